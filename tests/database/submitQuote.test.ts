import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { timeFrames } from '@/domain/appointments'
import { glassPrices, glassTypes } from '@/domain/prices'
import { positionsFor, serviceTypes } from '@/domain/services'
import { openBusiness, type BusinessDatabase } from './businessDatabase'
import { book, bookingRefusal, clearBookings, problemsOf } from './support/bookings'
import { bookableDraft, draftWith, monday, testNow } from './support/drafts'

let business: BusinessDatabase
beforeAll(async () => {
  business = await openBusiness({ now: testNow })
})
afterEach(() => clearBookings(business))
afterAll(() => business.close())

async function stored(reference: string) {
  const [row] = await business.rows('select * from public.quotes where id = $1', [reference])
  return row ?? {}
}

describe('a booking', () => {
  test('is stored as it was written, and confirmed without a word about the person', async () => {
    const confirmation = await book(business, bookableDraft)
    expect(confirmation).toEqual({
      reference: expect.stringMatching(/^Q-\d{3,}$/),
      vehicle: '2021 Toyota Corolla',
      serviceType: 'windshield',
      position: 'main',
      glassType: 'oem',
      price: 299,
      date: monday,
      timeFrame: '10:00 AM - 12:00 PM',
      validUntil: '2026-12-27',
      appointmentId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      link: expect.stringMatching(/^[\w-]{22}$/),
    })
    expect(await stored(confirmation.reference)).toMatchObject({
      status: 'Guest',
      user_id: null,
      zip_code: '95814',
      phone_number: '(555) 010-0123',
      vehicle_year: '2021',
      vehicle_make: 'Toyota',
      vehicle_model: 'Corolla',
      first_name: 'Dana',
      last_name: 'Reed',
      email: 'dana.reed@example.com',
      address: '1200 K Street, Sacramento',
      payment_method: 'card',
      price: 299,
    })
  })

  test('by a signed-in person is New and theirs', async () => {
    const { reference } = await book(business, bookableDraft, { caller: 'customer' })
    expect(await stored(reference)).toMatchObject({
      status: 'New',
      user_id: business.userId('customer'),
    })
  })

  test('can be made for every service at every of its positions', async () => {
    await business.exec('update public.booking_rules set seats_per_frame = 100')
    for (const serviceType of serviceTypes) {
      for (const position of positionsFor(serviceType)) {
        const person = `${serviceType}.${position}@example.com`
        const fields = { serviceType, position, email: person, phoneNumber: '' }
        expect(await book(business, draftWith(fields))).toMatchObject({ serviceType, position })
      }
    }
    await business.exec('update public.booking_rules set seats_per_frame = 3')
  })

  test.each(glassTypes)(
    'of %s glass costs what the table says, whatever else was claimed',
    async (glassType) => {
      for (const price of [-5, 0, '1', null, { amount: 1 }, glassPrices[glassType]]) {
        const made = await book(business, draftWith({ glassType, price }))
        expect(made.price).toBe(glassPrices[glassType])
        expect((await stored(made.reference)).price).toBe(glassPrices[glassType])
        await clearBookings(business)
      }
    },
  )

  test('keeps its price when the price list changes', async () => {
    const { reference } = await book(business, bookableDraft)
    await business.exec(`update public.service_prices set price = 350 where glass_type = 'oem'`)
    expect((await stored(reference)).price).toBe(299)
    await business.exec(`update public.service_prices set price = 299 where glass_type = 'oem'`)
  })

  test.each([1, 298.99, 1e12])(
    'seen at $%d is not made: the price of today is told instead',
    async (price) => {
      await expect(book(business, draftWith({ price }))).rejects.toMatchObject({
        code: 'PT409',
        message: 'price_changed',
        detail: '{"price": 299.00}',
      })
    },
  )

  test('needs no payment method: the form offers the card first', async () => {
    const { reference } = await book(business, draftWith({ paymentMethod: '' }))
    expect((await stored(reference)).payment_method).toBe('card')
  })

  test.each(timeFrames)('is offered at %s on a Monday', async (timeFrame) => {
    expect(await book(business, draftWith({ timeFrame }))).toMatchObject({ timeFrame })
  })
})

