import { describe, expect, it } from 'vitest'
import type { Role } from '@/domain/roles'
import { demoPeople } from '@mocks/fixtures/people'
import { createAsked, idOf, problemsIn, type Told } from './support/asking'

const byEmail = (list: Told[], email: string) => list.find((one) => one.email === email)

describe('the people of the pretend server', () => {
  it('are listed with what the office has to know of them', async () => {
    const { ask } = createAsked()
    const { body } = await ask('super_admin', 'list_staff')
    expect(body.people.map(({ role }: Told) => role)).toEqual([
      'super_admin',
      'admin',
      'technician',
    ])
    expect(body.people[0]).toMatchObject({ is_self: true, two_factor: false, deactivated_at: null })
    expect(body.people[2]).toMatchObject({ technician_id: 'TECH-001', is_self: false })
    expect(body.people.every(({ last_seen }: Told) => last_seen !== null)).toBe(true)
    expect(body.invitations.map(({ is_expired }: Told) => is_expired)).toEqual([false, true])
    expect(body.technicians.length).toBeGreaterThan(0)
    expect(body.technicians.map(({ id }: Told) => id)).not.toContain('TECH-001')
  })

  it.each([null, 'customer', 'technician', 'admin'] as const)('are closed to %s', async (who) => {
    const { ask } = createAsked()
    const refused = await ask(who, 'list_staff')
    expect(refused).toMatchObject({ status: who ? 403 : 401, body: { code: '42501' } })
  })

  it('have another role when a super administrator says so, but nobody gives their own away', async () => {
    const { ask, database } = createAsked()
    const change = (user_id: string, role: string) =>
      ask('super_admin', 'change_role', { user_id, role })
    const changed = await change(idOf('technician'), 'admin')
    expect(byEmail(changed.body.people, demoPeople.technician.email).role).toBe('admin')
    expect([...database.business.audit_log.values()].at(-1)).toMatchObject({
      table_name: 'profiles',
      changes: { role: { from: 'technician', to: 'admin' } },
    })
    expect((await change(idOf('super_admin'), 'admin')).status).toBe(403)
    expect(problemsIn(await change(idOf('admin'), 'boss'))).toEqual([
      { field: 'role', problem: 'not_offered' },
    ])
    expect((await change('00000000-0000-4000-8000-00000000dead', 'admin')).status).toBe(404)
    expect(await change('not an id', 'admin')).toMatchObject({
      status: 400,
      body: { code: '22P02' },
    })
  })

  it('are refused with the reason once they are deactivated, until they are back', async () => {
    const { ask, send, database } = createAsked()
    const whose = { user_id: idOf('technician') }
    const away = await ask('super_admin', 'deactivate_account', whose)
    expect(byEmail(away.body.people, demoPeople.technician.email).deactivated_at).not.toBeNull()
    expect(await ask('technician', 'update_last_seen')).toMatchObject({
      status: 401,
      body: { message: 'session_ended', details: '{"reason":"account_deactivated"}' },
    })
    const { email, password } = demoPeople.technician
    const signIn = () => send('/auth/v1/token?grant_type=password', { email, password })
    expect((await signIn()).status).toBe(400)
    await ask('super_admin', 'reactivate_account', whose)
    expect((await signIn()).status).toBe(200)
    expect(database.profiles.get(whose.user_id)?.deactivated_at).toBeNull()
  })

  it('leave work open that is listed with ways out', async () => {
    const { ask } = createAsked()
    const { body } = await ask('super_admin', 'list_staff')
    const { open_work } = byEmail(body.people, demoPeople.technician.email)
    const work = await ask('super_admin', 'open_work_of', { user_id: idOf('technician') })
    expect(work.body).toHaveLength(open_work)
    expect(work.body[0].ways.at(-1)).toMatchObject({ kind: 'unplan' })
  })

  it('are given the record of a technician, each one', async () => {
    const { ask } = createAsked()
    const hand = (technician_id: string, user_id: string | null) =>
      ask('super_admin', 'hand_technician', { technician_id, user_id })
    expect(problemsIn(await hand('TECH-002', idOf('technician')))).toEqual([
      { field: 'user_id', problem: 'taken' },
    ])
    expect(problemsIn(await hand('TECH-999', null))).toEqual([
      { field: 'technician_id', problem: 'not_found' },
    ])
    await hand('TECH-001', null)
    const { body } = await hand('TECH-002', idOf('technician'))
    expect(byEmail(body.people, demoPeople.technician.email).technician_id).toBe('TECH-002')
    expect(body.technicians.map(({ id }: Told) => id)).toContain('TECH-001')
  })

  it('lose their second factor and their sessions, and are let in again before their time', async () => {
    const { ask, database } = createAsked()
    const { id } = demoPeople.admin
    const user = database.users.get(id)?.user
    if (user) user.factors = [{ status: 'verified' } as never]
    const locked_until = '2026-06-16T18:00:00+00:00'
    database.business.lockouts.set(id, { wrong: 5, locked_until })
    const before = await ask('super_admin', 'list_staff')
    expect(byEmail(before.body.people, demoPeople.admin.email)).toMatchObject({
      two_factor: true,
      locked_until,
    })
    await ask('super_admin', 'unlock_account', { user_id: id })
    const { body } = await ask('super_admin', 'reset_two_factor', { user_id: id })
    expect(byEmail(body.people, demoPeople.admin.email)).toMatchObject({
      two_factor: false,
      locked_until: null,
    })
    expect([...database.sessions.values()].some(({ userId }) => userId === id)).toBe(false)
  })
})

