import { atom, type Getter, type Setter } from 'jotai'
import { checkQuote } from '@/domain/quoteChecks'
import { emptyQuoteDraft, type QuoteDraft } from '@/domain/quoteDraft'
import { vehicleName } from '@/domain/quoteProgress'
import type { QuoteConfirmation, QuoteFailure } from '@/domain/quoteSubmission'
import { gatewaysAtom } from './gateways'
import { markTakenAtom } from './quoteAvailability'
import { mergeQuoteAtom } from './quoteDraft'
import { changeQuote, newBookingKey, quoteStateAtom, quoteStorageAtom } from './quoteState'

/**
 * How far the confirmation is. `sending` counts its tries; `unanswered`: sent before the page was
 * loaded again, and it is not known whether it went through; `failed` counts the failures so far, so
 * that each one can be announced.
 */
export type SubmissionView =
  | { status: 'idle' }
  | { status: 'unanswered' }
  | { status: 'sending'; tries: number }
  | { status: 'failed'; failure: QuoteFailure; count: number }

const submissionStateAtom = atom<SubmissionView>({ status: 'idle' })
const failureCountAtom = atom(0)

/** How long to wait before each automatic retry, in milliseconds; as many retries as there are waits. */
export const retryWaitsAtom = atom<readonly number[]>([1000, 3000])

/** The confirmation's progress. Setting it pins it. */
export const submissionViewAtom = atom(
  (get): SubmissionView => {
    const state = get(submissionStateAtom)
    const { isSent, isLoaded } = get(quoteStateAtom)
    return state.status === 'idle' && isLoaded && isSent ? { status: 'unanswered' } : state
  },
  (_get, set, view: SubmissionView) => set(submissionStateAtom, view),
)

/** Forgets a failure that has been seen, when its page is left; one that is on its way goes on. */
export const dismissFailureAtom = atom(null, (get, set) => {
  if (get(submissionStateAtom).status === 'failed') set(submissionStateAtom, { status: 'idle' })
})

/**
 * Confirms the draft. Checks it first; while one confirmation is on its way another call does nothing.
 * A 5xx answer is tried again by itself, always under the same key, which is kept until the booking is
 * acknowledged: neither a retry, a reload nor a second tab can book twice.
 * @param honeypot what stands in the field that no person sees.
 */
export const submitQuoteAtom = atom(null, async (get, set, honeypot: string) => {
  if (get(submissionStateAtom).status === 'sending') return
  const { draft } = get(quoteStateAtom)
  const errors = checkQuote(draft, new Date())
  if (errors.length > 0) return fail(get, set, { kind: 'invalid', errors })

  set(submissionStateAtom, { status: 'sending', tries: 1 })
  changeQuote(get, set, { isSent: true })
  const { bookingKey } = get(quoteStateAtom)
  const idempotencyKey = bookingKey ?? newBookingKey()
  logInDevelopment(draft)

  const waits = get(retryWaitsAtom)
  for (let tries = 1; ; tries += 1) {
    const outcome = await get(gatewaysAtom).quote.submit({ draft, idempotencyKey, honeypot })
    if (outcome.ok) return acknowledge(get, set, { draft, idempotencyKey }, outcome.value)
    const wait = waits[tries - 1]
    if (!mayPassSoon(outcome.failure) || wait === undefined) {
      return fail(get, set, outcome.failure)
    }
    await new Promise((resolve) => setTimeout(resolve, wait))
    set(submissionStateAtom, { status: 'sending', tries: tries + 1 })
  }
})

type SentQuote = { draft: QuoteDraft; idempotencyKey: string }

function acknowledge(get: Getter, set: Setter, sent: SentQuote, confirmation: QuoteConfirmation) {
  const booked = {
    confirmation,
    vehicle: vehicleName(sent.draft.vehicleInfo),
    address: sent.draft.appointmentDetails.customerInfo.address.trim(),
    differs: isDifferent(sent.draft, confirmation),
  }
  const storage = get(quoteStorageAtom)
  storage.writeConfirmation(booked)
  storage.write({ kind: 'booked', bookingKey: sent.idempotencyKey, confirmation }, new Date())
  const state = get(quoteStateAtom)
  set(quoteStateAtom, {
    ...state,
    draft: emptyQuoteDraft,
    bookingKey: null,
    isSent: false,
    revision: state.revision + 1,
    booked,
  })
  set(submissionStateAtom, { status: 'idle' })
}

function fail(get: Getter, set: Setter, failure: QuoteFailure) {
  // Another tab may have had the answer in the meantime.
  if (get(quoteStateAtom).booked) return set(submissionStateAtom, { status: 'idle' })
  const count = get(failureCountAtom) + 1
  set(failureCountAtom, count)
  set(submissionStateAtom, { status: 'failed', failure, count })
  if (failure.kind !== 'unavailable') changeQuote(get, set, { isSent: false })
  if (failure.kind === 'slot_taken') {
    const { date, timeFrame } = get(quoteStateAtom).draft.appointmentDetails
    if (timeFrame) set(markTakenAtom, { date, timeFrame })
    set(mergeQuoteAtom, 'appointmentDetails', { timeFrame: '' })
  }
}

function mayPassSoon(failure: QuoteFailure): boolean {
  return failure.kind === 'unavailable' && failure.reason === 'server'
}

function isDifferent(draft: QuoteDraft, confirmation: QuoteConfirmation): boolean {
  return (
    draft.serviceSelection.serviceType !== confirmation.serviceType ||
    draft.glassPosition.position !== confirmation.position ||
    draft.glassSelection.glassType !== confirmation.glassType ||
    draft.appointmentDetails.date !== confirmation.date ||
    draft.appointmentDetails.timeFrame !== confirmation.timeFrame
  )
}

/** The specification's log line. It is personal data, so a build for the public has none. */
function logInDevelopment(draft: QuoteDraft) {
  if (import.meta.env.DEV) globalThis.console.info('Quote to be submitted:', draft)
}