describe('text is kept as it was written', () => {
  test.each([
    ['emoji', 'Dana 🚗💥'],
    ['markup', '<script>alert(1)</script>'],
    ['right-to-left text', 'דנה ‏רִיד'],
    ['quotes and SQL', `Robert'); drop table quotes;--`],
    ['100 characters', 'é'.repeat(100)],
    ['a formula', '=HYPERLINK("https://example.com")'],
  ])('%s', async (_what, firstName) => {
    const { reference } = await book(business, draftWith({ firstName }))
    expect((await stored(reference)).first_name).toBe(firstName)
  })

  test('but for what nobody can see: ends, tabs and control characters', async () => {
    const { reference } = await book(
      business,
      draftWith({ firstName: ' \u00a0Da\u0007na\u001b \n', address: '1 Main St\r\nApt\t2\u0085' }),
    )
    expect(await stored(reference)).toMatchObject({
      first_name: 'Dana',
      address: '1 Main St\nApt 2',
    })
  })

  test.each(['+1 (555) 010-0123', '555.010.0123 ext 4', '5550100123', '０５５ 555-0100'])(
    'the phone number %s',
    async (phoneNumber) => {
      const { reference } = await book(business, draftWith({ phoneNumber }))
      expect((await stored(reference)).phone_number).toBe(phoneNumber)
    },
  )

  test.each(['95814-1234', '95814 1234', 'K1A 0B1', ''])('the ZIP code "%s"', async (zipCode) => {
    const { reference } = await book(business, draftWith({ zipCode }))
    expect((await stored(reference)).zip_code).toBe(zipCode)
  })
})

describe('a draft that cannot be booked is refused by field', () => {
  const long = 'a'.repeat(10_000)
  test.each<[string, Record<string, unknown>, string, string]>([
    ['no first name', { firstName: '' }, 'firstName', 'required'],
    ['a first name of spaces', { firstName: '   ' }, 'firstName', 'required'],
    ['a first name nobody can see', { firstName: '\u200b\u200f' }, 'firstName', 'required'],
    ['a first name of 10,000 characters', { firstName: long }, 'firstName', 'too_long'],
    ['a first name of 101', { firstName: 'é'.repeat(101) }, 'firstName', 'too_long'],
    ['a last name of 10,000', { lastName: long }, 'lastName', 'too_long'],
    ['an address of 10,000', { address: long }, 'address', 'too_long'],
    ['a ZIP code of 10,000', { zipCode: long }, 'zipCode', 'too_long'],
    ['a phone number of 10,000', { phoneNumber: long }, 'phoneNumber', 'too_long'],
    ['a make of 10,000', { make: long }, 'make', 'too_long'],
    ['a model of 10,000', { model: long }, 'model', 'too_long'],
    ['a year of 10,000', { year: long }, 'year', 'too_long'],
    ['an e-mail of 255', { email: `${'a'.repeat(245)}@gmail.com` }, 'email', 'too_long'],
    ['no address', { address: '' }, 'address', 'required'],
    ['an e-mail that is none', { email: 'dana at example' }, 'email', 'invalid'],
    ['nobody to call or write', { email: '', phoneNumber: '' }, 'email', 'required'],
    ['six digits and no e-mail', { email: '', phoneNumber: '010-012' }, 'email', 'required'],
    ['a name that is a number', { firstName: 42 }, 'firstName', 'invalid'],
    ['a name that is a list', { firstName: ['Dana'] }, 'firstName', 'invalid'],
    ['no service', { serviceType: '', position: '' }, 'serviceType', 'required'],
    ['a service that is not offered', { serviceType: 'sunroof' }, 'serviceType', 'not_offered'],
    ['no position', { position: '' }, 'position', 'required'],
    ['another service’s position', { position: 'front-left' }, 'position', 'not_offered'],
    ['no glass', { glassType: '' }, 'glassType', 'required'],
    ['glass that is not offered', { glassType: 'OEM' }, 'glassType', 'not_offered'],
    ['no date', { date: '' }, 'date', 'required'],
    ['a date in the past', { date: '2026-11-26' }, 'date', 'in_the_past'],
    ['a day that does not exist', { date: '2027-02-30' }, 'date', 'invalid'],
    ['a date in another form', { date: '11/30/2026' }, 'date', 'invalid'],
    ['a date with a time', { date: '2026-11-30T10:00:00Z' }, 'date', 'invalid'],
    ['a date PostgreSQL would read', { date: 'tomorrow' }, 'date', 'invalid'],
    ['a date after the last bookable one', { date: '2026-12-28' }, 'date', 'too_far_ahead'],
    ['a date in the year 9999', { date: '9999-12-31' }, 'date', 'too_far_ahead'],
    ['no time frame', { timeFrame: '' }, 'timeFrame', 'required'],
    ['a frame that is none', { timeFrame: '6:00 PM - 8:00 PM' }, 'timeFrame', 'not_offered'],
    [
      'a frame outside opening hours',
      { date: '2026-11-29', timeFrame: timeFrames[0] },
      'timeFrame',
      'outside_hours',
    ],
    [
      'a frame that has begun',
      { date: '2026-11-27', timeFrame: timeFrames[1] },
      'timeFrame',
      'in_the_past',
    ],
    ['another way to pay', { paymentMethod: 'crypto' }, 'paymentMethod', 'not_offered'],
    ['a payment that is a number', { paymentMethod: 1 }, 'paymentMethod', 'invalid'],
  ])('%s', async (_what, fields, field, problem) => {
    const problems = await problemsOf(business, draftWith(fields))
    expect(problems).toContainEqual({ field, problem })
    expect(await business.rows('select 1 from public.quotes')).toEqual([])
  })

  test('with everything that is wrong at once, in the order of the wizard', async () => {
    const required = (field: string) => ({ field, problem: 'required' })
    for (const nothing of [{}, null, [], 'draft', 42, { vehicleInfo: 'none' }]) {
      expect(await problemsOf(business, nothing)).toEqual([
        required('serviceType'),
        required('position'),
        required('glassType'),
        required('date'),
        required('timeFrame'),
        required('firstName'),
        required('email'),
        required('address'),
      ])
    }
  })

  test('one way to reach the person is enough', async () => {
    const ways = [{ email: '' }, { phoneNumber: '' }, { phoneNumber: '010-0123', email: '' }]
    for (const fields of ways) {
      expect(await book(business, draftWith(fields))).toMatchObject({ price: 299 })
    }
  })
})

