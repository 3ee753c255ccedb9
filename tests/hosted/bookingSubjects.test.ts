import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { draftWith } from '../database/support/drafts'
import type { HostedDatabase, Person } from './support/hostedDatabase'
import { openStage } from './support/stage'

let hosted: HostedDatabase
let office: Person
beforeAll(async () => {
  hosted = await openStage()
  await hosted.rows(`insert into private.clock (stopped_at) values ('2026-11-27T19:00:00Z');
    update public.booking_rules set seats_per_frame = 1000`)
  office = await hosted.signIn('admin')
})
afterEach(() => hosted.rows('delete from public.quotes'))
afterAll(() => hosted.close())

const book = async (fields: Parameters<typeof draftWith>[0], address = '192.0.2.1') =>
  (
    await hosted.refusal({ claims: { role: 'anon' }, address }, 'submit_quote', {
      draft: draftWith(fields),
      idempotency_key: crypto.randomUUID(),
    })
  )?.message ?? 'booked'

async function bookEach<T>(these: readonly T[], one: (item: T, n: number) => Promise<string>) {
  const answers: string[] = []
  for (const [n, item] of these.entries()) answers.push(await one(item, n))
  return { booked: answers.filter((answer) => answer === 'booked').length, last: answers.at(-1) }
}

const somebody = (n: number) => ({
  email: `person${n}@example.com`,
  phoneNumber: `555-010-${1000 + n}`,
})

describe('who books counts as one', () => {
  test('with all addresses of an IPv6 /64', async () => {
    const addresses = Array.from({ length: 40 }, (_, n) => `2001:db8:1:2:${n}:${n * 7}::${n}`)
    expect(await bookEach(addresses, (address, n) => book(somebody(n), address))).toEqual({
      booked: 20,
      last: 'rate_limited',
    })
    expect(await book(somebody(99), '2001:db8:1:3::1')).toBe('booked')
  })

  test('with an IPv4 address, however it is written', async () => {
    const ways = ['192.0.2.9', '::ffff:192.0.2.9', '192.0.2.9:4711', '::FFFF:192.0.2.9']
    const addresses = Array.from({ length: 21 }, (_, n) => ways[n % ways.length] ?? '')
    expect(await bookEach(addresses, (address, n) => book(somebody(n), address))).toEqual({
      booked: 20,
      last: 'rate_limited',
    })
    // Two addresses of IPv4 are two people, also when they are written as IPv6.
    expect(await book(somebody(98), '::ffff:192.0.2.10')).toBe('booked')
  })

  test.each([
    ['an address with brackets and port', '[2001:db8::1]:443', '2001:db8::/64'],
    ['an address with a zone', 'fe80::1%eth0', 'fe80::/64'],
    ['what is no address', 'unknown', 'unknown'],
  ])('%s', async (_, address, subject) => {
    const [row] = await hosted.rows<{ subject: string }>(
      'select private.address_subject($1) as subject',
      [address],
    )
    expect(row?.subject).toBe(subject)
  })

  test('with what stands behind a plus in one mailbox, with dots and capitals', async () => {
    const ways = [
      'dana.reed@example.com',
      'danareed@example.com',
      'd.a.n.a.reed@example.com',
      'dana.reed+quote@example.com',
      'DanaReed+1@Example.com',
      'dana.reed+2@example.com',
    ]
    expect(
      await bookEach(ways, (email, n) => book({ email, phoneNumber: '' }, `192.0.2.${n}`)),
    ).toEqual({ booked: 5, last: 'rate_limited' })
    expect(await book({ email: 'dana.reed@example.org', phoneNumber: '' }, '192.0.2.99')).toBe(
      'booked',
    )
  })
})

describe('what is longer than any text may be', () => {
  const long = '\u0001\t x'.repeat(50_000)

  test('is refused for its length', async () => {
    const fields = ['firstName', 'lastName', 'address', 'email', 'make', 'model', 'year', 'zipCode']
    const refusal = await hosted.refusal({ claims: { role: 'anon' } }, 'submit_quote', {
      draft: JSON.parse(
        JSON.stringify(draftWith(Object.fromEntries(fields.map((field) => [field, 'LONG'])))),
        (_, value: unknown) => (value === 'LONG' ? long : value),
      ),
      idempotency_key: crypto.randomUUID(),
    })
    expect(refusal).toMatchObject({ code: 'PT422', message: 'invalid' })
    expect(
      (JSON.parse(refusal?.detail ?? '') as { problem: string }[]).map(({ problem }) => problem),
    ).toEqual(fields.map(() => 'too_long'))
  })

  test('is not cleaned', async () => {
    const [row] = await hosted.rows<{ same: boolean }>(
      'select private.clean_text($1::text) = $1::text as same',
      [long],
    )
    expect(row?.same).toBe(true)
  })
})

describe('the price of a quote', () => {
  const quote = (price: unknown) => ({
    id: null,
    version: null,
    fields: {
      first_name: 'Dana',
      phone_number: '555-010-0123',
      address: '1200 K Street',
      service_type: 'windshield',
      position: 'main',
      glass_type: 'oem',
      appointment_date: '2026-11-30',
      time_frame: '10:00 AM - 12:00 PM',
      price,
    },
  })

  test.each(['NaN', 250_000, 100_000.01, -1, 'Infinity'])('%s is refused', async (price) => {
    const refusal = await hosted.refusal(office, 'save_quote', quote(price))
    expect(refusal).toMatchObject({ code: 'PT422', message: 'invalid' })
    expect(refusal?.detail).toContain('"field": "price"')
  })

  test.each([0, 99_999.99, 100_000])('%s becomes a job', async (price) => {
    const { id } = await hosted.call<{ id: string }>(office, 'save_quote', quote(price))
    await hosted.rows(`update public.quotes set status = 'Confirmed' where id = $1`, [id])
    const [{ version } = { version: 0 }] = await hosted.rows<{ version: number }>(
      'select version from public.quotes where id = $1',
      [id],
    )
    expect(await hosted.call(office, 'convert_quote', { id, version })).toMatchObject({
      job: { amount: price },
    })
    await hosted.rows('delete from public.jobs where quote_id = $1', [id])
  })
})

test('an order is not delivered on a day that no calendar has', async () => {
  const [customer] = await hosted.rows<{ id: string }>(
    `insert into public.customers (name) values ('Dana') returning id`,
  )
  const refusal = await hosted.refusal(office, 'save_order', {
    id: null,
    version: null,
    fields: { customer_id: customer?.id, delivery_date: 'infinity' },
    items: [{ description: 'Wiper', unit_price: 10 }],
  })
  expect(refusal).toMatchObject({ code: 'PT422', message: 'invalid' })
})

test('more than a shelf holds is a quantity that cannot be right', async () => {
  const [glass] = await hosted.rows<{ id: string }>(
    `insert into public.glass_items (type, vehicle, part_number, in_stock, price)
     values ('Windshield', 'Honda Civic', 'FULL', 99999, 100) returning id`,
  )
  const id = await hosted.call<number>(office, 'reorder', {
    kind: 'glass_items',
    id: glass?.id,
    quantity: 5,
  })
  expect(await hosted.refusal(office, 'receive_stock', { id })).toMatchObject({
    code: 'PT422',
    message: 'invalid',
  })
})
