import { isTimeFrame } from '@/domain/appointments'
import { addOneMonth, pacificParts } from '@/domain/pacificTime'
import { glassPrices, isGlassType } from '@/domain/prices'
import type { QuoteConfirmation, QuoteFieldError } from '@/domain/quoteSubmission'
import { isPositionOf, isServiceType } from '@/domain/services'
import { seatsLeft, type MockDatabase } from './mockDatabase'
import { draftErrors, draftText, phoneDigits, type SentDraft } from './quoteRules'

/** What `submit_quote` comes to in the mock database. */
export type QuoteOutcome =
  | { confirmation: QuoteConfirmation }
  | { refused: 'refused' | 'rate_limited' | 'slot_taken' }
  | { errors: QuoteFieldError[] }

/**
 * Books a quote as the database function does: a known key answers with the quote it booked, a filled
 * honeypot is refused, the price is the price list's, and a seat is taken or the frame is gone.
 */
export function submitQuote(
  database: MockDatabase,
  draft: SentDraft,
  idempotencyKey: string,
  honeypot: string,
): QuoteOutcome {
  if (honeypot.trim()) return { refused: 'refused' }
  const known = [...database.quotes.values()].find(
    (quote) => quote.idempotencyKey === idempotencyKey,
  )
  if (known) return { confirmation: known.confirmation }

  const errors = draftErrors(database, draft)
  if (errors.length > 0) return { errors }

  const now = database.settings.now()
  const contacts = contactsOf(draft)
  const { count, perMs } = database.settings.quoteLimit
  const recent = [...database.quotes.values()].filter((quote) => now - quote.createdAt < perMs)
  const isOver = contacts.some(
    (contact) => recent.filter((quote) => quote.contacts.includes(contact)).length >= count,
  )
  if (isOver) return { refused: 'rate_limited' }

  const serviceType = draftText(draft, 'serviceSelection', 'serviceType')
  const position = draftText(draft, 'glassPosition', 'position')
  const glassType = draftText(draft, 'glassSelection', 'glassType')
  const date = draftText(draft, 'appointmentDetails', 'date')
  const timeFrame = draftText(draft, 'appointmentDetails', 'timeFrame')
  if (
    !isServiceType(serviceType) ||
    position === null ||
    date === null ||
    !isPositionOf(serviceType, position) ||
    !isGlassType(glassType) ||
    !isTimeFrame(timeFrame)
  ) {
    throw new Error('A draft without errors has values that are offered.')
  }
  if (seatsLeft(database, { date, timeFrame }) === 0) return { refused: 'slot_taken' }

  const confirmation: QuoteConfirmation = {
    reference: `Q-${String(database.quotes.size + 1).padStart(3, '0')}`,
    serviceType,
    position,
    glassType,
    price: glassPrices[glassType],
    date,
    timeFrame,
    validUntil: addOneMonth(pacificParts(new Date(now)).date),
  }
  database.quotes.set(confirmation.reference, {
    confirmation,
    idempotencyKey,
    contacts,
    createdAt: now,
  })
  return { confirmation }
}

function contactsOf(draft: SentDraft): string[] {
  const phone = phoneDigits(draftText(draft, 'vehicleInfo', 'phoneNumber') ?? '')
  const email = draftText(draft, 'appointmentDetails', 'customerInfo', 'email')?.toLowerCase()
  return [phone && `tel:${phone}`, email && `mailto:${email}`].filter(
    (contact) => !!contact,
  ) as string[]
}
