import { isTimeFrame, type FrameAvailability } from '@/domain/appointments'
import type { DataFailure, Outcome } from '@/domain/failures'
import { readFieldErrors, readNewPrice, readQuoteConfirmation } from '@/domain/quoteAnswers'
import type { QuoteDraft } from '@/domain/quoteDraft'
import type { QuoteConfirmation, QuoteFailure, QuoteSubmission } from '@/domain/quoteSubmission'
import type { ServiceType } from '@/domain/services'
import { clientAtom, type ClientSource } from '@/platform/client/client'
import { replaceableAtom } from '@/platform/client/replaceableAtom'
import type { Database, Json } from '@/platform/client/database.types'
import { dataFailure, notAsked } from '@/platform/client/restErrors'

export type QuoteGateway = {
  /**
   * Sends a quote to `submit_quote`. The same idempotency key never books twice, so that an
   * `unavailable` failure can be sent again.
   */
  submit(submission: QuoteSubmission): Promise<Outcome<QuoteConfirmation, QuoteFailure>>
  /**
   * The time frames that can be had on a number of days from a day on (YYYY-MM-DD), by `available_time_frames`.
   * What can be had depends on the work and on where the car stands; what is not known of them is left out.
   */
  availableTimeFrames(
    date: string,
    days: number,
    visit?: PlannedVisit,
  ): Promise<Outcome<FrameAvailability[], DataFailure>>
}

/** What is known of a visit; empty while it is not. */
export type PlannedVisit = { serviceType: ServiceType | ''; zipCode: string }

/** A row of `available_time_frames`. */
type FrameRow = Database['public']['Functions']['available_time_frames']['Returns'][number]

/** @param client gives the client to ask */
export function createQuoteGateway(client: ClientSource): QuoteGateway {
  return {
    async submit({ draft, idempotencyKey, honeypot }) {
      try {
        const { data, error, status } = await (
          await client()
        ).rpc('submit_quote', { draft: storable(draft), idempotency_key: idempotencyKey, honeypot })
        if (error) return { ok: false, failure: quoteFailure(error, status) }
        const confirmation = readQuoteConfirmation(data)
        return confirmation
          ? { ok: true, value: confirmation }
          : { ok: false, failure: { kind: 'unavailable', reason: 'server' } }
      } catch {
        return { ok: false, failure: { kind: 'unavailable', reason: 'offline' } }
      }
    },
    async availableTimeFrames(date, days, visit) {
      try {
        const { data, error, status } = await (
          await client()
        ).rpc('available_time_frames', {
          date,
          days,
          ...(visit?.serviceType && { service_type: visit.serviceType }),
          ...(visit?.zipCode && { zip_code: visit.zipCode }),
        })
        if (error) return { ok: false, failure: dataFailure(error, status) }
        const rows: FrameRow[] = Array.isArray(data) ? data : []
        return { ok: true, value: rows.flatMap(toAvailability) }
      } catch (error) {
        return { ok: false, failure: notAsked(error) }
      }
    },
  }
}

/**
 * The draft without what PostgreSQL cannot hold in a text: NUL and halves of surrogate pairs, which only
 * damaged copies contain. It would refuse the whole draft for them and not say which field it was.
 */
export function storable(draft: QuoteDraft): Json {
  return JSON.parse(
    JSON.stringify(draft, (_key, value: unknown) =>
      typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value,
    ),
  ) as Json
}

/** What an error of the database means to a visitor who sends a draft. */
export function quoteFailure(
  error: { message: string; details?: string | null; code?: string },
  status: number,
): QuoteFailure {
  if (status === 422) return { kind: 'invalid', errors: readFieldErrors(error.details) }
  if (status === 409 && error.message === 'slot_taken') return { kind: 'slot_taken' }
  if (status === 409 && error.message === 'price_changed') {
    return { kind: 'price_changed', price: readNewPrice(error.details) }
  }
  const { kind } = dataFailure(error, status)
  if (kind === 'rate_limited') return { kind }
  if (kind === 'offline' || kind === 'no_answer') return { kind: 'unavailable', reason: kind }
  if (status === 403 && error.message === 'refused') return { kind: 'refused' }
  return { kind: 'unavailable', reason: 'server' }
}

// A time frame that this version of the site does not know cannot be offered.
function toAvailability(row: FrameRow): FrameAvailability[] {
  const { date, time_frame: timeFrame, seats_left: seatsLeft } = row
  if (date === null || seatsLeft === null || timeFrame === null) return []
  return isTimeFrame(timeFrame) ? [{ date, timeFrame, seatsLeft }] : []
}

/** The wizard's gateway in use. Tests set this atom. */
export const quoteGatewayAtom = replaceableAtom((get) => createQuoteGateway(get(clientAtom)))
