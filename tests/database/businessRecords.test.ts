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
