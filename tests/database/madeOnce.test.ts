import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBusiness, type BusinessDatabase } from './businessDatabase'

type Saved = { id: string; version: number }

let business: BusinessDatabase
beforeAll(async () => {
  business = await openBusiness({ now: '2026-11-25T18:00:00Z', sample: true })
})
afterAll(() => business.close())

const newRecord = { id: null, version: null }
const quoteFields = {
  first_name: 'Amara',
  last_name: 'Okafor',
  email: 'amara@example.com',
  phone_number: '(213) 555-0123',
  address: '100 Main St, Los Angeles, CA 90012',
  vehicle_year: '2019',
  vehicle_make: 'Honda',
  vehicle_model: 'Civic',
  service_type: 'door-glass',
  position: 'rear-left',
  glass_type: 'oee',
  appointment_date: '2026-12-10',
  time_frame: '10:00 AM - 12:00 PM',
  payment_method: 'card',
}

/** Each form of the office: how it is sent, what it says a second time, and where what it makes is found. */
const forms = [
  {
    form: 'a customer',
    table: 'customers',
    name: 'save_record',
    args: {
      kind: 'customers',
      ...newRecord,
      fields: { name: 'Ana Soto', phone: '(555) 010-0456' },
    },
    again: { fields: { name: 'Ana Soto', phone: '(555) 010-0789' } },
    reads: { phone: '(555) 010-0789' },
    theirs: { fields: { notes: 'Calls after six' } },
  },
  {
    form: 'a quote',
    table: 'quotes',
    name: 'save_quote',
    args: { ...newRecord, fields: quoteFields },
    again: { fields: { ...quoteFields, address: '200 Main St, Los Angeles, CA 90012' } },
    reads: { address: '200 Main St, Los Angeles, CA 90012' },
    theirs: { fields: { first_name: 'Amarachi' } },
  },
  {
    form: 'an order',
    table: 'orders',
    name: 'save_order',
    args: {
      ...newRecord,
      fields: { customer_id: 'C-005' },
      items: JSON.stringify([{ description: 'Back Glass', quantity: 1, unit_price: 199.99 }]),
    },
    again: {
      items: JSON.stringify([{ description: 'Back Glass', quantity: 2, unit_price: 199.99 }]),
    },
    reads: { total: 399.98 },
    theirs: { fields: { notes: 'Ring twice' }, items: null },
  },
] as const

const countOf = async (table: string) =>
  Number((await business.rows<{ n: number }>(`select count(*) n from public.${table}`))[0]?.n)

describe.each(forms)(
  '$form whose answer was lost',
  ({ table, name, args, again, reads, theirs }) => {
    const formKey = randomUUID()
    let made: Saved
    const send = (sending: number, over: object = {}) =>
      business.call<Saved>('admin', name, {
        ...args,
        ...over,
        version: sending,
        idempotency_key: formKey,
      })

    test('is made once; sent again, the form changes what it made', async () => {
      const before = await countOf(table)
      const first = await send(1)
      expect(await send(1)).toEqual(first)
      made = await send(2, again)
      expect(made).toMatchObject({ id: first.id, ...reads })
      // The first sending once more, late.
      expect(await send(1)).toEqual(made)
      expect(await countOf(table)).toBe(before + 1)
    })

    test('is not changed over the head of somebody who changed it meanwhile', async () => {
      const { id, version } = made
      await business.call('super_admin', name, { ...args, id, version, ...theirs })
      expect(
        await business.refusal('admin', name, {
          ...args,
          ...again,
          version: 3,
          idempotency_key: formKey,
        }),
      ).toMatchObject({ code: 'PT409', message: 'stale' })
    })

    test('belongs to who sent it', async () => {
      expect(
        await business.refusal('super_admin', name, { ...args, idempotency_key: formKey }),
      ).toMatchObject({ code: 'PT409', message: 'key_used' })
    })
  },
)

test('takes one seat for one quote, and makes one of each sending without a key', async () => {
  expect(await seatsTaken()).toBe(1)
  const [customer] = forms
  const before = await countOf('customers')
  await business.call('admin', customer.name, customer.args)
  await business.call('admin', customer.name, customer.args)
  expect(await countOf('customers')).toBe(before + 2)
})

/** Seats taken in the frame of the quote that was sent three times. */
async function seatsTaken(): Promise<number> {
  const { appointment_date, time_frame } = quoteFields
  const [row] = await business.rows<{ taken: number }>('select public.seats_taken($1, $2) taken', [
    appointment_date,
    time_frame,
  ])
  return row?.taken ?? -1
}

describe('units ordered from a supplier', () => {
  const formKey = randomUUID()
  const reorder = (quantity: number) =>
    business.call<number>('admin', 'reorder', {
      kind: 'glass_items',
      id: 'GLASS-003',
      quantity,
      idempotency_key: formKey,
    })

  test('are ordered once, in the number that was said last', async () => {
    const before = await countOf('stock_orders')
    const first = await reorder(6)
    expect(await reorder(6)).toBe(first)
    expect(await reorder(8)).toBe(first)
    expect(await countOf('stock_orders')).toBe(before + 1)
    const [order] = await business.rows('select quantity from public.stock_orders where id = $1', [
      first,
    ])
    expect(order).toEqual({ quantity: 8 })
  })

  test('that have come stay as they came', async () => {
    const id = await reorder(8)
    await business.call('admin', 'receive_stock', { id })
    expect(await reorder(9)).toBe(id)
    const [order] = await business.rows('select quantity from public.stock_orders where id = $1', [
      id,
    ])
    expect(order).toEqual({ quantity: 8 })
  })
})
