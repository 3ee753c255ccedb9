import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  bookingDaysAhead,
  hasFrameBegun,
  isFrameOpen,
  paymentMethods,
  timeFrameHours,
  timeFrames,
} from '@/domain/appointments'
import { openingHours } from '@/domain/businessHours'
import { addDays, addOneMonth, isCalendarDate, businessToday } from '@/domain/businessTime'
import { phoneDigits } from '@/domain/phone'
import { glassPrices } from '@/domain/prices'
import { quoteDraftFields, quoteFieldNames } from '@/domain/quoteFields'
import { roles } from '@/domain/roles'
import { positionsFor, serviceTypes } from '@/domain/services'
import { phoneExamples } from '../support/phoneExamples'
import { openBusiness, type BusinessDatabase } from './businessDatabase'
import { book, clearBookings, problemsOf } from './support/bookings'
import { bookableDraft, draftWith, testNow } from './support/drafts'

/** The figures and rules of the business are written twice, for screens and for the database. */
let business: BusinessDatabase
beforeAll(async () => {
  business = await openBusiness({ now: testNow })
})
afterAll(() => business.close())

async function evaluate<T>(expression: string, values: unknown[] = []): Promise<T> {
  const [row] = await business.rows<{ value: T }>(`select (${expression}) as value`, values)
  return row?.value as T
}

