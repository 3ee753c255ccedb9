import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openBusiness, type BusinessDatabase, type Caller } from './businessDatabase'

const now = '2026-11-25T18:00:00Z'
const later = (hours: number) => new Date(Date.parse(now) + hours * 3_600_000).toISOString()

type Staff = {
  people: {
    id: string
    email: string
    role: string
    technician_id: string | null
    deactivated_at: string | null
    open_work: number
    is_self: boolean
  }[]
  invitations: { id: string; email: string; role: string; is_expired: boolean; mail: string }[]
  technicians: { id: string; name: string }[]
}
type Claimed = { id: string; attempt: number; kind: string; to: string; token: string }

let business: BusinessDatabase
beforeAll(async () => {
  business = await openBusiness({ now, sample: true })
  await business.exec(
    `update public.settings set value = 'Disabled' where key = 'email_notifications'`,
  )
})
afterAll(() => business.close())
beforeEach(async () => {
  await business.stopClock(now)
  await business.exec(`
    delete from public.messages; delete from public.invitations; delete from private.wrong_links;
    delete from auth.users where email like '%@new.example';
  `)
})

const staff = (caller: Caller = 'super_admin') => business.call<Staff>(caller, 'list_staff')
const invite = (email: string, role = 'technician', technician: string | null = null) =>
  business.call<Staff>('super_admin', 'invite_person', {
    email,
    role,
    technician_id: technician,
  })
const refusedInvite = async (email: string, role = 'technician', technician: unknown = null) => {
  const args = { email, role, technician_id: technician }
  const { message, detail } = await business.refusal('super_admin', 'invite_person', args)
  return message === 'invalid' ? (JSON.parse(detail ?? '') as unknown) : message
}
async function mails(): Promise<Claimed[]> {
  const [row] = await business.rows<{ answer: Claimed[] }>(
    `select public.claim_messages('test', 100) as answer`,
  )
  const claimed = (row?.answer ?? []).filter(({ kind }) => kind === 'invitation')
  for (const { id, attempt } of claimed) {
    await business.rows(`select public.finish_message($1, $2, 'sent', null, '')`, [id, attempt])
  }
  return claimed
}
/** An account as sign-up makes it, confirmed by its mail or by nothing. */
async function account(email: string, confirmed: 'mail' | 'nothing' | false = 'mail') {
  const [made] = await business.rows<{ id: string }>(
    `insert into auth.users (id, email, encrypted_password, confirmation_sent_at)
     values (gen_random_uuid(), $1, 'x', $2) returning id`,
    [email, confirmed === 'nothing' ? null : now],
  )
  const userId = made?.id ?? ''
  if (confirmed) {
    await business.rows('update auth.users set email_confirmed_at = now() where id = $1', [userId])
  }
  return { userId }
}
const roleOf = async ({ userId }: { userId: string }) => {
  const [row] = await business.rows<{ role: string }>(
    'select role from public.profiles where id = $1',
    [userId],
  )
  return row?.role
}
const read = (link: string) =>
  business.call<{ status: string } | null>('anon', 'read_invitation', { link })
const accept = (caller: Caller, link: string) =>
  business.call(caller, 'accept_invitation', { link })

