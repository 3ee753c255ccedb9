import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openBusiness, type BusinessDatabase } from './businessDatabase'
import { book, problemsOf } from './support/bookings'
import { draftWith, monday, testNow } from './support/drafts'

type Prices = {
  version: number
  services: { service_type: string; prices: Record<string, unknown> }[]
}

let business: BusinessDatabase
beforeAll(async () => {
  business = await openBusiness({ now: testNow, sample: true })
  await business.exec(
    'update public.booking_rules set seats_per_frame = 100, limit_per_contact = 100',
  )
})
afterAll(() => business.close())
beforeEach(() =>
  business.exec(`delete from public.service_prices; select private.make_missing_prices();`),
)

const read = () => business.call<Prices>('admin', 'get_prices')
const saved = (version: number, services: unknown) =>
  business.call<Prices>('admin', 'save_prices', { version, services: JSON.stringify(services) })
/** The prices of today with those of one service replaced. */
async function withPrices(service: string, prices: unknown) {
  const { version, services } = await read()
  return {
    version,
    services: services.map((one) => (one.service_type === service ? { ...one, prices } : one)),
  }
}
async function save(service: string, prices: unknown) {
  const { version, services } = await withPrices(service, prices)
  return saved(version, services)
}
async function problems(service: string, prices: unknown): Promise<unknown> {
  const { version, services } = await withPrices(service, prices)
  const { message, detail } = await business.refusal('admin', 'save_prices', {
    version,
    services: JSON.stringify(services),
  })
  expect(message).toBe('invalid')
  return JSON.parse(detail ?? '')
}

describe('the prices', () => {
  test('are those of the specification for each service, in the order of the wizard', async () => {
    const { services } = await read()
    expect(services.map((one) => one.service_type)).toEqual([
      'windshield',
      'chip-repair',
      'door-glass',
      'vent-glass',
      'quarter-glass',
      'back-glass',
    ])
    for (const { prices } of services) {
      expect(prices).toEqual({ oem: 299, oee: 249, aftermarket: 199 })
    }
  })

  test('are saved, counted up, and told to everybody', async () => {
    const { version } = await read()
    const after = await save('windshield', { oem: 350.5, oee: 300, aftermarket: 250 })
    expect(after.version).toBe(version + 1)
    const told = await business.call<{ prices: object[] }>('anon', 'site_settings')
    expect(told.prices).toContainEqual({
      service_type: 'windshield',
      glass_type: 'oem',
      price: 350.5,
    })
    const [history] = await business.rows(
      `select changes -> 'price' as price, actor_name from public.audit_log
       where table_name = 'service_prices' and record_id = 'windshield.oem' order by id desc limit 1`,
    )
    expect(history).toMatchObject({ price: { from: 299, to: 350.5 } })
  })

  test('that somebody else has changed meanwhile are not overwritten', async () => {
    const { version, services } = await read()
    await save('windshield', { oem: 1, oee: 1, aftermarket: 1 })
    const refusal = await business.refusal('admin', 'save_prices', {
      version,
      services: JSON.stringify(services),
    })
    expect(refusal).toMatchObject({ code: 'PT409', message: 'stale' })
  })

  test.each([
    [
      'a missing one',
      { oem: 299, oee: 249 },
      [{ field: 'windshield.aftermarket', problem: 'required' }],
    ],
    [
      'none at all',
      {},
      ['aftermarket', 'oee', 'oem'].map((g) => ({
        field: `windshield.${g}`,
        problem: 'required',
      })),
    ],
    [
      'nothing to pay',
      { oem: 0, oee: 249, aftermarket: 199 },
      [{ field: 'windshield.oem', problem: 'invalid' }],
    ],
    [
      'parts of a cent',
      { oem: 1.001, oee: 249, aftermarket: 199 },
      [{ field: 'windshield.oem', problem: 'invalid' }],
    ],
    [
      'too much',
      { oem: 100001, oee: 249, aftermarket: 199 },
      [{ field: 'windshield.oem', problem: 'invalid' }],
    ],
    [
      'a text',
      { oem: '299', oee: 249, aftermarket: 199 },
      [{ field: 'windshield.oem', problem: 'invalid' }],
    ],
    [
      'one price and a choice too',
      { none: 99, oem: 299 },
      [{ field: 'windshield.oem', problem: 'not_offered' }],
    ],
    ['no prices', null, [{ field: 'windshield', problem: 'invalid' }]],
  ])('are refused with %s', async (_what, prices, expected) => {
    expect(await problems('windshield', prices)).toEqual(expected)
  })

  test('of a service that does not exist, or of too few, are refused', async () => {
    const { version, services } = await read()
    const refusal = await business.refusal('admin', 'save_prices', {
      version,
      services: JSON.stringify([
        ...services.slice(1),
        { service_type: 'sunroof', prices: { none: 1 } },
      ]),
    })
    expect(JSON.parse(refusal.detail ?? '')).toEqual([
      { field: 'sunroof', problem: 'not_offered' },
      { field: 'windshield', problem: 'required' },
    ])
  })
})

