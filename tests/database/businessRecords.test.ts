import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBusiness, type BusinessDatabase } from './businessDatabase'

const now = '2026-11-25T18:00:00Z'
type Saved = { id: string; version: number; in_stock: number }

let business: BusinessDatabase
beforeAll(async () => {
  business = await openBusiness({ now, sample: true })
})
afterAll(() => business.close())

const get = (kind: string, id: string) => business.call<Saved>('admin', 'get_record', { kind, id })
const save = (kind: string, record: Saved | null, fields: object) => ({
  kind,
  id: record?.id ?? null,
  version: record?.version ?? null,
  fields,
})

describe('stock', () => {
  test('is low, medium or enough by the alert level, and told once when it becomes low', async () => {
    const unread = async () =>
      (await business.call<{ unread: number }>('admin', 'notification_board')).unread
    const before = await unread()
    let glass = await get('glass_items', 'GLASS-001')
    for (const [in_stock, level, told] of [
      [9, 'In Stock', 0],
      [8, 'Medium', 0],
      [4, 'Low Stock', 1],
      [3, 'Low Stock', 1],
      [5, 'Medium', 1],
    ] as const) {
      glass = await business.call('admin', 'save_record', save('glass_items', glass, { in_stock }))
      expect(glass).toMatchObject({ in_stock, level })
      expect((await unread()) - before).toBe(told)
    }
  })

  test.each([
    ['glass_items', 'GLASS-002', { in_stock: -1 }, 'in_stock'],
    ['glass_items', 'GLASS-002', { price: 1e9 }, 'price'],
    ['glass_items', 'GLASS-002', { price: 1e300 }, 'price'],
    ['products', 'PROD-002', { in_stock: 'many' }, 'in_stock'],
    ['products', 'PROD-002', { cost: -0.01 }, 'cost'],
    ['products', 'PROD-002', { category: 'Snacks' }, 'category'],
    ['customers', 'C-002', { name: '  ' }, 'name'],
    ['customers', 'C-002', { status: 'Platinum' }, 'status'],
    ['technicians', 'TECH-003', { rating: 6 }, 'rating'],
    ['technicians', 'TECH-003', { email: 'nobody' }, 'email'],
    ['customers', 'C-002', { user_id: '00000000-0000-0000-0000-000000000000' }, 'user_id'],
  ])('%s %s with %j is refused at its field', async (kind, id, fields, field) => {
    const record = await get(kind, id)
    const refusal = await business.refusal('admin', 'save_record', save(kind, record, fields))
    expect(refusal.code).toBe('PT422')
    expect(JSON.parse(refusal.detail ?? '')).toMatchObject([{ field }])
    expect(await get(kind, id)).toEqual(record)
  })

  test('a new record that lacks what it needs says what', async () => {
    const refusal = await business.refusal(
      'admin',
      'save_record',
      save('products', null, { name: 'X' }),
    )
    expect(JSON.parse(refusal.detail ?? '')).toMatchObject([{ problem: 'required' }])
    const twice = await business.refusal(
      'admin',
      'save_record',
      save('glass_items', null, {
        type: 'Windshield',
        vehicle: 'Any',
        part_number: 'fw04210gtn',
        price: 1,
      }),
    )
    expect(twice).toMatchObject({
      code: 'PT409',
      message: 'duplicate',
      detail: '{"field": "part_number"}',
    })
  })

  test('is reordered, received once, and rises by what came', async () => {
    const id = await business.call<number>('admin', 'reorder', {
      kind: 'glass_items',
      id: 'GLASS-007',
      quantity: 5,
    })
    const before = await get('glass_items', 'GLASS-007')
    expect(before).toMatchObject({ on_order: 5 })
    expect(
      await business.refusal('admin', 'delete_record', {
        kind: 'glass_items',
        id: 'GLASS-007',
        version: before.version,
      }),
    ).toMatchObject({ message: 'in_use' })
    const after = await business.call<Saved>('admin', 'receive_stock', { id })
    expect(after).toMatchObject({ in_stock: before.in_stock + 5, on_order: 0 })
    expect(await business.refusal('admin', 'receive_stock', { id })).toMatchObject({
      message: 'wrong_state',
    })
    expect(
      await business.refusal('admin', 'reorder', { kind: 'products', id: 'PROD-001', quantity: 0 }),
    ).toMatchObject({ code: 'PT422' })
  })
})

