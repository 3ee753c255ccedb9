import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBusiness, type BusinessDatabase } from './businessDatabase'

const now = '2026-11-25T18:00:00Z'
const friday = '2026-11-27'
const saturday = '2026-11-28'

type Quote = { id: string; version: number; status: string; amount: number; valid_until: string }
type Job = { id: string; version: number; status: string; technician_id: string | null }
type Conversion = { job: Job; customer_id: string; customer_created: boolean }

let business: BusinessDatabase
let people = 0
beforeAll(async () => {
  business = await openBusiness({ now })
})
afterAll(() => business.close())

function fields(overrides: Record<string, unknown> = {}) {
  people += 1
  return {
    first_name: 'Maria',
    last_name: 'Delgado',
    email: `maria${people}@example.com`,
    phone_number: `(213) 555-${String(1000 + people)}`,
    address: '120 Palm Street, Los Angeles, CA 90012',
    vehicle_year: '2021',
    vehicle_make: 'Honda',
    vehicle_model: 'Civic',
    service_type: 'door-glass',
    position: 'rear-left',
    glass_type: 'oee',
    appointment_date: friday,
    time_frame: '10:00 AM - 12:00 PM',
    payment_method: 'card',
    ...overrides,
  }
}

const save = (over: Record<string, unknown> = {}) =>
  business.call<Quote>('admin', 'save_quote', { id: null, version: null, fields: fields(over) })
const setStatus = (quote: Quote, status: string) =>
  business.call<Quote>('admin', 'set_quote_status', {
    id: quote.id,
    version: quote.version,
    status,
  })
async function confirmed(over: Record<string, unknown> = {}) {
  return setStatus(await setStatus(await save(over), 'Contacted'), 'Confirmed')
}
const convert = (quote: Quote, customer?: string) =>
  business.call<Conversion>('admin', 'convert_quote', {
    id: quote.id,
    version: quote.version,
    ...(customer === undefined ? {} : { customer }),
  })

describe('a quote made by the office', () => {
  test("is New, at the list's price, and valid for a month", async () => {
    const quote = await save({ time_frame: '8:00 AM - 10:00 AM' })
    expect(quote).toMatchObject({ status: 'New', amount: 249, valid_until: '2026-12-25' })
  })

  test('is refused with every field that is wrong', async () => {
    const refusal = await business.refusal('admin', 'save_quote', {
      id: null,
      version: null,
      fields: fields({ price: 'a lot', appointment_date: '2026-02-30', nonsense: 1 }),
    })
    expect(refusal).toMatchObject({ code: 'PT422', message: 'invalid' })
    expect(JSON.parse(refusal.detail ?? '')).toEqual(
      expect.arrayContaining([
        { field: 'price', problem: 'invalid' },
        { field: 'appointment_date', problem: 'invalid' },
        { field: 'nonsense', problem: 'not_offered' },
      ]),
    )
  })

  test('needs a way to reach the customer, and a day that is still to come', async () => {
    const unreachable = await business.refusal('admin', 'save_quote', {
      id: null,
      version: null,
      fields: fields({ email: '', phone_number: 'none' }),
    })
    expect(unreachable.detail).toContain('"field": "phone_number"')
    const past = await business.refusal('admin', 'save_quote', {
      id: null,
      version: null,
      fields: fields({ appointment_date: '2026-11-24' }),
    })
    expect(past.detail).toContain('"problem": "in_the_past"')
  })
})

