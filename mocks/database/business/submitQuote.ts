import {
  hasFrameBegun,
  isTimeFrame,
  timeFrames,
  type FrameAvailability,
} from '@/domain/appointments'
import { columnOf } from '@/domain/fields'
import { addDays, addOneMonth } from '@/domain/businessTime'
import { phoneDigits } from '@/domain/phone'
import { checkQuote } from '@/domain/quoteChecks'
import { quoteAnswers } from '@/domain/quoteDraft'
import { quoteDraftFields, quoteFieldNames } from '@/domain/quoteFields'
import type { QuoteConfirmation, QuoteFieldError } from '@/domain/quoteSubmission'
import type { MockDatabase } from '../mockDatabase'
import { bookingRules } from './bookingRules'
import { planDay } from './capacity/holders'
import { visitOfQuote, wantedVisit } from './capacity/visits'
import { isOpen, isStaffed } from './capacity/windows'
import { appointmentAbout, changeAppointmentRow, contactOf, tellCustomer } from './appointmentRows'
import { nowOf, nowText, todayOf, type Context } from './context'
import { isGlassOffered, priceOf } from './prices'
import { insertRow } from './rows'
import { seatsLeft } from './seats'
import { nextNumber, nextPublicId, type QuoteRow } from './tables'
import { endWaiting } from './waiting'

/** What `submit_quote` comes to. */
export type QuoteOutcome =
  | { confirmation: QuoteConfirmation }
  | { refused: 'refused' | 'rate_limited' | 'slot_taken' }
  /** The visitor saw another price than today's. */
  | { price: number }
  | { errors: QuoteFieldError[] }

/**
 * Books a quote as the database function does: a known key answers with the quote it booked, a filled
 * honeypot is refused, the price is the price list's, and a seat is taken or the frame is gone.
 */
export function submitQuote(
  context: Context,
  draft: unknown,
  idempotencyKey: string,
  honeypot: string,
): QuoteOutcome {
  const { tables } = context
  if (honeypot.trim()) return { refused: 'refused' }
  const known = tables.quotes.get(tables.quote_submissions.get(idempotencyKey)?.quote_id ?? '')
  if (known) return { confirmation: confirmationOf(context, known) }

  const errors = draftProblems(context, draft)
  if (errors.length > 0) return { errors }
  const answers = quoteAnswers(draft)
  const price = priceOf(tables, answers.serviceType, answers.glassType) ?? 0
  const shownPrice = priceIn(draft)
  if (shownPrice > 0 && shownPrice !== price) return { price }
  const contacts = contactsOf(answers)
  if (isOverLimit(context, contacts)) return { refused: 'rate_limited' }
  const made = quoteOf(context, answers, price)
  const wanted = visitOfQuote(tables, made, made.appointment_date, made.time_frame)
  if (seatsLeft(context, wanted) === 0) return { refused: 'slot_taken' }

  const id = nextPublicId(tables, 'quotes')
  const row = insertRow(context, 'quotes', id, { ...made, id })
  tables.quote_submissions.set(idempotencyKey, {
    quote_id: id,
    contacts,
    created_at: nowText(context),
  })
  endWaiting(context, row.email, row.appointment_date)
  noteConsent(context, id, draft)
  const appointment = appointmentAbout(tables, id)
  if (appointment) tellCustomer(context, appointment, 'confirmation')
  return { confirmation: confirmationOf(context, row) }
}

/** The price that a draft was shown with; 0 when it says none. */
function priceIn(draft: unknown): number {
  const { glassSelection } = (draft ?? {}) as { glassSelection?: { price?: unknown } | null }
  const price = glassSelection?.price
  return typeof price === 'number' ? price : 0
}

/** What is wrong with a draft. When the business is open, and what it offers, is the owner's to say. */
function draftProblems(context: Context, draft: unknown): QuoteFieldError[] {
  const { tables } = context
  const { days_ahead } = bookingRules(tables)
  const { date, timeFrame, serviceType, glassType } = quoteAnswers(draft)
  const isGlass = ({ field, problem }: QuoteFieldError) =>
    field === 'glassType' && problem === 'not_offered'
  const errors = checkQuote(draft, new Date(nowOf(context)), days_ahead).filter(
    (error) => error.problem !== 'outside_hours' && !isGlass(error),
  )
  const isOffered = isGlassOffered(tables, serviceType, glassType)
  if (!isOffered && glassType && !errors.some(({ field }) => field === 'glassType')) {
    errors.push({ field: 'glassType', problem: 'not_offered' })
  }
  errors.sort(
    (one, other) => quoteFieldNames.indexOf(one.field) - quoteFieldNames.indexOf(other.field),
  )
  const isWrong = errors.some(({ field }) => field === 'date' || field === 'timeFrame')
  if (!isWrong && date && isTimeFrame(timeFrame) && !isOpen(tables, date, timeFrame)) {
    errors.push({ field: 'timeFrame', problem: 'outside_hours' })
  }
  return errors
}