describe('the second factor at the pretend server', () => {
  const factor = [{ status: 'verified' } as never]

  it.each(['admin', 'super_admin'] as Role[])('is asked of %s who has one', async (role) => {
    const { ask, askAs, database } = createAsked()
    const user = database.users.get(idOf(role))?.user
    if (user) user.factors = factor
    expect(await ask(role, 'list_settings')).toMatchObject({
      status: 403,
      body: { code: 'PT403', message: 'second_factor' },
    })
    expect((await askAs(idOf(role), 'list_settings', {}, 'aal2')).status).toBe(200)
  })

  it('is asked of the whole office once the owner, who has passed it, says so', async () => {
    const { ask, askAs, database } = createAsked()
    const enable = { changes: [{ key: 'two_factor', value: 'Enabled', version: 1 }] }
    expect(problemsIn(await ask('super_admin', 'save_settings', enable))).toEqual([
      { field: 'two_factor', problem: 'own_factor_first' },
    ])
    const user = database.users.get(idOf('super_admin'))?.user
    if (user) user.factors = factor
    expect((await askAs(idOf('super_admin'), 'save_settings', enable, 'aal2')).status).toBe(200)
    expect((await ask('admin', 'list_settings')).body).toMatchObject({ message: 'second_factor' })
    expect((await ask('technician', 'technician_day')).status).not.toBe(403)
  })

  it('cannot be asked for where the auth server has none', async () => {
    const { ask } = createAsked({ twoFactorAvailable: false })
    const { body } = await ask('admin', 'list_settings')
    expect(body.find(({ key }: Told) => key === 'two_factor').available).toBe(false)
    const enable = { changes: [{ key: 'two_factor', value: 'Enabled', version: 1 }] }
    expect(problemsIn(await ask('admin', 'save_settings', enable))).toEqual([
      { field: 'two_factor', problem: 'not_available' },
    ])
  })
})

describe('the bounds of settings at the pretend server', () => {
  it.each([
    ['login_attempts', '2', 'too_small'],
    ['login_attempts', '21', 'too_large'],
    ['service_radius', '0', 'too_small'],
    ['service_radius', '501', 'too_large'],
    ['service_radius', 'far', 'invalid'],
  ])('keep %s from being %s', async (key, value, problem) => {
    const { ask } = createAsked()
    const refused = await ask('admin', 'save_settings', { changes: [{ key, value, version: 1 }] })
    expect(problemsIn(refused)).toEqual([{ field: key, problem }])
    const { body } = await ask('admin', 'list_settings')
    const row = body.find((one: Told) => one.key === key)
    expect([row.least, row.most]).toEqual(key === 'login_attempts' ? [3, 20] : [1, 500])
  })
})
