import {
  bookingDaysAhead,
  hasFrameBegun,
  isFrameOpen,
  isPaymentMethod,
  isTimeFrame,
} from './appointments'
import { addDays, isCalendarDate, pacificToday } from './pacificTime'
import { phoneDigits } from './phone'
import { isGlassType } from './prices'
import type { QuoteDraft, QuoteStep } from './quoteDraft'
import {
  quoteTextLimits,
  type QuoteField,
  type QuoteFieldError,
  type QuoteFieldProblem,
} from './quoteSubmission'
import { isPositionOf, isServiceType } from './services'

/** Every field that can be refused, in the order of the wizard. */
export const quoteFields = [
  'zipCode',
  'phoneNumber',
  'year',
  'make',
  'model',
  'serviceType',
  'position',
  'glassType',
  'date',
  'timeFrame',
  'firstName',
  'lastName',
  'email',
  'address',
  'paymentMethod',
] as const satisfies readonly QuoteField[]

/** The step at which a field is asked. */
export function stepOfField(field: QuoteField): QuoteStep {
  if (field === 'serviceType') return 2
  if (field === 'position') return 3
  if (field === 'glassType') return 4
  return quoteFields.indexOf(field) < quoteFields.indexOf('serviceType') ? 1 : 5
}

/**
 * The one hard stop of the wizard (design, section 2), as the server makes it too: what keeps a draft
 * from being confirmed at an instant, one problem per field at most, in the order of the wizard. An empty
 * list means that it can be sent. Whether a seat is left only the server knows.
 */
export function checkQuote(draft: QuoteDraft, now: Date): QuoteFieldError[] {
  const problems = new Map<QuoteField, QuoteFieldProblem>()
  const refuse = (field: QuoteField, problem: QuoteFieldProblem) => {
    if (!problems.has(field)) problems.set(field, problem)
  }

  const texts = textsOf(draft)
  for (const [field, limit] of Object.entries(quoteTextLimits) as [keyof typeof texts, number][]) {
    if ([...texts[field].trim()].length > limit) refuse(field, 'too_long')
  }
  checkChoices(draft, refuse)
  checkAppointment(draft, now, refuse)
  if (isBlank(texts.firstName)) refuse('firstName', 'required')
  if (isBlank(texts.address)) refuse('address', 'required')
  const email = texts.email.trim()
  if (email !== '' && !/\S@\S/.test(email)) refuse('email', 'invalid')
  if (email === '' && phoneDigits(texts.phoneNumber) === null) refuse('email', 'required')

  return quoteFields.flatMap((field) => {
    const problem = problems.get(field)
    return problem ? [{ field, problem }] : []
  })
}

type Refuse = (field: QuoteField, problem: QuoteFieldProblem) => void

function checkChoices(draft: QuoteDraft, refuse: Refuse) {
  const { serviceType } = draft.serviceSelection
  const { position } = draft.glassPosition
  const { glassType } = draft.glassSelection
  if (!serviceType) refuse('serviceType', 'required')
  else if (!isServiceType(serviceType)) refuse('serviceType', 'not_offered')
  if (!position) refuse('position', 'required')
  else if (serviceType && !isPositionOf(serviceType, position)) refuse('position', 'not_offered')
  if (!glassType) refuse('glassType', 'required')
  else if (!isGlassType(glassType)) refuse('glassType', 'not_offered')
  if (!isPaymentMethod(draft.appointmentDetails.paymentMethod)) {
    refuse('paymentMethod', 'not_offered')
  }
}

function checkAppointment({ appointmentDetails }: QuoteDraft, now: Date, refuse: Refuse) {
  const { date, timeFrame } = appointmentDetails
  const today = pacificToday(now)
  if (!date) refuse('date', 'required')
  else if (!isCalendarDate(date)) refuse('date', 'invalid')
  else if (date < today) refuse('date', 'in_the_past')
  else if (date > addDays(today, bookingDaysAhead)) refuse('date', 'too_far_ahead')
  const dayFits = isCalendarDate(date) && date >= today
  if (!timeFrame) refuse('timeFrame', 'required')
  else if (!isTimeFrame(timeFrame)) refuse('timeFrame', 'not_offered')
  else if (dayFits && !isFrameOpen(date, timeFrame)) refuse('timeFrame', 'outside_hours')
  else if (dayFits && hasFrameBegun(date, timeFrame, now)) refuse('timeFrame', 'in_the_past')
}

function textsOf(draft: QuoteDraft): Record<keyof typeof quoteTextLimits, string> {
  return { ...draft.vehicleInfo, ...draft.appointmentDetails.customerInfo }
}

/** True when nothing of the text can be seen: spaces, and the marks that have no width. */
function isBlank(text: string): boolean {
  return /^[\s\u200b-\u200f\u2060\ufeff]*$/.test(text)
}
