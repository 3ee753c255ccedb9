import type { TimeFrame } from './appointments'
import type { StoredGlassType } from './prices'
import type { GlassPosition, ServiceType } from './services'
import type { QuoteDraft } from './quoteDraft'
import type { QuoteField } from './quoteFields'

/** What is sent to `submit_quote`. */
export type QuoteSubmission = {
  draft: QuoteDraft
  /** A UUID made once per booking: the same key never books twice. */
  idempotencyKey: string
  /** A field no person sees; a robot fills it in. */
  honeypot: string
}

/** What `submit_quote` answers: the stored quote as the customer may see it. */
export type QuoteConfirmation = {
  reference: string
  /** "2021 Honda Civic"; empty when it was not given, null from a database that does not answer it yet. */
  vehicle: string | null
  serviceType: ServiceType
  position: GlassPosition
  glassType: StoredGlassType
  /** Set by the server, in the business's currency. */
  price: number
  date: string
  timeFrame: TimeFrame
  /** The quote's price holds until this day, YYYY-MM-DD. */
  validUntil: string
  /** The token of the link to the appointment; left out by a database that has none. */
  link?: string
  /** The appointment's own id, a UUID; the same from the quote on to the job. */
  appointmentId?: string
}

/** Why a field was refused. */
export type QuoteFieldProblem =
  | 'required'
  | 'too_long'
  | 'invalid'
  | 'not_offered'
  | 'in_the_past'
  | 'too_far_ahead'
  | 'outside_hours'

export type QuoteFieldError = { field: QuoteField; problem: QuoteFieldProblem }

/**
 * The outcomes of a submission other than a confirmation.
 * `unavailable` covers everything that may pass by itself (offline, no answer, 5xx): safe to send again,
 * since the idempotency key is kept.
 */
export type QuoteFailure =
  | { kind: 'invalid'; errors: QuoteFieldError[] }
  | { kind: 'slot_taken' }
  /** The price that was seen is not today's; null when the answer does not say which is. */
  | { kind: 'price_changed'; price: number | null }
  | { kind: 'rate_limited' }
  | { kind: 'refused' }
  | { kind: 'unavailable'; reason: 'offline' | 'no_answer' | 'server' }
