import { atom, type Getter, type Setter } from 'jotai'
import { createQuoteStorage, type BookedQuote, type QuoteStorage } from '@/data/quoteStorage'
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

/** A random UUID, also where the page is not served securely and `randomUUID` is missing. */
export function newBookingKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
