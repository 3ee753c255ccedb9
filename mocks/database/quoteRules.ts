import {
  isTimeFrame,
  paymentMethods,
  timeFrameHours,
  timeFrames,
  type FrameAvailability,
  type TimeFrame,
} from '@/domain/appointments'
import { openingHours } from '@/domain/businessHours'
import { addDays, isCalendarDate, pacificParts, weekdayOf } from '@/domain/pacificTime'
import { isGlassType } from '@/domain/prices'
import {
  quoteTextLimits,
  type QuoteField,
  type QuoteFieldError,
  type QuoteFieldProblem,
} from '@/domain/quoteSubmission'
import { isPositionOf, isServiceType } from '@/domain/services'
import { seatsLeft, type MockDatabase } from './mockDatabase'

/** A draft as it arrives: nothing about its shape is certain. */
export type SentDraft = Record<string, unknown>

/** True when the whole time frame lies within the opening hours of that day. */
export function isFrameOpen(date: string, timeFrame: TimeFrame): boolean {
  const hours = openingHours[weekdayOf(date) as 0 | 1 | 2 | 3 | 4 | 5 | 6]
  const frame = timeFrameHours[timeFrame]
  return frame.start >= hours.open && frame.end <= hours.close
}

/** True when the time frame has begun, or is over, in Pacific Time. */
export function hasFrameBegun(date: string, timeFrame: TimeFrame, now: number): boolean {
  const local = pacificParts(new Date(now))
  if (date !== local.date) return date < local.date
  return timeFrameHours[timeFrame].start * 60 <= local.minutes
}

/** The frames that can be had from a day on: open, not begun, with a seat left (`available_time_frames`). */
export function availableFrames(
  database: MockDatabase,
  from: string,
  days: number,
): FrameAvailability[] {
  const now = database.settings.now()
  const today = pacificParts(new Date(now)).date
  const last = addDays(today, database.settings.bookingDays)
  const found: FrameAvailability[] = []
  for (let offset = 0; offset < Math.min(Math.max(days, 1), 62); offset += 1) {
    const date = addDays(from, offset)
    if (date < today || date > last) continue
    for (const timeFrame of timeFrames) {
      const left = seatsLeft(database, { date, timeFrame })
      if (left > 0 && isFrameOpen(date, timeFrame) && !hasFrameBegun(date, timeFrame, now)) {
        found.push({ date, timeFrame, seatsLeft: left })
      }
    }
  }
  return found
}

/**
 * A text of a section of the draft as the database reads it: trimmed, without control characters.
 * Missing is ''; what is given but is no text is null.
 */
export function draftText(draft: SentDraft, ...path: string[]): string | null {
  let value: unknown = draft
  for (const step of path) {
    value = typeof value === 'object' && value !== null ? (value as SentDraft)[step] : undefined
  }
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? cleanText(value) : null
}

function cleanText(text: string): string {
  const kept = [...text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replaceAll('\t', ' ')]
  return kept
    .filter((letter) => letter === '\n' || !isControl(letter))
    .join('')
    .trim()
}

function isControl(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0
  return code < 0x20 || (code >= 0x7f && code <= 0x9f)
}

/** True when nothing of the text can be seen. */
function isBlank(text: string): boolean {
  return text.replace(/[\s\u00a0\u200b-\u200f\u2060\ufeff]/g, '') === ''
}

/**
 * The digits by which a phone can be called, without an extension and the country code; null when
 * there are fewer than seven.
 */
export function phoneDigits(phone: string): string | null {
  const [number = ''] = phone.toLowerCase().split(/ext|x|#|;|,/)
  const digits = number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return digits.length >= 7 ? digits : null
}

const customerPath = ['appointmentDetails', 'customerInfo']

/**
 * What the database refuses in a draft, in the order of the wizard: what a shop cannot do without
 * (design, section 2), over-long texts, choices that do not belong together, and a day or time frame
 * that cannot be booked.
 */
export function draftErrors(database: MockDatabase, draft: SentDraft): QuoteFieldError[] {
  const errors: QuoteFieldError[] = []
  const refuse = (field: QuoteField, problem: QuoteFieldProblem | null) => {
    if (problem) errors.push({ field, problem })
  }
  for (const field of ['zipCode', 'phoneNumber', 'year', 'make', 'model'] as const) {
    refuse(field, textProblem(field, draftText(draft, 'vehicleInfo', field)))
  }
  const service = draftText(draft, 'serviceSelection', 'serviceType')
  const isOfferedPosition = (position: string) =>
    isServiceType(service) && isPositionOf(service, position)
  refuse('serviceType', choiceProblem(service, isServiceType))
  refuse(
    'position',
    choiceProblem(draftText(draft, 'glassPosition', 'position'), isOfferedPosition),
  )
  refuse('glassType', choiceProblem(draftText(draft, 'glassSelection', 'glassType'), isGlassType))
  const { date, timeFrame } = appointmentProblems(database, draft)
  refuse('date', date)
  refuse('timeFrame', timeFrame)
  for (const field of ['firstName', 'lastName', 'email', 'address'] as const) {
    const text = draftText(draft, ...customerPath, field)
    const needed = field === 'firstName' || field === 'address'
    refuse(field, textProblem(field, text, needed))
    if (field === 'email') refuse(field, contactProblem(draft, text))
  }
  const payment = draftText(draft, 'appointmentDetails', 'paymentMethod')
  if (payment !== '') {
    refuse(
      'paymentMethod',
      choiceProblem(payment, (value) => paymentMethods.some((method) => method === value)),
    )
  }
  return errors
}

function textProblem(
  field: keyof typeof quoteTextLimits,
  text: string | null,
  needed = false,
): QuoteFieldProblem | null {
  if (text === null) return 'invalid'
  if ([...text].length > quoteTextLimits[field]) return 'too_long'
  if (needed && isBlank(text)) return 'required'
  if (field === 'email' && text !== '' && !/\S@\S/.test(text)) return 'invalid'
  return null
}

// A shop needs one way to reach the customer; the step that asks for the e-mail is the last.
function contactProblem(draft: SentDraft, email: string | null): QuoteFieldProblem | null {
  const phone = draftText(draft, 'vehicleInfo', 'phoneNumber')
  return email === '' && phone !== null && phoneDigits(phone) === null ? 'required' : null
}

function choiceProblem(
  value: string | null,
  isOffered: (value: string) => boolean,
): QuoteFieldProblem | null {
  if (value === null) return 'invalid'
  if (value === '') return 'required'
  return isOffered(value) ? null : 'not_offered'
}

function appointmentProblems(database: MockDatabase, draft: SentDraft) {
  const now = database.settings.now()
  const day = draftText(draft, 'appointmentDetails', 'date')
  const frame = draftText(draft, 'appointmentDetails', 'timeFrame')
  const date = dateProblem(database, day)
  let timeFrame = choiceProblem(frame, isTimeFrame)
  if (!timeFrame && !date && day && isTimeFrame(frame)) {
    if (!isFrameOpen(day, frame)) timeFrame = 'outside_hours'
    else if (hasFrameBegun(day, frame, now)) timeFrame = 'in_the_past'
  }
  return { date, timeFrame }
}

function dateProblem(database: MockDatabase, day: string | null): QuoteFieldProblem | null {
  const today = pacificParts(new Date(database.settings.now())).date
  if (day === '') return 'required'
  if (day === null || !isCalendarDate(day)) return 'invalid'
  if (day < today) return 'in_the_past'
  return day > addDays(today, database.settings.bookingDays) ? 'too_far_ahead' : null
}
