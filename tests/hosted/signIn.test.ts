import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { HostedDatabase, Person } from './support/hostedDatabase'
import { openStage } from './support/stage'

/**
 * What many do at once: wrong passwords for one account, people who make each other something, an invitation that is
 * taken twice, codes for the first administrator.
 */
let hosted: HostedDatabase
beforeAll(async () => {
  hosted = await openStage()
})
afterAll(() => hosted.close())

// The Auth service calls the hook as itself.
const auth: Person = { claims: { role: 'supabase_auth_admin' } }
type Decision = { decision: string; message?: string }
const enter = (person: Person, user: string, valid: boolean) =>
  hosted.call<Decision>(person, 'hook_password_verification', { event: { user_id: user, valid } })

describe('fifty wrong passwords at once', () => {
  beforeAll(() => hosted.rows('grant supabase_auth_admin to authenticator'))

  test.each([5, 3])('exactly %d are tried', async (most) => {
    await hosted.rows(`update public.settings set value = '${most}' where key = 'login_attempts'`)
    const { id } = await hosted.newPerson('admin')
    const answers = await Promise.all(Array.from({ length: 50 }, () => enter(auth, id, false)))
    expect(answers.filter(({ decision }) => decision === 'continue')).toHaveLength(most)
    expect(await enter(auth, id, true)).toMatchObject({
      decision: 'reject',
      message: expect.stringMatching(/^Too many wrong passwords\. Try again in 15 minutes\.$/),
    })
  })

  test('nobody on the web may ask the hook', async () => {
    const person = await hosted.newPerson('super_admin')
    for (const caller of [person, { claims: { role: 'anon' } }]) {
      await expect(enter(caller, person.id, true)).rejects.toMatchObject({ code: '42501' })
    }
  })
})

describe('two super administrators', () => {
  beforeEach(() =>
    hosted.rows(`update public.profiles set role = 'customer' where role = 'super_admin'`),
  )

  test.each(['change_role', 'deactivate_account'])(
    'who do %s to each other at once leave one',
    async (name) => {
      for (let round = 0; round < 10; round += 1) {
        await hosted.rows(`update public.profiles set role = 'customer' where role = 'super_admin'`)
        const [one, two] = [
          await hosted.newPerson('super_admin'),
          await hosted.newPerson('super_admin'),
        ]
        const args = (id: string) => ({
          user_id: id,
          ...(name === 'change_role' && { role: 'customer' }),
        })
        const refusals = await Promise.all([
          hosted.refusal(one, name, args(two.id)),
          hosted.refusal(two, name, args(one.id)),
        ])
        expect(refusals.filter(Boolean)).toHaveLength(1)
        const left = await hosted.rows(
          `select id from public.profiles where role = 'super_admin' and deactivated_at is null`,
        )
        expect(left).toHaveLength(1)
      }
    },
  )
})

test('an invitation that is taken by two tabs at once is taken once, with one answer', async () => {
  const boss = await hosted.newPerson('super_admin')
  const guest = await hosted.newPerson('customer')
  const [row] = await hosted.rows<{ email: string }>(
    `update auth.users set email_confirmed_at = now(), email = coalesce(email, 'guest@example.com')
     where id = '${guest.id}' returning email`,
  )
  await hosted.call(boss, 'invite_person', { email: row?.email, role: 'technician' })
  const [claimed] = await hosted.rows<{ link: string }>(
    `select private.make_invitation_link(i.id) as link from public.invitations i where i.email = lower('${row?.email}')`,
  )
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      hosted.call(guest, 'accept_invitation', { link: claimed?.link }),
    ),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set(['{"role":"technician"}']),
  )
})

test('guesses of the first administrator’s code that come at once are all counted', async () => {
  await hosted.rows(`update public.profiles set role = 'customer' where role = 'super_admin'`)
  const operator: Person = { claims: { role: 'service_role' } }
  const { code } = await hosted.call<{ code: string }>(operator, 'make_setup_code')
  const guest = await hosted.newPerson('customer')
  await hosted.rows(`update auth.users set email_confirmed_at = now() where id = '${guest.id}'`)
  const answers = await Promise.all(
    Array.from({ length: 30 }, () =>
      hosted.call<{ problem: string }>(guest, 'become_first_admin', { code: 'WRONG' }),
    ),
  )
  expect(answers.filter(({ problem }) => problem === 'wrong_code')).toHaveLength(5)
  expect(await hosted.call(guest, 'become_first_admin', { code })).toEqual({
    problem: 'code_ended',
  })
})