describe('the workflow', () => {
  test('goes step by step and never back', async () => {
    const quote = await save({ time_frame: '12:00 PM - 2:00 PM' })
    const skip = { id: quote.id, version: quote.version, status: 'Confirmed' }
    expect(await business.refusal('admin', 'set_quote_status', skip)).toMatchObject({
      code: 'PT409',
      message: 'wrong_state',
    })
    expect(
      await business.refusal('admin', 'convert_quote', { id: quote.id, version: quote.version }),
    ).toMatchObject({ message: 'wrong_state' })
    const contacted = await setStatus(quote, 'Contacted')
    expect(
      await business.refusal('admin', 'set_quote_status', {
        id: quote.id,
        version: contacted.version,
        status: 'New',
      }),
    ).toMatchObject({ message: 'wrong_state' })
  })

  test('a conversion makes the job and the customer, keeps the seat, and hides the quote', async () => {
    const quote = await confirmed({ appointment_date: saturday })
    const seats = 'select public.seats_taken($1, $2) as taken'
    const before = await business.rows(seats, [saturday, '10:00 AM - 12:00 PM'])
    const { job, customer_id, customer_created } = await convert(quote)
    expect(customer_created).toBe(true)
    expect(job).toMatchObject({
      status: 'Scheduled',
      amount: 249,
      customer_id,
      customer: 'Maria Delgado',
    })
    expect(await business.rows(seats, [saturday, '10:00 AM - 12:00 PM'])).toEqual(before)
    const list = await business.call<{ rows: Quote[] }>('admin', 'list_records', {
      kind: 'quotes',
      query: { search: quote.id },
    })
    expect(list.rows).toEqual([])
    const scheduled = await business.call<{ rows: unknown[] }>('admin', 'list_records', {
      kind: 'quotes',
      query: { search: quote.id, tab: 'all scheduled' },
    })
    expect(scheduled.rows).toMatchObject([{ id: quote.id, job_id: job.id }])
  })

  test('of two administrators who convert one quote, the second is told which job it became', async () => {
    const quote = await confirmed({ time_frame: '2:00 PM - 4:00 PM' })
    const { job } = await convert(quote)
    const refusal = await business.refusal('super_admin', 'convert_quote', {
      id: quote.id,
      version: quote.version,
    })
    expect(refusal).toMatchObject({ code: 'PT409', message: 'already_converted' })
    expect(JSON.parse(refusal.detail ?? '')).toEqual({ job_id: job.id })
    expect(
      await business.rows('select id from public.jobs where quote_id = $1', [quote.id]),
    ).toHaveLength(1)
  })

  test('a known phone number, however written, is the same customer', async () => {
    const first = await convert(
      await confirmed({ phone_number: '(805) 555-0177', appointment_date: '2026-12-01' }),
    )
    const second = await convert(
      await confirmed({
        phone_number: '+1 805.555.0177',
        first_name: 'M.',
        appointment_date: '2026-12-02',
      }),
    )
    expect(second).toMatchObject({ customer_id: first.customer_id, customer_created: false })
  })

  const household = { phone_number: '(805) 555-0166', first_name: 'Ana', last_name: 'Núñez' }
  /** The first of a household is a customer; somebody with the same phone or e-mail has a confirmed quote. */
  async function twoOfHousehold(given: Record<string, unknown>) {
    await business.exec('delete from public.jobs; delete from public.customers')
    const first = await convert(await confirmed({ ...household, email: 'ana@example.com' }))
    const quote = await confirmed({ ...household, appointment_date: '2026-12-02', ...given })
    return { first, quote }
  }
  const customers = () => business.rows('select name, email from public.customers order by name')

  test.each([
    ['the same name without its accents', { last_name: 'nunez' }],
    ['the same name, abbreviated, and no e-mail', { first_name: 'A.', email: '' }],
    ['a second first name', { first_name: 'Ana María' }],
    [
      'the same name and e-mail, and another phone',
      { phone_number: '(805) 555-0165', email: 'ANA@example.com' },
    ],
  ])('who shares a phone and gives %s is the same customer', async (_, given) => {
    const { first, quote } = await twoOfHousehold(given)
    const second = await convert(quote)
    expect(second).toMatchObject({ customer_id: first.customer_id, customer_created: false })
    expect(await customers()).toEqual([{ name: 'Ana Núñez', email: 'ana@example.com' }])
  })

  test.each([
    ['another first name', { first_name: 'Luis' }],
    ['another last name', { last_name: 'Ortiz' }],
    ['another name and no e-mail', { first_name: 'Luis', email: '' }],
    [
      'another name and phone and the same e-mail',
      { first_name: 'Luis', phone_number: '(805) 555-0165', email: 'ANA@example.com' },
    ],
  ])(
    'who shares a phone and gives %s is asked about, and is who the office says',
    async (_, given) => {
      const { first, quote } = await twoOfHousehold(given)
      const refusal = await business.refusal('admin', 'convert_quote', {
        id: quote.id,
        version: quote.version,
      })
      expect(refusal).toMatchObject({ code: 'PT409', message: 'customer_unsure' })
      expect(JSON.parse(refusal.detail ?? '')).toEqual({
        customers: [
          {
            id: first.customer_id,
            name: 'Ana Núñez',
            phone: household.phone_number,
            email: 'ana@example.com',
          },
        ],
      })
      const second = await convert(quote, 'new')
      expect(second.customer_created).toBe(true)
      expect(await customers()).toHaveLength(2)
    },
  )

  test('the customer that the office names keeps their own name and e-mail address', async () => {
    const { first, quote } = await twoOfHousehold({ first_name: 'Luis', email: 'luis@example.com' })
    const second = await convert(quote, first.customer_id)
    expect(second).toMatchObject({ customer_id: first.customer_id, customer_created: false })
    expect(await customers()).toEqual([{ name: 'Ana Núñez', email: 'ana@example.com' }])
  })

  test('a customer made twice is asked about; somebody who has neither is no choice', async () => {
    const { first, quote } = await twoOfHousehold({ appointment_date: '2026-12-03' })
    await business.exec(
      `insert into public.customers (name, email, phone, address)
       values ('Ana Núñez', '', '805 555 0166', ''), ('Olga Petrova', '', '805 555 0199', '')`,
    )
    const ask = { id: quote.id, version: quote.version }
    expect(await business.refusal('admin', 'convert_quote', ask)).toMatchObject({
      message: 'customer_unsure',
    })
    const [stranger] = await business.rows<{ id: string }>(
      `select id from public.customers where name = 'Olga Petrova'`,
    )
    expect(
      await business.refusal('admin', 'convert_quote', { ...ask, customer: stranger?.id }),
    ).toMatchObject({ code: 'PT422', detail: '[{"field": "customer", "problem": "not_offered"}]' })
    expect(await convert(quote, first.customer_id)).toMatchObject({ customer_created: false })
  })

  test("a stranger who gives a customer's phone number is not tied to that customer", async () => {
    const known = await convert(
      await confirmed({ phone_number: '(805) 555-0188', appointment_date: '2026-12-03' }),
    )
    const quote = await confirmed({
      phone_number: '(805) 555-0188',
      appointment_date: '2026-12-04',
    })
    await business.rows('update public.quotes set user_id = $2 where id = $1', [
      quote.id,
      business.userId('customer'),
    ])
    const [changed] = await business.rows<Quote>(
      'select id, version from public.quotes where id = $1',
      [quote.id],
    )
    const again = await convert(changed as Quote)
    expect(again.customer_id).toBe(known.customer_id)
    expect(await business.rowsAs('customer', 'select id from public.jobs')).toEqual([])
  })

  test('an expired quote is renewed before it can become a job', async () => {
    const quote = await confirmed({ appointment_date: '2026-12-30' })
    await business.stopClock('2026-12-27T18:00:00Z')
    const refusal = await business.refusal('admin', 'convert_quote', {
      id: quote.id,
      version: quote.version,
    })
    expect(refusal).toMatchObject({ code: 'PT409', message: 'quote_expired' })
    const renewed = await business.call<Quote>('admin', 'renew_quote', {
      id: quote.id,
      version: quote.version,
    })
    expect(renewed.valid_until).toBe('2027-01-27')
    await expect(convert(renewed)).resolves.toMatchObject({ customer_created: true })
    await business.stopClock(now)
  })

  test('a fourth appointment in one time frame is refused', async () => {
    const at = { appointment_date: '2026-12-08' }
    for (let seat = 0; seat < 3; seat += 1) await save(at)
    expect(
      await business.refusal('admin', 'save_quote', {
        id: null,
        version: null,
        fields: fields(at),
      }),
    ).toMatchObject({ code: 'PT409', message: 'slot_taken' })
  })
})