describe('who works here', () => {
  test('is shown to super administrators: everybody with a role, and technicians without an account', async () => {
    const { people, technicians } = await staff()
    expect(people.map(({ role }) => role)).toEqual(['super_admin', 'admin', 'technician'])
    expect(people.filter(({ is_self }) => is_self).map(({ role }) => role)).toEqual(['super_admin'])
    expect(people[2]?.technician_id).toBe('TECH-001')
    expect(people[2]?.open_work).toBeGreaterThan(0)
    expect(technicians.map(({ id }) => id)).not.toContain('TECH-001')
  })

  test.each(['admin', 'technician', 'customer', 'anon'] as const)(
    'is no business of %s, nor is any change',
    async (caller) => {
      const id = business.userId('customer')
      const calls: [string, Record<string, unknown>][] = [
        ['list_staff', {}],
        ['invite_person', { email: 'a@new.example', role: 'technician' }],
        ['change_role', { user_id: id, role: 'admin' }],
        ['deactivate_account', { user_id: id }],
        ['reactivate_account', { user_id: id }],
        ['open_work_of', { user_id: id }],
        ['hand_technician', { technician_id: 'TECH-002', user_id: id }],
        ['reset_two_factor', { user_id: id }],
        ['unlock_account', { user_id: id }],
        ['resend_invitation', { id }],
        ['withdraw_invitation', { id }],
      ]
      for (const [name, args] of calls) {
        expect((await business.refusal(caller, name, args)).code).toBe('42501')
      }
    },
  )

  test('nobody acts on their own access', async () => {
    const user_id = business.userId('super_admin')
    for (const [name, args] of [
      ['change_role', { user_id, role: 'admin' }],
      ['deactivate_account', { user_id }],
      ['unlock_account', { user_id }],
    ] as const) {
      expect((await business.refusal('super_admin', name, args)).code).toBe('42501')
    }
  })
})

describe('an invitation', () => {
  test('is mailed; the account that confirms its address gets role and record', async () => {
    const { technicians } = await staff()
    const record = technicians[0]?.id ?? ''
    const after = await invite(' Tess@New.example ', 'technician', record)
    expect(after.invitations).toMatchObject([
      { email: 'tess@new.example', role: 'technician', is_expired: false, mail: 'waiting' },
    ])
    expect(await mails()).toMatchObject([{ to: 'tess@new.example', token: expect.any(String) }])
    expect((await staff()).invitations[0]?.mail).toBe('sent')

    const tess = await account('tess@new.example')
    expect(await roleOf(tess)).toBe('technician')
    const { people, invitations } = await staff()
    expect(invitations).toEqual([])
    expect(people.find(({ id }) => id === tess.userId)?.technician_id).toBe(record)
    await business.call('super_admin', 'hand_technician', { technician_id: record, user_id: null })
  })

  test('gives nothing to an unconfirmed address, nor where addresses are confirmed by nothing', async () => {
    await invite('una@new.example', 'admin')
    expect(await roleOf(await account('una@new.example', false))).toBe('customer')
    await business.exec(`delete from auth.users where email = 'una@new.example'`)
    const una = await account('una@new.example', 'nothing')
    expect(await roleOf(una)).toBe('customer')
    // With the link they have shown that the mailbox is theirs.
    const [mail] = await mails()
    expect(await accept(una, mail?.token ?? '')).toEqual({ role: 'admin' })
    expect(await roleOf(una)).toBe('admin')
  })

  test('is accepted by an account that was there before, once and again', async () => {
    const old = await account('old@new.example')
    await invite('old@new.example', 'super_admin')
    const link = (await mails())[0]?.token ?? ''
    expect(await read(link)).toMatchObject({
      email: 'old@new.example',
      role: 'super_admin',
      company: 'Sunline Auto Glass',
      status: 'open',
    })
    expect(await accept(old, link)).toEqual({ role: 'super_admin' })
    expect(await accept(old, link)).toEqual({ role: 'super_admin' })
    expect(await read(link)).toMatchObject({ status: 'used' })
  })

  test('is not for another address, nor for visitors', async () => {
    await invite('one@new.example')
    const link = (await mails())[0]?.token ?? ''
    const other = await account('other@new.example')
    await expect(accept(other, link)).rejects.toMatchObject({
      code: 'PT403',
      message: 'other_address',
    })
    expect(await roleOf(other)).toBe('customer')
    expect((await business.refusal('anon', 'accept_invitation', { link })).code).toBe('42501')
  })

  test('lasts seven days; sent again it lasts seven more, with another link', async () => {
    const { invitations } = await invite('late@new.example')
    const id = invitations[0]?.id
    const first = (await mails())[0]?.token ?? ''
    await business.stopClock(later(7 * 24))
    expect(await read(first)).toMatchObject({ status: 'expired' })
    expect((await staff()).invitations).toMatchObject([{ is_expired: true }])
    const late = await account('late@new.example')
    expect(await roleOf(late)).toBe('customer')
    await expect(accept(late, first)).rejects.toMatchObject({ code: 'PT410', message: 'expired' })

    await business.call('super_admin', 'resend_invitation', { id })
    expect(await read(first)).toBeNull()
    const second = (await mails())[0]?.token ?? ''
    expect(await accept(late, second)).toEqual({ role: 'technician' })
    expect(await business.refusal('super_admin', 'resend_invitation', { id })).toMatchObject({
      message: 'stale',
    })
  })

  test('that was withdrawn, or replaced by another, is not sent and leads to nothing', async () => {
    const { invitations } = await invite('gone@new.example', 'admin')
    await business.call('super_admin', 'withdraw_invitation', { id: invitations[0]?.id })
    expect(await mails()).toEqual([])
    await invite('gone@new.example', 'admin')
    const link = (await mails())[0]?.token ?? ''
    expect((await invite('gone@new.example', 'technician')).invitations).toHaveLength(1)
    expect(await read(link)).toMatchObject({ status: 'withdrawn' })
    const gone = await account('gone@new.example')
    expect(await roleOf(gone)).toBe('technician')
    await expect(accept(gone, link)).rejects.toMatchObject({ message: 'withdrawn' })
  })

  test.each([
    ['no address', '', 'technician', null, 'email', 'required'],
    ['what is no address', 'tess', 'technician', null, 'email', 'invalid'],
    ['who works here', 'ADMIN@sunline.example', 'technician', null, 'email', 'already_staff'],
    ['a customer', 'c@new.example', 'customer', null, 'role', 'not_offered'],
    ['no record', 'c@new.example', 'technician', 'TECH-999', 'technician_id', 'not_offered'],
    ['an office record', 'c@new.example', 'admin', 'TECH-002', 'technician_id', 'not_offered'],
    ['a taken record', 'c@new.example', 'technician', 'TECH-001', 'technician_id', 'taken'],
  ])('is refused for %s', async (_what, email, role, technician, field, problem) => {
    expect(await refusedInvite(email, role, technician)).toEqual([{ field, problem }])
  })

  test('is one of thirty in an hour', async () => {
    for (let n = 0; n < 30; n += 1) await invite(`many-${n}@new.example`)
    expect(await refusedInvite('more@new.example')).toBe('rate_limited')
    await business.stopClock(later(1.01))
    await invite('more@new.example')
  })

  test('cannot be guessed: after some wrong links nothing is read from there for an hour', async () => {
    const [rules] = await business.rows<{ most: number }>(
      'select limit_wrong_links as most from public.booking_rules',
    )
    for (let n = 0; n < (rules?.most ?? 0); n += 1) expect(await read(`wrong-${n}`)).toBeNull()
    expect(await business.refusal('anon', 'read_invitation', { link: 'x' })).toMatchObject({
      code: 'PT429',
    })
  })

  test('keeps the address out of the history', async () => {
    await invite('secret@new.example')
    const rows = await business.rows(
      `select 1 from public.audit_log where changes::text like '%secret@new.example%'`,
    )
    expect(rows).toEqual([])
  })
})

