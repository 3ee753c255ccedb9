import { atom, type Getter, type Setter } from 'jotai'
import { createQuoteStorage, type BookedQuote, type QuoteStorage } from './quoteStorage'
import { newIdempotencyKey } from '@/domain/idempotencyKey'
import { emptyQuoteDraft, isEmptyDraft, type QuoteDraft } from '@/domain/quoteDraft'
import type { QuoteStep } from '@/domain/quoteFields'

export type { BookedQuote } from './quoteStorage'

/** The wizard's memory in the browser; tests hand in another. */
export const quoteStorageAtom = atom<QuoteStorage>(createQuoteStorage())

export type QuoteState = {
  draft: QuoteDraft
  /** The idempotency key that the draft was sent under; null unless it is not known what became of it. */
  bookingKey: string | null
  /**
   * The step that says that the draft was begun earlier, or in another tab: the first one that is opened,
   * `any` before that; null where there is nothing to say.
   */
  resumedOn: QuoteStep | 'any' | null
  /** False until the browser's memory has been read. */
  isLoaded: boolean
  /** True where a page was drawn beforehand for a visitor without a draft, unless the memory holds one. */
  isDrawnEmpty: boolean
  booked: BookedQuote | null
}

/** What a draft leaves in the state once it is booked or given up: nothing of it. */
export const pastDraft = {
  draft: emptyQuoteDraft,
  bookingKey: null,
  resumedOn: null,
} satisfies Partial<QuoteState>

/** The one home of the wizard's answers. Only the quote verbs write it. */
export const quoteStateAtom = atom<QuoteState>({
  ...pastDraft,
  isLoaded: false,
  isDrawnEmpty: false,
  booked: null,
})

/**
 * Changes the state and keeps what has to be kept. Before the memory has been read nothing is written,
 * since that would overwrite it; an untouched draft leaves no trace.
 */
export function changeQuote(get: Getter, set: Setter, changes: Partial<QuoteState>) {
  const state = { ...get(quoteStateAtom), ...changes }
  set(quoteStateAtom, state)
  const { draft, bookingKey } = state
  if (state.isLoaded && !isEmptyDraft(draft)) {
    const isResumed = state.resumedOn !== null
    get(quoteStorageAtom).writeDraft({ kind: 'draft', draft, bookingKey, isResumed }, new Date())
  }
}

/** The key of a booking, made when a draft is sent. */
export const newBookingKey = newIdempotencyKey