describe('deleting', () => {
  test('can be undone, and leaves the figures in between', async () => {
    const product = await get('products', 'PROD-010')
    await business.call('admin', 'delete_record', {
      kind: 'products',
      id: product.id,
      version: product.version,
    })
    expect(await business.call('admin', 'product_figures')).toMatchObject({ total: 66 })
    expect(
      await business.refusal('admin', 'get_record', { kind: 'products', id: product.id }),
    ).toMatchObject({
      code: 'PT404',
    })
    await business.call('admin', 'restore_record', { kind: 'products', id: product.id })
    expect(await business.call('admin', 'product_figures')).toMatchObject({ total: 67 })
    const history = await business.call<{ action: string }[]>('admin', 'record_history', {
      kind: 'products',
      id: product.id,
    })
    expect(history.map((entry) => entry.action)).toEqual(['restore', 'delete'])
  })

  test('a stale version is told', async () => {
    const product = await get('products', 'PROD-011')
    await business.call('admin', 'save_record', save('products', product, { price: 20 }))
    expect(
      await business.refusal('admin', 'delete_record', {
        kind: 'products',
        id: product.id,
        version: product.version,
      }),
    ).toMatchObject({ message: 'stale' })
  })
})

describe('orders', () => {
  test('are made of lines whose sum is the total, and only move forward', async () => {
    const order = await business.call<Saved & { total: number }>('admin', 'save_order', {
      id: null,
      version: null,
      fields: { customer_id: 'C-005' },
      items: JSON.stringify([
        { description: 'Back Glass', quantity: 2, unit_price: 199.99 },
        { description: 'Wiper', unit_price: 0.02 },
      ]),
    })
    expect(order).toMatchObject({ total: 400, status: 'pending', customer_id: 'C-005' })
    const moved = await business.call<Saved>('admin', 'save_order', {
      id: order.id,
      version: order.version,
      fields: { status: 'in-transit' },
    })
    expect(
      await business.refusal('admin', 'save_order', {
        id: order.id,
        version: moved.version,
        fields: { status: 'pending' },
      }),
    ).toMatchObject({ message: 'wrong_state' })
    expect(
      await business.refusal('admin', 'save_order', {
        id: order.id,
        version: order.version,
        fields: {},
        items: JSON.stringify([{ description: 'Other', unit_price: 1 }]),
      }),
    ).toMatchObject({ message: 'stale' })
  })

  test('of a job take from it what is not given, once', async () => {
    const [job] = await business.rows<{ id: string; customer_id: string; amount: number }>(
      `select id, customer_id, amount from public.jobs j where status = 'Cancelled'
       and not exists (select 1 from public.orders o where o.job_id = j.id) limit 1`,
    )
    const call = { id: null, version: null, fields: { job_id: job?.id } }
    expect(await business.call('admin', 'save_order', call)).toMatchObject({
      customer_id: job?.customer_id,
      total: job?.amount,
    })
    expect(await business.refusal('admin', 'save_order', call)).toMatchObject({
      message: 'duplicate',
    })
  })

  test.each([
    ['no lines', []],
    ['a line without words', [{ description: ' ', unit_price: 1 }]],
    ['a negative price', [{ description: 'X', unit_price: -1 }]],
    ['a price of 1e9', [{ description: 'X', unit_price: 1e9 }]],
    ['half a unit', [{ description: 'X', quantity: 0.5, unit_price: 1 }]],
  ])('with %s are refused', async (_, items) => {
    expect(
      await business.refusal('admin', 'save_order', {
        id: null,
        version: null,
        fields: { customer_id: 'C-005' },
        items: JSON.stringify(items),
      }),
    ).toMatchObject({ code: 'PT422' })
  })
})

describe('settings', () => {
  type Setting = { key: string; value: string; version: number; label: string; group: string }
  const settings = () => business.call<Setting[]>('admin', 'list_settings')

  test("are the specification's, in its order", async () => {
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
    const made = await business.call<Saved>(
      'admin',
      'save_record',
      save('customers', null, { name: 'After' }),
    )
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