describe('access', () => {
  test('given and taken: role, record and account', async () => {
    const kim = await account('kim@new.example')
    const user_id = kim.userId
    const as = (name: string, args: Record<string, unknown> = {}) =>
      business.call<Staff>('super_admin', name, { user_id, ...args })
    await as('change_role', { role: 'technician' })
    expect(await roleOf(kim)).toBe('technician')
    const { technicians } = await staff()
    const record = technicians[0]?.id ?? ''
    await as('hand_technician', { technician_id: record })
    expect(
      await business.refusal('super_admin', 'hand_technician', {
        technician_id: technicians[1]?.id,
        user_id,
      }),
    ).toMatchObject({ detail: '[{"field": "user_id", "problem": "taken"}]' })
    expect(await business.call(kim, 'my_day')).toMatchObject({ technician_id: record })

    const work = await business.call<{ job: { id: string }; ways: unknown[] }[]>(
      'super_admin',
      'open_work_of',
      { user_id },
    )
    const kims = (await as('deactivate_account')).people.find(({ id }) => id === user_id)
    expect(kims).toMatchObject({ deactivated_at: expect.any(String), open_work: work.length })
    expect(await business.refusal(kim, 'my_day')).toMatchObject({
      code: 'PT401',
      detail: '{"reason": "account_deactivated"}',
    })
    await as('reactivate_account')
    expect(await business.call(kim, 'my_day')).toMatchObject({ technician_id: record })
    await as('change_role', { role: 'customer' })
    expect((await business.refusal(kim, 'my_day')).code).toBe('42501')
    await business.call('super_admin', 'hand_technician', { technician_id: record })
  })

  test('the open jobs of who goes are listed, each with its ways out', async () => {
    const work = await business.call<
      { job: { id: string; status: string }; ways: { kind: string }[] }[]
    >('super_admin', 'open_work_of', { user_id: business.userId('technician') })
    expect(work.length).toBeGreaterThan(0)
    for (const { job, ways } of work) {
      expect(job.id).toMatch(/^J-/)
      expect(ways.map(({ kind }) => kind)).toContain('unplan')
    }
  })

  test.each([
    ['change_role', { role: 'owner' }, 'PT422'],
    ['hand_technician', { technician_id: 'TECH-999' }, 'PT422'],
    ['hand_technician', { technician_id: 'TECH-002' }, 'PT422'],
  ])('%s with %j is refused', async (name, args, code) => {
    const user_id = business.userId('customer')
    expect((await business.refusal('super_admin', name, { user_id, ...args })).code).toBe(code)
  })

  test('of nobody is not found', async () => {
    const user_id = crypto.randomUUID()
    expect((await business.refusal('super_admin', 'deactivate_account', { user_id })).message).toBe(
      'not_found',
    )
  })
})