describe('two administrators editing', () => {
  test('the second to save is told, and nothing is overwritten', async () => {
    const quote = await save({ appointment_date: '2026-12-09' })
    const mine = { id: quote.id, version: quote.version, fields: { address: '1 First Street' } }
    await business.call('admin', 'save_quote', mine)
    const refusal = await business.refusal('super_admin', 'save_quote', {
      ...mine,
      fields: { address: '2 Second Street' },
    })
    expect(refusal).toMatchObject({ code: 'PT409', message: 'stale' })
    expect(JSON.parse(refusal.detail ?? '')).toEqual({ version: quote.version + 1 })
    expect(
      await business.call('admin', 'get_record', { kind: 'quotes', id: quote.id }),
    ).toMatchObject({
      address: '1 First Street',
    })
  })

  test('an administrator who is demoted meanwhile saves nothing', async () => {
    const quote = await save({ appointment_date: '2026-12-10' })
    const admin = business.userId('admin')
    await business.rows(`update public.profiles set role = 'customer' where id = $1`, [admin])
    expect(
      await business.refusal('admin', 'save_quote', {
        id: quote.id,
        version: quote.version,
        fields: {},
      }),
    ).toMatchObject({ code: '42501' })
    await business.rows(`update public.profiles set role = 'admin' where id = $1`, [admin])
  })

  test('history tells who changed what, without keeping personal data', async () => {
    const quote = await save({ appointment_date: '2026-12-11' })
    await business.call('admin', 'save_quote', {
      id: quote.id,
      version: quote.version,
      fields: { price: 260, phone_number: '(213) 555-0001' },
    })
    const history = await business.call<{ action: string; actor: string; changes: object }[]>(
      'admin',
      'record_history',
      { kind: 'quotes', id: quote.id },
    )
    expect(history).toMatchObject([
      {
        action: 'update',
        actor: 'Admin User',
        changes: { price: { from: 249, to: 260 }, phone_number: null },
      },
      { action: 'insert', changes: {} },
    ])
  })
})
