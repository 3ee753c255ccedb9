import { atom, type Getter, type Setter } from 'jotai'
import { sentDraft } from '@/domain/quoteChecks'
import type { QuoteDraft } from '@/domain/quoteDraft'
import type { QuoteConfirmation, QuoteFailure } from '@/domain/quoteSubmission'
import { quoteGatewayAtom } from '../gateway'
import { bookedQuoteOf } from './bookedQuote'
import { markTakenAtom } from './quoteAvailability'
import { mergeQuoteAtom } from './quoteDraft'
import { learnPriceAtom, priceChangeAtom } from './quotePrices'
import { errorsAfter, problemsNow, refusalOf, type QuoteRefusal } from './quoteErrors'
import { forgetWaitAtom } from './waitingList'
import {
  changeQuote,
  newBookingKey,
  pastDraft,
  quoteStateAtom,
  quoteStorageAtom,
} from './quoteState'

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
const refusalAtom = atom<QuoteRefusal | null>(null)

/** How long to wait before each automatic retry, in milliseconds; as many retries as there are waits. */
export const retryWaitsAtom = atom<readonly number[]>([1000, 3000])

/** The confirmation's progress. Setting it pins it. */
export const submissionViewAtom = atom(
  (get): SubmissionView => {
    const state = get(submissionStateAtom)
    const { bookingKey, isLoaded } = get(quoteStateAtom)
    return state.status === 'idle' && isLoaded && bookingKey ? { status: 'unanswered' } : state
  },
  (get, set, view: SubmissionView) => {
    set(submissionStateAtom, view)
    if (view.status === 'failed') {
      set(refusalAtom, refusalOf(view.failure, get(quoteStateAtom).draft))
    }
  },
)

/** What the visitor has to correct, after a confirmation that was refused; it goes as it is corrected. */
export const quoteErrorsAtom = atom((get) => {
  const refusal = get(refusalAtom)
  if (!refusal || get(submissionStateAtom).status !== 'failed') return []
  return errorsAfter(refusal, get(quoteStateAtom).draft, problemsNow(get))
})

/** Forgets a failure when its page is left; a confirmation that is being sent goes on. */
export const dismissFailureAtom = atom(null, (get, set) => {
  if (get(submissionStateAtom).status === 'failed') set(submissionStateAtom, { status: 'idle' })
})

/**
 * Confirms the draft. Checks it first; while one is being sent another call does nothing.
 * A 5xx answer is tried again by itself, always under the same key, which is kept until the booking is
 * acknowledged: neither a retry, a reload nor a second tab can book twice.
 * @param honeypot what stands in the field that no person sees.
 */
export const submitQuoteAtom = atom(null, async (get, set, honeypot: string) => {
  if (get(submissionStateAtom).status === 'sending') return
  const draft = sentDraft(get(quoteStateAtom).draft)
  const errors = problemsNow(get)
  if (errors.length > 0) return showFailure(get, set, { kind: 'invalid', errors })

  set(submissionStateAtom, { status: 'sending', tries: 1 })
  const { bookingKey } = get(quoteStateAtom)
  const idempotencyKey = bookingKey ?? newBookingKey()
  changeQuote(get, set, { bookingKey: idempotencyKey })
  logInDevelopment(draft)

  const waits = get(retryWaitsAtom)
  for (let tries = 1; ; tries += 1) {
    const outcome = await get(quoteGatewayAtom).submit({ draft, idempotencyKey, honeypot })
    if (outcome.ok) return acknowledge(get, set, { draft, idempotencyKey }, outcome.value)
    const wait = waits[tries - 1]
    if (!mayPassSoon(outcome.failure) || wait === undefined) {
      return fail(get, set, outcome.failure, bookingKey === null && tries === 1)
    }
    await new Promise((resolve) => setTimeout(resolve, wait))
    set(submissionStateAtom, { status: 'sending', tries: tries + 1 })
  }
})

type SentQuote = { draft: QuoteDraft; idempotencyKey: string }

function acknowledge(get: Getter, set: Setter, sent: SentQuote, confirmation: QuoteConfirmation) {
  const booked = bookedQuoteOf(sent.draft, confirmation)
  const storage = get(quoteStorageAtom)
  storage.writeConfirmation(booked)
  const bookingKey = sent.idempotencyKey
  storage.writeBooked({ kind: 'booked', bookingKey, confirmation }, new Date())
  set(quoteStateAtom, { ...get(quoteStateAtom), ...pastDraft, booked })
  set(priceChangeAtom, null)
  set(forgetWaitAtom, confirmation.date)
  set(submissionStateAtom, { status: 'idle' })
}

/** @param isFirst true when nothing was sent under the key before */
function fail(get: Getter, set: Setter, failure: QuoteFailure, isFirst: boolean) {
  // Another tab may have had the answer in the meantime.
  if (get(quoteStateAtom).booked) return set(submissionStateAtom, { status: 'idle' })
  if (isRefusal(failure, isFirst)) changeQuote(get, set, { bookingKey: null })
  if (failure.kind === 'price_changed') set(learnPriceAtom, failure.price)
  if (failure.kind === 'slot_taken') {
    const { date, timeFrame } = get(quoteStateAtom).draft.appointmentDetails
    if (timeFrame) set(markTakenAtom, { date, timeFrame })
    set(mergeQuoteAtom, 'appointmentDetails', { timeFrame: '' })
  }
  showFailure(get, set, failure)
}

function showFailure(get: Getter, set: Setter, failure: QuoteFailure) {
  const count = get(failureCountAtom) + 1
  set(failureCountAtom, count)
  set(submissionViewAtom, { status: 'failed', failure, count })
}

/** True when nothing is booked under the key, and nothing sent before can still be. */
function isRefusal({ kind }: QuoteFailure, isFirst: boolean): boolean {
  // These are only answered after the server has looked for a booking under the key.
  if (kind === 'slot_taken' || kind === 'invalid' || kind === 'price_changed') return true
  return kind !== 'unavailable' && isFirst
}

function mayPassSoon(failure: QuoteFailure): boolean {
  return failure.kind === 'unavailable' && failure.reason === 'server'
}

/** What is sent, for developers. It is personal data, so a build for the public does not log it. */
function logInDevelopment(draft: QuoteDraft) {
  if (import.meta.env.DEV) globalThis.console.info('Quote to be submitted:', draft)
}