describe('figures', () => {
  test('glass prices', async () => {
    const rows = await business.rows<{ service: string; prices: object }>(
      `select service_type as service, jsonb_object_agg(glass_type, price) as prices
       from public.service_prices group by 1`,
    )
    const expected = serviceTypes.map((service) => ({ service, prices: glassPrices }))
    expect(rows).toEqual(expect.arrayContaining(expected))
    expect(rows).toHaveLength(expected.length)
  })

  test('positions of each service', async () => {
    const rows = await business.rows<{ pair: string }>(
      `select service_type || ' ' || position as pair from public.service_positions`,
    )
    const pairs = serviceTypes.flatMap((service) =>
      positionsFor(service).map((position) => `${service} ${position}`),
    )
    expect(rows.map((row) => row.pair).sort()).toEqual(pairs.sort())
  })

  test('time frames', async () => {
    const rows = await business.rows<{ time_frame: string; starts: number; ends: number }>(
      `select time_frame, extract(epoch from starts)::int / 3600 as starts,
         extract(epoch from ends)::int / 3600 as ends
       from public.time_frames order by starts`,
    )
    expect(rows).toEqual(
      timeFrames.map((frame) => ({
        time_frame: frame,
        starts: timeFrameHours[frame].start,
        ends: timeFrameHours[frame].end,
      })),
    )
  })

  test('opening hours, Sunday first', async () => {
    const rows = await business.rows(
      `select extract(epoch from opens)::int / 3600 as open, extract(epoch from closes)::int / 3600 as close
       from public.business_hours order by weekday`,
    )
    expect(rows).toEqual(openingHours)
  })

  test('how far ahead an appointment can be made', async () => {
    expect(await evaluate('select days_ahead from public.booking_rules')).toBe(bookingDaysAhead)
  })

  test.each([
    ['profiles', 'role', roles],
    ['quotes', 'payment_method', paymentMethods],
  ] as const)('the values of %s.%s', async (table, column, values) => {
    const rule = await evaluate<string>(
      `select string_agg(pg_get_constraintdef(oid), ' ') from pg_constraint
       where conrelid = $1::regclass and contype = 'c' and pg_get_constraintdef(oid) like $2`,
      [`public.${table}`, `%(${column} = ANY%`],
    )
    expect([...rule.matchAll(/'([^']+)'/g)].map((match) => match[1])).toEqual([...values])
  })

  const limits = quoteFieldNames.flatMap((name) => {
    const field = quoteDraftFields[name]
    return 'maxLength' in field ? [[name, field.maxLength] as const] : []
  })
  test.each(limits)('%s holds %i characters', async (field, limit) => {
    const value = field === 'email' ? `a@${'b'.repeat(limit)}` : '5'.repeat(limit + 1)
    await clearBookings(business)
    await book(business, draftWith({ [field]: value.slice(0, limit) }))
    expect(await problemsOf(business, draftWith({ [field]: value.slice(0, limit + 1) }))).toEqual([
      { field, problem: 'too_long' },
    ])
  })
})

describe('rules', () => {
  const instants = fc
    .date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2028-01-01T00:00:00Z'),
      noInvalidDate: true,
    })
    .map((date) => new Date(Math.floor(date.getTime() / 60_000) * 60_000))
  const check = <T>(values: fc.Arbitrary<T>, numRuns: number, one: (value: T) => Promise<void>) =>
    fc.assert(fc.asyncProperty(values, one), { numRuns, seed: 20_261_127 })

  test('which day it is, and which of its time frames have begun', () =>
    check(instants, 60, async (now) => {
      await business.stopClock(now.toISOString())
      const today = await evaluate<string>('public.business_today()::text')
      expect(today).toBe(businessToday(now))
      const begun = await business.rows<{ time_frame: string }>(
        'select time_frame from public.time_frames where public.frame_has_begun($1::date, time_frame) order by starts',
        [today],
      )
      expect(begun.map((row) => row.time_frame)).toEqual(
        timeFrames.filter((frame) => hasFrameBegun(today, frame, now)),
      )
    }).finally(() => business.stopClock(testNow)))

  test('which time frames are within opening hours, on every day of four weeks', async () => {
    const rows = await business.rows<{ day: string; time_frame: string; open: boolean }>(
      `select d::date::text as day, time_frame, public.frame_is_open(d::date, time_frame) as open
       from generate_series('2026-11-01'::date, '2026-11-28', interval '1 day') d, public.time_frames f`,
    )
    expect(rows).toHaveLength(28 * 5)
    for (const { day, time_frame: frame, open } of rows) {
      const known = timeFrames.find((one) => one === frame)
      expect({ day, frame, open }).toEqual({ day, frame, open: known && isFrameOpen(day, known) })
    }
  })

  test('until when a price holds', async () => {
    for (const day of ['2026-11-27', '2027-01-31', '2028-01-31', '2026-12-31', '2026-08-31']) {
      await clearBookings(business)
      await business.stopClock(`${day}T20:00:00Z`)
      const made = await book(
        business,
        draftWith({ date: addDays(day, 7), timeFrame: '10:00 AM - 12:00 PM' }),
      )
      expect(made.validUntil).toBe(addOneMonth(day))
    }
    await business.stopClock(testNow)
  })

  test.each(phoneExamples)('which numbers are in %j', async (typed, ...digits) => {
    expect(await evaluate('private.phone_numbers($1)', [typed])).toEqual(digits)
  })

  const gap = fc.constantFrom('', ' ', '-', '.', ' - ')
  const area = fc.integer({ min: 200, max: 999 })
  const line = fc.integer({ min: 2_000_000, max: 9_999_999 }).map(String)
  const written = fc
    .tuple(
      fc.constantFrom('', '1 ', '+1 ', '+1-'),
      area,
      gap,
      line,
      gap,
      fc.constantFrom('', ' x4', ' ext 12'),
    )
    .map(([code, first, dash, rest, dot, extension]) => {
      return `${code}${first}${dash}${rest.slice(0, 3)}${dot}${rest.slice(3)}${extension}`
    })
  test('which digits of a phone number are called', () =>
    check(written, 200, async (typed) => {
      expect({ typed, digits: await evaluate('private.phone_digits($1)', [typed]) }).toEqual({
        typed,
        digits: phoneDigits(typed),
      })
    }))

  const digits = (length: number) =>
    fc
      .array(fc.constantFrom(...'0123456789'), { minLength: length, maxLength: length })
      .map((all) => all.join(''))
  const dates = fc.oneof(
    fc.tuple(digits(4), digits(2), digits(2)).map((parts) => parts.join('-')),
    fc
      .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 28, max: 31 }))
      .map(([month, day]) => `2027-${String(month).padStart(2, '0')}-${day}`),
    fc.string({ unit: 'grapheme-ascii', maxLength: 12 }),
  )
  // PostgreSQL has no year 0.
  const datesOfPostgres = dates.filter((text) => !text.startsWith('0000-'))
  test('which dates exist', () =>
    check(datesOfPostgres, 300, async (text) => {
      const day = await evaluate<string | null>('private.parse_date($1)::text', [text])
      expect({ text, day }).toEqual({ text, day: isCalendarDate(text) ? text : null })
    }))

  test('the bookable draft is one', async () => {
    await clearBookings(business)
    expect(await book(business, bookableDraft)).toBeTruthy()
  })
})
