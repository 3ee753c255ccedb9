import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openBusiness, type BusinessDatabase } from './businessDatabase'
import { prepareFactors, giveFactor } from './support/factors'

const now = '2026-11-25T18:00:00Z'
const later = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000).toISOString()

type Access = {
  second_factor: string
  session_minutes: number
  two_factor_required: boolean
  has_factor: boolean
}

let business: BusinessDatabase
beforeAll(async () => {
  business = await openBusiness({ now, sample: true })
  await prepareFactors(business)
})
afterAll(() => business.close())
beforeEach(async () => {
  await business.stopClock(now)
  await business.exec(`
    delete from private.wrong_passwords; delete from auth.mfa_factors;
    update public.settings set value = 'Disabled' where key = 'two_factor';
    update public.settings set value = '5' where key = 'login_attempts';
    update public.settings set value = '15 minutes' where key = 'lockout_duration';
  `)
})

const set = (key: string, value: string) =>
  business.rows('update public.settings set value = $2 where key = $1', [key, value])

describe('wrong passwords', () => {
  async function enter(valid: boolean, role: 'admin' | 'customer' = 'admin') {
    const [row] = await business.rows<{ answer: { decision: string; message?: string } }>(
      'select public.hook_password_verification($1) as answer',
      [JSON.stringify({ user_id: business.userId(role), valid })],
    )
    return row?.answer
  }
  async function fail(times: number) {
    for (let n = 0; n < times; n += 1) expect(await enter(false)).toEqual({ decision: 'continue' })
  }
  const locked = (message: string) => ({
    decision: 'reject',
    message: `Too many wrong passwords. ${message}`,
    should_logout_user: false,
  })

  test('five are tried, then right and wrong alike are refused for a quarter of an hour', async () => {
    await fail(5)
    expect(await enter(false)).toEqual(locked('Try again in 15 minutes.'))
    expect(await enter(true)).toEqual(locked('Try again in 15 minutes.'))
    await business.stopClock(later(14.5))
    expect(await enter(true)).toEqual(locked('Try again in 1 minute.'))
    await business.stopClock(later(15))
    expect(await enter(true)).toEqual({ decision: 'continue' })
  })

  test('after a lockout there are five again', async () => {
    await fail(5)
    await business.stopClock(later(15))
    await fail(5)
    expect(await enter(true)).toMatchObject({ decision: 'reject' })
  })

  test('a right one starts the count again, and one person’s are not another’s', async () => {
    await fail(4)
    expect(await enter(true)).toEqual({ decision: 'continue' })
    await fail(4)
    expect(await enter(true, 'customer')).toEqual({ decision: 'continue' })
    await fail(1)
    expect(await enter(true, 'customer')).toEqual({ decision: 'continue' })
    expect(await enter(true)).toMatchObject({ decision: 'reject' })
  })

  test('number and time are the owner’s', async () => {
    await set('login_attempts', '3')
    await set('lockout_duration', '60 minutes')
    await fail(3)
    expect(await enter(true)).toEqual(locked('Try again in 60 minutes.'))
  })

  test('a new password, by a mail’s link, opens the account', async () => {
    await fail(5)
    await business.rows(
      `update auth.users set encrypted_password = encrypted_password || 'x' where id = $1`,
      [business.userId('admin')],
    )
    expect(await enter(true)).toEqual({ decision: 'continue' })
  })

  test('a super administrator opens it too, which is in the history', async () => {
    await fail(5)
    const id = business.userId('admin')
    const { people } = await business.call<{
      people: { id: string; locked_until: string | null }[]
    }>('super_admin', 'list_staff')
    expect(people.find((one) => one.id === id)?.locked_until).toMatch(/^2026-11-25T18:15/)
    await business.call('super_admin', 'unlock_account', { user_id: id })
    expect(await enter(true)).toEqual({ decision: 'continue' })
    const [entry] = await business.rows(
      `select changes from public.audit_log where record_id = $1 order by id desc limit 1`,
      [id],
    )
    expect(entry).toEqual({ changes: { locked: { from: true, to: false } } })
  })
})

