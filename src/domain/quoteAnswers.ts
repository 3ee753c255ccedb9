import { isTimeFrame } from './appointments'
import { linkTokenIn } from './myAppointment'
import { isCalendarDate } from './businessTime'
import { isStoredGlassType } from './prices'
import { quoteFieldNames, type QuoteField } from './quoteFields'
import type { QuoteConfirmation, QuoteFieldError, QuoteFieldProblem } from './quoteSubmission'
import { isPositionOf, isServiceType } from './services'

const problems: readonly QuoteFieldProblem[] = [
  'required',
  'too_long',
  'invalid',
  'not_offered',
  'in_the_past',
  'too_far_ahead',
  'outside_hours',
]

/**
 * The confirmation in an answer of `submit_quote`, or in what this browser stored of one; null when a
 * part of it is missing or cannot be.
 */
export function readQuoteConfirmation(value: unknown): QuoteConfirmation | null {
  if (typeof value !== 'object' || value === null) return null
  const { reference, serviceType, position, glassType, price, date, timeFrame, validUntil } =
    value as Record<string, unknown>
  const { vehicle: given, link, appointmentId } = value as Record<string, unknown>
  if (typeof reference !== 'string' || reference === '' || !isServiceType(serviceType)) return null
  if (typeof position !== 'string' || !isPositionOf(serviceType, position)) return null
  if (!isStoredGlassType(glassType) || !isTimeFrame(timeFrame)) return null
  // JSON has numbers too large for any: they are read as Infinity.
  if (typeof price !== 'number' || !Number.isFinite(price)) return null
  if (typeof date !== 'string' || !isCalendarDate(date)) return null
  if (typeof validUntil !== 'string' || !isCalendarDate(validUntil)) return null
  const vehicle = typeof given === 'string' ? given : null
  return {
    reference,
    vehicle,
    serviceType,
    position,
    glassType,
    price,
    date,
    timeFrame,
    validUntil,
    ...(typeof link === 'string' && linkTokenIn(`#${link}`) && { link }),
    ...(typeof appointmentId === 'string' && appointmentId && { appointmentId }),
  }
}

/** The refused fields in the `details` of a 422, JSON text; what cannot be read is left out. */
export function readFieldErrors(details: unknown): QuoteFieldError[] {
  try {
    const list: unknown = typeof details === 'string' ? JSON.parse(details) : null
    return Array.isArray(list) ? list.filter(isFieldError) : []
  } catch {
    return []
  }
}

/** Today's price in the `details` of `price_changed`, JSON text; null when it cannot be read. */
export function readNewPrice(details: unknown): number | null {
  try {
    const facts: unknown = typeof details === 'string' ? JSON.parse(details) : null
    const price = typeof facts === 'object' && facts !== null && 'price' in facts && facts.price
    return typeof price === 'number' && price > 0 && Number.isFinite(price) ? price : null
  } catch {
    return null
  }
}

function isFieldError(value: unknown): value is QuoteFieldError {
  if (typeof value !== 'object' || value === null) return false
  const { field, problem } = value as Record<string, unknown>
  return (
    quoteFieldNames.includes(field as QuoteField) && problems.includes(problem as QuoteFieldProblem)
  )
}
