import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBusiness, type BusinessDatabase } from './businessDatabase'

const now = '2026-11-25T18:00:00Z'

let business: BusinessDatabase
beforeAll(async () => {
  business = await openBusiness({ now, sample: true })
})
afterAll(() => business.close())

describe('settings', () => {
  type Setting = { key: string; value: string; version: number; label: string; group: string }
  const settings = () => business.call<Setting[]>('admin', 'list_settings')

  test('are those of a new system, in their order', async () => {
    const shown = (await settings()).map((setting) => `${setting.label}: ${setting.value}`)
    expect(shown).toHaveLength(20)
    expect(shown.slice(5)).toEqual([
      'New Order Notifications: Enabled',
      'Low Stock Alerts: Enabled',
      'Technician Updates: Enabled',
      'Customer Messages: Enabled',
      'Email Notifications: Enabled',
      'Two-Factor Authentication: Disabled',
      'Session Timeout: 30 minutes',
      'Password Requirements: Strong',
      'Login Attempts: 5',
      'Account Lockout Duration: 15 minutes',
      'Default Currency: USD',
      'Time Zone: Pacific Time',
      'Date Format: MM/DD/YYYY',
      'Business Hours: 8:00 AM - 6:00 PM',
      'Service Radius: 25',
    ])
  })

  test('of the wrong kind are refused, all of them together', async () => {
    const wrong = {
      phone: 'call me',
      email: 'nobody',
      website: 'javascript:alert(1)',
      low_stock_alerts: 'Maybe',
      session_timeout: '31 minutes',
      login_attempts: '-1',
      business_hours: '25:00',
      company_name: '',
    }
    const versions = new Map((await settings()).map((setting) => [setting.key, setting.version]))
    const changes = Object.entries({ ...wrong, service_radius: '30' }).map(([key, value]) => ({
      key,
      value,
      version: versions.get(key),
    }))
    const refusal = await business.refusal('admin', 'save_settings', {
      changes: JSON.stringify(changes),
    })
    const fields = (JSON.parse(refusal.detail ?? '') as { field: string }[]).map((one) => one.field)
    expect(fields.toSorted()).toEqual(Object.keys(wrong).toSorted())
    expect((await settings()).find((setting) => setting.key === 'service_radius')?.value).toBe('25')
  })

  test('that somebody else has saved meanwhile are told', async () => {
    const change = JSON.stringify([{ key: 'service_radius', value: '30', version: 1 }])
    await business.call('admin', 'save_settings', { changes: change })
    const refusal = await business.refusal('super_admin', 'save_settings', { changes: change })
    expect(refusal).toMatchObject({
      code: 'PT409',
      message: 'stale',
      detail: '{"keys": ["service_radius"]}',
    })
  })

  test('of the booking interface change what visitors can book', async () => {
    const api = await business.call<{ version: number }>('admin', 'get_api_settings')
    await business.call('admin', 'save_api_settings', {
      version: api.version,
      fields: { days_ahead: 2, directions_url: 'https://maps.example.com/?to={address}' },
    })
    expect(
      await business.rowsAs('anon', `select * from public.available_time_frames('2026-11-29')`),
    ).toEqual([])
    expect(
      await business.refusal('admin', 'save_api_settings', {
        version: api.version + 1,
        fields: { directions_url: 'http://insecure.example.com' },
      }),
    ).toMatchObject({
      code: 'PT422',
      detail: '[{"field": "directions_url", "problem": "invalid"}]',
    })
  })

  test('planned maintenance is shown to visitors from a day before', async () => {
    const banner = () => business.call<{ message: string } | null>('anon', 'current_maintenance')
    const plan = (starts_at: string, ends_at: string) =>
      business.call<{ id: number }[]>('admin', 'schedule_maintenance', {
        starts_at,
        ends_at,
        message: 'New server',
      })
    const planned = await plan('2026-11-28T05:00:00Z', '2026-11-28T07:00:00Z')
    expect(await banner()).toBeNull()
    await business.stopClock('2026-11-27T06:00:00Z')
    expect(await banner()).toMatchObject({ message: 'New server' })
    await business.call('admin', 'cancel_maintenance', { id: planned[0]?.id })
    expect(await banner()).toBeNull()
    await business.stopClock(now)
    await expect(plan('2026-11-28T07:00:00Z', '2026-11-28T05:00:00Z')).rejects.toMatchObject({
      code: 'PT422',
    })
  })
})

describe('a backup', () => {
  test('brings everything back as it was, and only a super administrator may', async () => {
    const backup = JSON.stringify(await business.call('admin', 'create_backup'))
    const figures = async () => [
      await business.call('admin', 'order_figures'),
      await business.call('admin', 'glass_figures'),
      await business.call('technician', 'my_day'),
    ]
    const before = await figures()
    await business.exec(`
      update public.orders set deleted_at = now() where id < 'ORD-100';
      update public.glass_items set in_stock = 0;
      update public.jobs set status = 'Cancelled', cancel_reason = 'x' where status = 'Assigned';
    `)
    expect(await business.refusal('admin', 'restore_backup', { backup })).toMatchObject({
      code: '42501',
    })
    await business.call('super_admin', 'restore_backup', { backup })
    expect(await figures()).toEqual(before)
    expect(
      (
        await business.call<{ rows: unknown[] }>('admin', 'list_records', {
          kind: 'jobs',
          query: { search: 'J-001' },
        })
      ).rows,
    ).toHaveLength(1)
    // Triggers work again, and numbers go on where they were.
    const made = await business.call<{ id: string }>('admin', 'save_record', {
      kind: 'customers',
      id: null,
      version: null,
      fields: { name: 'After' },
    })
    expect(made.id).toBe('C-061')
    expect(
      await business.call('admin', 'record_history', { kind: 'customers', id: made.id }),
    ).toHaveLength(1)
  })

  test('that is damaged changes nothing', async () => {
    const backup = await business.call<{ tables: { jobs: { status: string }[] } }>(
      'admin',
      'create_backup',
    )
    const before = await business.call('admin', 'order_figures')
    for (const job of backup.tables.jobs) job.status = 'Nonsense'
    expect(
      await business.refusal('super_admin', 'restore_backup', { backup: JSON.stringify(backup) }),
    ).toMatchObject({ code: 'PT422', detail: '[{"field": "jobs", "problem": "invalid"}]' })
    expect(await business.refusal('super_admin', 'restore_backup', { backup: '{}' })).toMatchObject(
      {
        code: 'PT422',
      },
    )
    expect(await business.call('admin', 'order_figures')).toEqual(before)
  })
})