describe('the bounds of settings', () => {
  const change = async (key: string, value: unknown, aal: 'aal1' | 'aal2' = 'aal1') => {
    const [row] = await business.rows<{ version: number }>(
      'select version from public.settings where key = $1',
      [key],
    )
    return business.call({ userId: business.userId('super_admin'), aal }, 'save_settings', {
      changes: JSON.stringify([{ key, value, version: row?.version }]),
    })
  }
  test.each([
    ['login_attempts', '2', 'too_small'],
    ['login_attempts', '21', 'too_large'],
    ['service_radius', '0', 'too_small'],
    ['service_radius', '501', 'too_large'],
    ['login_attempts', '', 'required'],
    ['login_attempts', 5, 'invalid'],
    ['two_factor', 'Enabled', 'own_factor_first'],
  ])('%s cannot be %j: %s', async (key, value, problem) => {
    await expect(change(key, value)).rejects.toMatchObject({
      code: 'PT422',
      detail: `[{"field": "${key}", "problem": "${problem}"}]`,
    })
  })
  test('anybody who has passed a second factor may require it of all', async () => {
    await change('two_factor', 'Enabled', 'aal2')
    expect(await business.call<Access>('admin', 'my_access')).toMatchObject({
      second_factor: 'to_set_up',
      two_factor_required: true,
    })
  })
})

describe('the second factor', () => {
  const access = (aal: 'aal1' | 'aal2' = 'aal1', role: 'admin' | 'technician' = 'admin') =>
    business.call<Access>({ userId: business.userId(role), aal }, 'my_access')

  test('is off until somebody has one or must have one', async () => {
    expect(await access()).toEqual({
      role: 'admin',
      session_minutes: 30,
      second_factor: 'off',
      two_factor_required: false,
      two_factor_available: true,
      has_factor: false,
    })
    expect(await business.call('customer', 'my_access')).toMatchObject({ second_factor: 'off' })
    expect(await business.refusal('anon', 'my_access')).toMatchObject({ code: '42501' })
  })

  test('that is required keeps administrators out until they have set it up', async () => {
    await set('two_factor', 'Enabled')
    expect(await access()).toMatchObject({ second_factor: 'to_set_up' })
    expect(await access('aal1', 'technician')).toMatchObject({ second_factor: 'off' })
    expect(await business.refusal('admin', 'dashboard')).toMatchObject({
      code: 'PT403',
      message: 'second_factor',
    })
    expect(await business.rowsAs('admin', 'select id from public.customers')).toEqual([])
    expect(await business.rowsAs('admin', 'select role from public.profiles')).toEqual([
      { role: 'admin' },
    ])
  })

  test('that somebody has is asked, whatever the setting, and lets in when it was passed', async () => {
    for (const role of ['admin', 'technician'] as const) await giveFactor(business, role)
    expect(await access()).toMatchObject({ second_factor: 'needed', has_factor: true })
    expect(await business.refusal('technician', 'my_day')).toMatchObject({
      message: 'second_factor',
    })
    const passed = { userId: business.userId('admin'), aal: 'aal2' } as const
    expect(await access('aal2')).toMatchObject({ second_factor: 'passed' })
    expect(await business.call(passed, 'list_settings')).toHaveLength(20)
    expect((await business.rowsAs(passed, 'select id from public.customers limit 1')).length).toBe(
      1,
    )
  })

  test('an unverified factor asks for nothing', async () => {
    await giveFactor(business, 'admin', 'unverified')
    expect(await access()).toMatchObject({ second_factor: 'off', has_factor: false })
  })

  test('that was lost is taken off by a super administrator; the sessions end', async () => {
    await giveFactor(business, 'admin')
    await business.call('super_admin', 'reset_two_factor', { user_id: business.userId('admin') })
    expect(await access()).toMatchObject({ second_factor: 'off' })
    const own = await business.refusal('super_admin', 'reset_two_factor', {
      user_id: business.userId('super_admin'),
    })
    expect(own.code).toBe('42501')
  })
})

test.each([
  ['15 minutes', 15],
  ['120 minutes', 120],
])('a session without a touch lasts %s', async (value, minutes) => {
  await set('session_timeout', value)
  expect(await business.call<Access>('technician', 'my_access')).toMatchObject({
    session_minutes: minutes,
  })
})
