import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { setBusinessTimeZone } from '@/domain/businessTime'
import { buildQuoteDraft, type QuoteDraftOverrides } from '@mocks/fixtures/quotes'
import { phoneDigits } from '@/domain/phone'
import { checkQuote } from '@/domain/quoteChecks'
import { emptyQuoteDraft } from '@/domain/quoteDraft'
import { quoteFieldNames, stepOfField, type QuoteField } from '@/domain/quoteFields'
import { anyDraft } from './arbitraries'

/** Monday, June 15, 2026, 10:30 AM in Los Angeles. */
const now = new Date('2026-06-15T17:30:00Z')

const complete = (overrides: QuoteDraftOverrides = {}) =>
  buildQuoteDraft({
    ...overrides,
    appointmentDetails: { date: '2026-06-17', ...overrides.appointmentDetails },
  })

const problemsOf = (overrides: QuoteDraftOverrides) =>
  checkQuote(complete(overrides), now).map(({ field, problem }) => `${field}: ${problem}`)

const customer = (
  customerInfo: Partial<(typeof emptyQuoteDraft)['appointmentDetails']['customerInfo']>,
) => ({
  appointmentDetails: { customerInfo },
})

describe('the final check', () => {
  it('passes a complete draft', () => {
    expect(checkQuote(complete(), now)).toEqual([])
  })

  it('asks an empty draft for what a shop cannot do without, and for no more', () => {
    expect(checkQuote(emptyQuoteDraft, now)).toEqual(
      [
        'serviceType',
        'position',
        'glassType',
        'date',
        'timeFrame',
        'firstName',
        'email',
        'address',
      ].map((field) => ({ field, problem: 'required' })),
    )
  })

  it('needs a phone number or an e-mail, either will do', () => {
    expect(problemsOf({ vehicleInfo: { phoneNumber: '' } })).toEqual([])
    expect(problemsOf(customer({ email: '' }))).toEqual([])
    const neither = { vehicleInfo: { phoneNumber: '12' }, ...customer({ email: ' ' }) }
    expect(problemsOf(neither)).toEqual(['email: required'])
  })

  it('does not take a name that cannot be seen', () => {
    expect(problemsOf(customer({ firstName: '\u200b \u2060' }))).toEqual(['firstName: required'])
  })

  it('takes names of any script, emoji and markup', () => {
    for (const firstName of ['마리아', 'مريم', '🚗', '<script>alert(1)</script>', "O'Neil"]) {
      expect(problemsOf(customer({ firstName }))).toEqual([])
    }
  })

  it('counts characters, not code units', () => {
    expect(problemsOf(customer({ firstName: '😀'.repeat(100) }))).toEqual([])
    expect(problemsOf(customer({ firstName: '😀'.repeat(101) }))).toEqual(['firstName: too_long'])
    expect(problemsOf({ vehicleInfo: { make: 'x'.repeat(10_000) } })).toEqual(['make: too_long'])
  })

  it.each([
    ['2026-06-14', 'date: in_the_past'],
    ['2026-02-30', 'date: invalid'],
    ['next week', 'date: invalid'],
    ['2026-07-16', 'date: too_far_ahead'],
  ])('refuses the date %s', (date, problem) => {
    expect(problemsOf({ appointmentDetails: { date } })).toContain(problem)
  })

  it('takes the last day that can be booked', () => {
    expect(problemsOf({ appointmentDetails: { date: '2026-07-15' } })).toEqual([])
  })

  it('refuses a time frame that has begun, in Pacific Time', () => {
    setBusinessTimeZone('Pacific Time')
    const today = (timeFrame: '10:00 AM - 12:00 PM' | '12:00 PM - 2:00 PM') =>
      problemsOf({ appointmentDetails: { date: '2026-06-15', timeFrame } })
    expect(today('10:00 AM - 12:00 PM')).toEqual(['timeFrame: in_the_past'])
    expect(today('12:00 PM - 2:00 PM')).toEqual([])
  })

  it('refuses a time frame outside the opening hours', () => {
    const sunday = { date: '2026-06-21', timeFrame: '8:00 AM - 10:00 AM' as const }
    expect(problemsOf({ appointmentDetails: sunday })).toEqual(['timeFrame: outside_hours'])
  })

  it('refuses a position of another service', () => {
    const overrides = { serviceSelection: { serviceType: 'windshield' as const } }
    expect(problemsOf(overrides)).toEqual(['position: not_offered'])
  })

  it('names each field once at most, in the order of the wizard, for any draft', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const places = checkQuote(draft, now).map(({ field }) => quoteFieldNames.indexOf(field))
        expect(places).toEqual([...new Set(places)].sort((a, b) => a - b))
      }),
    )
  })
})

it('knows the step of each field', () => {
  const steps = (fields: QuoteField[]) => fields.map(stepOfField)
  expect(steps(['zipCode', 'model', 'serviceType', 'position', 'glassType'])).toEqual([
    1, 1, 2, 3, 4,
  ])
  expect(steps(['date', 'email', 'paymentMethod'])).toEqual([5, 5, 5])
})

describe('the digits of a phone number', () => {
  it.each([
    ['+1 (555) 010-0123', '5550100123'],
    ['555.010.0123 ext 4', '5550100123'],
    ['1-555-010-0123 x12', '5550100123'],
    ['tel: 555 0100', '5550100'],
    ['+44 20 7946 0018', '442079460018'],
  ])('are read from %s', (text, digits) => {
    expect(phoneDigits(text)).toBe(digits)
  })

  it('are none where there is no number', () => {
    for (const text of ['', 'call me', '12345', '😀', 'ext 12']) {
      expect(phoneDigits(text)).toBeNull()
    }
  })
})
