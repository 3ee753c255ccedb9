import { isIdempotencyKey, newIdempotencyKey } from '@/domain/idempotencyKey'
import { readQuoteConfirmation } from '@/domain/quoteAnswers'
import { readQuoteDraft, type QuoteDraft } from '@/domain/quoteDraft'
import type { QuoteConfirmation } from '@/domain/quoteSubmission'
import { quoteConfirmationKey, quoteDraftKey } from './quoteStorageKeys'

export { quoteConfirmationKey, quoteDraftKey }

/** How long a draft is kept after the last change, in milliseconds: a week. */
export const draftLifetime = 7 * 24 * 60 * 60 * 1000

/** Raised when the shape changes; older records are then forgotten. */
const version = 1

/** A draft with what its booking needs to happen only once. */
export type DraftRecord = {
  kind: 'draft'
  draft: QuoteDraft
  /** The idempotency key of this booking. */
  bookingKey: string
  /** True while a confirmation may be on its way: it was sent, and no answer has been seen. */
  isSent: boolean
}

/** What is left of a draft once it is booked, so that other tabs know. */
export type BookedRecord = { kind: 'booked'; bookingKey: string; confirmation: QuoteConfirmation }

/** A confirmed quote as this tab shows it. */
export type BookedQuote = {
  confirmation: QuoteConfirmation
  /** "2021 Honda Civic"; empty when it was not given. */
  vehicle: string
  address: string
  /**
   * True when what was booked is not what the draft said last: an earlier confirmation had gone
   * through without its answer being seen, and the draft was changed after that.
   */
  differs: boolean
}

export type QuoteStorage = {
  /** The draft or what became of it; null when there is none, it is too old or cannot be read. */
  read(now: Date): DraftRecord | BookedRecord | null
  write(record: DraftRecord | BookedRecord, now: Date): void
  clear(): void
  /** Calls back when another tab wrote or cleared the record, or this page came back from the dead. */
  onChange(listener: () => void): () => void
  readConfirmation(): BookedQuote | null
  /** Null forgets it. */
  writeConfirmation(booked: BookedQuote | null): void
}

type Browser = { local: () => Storage | undefined; session: () => Storage | undefined }

const thisBrowser: Browser = {
  local: () => (typeof window === 'undefined' ? undefined : window.localStorage),
  session: () => (typeof window === 'undefined' ? undefined : window.sessionStorage),
}

/**
 * The wizard's memory. A browser that blocks storage, a full one and a corrupt record are all borne
 * silently: the draft then lives as long as the page.
 * @param browser gives the browser's storages; may throw, as `window.localStorage` does when blocked.
 */
export function createQuoteStorage(browser: Browser = thisBrowser): QuoteStorage {
  return {
    read(now) {
      const stored = parse(attempt(() => browser.local()?.getItem(quoteDraftKey)))
      if (!stored || stored.version !== version || typeof stored.savedAt !== 'number') return null
      // A clock set back must not make a record eternal.
      if (Math.abs(now.getTime() - stored.savedAt) > draftLifetime) return null
      return readRecord(stored)
    },
    write(record, now) {
      const text = JSON.stringify({ ...record, version, savedAt: now.getTime() })
      attempt(() => browser.local()?.setItem(quoteDraftKey, text))
    },
    clear() {
      attempt(() => browser.local()?.removeItem(quoteDraftKey))
    },
    onChange(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === quoteDraftKey || event.key === null) listener()
      }
      const onShow = (event: PageTransitionEvent) => {
        if (event.persisted) listener()
      }
      window.addEventListener('storage', onStorage)
      window.addEventListener('pageshow', onShow)
      return () => {
        window.removeEventListener('storage', onStorage)
        window.removeEventListener('pageshow', onShow)
      }
    },
    readConfirmation() {
      const stored = parse(attempt(() => browser.session()?.getItem(quoteConfirmationKey)))
      const confirmation = readQuoteConfirmation(stored?.confirmation)
      if (!stored || !confirmation) return null
      const { vehicle, address, differs } = stored
      return {
        confirmation,
        vehicle: typeof vehicle === 'string' ? vehicle : '',
        address: typeof address === 'string' ? address : '',
        differs: differs === true,
      }
    },
    writeConfirmation(booked) {
      attempt(() => {
        if (booked) browser.session()?.setItem(quoteConfirmationKey, JSON.stringify(booked))
        else browser.session()?.removeItem(quoteConfirmationKey)
      })
    },
  }
}

function readRecord(stored: Record<string, unknown>): DraftRecord | BookedRecord | null {
  const { kind } = stored
  // A damaged key would have every booking refused; nothing can have been booked with it.
  const bookingKey = isIdempotencyKey(stored.bookingKey) ? stored.bookingKey : newIdempotencyKey()
  if (kind === 'booked') {
    const confirmation = readQuoteConfirmation(stored.confirmation)
    return confirmation && { kind, bookingKey, confirmation }
  }
  const draft = readQuoteDraft(stored.draft)
  return draft && { kind: 'draft', draft, bookingKey, isSent: stored.isSent === true }
}

function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

function parse(text: string | null | undefined): Record<string, unknown> | null {
  const value: unknown = text ? attempt(() => JSON.parse(text)) : null
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
}