describe('a service with one price', () => {
  const chip = { serviceType: 'chip-repair', glassType: 'none', price: 99 } as const
  beforeEach(() => save('chip-repair', { none: 99 }))

  test('is booked at it, without a glass', async () => {
    const made = await book(business, draftWith(chip))
    expect(made.price).toBe(99)
    const [quote] = await business.rows(
      'select price, glass_type from public.quotes where id = $1',
      [made.reference],
    )
    expect(quote).toEqual({ price: 99, glass_type: 'none' })
  })

  test('cannot be booked with a glass, nor another service without', async () => {
    expect(await problemsOf(business, draftWith({ ...chip, glassType: 'oem' }))).toEqual([
      { field: 'glassType', problem: 'not_offered' },
    ])
    expect(await problemsOf(business, draftWith({ glassType: 'none' }))).toEqual([
      { field: 'glassType', problem: 'not_offered' },
    ])
  })

  test('may get a choice again; what was quoted keeps its price and stays open to changes', async () => {
    const { reference } = await book(business, draftWith(chip))
    await save('chip-repair', { oem: 120, oee: 110, aftermarket: 100 })
    const [quote] = await business.rows<{ version: number }>(
      'select version from public.quotes where id = $1',
      [reference],
    )
    await business.call('admin', 'save_quote', {
      id: reference,
      version: quote?.version,
      fields: JSON.stringify({ first_name: 'Renamed' }),
    })
    const [changed] = await business.rows(
      'select price, first_name, glass_type from public.quotes where id = $1',
      [reference],
    )
    expect(changed).toEqual({ price: 99, first_name: 'Renamed', glass_type: 'none' })
  })

  test('costs what it costs today when the office writes it down or plans it', async () => {
    const [customer] = await business.rows<{ id: string }>(
      'select id from public.customers order by id limit 1',
    )
    const fields = {
      customer_id: customer?.id,
      service_type: 'chip-repair',
      position: 'main',
      glass_type: 'none',
      location: '1 Palm Street, Los Angeles, CA 90012',
      scheduled_date: monday,
      scheduled_time: '8:00 AM - 10:00 AM',
      overbook: true,
    }
    const job = await business.call('admin', 'save_job', {
      id: null,
      version: null,
      fields: JSON.stringify(fields),
    })
    expect(job).toMatchObject({ amount: 99 })
    const refused = await business.refusal('admin', 'save_job', {
      id: null,
      version: null,
      fields: JSON.stringify({ ...fields, glass_type: 'oem' }),
    })
    expect(refused.detail).toBe('[{"field": "glass_type", "problem": "not_offered"}]')
  })
})

test('who saw another price is told today’s, and books at it the second time', async () => {
  await save('windshield', { oem: 350, oee: 300, aftermarket: 250 })
  const refused = await business
    .call('anon', 'submit_quote', {
      draft: JSON.stringify(draftWith({ price: 299 })),
      idempotency_key: crypto.randomUUID(),
    })
    .catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: 'PT409', message: 'price_changed' })
  expect(JSON.parse((refused as { detail: string }).detail)).toEqual({ price: 350 })
  expect((await book(business, draftWith({ price: 350 }))).price).toBe(350)
})
