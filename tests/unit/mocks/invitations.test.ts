import { describe, expect, it } from 'vitest'
import { demoPeople } from '@mocks/fixtures/people'
import type { MockDatabase } from '@mocks/database/mockDatabase'
import { keepSetupCode } from '@mocks/database/business/staff/firstAdmin'
import { createAsked, idOf, problemsIn, type Told } from './support/asking'

const weekMs = 7 * 86_400_000

async function invited(given: Record<string, unknown> = {}) {
  const asked = createAsked()
  const args = { email: 'new@example.com', role: 'admin', technician_id: null, ...given }
  const answer = await asked.ask('super_admin', 'invite_person', args)
  return { ...asked, answer, row: newest(asked.database) }
}

/** The newest invitation with the token of its link. */
function newest({ business }: MockDatabase) {
  const row = [...business.invitations.values()].at(-1)
  const mail = business.invitation_mails.get(row?.id ?? '')
  if (!row || !mail) throw new Error('Nobody is invited')
  return { ...row, token: mail.token }
}

describe('invitations at the pretend server', () => {
  it('are open for seven days behind a link that only the letter has', async () => {
    const { answer, row, ask, pass } = await invited()
    expect(row.token).toMatch(/^[\w-]{22}$/)
    expect(JSON.stringify(answer.body)).not.toContain(row.token)
    expect(answer.body.invitations[0]).toMatchObject({ email: 'new@example.com', mail: 'waiting' })
    const read = () => ask(null, 'read_invitation', { link: row.token })
    expect((await read()).body).toMatchObject({ status: 'open', company: 'Sunline Auto Glass' })
    pass(weekMs)
    expect((await read()).body.status).toBe('expired')
    expect((await ask(null, 'read_invitation', { link: 'x' })).body).toBeNull()
  })

  it.each([
    [{ email: '' }, 'email', 'required'],
    [{ email: 'nobody' }, 'email', 'invalid'],
    [{ email: demoPeople.admin.email.toUpperCase() }, 'email', 'already_staff'],
    [{ role: 'customer' }, 'role', 'not_offered'],
    [{ technician_id: 'TECH-002' }, 'technician_id', 'not_offered'],
    [{ role: 'technician', technician_id: 'TECH-999' }, 'technician_id', 'not_offered'],
    [{ role: 'technician', technician_id: 'TECH-001' }, 'technician_id', 'taken'],
  ])('refuse %j', async (given, field, problem) => {
    const { answer } = await invited(given)
    expect(answer.status).toBe(422)
    expect(problemsIn(answer)).toEqual([{ field, problem }])
  })

  it('are replaced by another of the same address, sent again, and withdrawn', async () => {
    const { ask, row, database } = await invited()
    await ask('super_admin', 'invite_person', { email: 'New@example.com', role: 'technician' })
    const read = (link: string) => ask(null, 'read_invitation', { link })
    expect((await read(row.token)).body.status).toBe('withdrawn')
    const second = newest(database)
    await ask('super_admin', 'resend_invitation', { id: second.id })
    expect((await read(second.token)).body).toBeNull()
    const fresh = newest(database)
    const gone = await ask('super_admin', 'withdraw_invitation', { id: second.id })
    expect(gone.body.invitations.map(({ id }: Told) => id)).not.toContain(second.id)
    expect((await read(fresh.token)).body.status).toBe('withdrawn')
    expect((await ask('super_admin', 'resend_invitation', { id: second.id })).body).toMatchObject({
      message: 'stale',
    })
  })

  it('are thirty an hour', async () => {
    const { ask, pass } = await invited()
    const another = (number: number) =>
      ask('super_admin', 'invite_person', { email: `p${number}@example.com`, role: 'admin' })
    for (let number = 2; number <= 30; number += 1) expect((await another(number)).status).toBe(200)
    expect((await another(31)).body).toMatchObject({ code: 'PT429', message: 'rate_limited' })
    pass(3_600_001)
    expect((await another(32)).status).toBe(200)
  })

  it('give the role to who has the address, once, and to nobody else', async () => {
    const { ask, row, database } = await invited({
      email: demoPeople.customer.email,
      role: 'technician',
      technician_id: 'TECH-002',
    })
    const accept = (who: 'customer' | 'technician') =>
      ask(who, 'accept_invitation', { link: row.token })
    expect((await accept('technician')).body).toMatchObject({
      code: 'PT403',
      message: 'other_address',
    })
    expect((await accept('customer')).body).toEqual({ role: 'technician' })
    expect((await accept('customer')).body).toEqual({ role: 'technician' })
    expect(database.profiles.get(idOf('customer'))?.role).toBe('technician')
    expect(database.business.technicians.get('TECH-002')?.user_id).toBe(idOf('customer'))
    expect((await ask(null, 'accept_invitation', { link: row.token })).status).toBe(401)
  })

  it('give the role to a new account as soon as its address is confirmed', async () => {
    const { send, database } = await invited()
    const password = 'A long passw0rd'
    await send('/auth/v1/signup', { email: 'new@example.com', password })
    const token_hash = database.mails.at(-1)?.tokenHash
    const { body } = await send('/auth/v1/verify', { type: 'signup', token_hash })
    expect(database.profiles.get(body.user.id)?.role).toBe('admin')
  })
})

describe('the first super administrator at the pretend server', () => {
  function fresh() {
    const asked = createAsked()
    const { database } = asked
    const profile = database.profiles.get(idOf('super_admin'))
    if (profile) profile.role = 'customer'
    keepSetupCode({ database, tables: database.business }, 'ABCD2345')
    const become = (code: string) => asked.ask('customer', 'become_first_admin', { code })
    return { ...asked, become }
  }

  it('is made by the code, once', async () => {
    const { ask, become } = fresh()
    expect((await ask(null, 'setup_state')).body).toEqual({ needed: true })
    expect((await become('abcd 2345')).body).toEqual({ role: 'super_admin' })
    expect((await ask(null, 'setup_state')).body).toEqual({ needed: false })
    expect((await become('ABCD2345')).body).toMatchObject({ code: 'PT409', message: 'done' })
  })

  it('has five tries, and a day', async () => {
    const { become } = fresh()
    for (const tries_left of [4, 3, 2, 1, 0]) {
      expect((await become('WRONG222')).body).toEqual({ problem: 'wrong_code', tries_left })
    }
    expect((await become('ABCD2345')).body).toEqual({ problem: 'code_ended' })
    const other = fresh()
    other.pass(86_400_000)
    expect((await other.become('ABCD2345')).body).toEqual({ problem: 'code_ended' })
  })
})
