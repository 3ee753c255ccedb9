import { atom, type Getter, type Setter } from 'jotai'
import { createQuoteStorage, type BookedQuote, type QuoteStorage } from '@/data/quoteStorage'
import { newIdempotencyKey } from '@/domain/idempotencyKey'
import { emptyQuoteDraft, isEmptyDraft, type QuoteDraft } from '@/domain/quoteDraft'

export type { BookedQuote } from '@/data/quoteStorage'

/** The wizard's memory in the browser; tests hand in another. */
export const quoteStorageAtom = atom<QuoteStorage>(createQuoteStorage())

export type QuoteState = {
  draft: QuoteDraft
  /** The idempotency key of this draft's booking; made with the first answer, kept until acknowledged. */
  bookingKey: string | null
  /** True from sending until a definite answer is seen. */
  isSent: boolean
  /** False until the browser's memory has been read, which is after the first render. */
  isLoaded: boolean
  /** Goes up whenever the draft is replaced as a whole, so that forms start from it again. */
  revision: number
  booked: BookedQuote | null
}

/** The one home of the wizard's answers. Only the quote verbs write it. */
export const quoteStateAtom = atom<QuoteState>({
  draft: emptyQuoteDraft,
  bookingKey: null,
  isSent: false,
  isLoaded: false,
  revision: 0,
  booked: null,
})

/**
 * Changes the state and keeps what has to be kept. Before the memory has been read nothing is written,
 * since that would overwrite it; an untouched draft leaves no trace.
 */
export function changeQuote(get: Getter, set: Setter, changes: Partial<QuoteState>) {
  const state = { ...get(quoteStateAtom), ...changes }
  if (!isEmptyDraft(state.draft)) state.bookingKey ??= newBookingKey()
  set(quoteStateAtom, state)
  const { draft, bookingKey, isSent } = state
  if (state.isLoaded && bookingKey && !isEmptyDraft(draft)) {
    get(quoteStorageAtom).write({ kind: 'draft', draft, bookingKey, isSent }, new Date())
  }
}

/** The key of a booking, made with the draft's first answer. */
export const newBookingKey = newIdempotencyKey
