import { http, type RequestHandler } from 'msw'
import { isCalendarDate } from '@/domain/businessTime'
import type { MockDatabase } from '../database/mockDatabase'
import { availableFrames, submitQuote } from '../database/business/submitQuote'
import { inZoneOf } from '../database/business/zone'
import { quoteRefusal, restError, restJson } from './answers'
import { contextOf } from './business'
import { restCaller } from './gateway'
import { missingFunction } from './rest'
import { readRestBody } from './restRequest'

/**
 * `submit_quote` and `available_time_frames`, open to everybody. Quotes, seats and idempotency keys
 * are kept in the database it is given.
 */
export function quoteHandlers(database: MockDatabase): RequestHandler[] {
  return [
    http.post('*/rest/v1/rpc/submit_quote', async ({ request }) => {
      const entry = restCaller(database, request)
      if ('refusal' in entry) return entry.refusal
      const sent = await readRestBody(request)
      if ('refusal' in sent) return sent.refusal
      const given = Object.keys(sent.body).sort()
      if (!fits(given, ['draft', 'idempotency_key'], ['honeypot'])) {
        return restError(missingFunction('submit_quote', given))
      }
      const { draft, idempotency_key: key, honeypot } = sent.body
      if (!isUuid(key)) {
        return restError({
          status: 400,
          code: '22P02',
          message: `invalid input syntax for type uuid: "${String(key)}"`,
        })
      }
      const outcome = inZoneOf(database.business, () =>
        submitQuote(
          contextOf(database, entry.caller),
          draft,
          key.toLowerCase(),
          typeof honeypot === 'string' ? honeypot : '',
        ),
      )
      if ('confirmation' in outcome) return restJson(outcome.confirmation)
      if ('price' in outcome) return quoteRefusal({ price: outcome.price })
      return quoteRefusal('errors' in outcome ? outcome.errors : outcome.refused)
    }),

    http.post('*/rest/v1/rpc/available_time_frames', async ({ request }) => {
      const entry = restCaller(database, request)
      if ('refusal' in entry) return entry.refusal
      const sent = await readRestBody(request)
      if ('refusal' in sent) return sent.refusal
      const given = Object.keys(sent.body).sort()
      if (!fits(given, ['date'], ['days', 'service_type', 'zip_code'])) {
        return restError(missingFunction('available_time_frames', given))
      }
      const { date, days, service_type, zip_code } = sent.body
      if (typeof date !== 'string' || !isCalendarDate(date)) {
        const isShaped = /^\d{4}-\d{2}-\d{2}$/.test(String(date))
        return restError({
          status: 400,
          code: isShaped ? '22008' : '22007',
          message: isShaped
            ? `date/time field value out of range: "${String(date)}"`
            : `invalid input syntax for type date: "${String(date)}"`,
        })
      }
      const text = (value: unknown) => (typeof value === 'string' ? value : null)
      const frames = inZoneOf(database.business, () =>
        availableFrames(database, date, typeof days === 'number' ? days : 1, {
          serviceType: text(service_type),
          zipCode: text(zip_code),
        }),
      )
      return restJson(
        frames.map((frame) => ({
          date: frame.date,
          time_frame: frame.timeFrame,
          seats_left: frame.seatsLeft,
        })),
        frames.length,
      )
    }),
  ]
}

function fits(given: string[], required: string[], optional: string[]): boolean {
  return (
    required.every((name) => given.includes(name)) &&
    given.every((name) => required.includes(name) || optional.includes(name))
  )
}

function isUuid(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)
}