describe('the first administrator', () => {
  type Answer = { role?: string; problem?: string; tries_left?: number }
  const enter = (caller: Caller, code: string | null) =>
    business.call<Answer>(caller, 'become_first_admin', { code })
  const makeCode = async () => {
    const [row] = await business.rows<{ answer: { code: string } }>(
      'select public.make_setup_code() as answer',
    )
    return row?.answer.code ?? ''
  }
  const needed = () => business.call<{ needed: boolean }>('anon', 'setup_state')

  test('is no question once there is one', async () => {
    expect(await needed()).toEqual({ needed: false })
    await expect(makeCode()).rejects.toMatchObject({ message: 'done' })
    await expect(enter('customer', 'ABCDEFGH')).rejects.toMatchObject({ message: 'done' })
  })

  describe('of an empty project', () => {
    beforeAll(() =>
      business.exec(`update public.profiles set role = 'customer' where role = 'super_admin'`),
    )
    afterAll(() =>
      business.rows(`update public.profiles set role = 'super_admin' where id = $1`, [
        business.userId('super_admin'),
      ]),
    )

    test('has five tries; a new code gives five more; typed as people type it it is right', async () => {
      expect(await needed()).toEqual({ needed: true })
      expect(await enter('customer', 'ABCDEFGH')).toEqual({ problem: 'code_ended' })
      await makeCode()
      for (const left of [4, 3, 2, 1, 0]) {
        expect(await enter('customer', 'wrong')).toEqual({
          problem: 'wrong_code',
          tries_left: left,
        })
      }
      expect(await enter('customer', 'wrong')).toEqual({ problem: 'code_ended' })
      const code = await makeCode()
      expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
      const ann = await account('ann@new.example')
      expect(await enter(ann, ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `)).toEqual({
        role: 'super_admin',
      })
      expect(await roleOf(ann)).toBe('super_admin')
      expect(await needed()).toEqual({ needed: false })
      await expect(enter('customer', code)).rejects.toMatchObject({ message: 'done' })
    })

    test('the code ends after a day, and is for confirmed accounts', async () => {
      await business.exec(`update public.profiles set role = 'customer' where role = 'super_admin'`)
      const code = await makeCode()
      const una = await account('una@new.example', false)
      expect((await business.refusal(una, 'become_first_admin', { code })).code).toBe('42501')
      await business.stopClock(later(24))
      expect(await enter('customer', code)).toEqual({ problem: 'code_ended' })
    })
  })
})
