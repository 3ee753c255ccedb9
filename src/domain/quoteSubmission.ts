import type { TimeFrame } from './appointments'
import type { GlassType } from './prices'
import type { GlassPosition, ServiceType } from './services'
import type { QuoteDraft } from './quoteDraft'

/** What is sent to `submit_quote`. */
export type QuoteSubmission = {
  draft: QuoteDraft
  /** A UUID made once per booking: the same key never books twice. */
  idempotencyKey: string
  /** A field no person sees; filled in, it was a robot. */
  honeypot: string
}

/** What `submit_quote` answers: the stored quote as the customer may see it. */
export type QuoteConfirmation = {
  reference: string
  serviceType: ServiceType
  position: GlassPosition
  glassType: GlassType
  /** US dollars, set by the server. */
  price: number
  date: string
  timeFrame: TimeFrame
  /** The quote's price holds until this day, YYYY-MM-DD. */
  validUntil: string
}

/** The fields the server may refuse, by the path in the draft's sections. */
export type QuoteField =
  | 'zipCode'
  | 'phoneNumber'
  | 'year'
  | 'make'
  | 'model'
  | 'serviceType'
  | 'position'
  | 'glassType'
  | 'date'
  | 'timeFrame'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'address'
  | 'paymentMethod'

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
  | { kind: 'rate_limited' }
  | { kind: 'refused' }
  | { kind: 'unavailable'; reason: 'offline' | 'no_answer' | 'server' }

/** Longest text, in characters, that each kind of field may hold when a quote is confirmed. */
export const quoteTextLimits: Record<
  Exclude<
    QuoteField,
    'serviceType' | 'position' | 'glassType' | 'date' | 'timeFrame' | 'paymentMethod'
  >,
  number
> = {
  zipCode: 200,
  phoneNumber: 200,
  year: 200,
  make: 200,
  model: 200,
  firstName: 100,
  lastName: 100,
  email: 254,
  address: 500,
}