test('a filled honeypot is refused, and leaves nothing behind', async () => {
  expect(
    await bookingRefusal(business, bookableDraft, { honeypot: 'https://spam.example' }),
  ).toMatchObject({
    code: 'PT403',
    message: 'refused',
  })
  expect(await business.rows('select 1 from public.quotes')).toEqual([])
})

/** The answer to the same booking: each answer has a link of its own. */
function sameBooking(first: object) {
  return { ...first, link: expect.stringMatching(/^[\w-]{22}$/) as string }
}

describe('the same idempotency key', () => {
  test('gets the same answer, and books once', async () => {
    const key = crypto.randomUUID()
    const first = await book(business, bookableDraft, { key })
    const second = await book(business, bookableDraft, { key })
    const changed = await book(business, draftWith({ glassType: 'oee' }), { key })
    expect(second).toEqual(sameBooking(first))
    expect(changed).toEqual(sameBooking(first))
    expect(await business.rows('select id from public.quotes')).toEqual([{ id: first.reference }])
  })

  test('still gets its answer when the frame is full and the day is over', async () => {
    const key = crypto.randomUUID()
    const first = await book(business, bookableDraft, { key })
    await book(business, bookableDraft)
    await book(business, bookableDraft)
    expect(await bookingRefusal(business, bookableDraft)).toMatchObject({
      code: 'PT409',
      message: 'slot_taken',
    })
    expect(await book(business, bookableDraft, { key })).toEqual(sameBooking(first))
    await business.stopClock('2027-01-15T20:00:00Z')
    expect(await book(business, bookableDraft, { key })).toEqual(sameBooking(first))
    await business.stopClock(testNow)
  })

  test('was not used by a refusal: the corrected draft books under it', async () => {
    const key = crypto.randomUUID()
    await bookingRefusal(business, draftWith({ firstName: '' }), { key })
    expect(await book(business, bookableDraft, { key })).toMatchObject({ price: 299 })
  })
})
