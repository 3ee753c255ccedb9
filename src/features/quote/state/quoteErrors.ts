import type { Getter } from 'jotai'
import { checkQuote } from '@/domain/quoteChecks'
import { quoteAnswers, type QuoteDraft } from '@/domain/quoteDraft'
import { quoteFieldNames, type QuoteField } from '@/domain/quoteFields'
import type { QuoteFailure, QuoteFieldError } from '@/domain/quoteSubmission'
import { availabilityViewAtom, type AvailabilityView } from './quoteAvailability'
import { quoteStateAtom } from './quoteState'

/** What keeps the draft from being confirmed, as far as it is known here: rules, and times that are gone. */
export function problemsNow(get: Getter): QuoteFieldError[] {
  const { draft, bookingKey } = get(quoteStateAtom)
  // The booking of a lost answer may be what has taken the time.
  const gone = bookingKey ? [] : notFree(draft, get(availabilityViewAtom))
  const found = [...checkQuote(draft, new Date()), ...gone]
  return quoteFieldNames.flatMap((field) => found.find((error) => error.field === field) ?? [])
}

/** The answers of a refused confirmation, with what was wrong with them. */
export type QuoteRefusal = {
  answers: Record<QuoteField, string | null>
  errors: readonly QuoteFieldError[]
}

/** The refusal that a failure comes to, with the draft as it was when it failed. */
export function refusalOf(failure: QuoteFailure, draft: QuoteDraft): QuoteRefusal {
  const errors: readonly QuoteFieldError[] =
    failure.kind === 'invalid'
      ? failure.errors
      : failure.kind === 'slot_taken'
        ? [{ field: 'timeFrame', problem: 'not_offered' }]
        : []
  return { answers: quoteAnswers(draft), errors }
}

/**
 * What is wrong with a draft after a refusal: of the answers that were refused what was said then, of
 * those that have been changed since what is wrong with them now.
 */
export function errorsAfter(
  { answers, errors }: QuoteRefusal,
  draft: QuoteDraft,
  problems: readonly QuoteFieldError[],
): QuoteFieldError[] {
  const now = quoteAnswers(draft)
  const isChanged = (field: QuoteField) => now[field] !== answers[field]
  const hasOtherTime = isChanged('date') || isChanged('timeFrame')
  return quoteFieldNames.flatMap((field) => {
    const isTime = field === 'date' || field === 'timeFrame'
    const known = (isTime ? hasOtherTime : isChanged(field)) ? problems : errors
    const error = known.find((one) => one.field === field)
    return error ? [error] : []
  })
}

/** A date or time that was chosen earlier and cannot be had any more. */
function notFree(
  { appointmentDetails: { date, timeFrame } }: QuoteDraft,
  view: AvailabilityView,
): QuoteFieldError[] {
  if (view.status !== 'ready' || !date) return []
  const day = view.days.find((free) => free.date === date)
  if (!day) return [{ field: 'date', problem: 'not_offered' }]
  const isFree = !timeFrame || day.frames.some((frame) => frame.timeFrame === timeFrame)
  return isFree ? [] : [{ field: 'timeFrame', problem: 'not_offered' }]
}