function isOverLimit(context: Context, contacts: readonly string[]): boolean {
  const { tables, database } = context
  const since = nowOf(context) - database.settings.quoteLimit.perMs
  const recent = [...tables.quote_submissions.values()].filter(
    ({ created_at }) => Date.parse(created_at) > since,
  )
  const limit = bookingRules(tables).limit_per_contact
  return contacts.some(
    (contact) => recent.filter((known) => known.contacts.includes(contact)).length >= limit,
  )
}

/** Keeps what the visitor was told about texts and said to it; without a phone number there is nothing to keep. */
function noteConsent(context: Context, quoteId: string, draft: unknown): void {
  const { tables } = context
  const appointment = appointmentAbout(tables, quoteId)
  const consent = (draft as { appointmentDetails?: { textConsent?: unknown } } | null)
    ?.appointmentDetails?.textConsent as { given?: unknown; words?: unknown } | undefined
  if (!appointment || !consent || contactOf(tables, appointment).phone === null) return
  const given = consent.given === true
  changeAppointmentRow(tables, appointment, { texts_wanted: given })
  tables.text_consents.set(nextNumber(tables, 'text_consents'), {
    appointment_id: appointment.id,
    given,
    words: typeof consent.words === 'string' ? consent.words : '',
    at: nowText(context),
    source: 'wizard',
  })
}

function confirmationOf({ tables }: Context, quote: QuoteRow): QuoteConfirmation {
  const appointmentId = appointmentAbout(tables, quote.id)?.id
  const [link] =
    [...tables.appointment_links].find(
      ([, { appointment_id, revoked_at }]) =>
        appointment_id === appointmentId && revoked_at === null,
    ) ?? []
  return {
    link,
    appointmentId,
    reference: quote.id,
    vehicle: [quote.vehicle_year, quote.vehicle_make, quote.vehicle_model]
      .filter((text) => text !== '')
      .join(' '),
    serviceType: quote.service_type,
    position: quote.position,
    glassType: quote.glass_type,
    price: quote.price,
    date: quote.appointment_date,
    timeFrame: quote.time_frame,
    validUntil: quote.valid_until,
  }
}

/** The row of answers without errors. */
function quoteOf(
  context: Context,
  answers: ReturnType<typeof quoteAnswers>,
  price: number,
): QuoteRow {
  const today = todayOf(context)
  const now = nowText(context)
  const given = quoteFieldNames.map((name) => [
    columnOf(name, quoteDraftFields[name]),
    answers[name],
  ])
  return {
    ...(Object.fromEntries(given) as QuoteRow),
    id: '',
    status: context.userId ? 'New' : 'Guest',
    user_id: context.userId,
    price,
    quoted_on: today,
    valid_until: addOneMonth(today),
    version: 1,
    created_at: now,
    updated_at: now,
    deleted_at: null,
  }
}

function contactsOf({ phoneNumber, email }: ReturnType<typeof quoteAnswers>): string[] {
  const digits = phoneDigits(phoneNumber ?? '')
  return [...(digits ? [`tel:${digits}`] : []), ...(email ? [`mailto:${email.toLowerCase()}`] : [])]
}

/** What somebody looks for a time for, and which of the bookings is theirs already. */
type Sought = { serviceType?: string | null; zipCode?: string | null; own?: string | null }

/** The frames that can be had from a day on: open, not begun, with a seat left (`available_time_frames`). */
export function availableFrames(
  database: MockDatabase,
  from: string,
  days: number,
  { serviceType = null, zipCode = null, own = null }: Sought = {},
): FrameAvailability[] {
  const tables = database.business
  const now = nowOf({ database })
  const today = todayOf({ database })
  const last = addDays(today, bookingRules(tables).days_ahead)
  const isPlanned = isStaffed(tables)
  return Array.from({ length: Math.min(Math.max(days, 1), 62) }, (_, n) => addDays(from, n))
    .filter((date) => date >= today && date <= last)
    .flatMap((date) => {
      const plan = isPlanned ? planDay({ database, tables }, date, own) : undefined
      return timeFrames
        .filter((frame) => isOpen(tables, date, frame))
        .filter((frame) => !hasFrameBegun(date, frame, new Date(now)))
        .map((timeFrame) => {
          const slot = { day: date, frame: timeFrame }
          const wanted = wantedVisit(tables, slot, serviceType, zipCode)
          return {
            date,
            timeFrame,
            seatsLeft: seatsLeft({ database, tables }, wanted, own, plan),
          }
        })
    })
    .filter((frame) => frame.seatsLeft > 0)
}
