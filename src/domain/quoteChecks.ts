import {
  bookingDaysAhead,
  hasFrameBegun,
  isFrameOpen,
  isPaymentMethod,
  isTimeFrame,
} from './appointments'
import { isEmail } from './email'
import type { Field } from './fields'
import { addDays, isCalendarDate, businessToday } from './businessTime'
import { phoneDigits } from './phone'
import { isStoredGlassType } from './prices'
import { quoteAnswers, type QuoteDraft } from './quoteDraft'
import { quoteDraftFields, quoteFieldNames, type QuoteField } from './quoteFields'
import type { QuoteFieldError, QuoteFieldProblem } from './quoteSubmission'
import { isPositionOf, isServiceType } from './services'
import { isBlank } from './text'

type Answers = Record<QuoteField, string | null>
type Problem = QuoteFieldProblem | null

/**
 * What keeps a draft from being confirmed at an instant, one problem per field at most, in the order of
 * the wizard; an empty list means that it can be sent. It is the one hard stop of the wizard, and
 * `submit_quote` checks the same (`private.draft_problems`). Whether a seat is left only the server knows.
 * @param draft a draft, or what was sent as one
 * @param daysAhead how many days from today can be booked
 */
export function checkQuote(
  draft: unknown,
  now: Date,
  daysAhead: number = bookingDaysAhead,
): QuoteFieldError[] {
  const answers = quoteAnswers(draft)
  const date = dateProblem(answers.date, now, daysAhead)
  const rules: Partial<Record<QuoteField, () => Problem>> = {
    serviceType: () => offeredProblem(answers.serviceType, isServiceType),
    position: () => offeredProblem(answers.position, (text) => isOfferedPosition(text, answers)),
    glassType: () => offeredProblem(answers.glassType, isStoredGlassType),
    date: () => date,
    timeFrame: () => frameProblem(answers, now, date === null),
    email: () => emailProblem(answers),
    paymentMethod: () => offeredProblem(answers.paymentMethod, isPaymentMethod),
  }
  return quoteFieldNames.flatMap((field) => {
    const problem =
      usualProblem(quoteDraftFields[field], answers[field]) ?? rules[field]?.() ?? null
    return problem ? [{ field, problem }] : []
  })
}

/** What the table of fields alone says of an answer. */
function usualProblem(field: Field, answer: string | null): Problem {
  if (answer === null) return 'invalid'
  if (field.maxLength && [...answer].length > field.maxLength) return 'too_long'
  return field.required && isBlank(answer) ? 'required' : null
}

function offeredProblem(answer: string | null, isOffered: (text: string) => boolean): Problem {
  return answer === null || isOffered(answer) ? null : 'not_offered'
}

function isOfferedPosition(position: string, { serviceType }: Answers): boolean {
  return isServiceType(serviceType) && isPositionOf(serviceType, position)
}

/** A shop needs one way to reach the customer; the step that asks for the e-mail is the last. */
function emailProblem({ email, phoneNumber }: Answers): Problem {
  if (email) return isEmail(email) ? null : 'invalid'
  return phoneNumber !== null && phoneDigits(phoneNumber) === null ? 'required' : null
}

function dateProblem(date: string | null, now: Date, daysAhead: number): Problem {
  const today = businessToday(now)
  if (date === null || (date !== '' && !isCalendarDate(date))) return 'invalid'
  if (date === '') return 'required'
  if (date < today) return 'in_the_past'
  return date > addDays(today, daysAhead) ? 'too_far_ahead' : null
}

function frameProblem({ date, timeFrame }: Answers, now: Date, isDateFine: boolean): Problem {
  if (!isTimeFrame(timeFrame)) return 'not_offered'
  if (date === null || !isDateFine) return null
  if (!isFrameOpen(date, timeFrame)) return 'outside_hours'
  return hasFrameBegun(date, timeFrame, now) ? 'in_the_past' : null
}

/** The draft as it is sent: without a phone number there is nobody to text, and so no consent. */
export function sentDraft(draft: QuoteDraft): QuoteDraft {
  if (phoneDigits(draft.vehicleInfo.phoneNumber) !== null) return draft
  const { textConsent: _idle, ...appointmentDetails } = draft.appointmentDetails
  return { ...draft, appointmentDetails }
}
