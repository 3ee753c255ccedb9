import { isIdempotencyKey } from '@/domain/idempotencyKey'
import { readQuoteConfirmation } from '@/domain/quoteAnswers'
import { emptyQuoteDraft, isEmptyDraft, readQuoteDraft, type QuoteDraft } from '@/domain/quoteDraft'
import type { QuoteConfirmation } from '@/domain/quoteSubmission'
import { quoteConfirmationKey, quoteDraftKey } from './quoteStorageKeys'

export { quoteConfirmationKey, quoteDraftKey }

/** How long a draft is kept after the last change, in milliseconds: a week. */
export const draftLifetime = 7 * 24 * 60 * 60 * 1000

/** Raised when the shape changes; older records are then forgotten. */
const version = 1

/** A draft with what its booking needs to happen only once. */
type DraftRecord = {
  kind: 'draft'
  draft: QuoteDraft
  /**
   * The idempotency key that the draft was sent under, while it is not known whether that went through.
   * Null while nothing can have been booked: a copy of the draft then never shares a key with it.
   */
  bookingKey: string | null
  /** True while the wizard says that the draft was begun earlier, or in another tab. */
  isResumed: boolean
}

/** What is left of a draft once it is booked, for tabs that wait for an answer under the same key. */
export type BookedRecord = {
  kind: 'booked'
  bookingKey: string
  confirmation: QuoteConfirmation
}

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

/**
 * The wizard's memory: this tab's draft in the session storage, and beside it the latest draft of all tabs in
 * the local storage, which outlives them, or the booking that was made last.
 */
export type QuoteStorage = {
  /**
   * This tab's draft. A tab without one starts from the latest, which is its own from then on. Null when
   * there is none, it is too old or cannot be read, or the tab has emptied its own.
   */
  readDraft(now: Date): DraftRecord | null
  /** Keeps this tab's draft, which is then the latest one too. */
  writeDraft(record: DraftRecord, now: Date): void
  /** Makes this tab's draft the latest one again, after that of another tab has gone. */
  shareDraft(now: Date): void
  /** Empties this tab's draft and leaves the latest one alone. */
  emptyDraft(now: Date): void
  /** Empties this tab's draft and forgets the latest one. */
  clear(now: Date): void
  /** What was booked last in this browser; null when a draft has taken its place. */
  readBooked(now: Date): BookedRecord | null
  /** Notes a booking in place of the latest draft, and empties this tab's. */
  writeBooked(record: BookedRecord, now: Date): void
  /**
   * Calls back with the booking that another tab has made, or null when one forgot the latest draft. Also
   * with a booking made while this page was in the browser's cache of pages.
   */
  onChange(listener: (booked: BookedRecord | null) => void): () => void
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
 * The wizard's memory in the browser. A browser that blocks storage, a full one and a corrupt record raise no
 * error: the draft is then kept as long as the page.
 * @param browser gives the browser's storages; may throw, as `window.localStorage` does when blocked.
 */
export function createQuoteStorage(browser: Browser = thisBrowser): QuoteStorage {
  const { local, session } = browser

  function emptyDraft(now: Date) {
    // Not removed: a tab without a draft would start from the latest one when it is loaded again.
    write(session, textOf(noDraft, now.getTime()))
  }

  function readBooked(now: Date) {
    const record = read(local, now)?.record
    return record?.kind === 'booked' ? record : null
  }

  return {
    readDraft(now) {
      const own = draftIn(read(session, now))
      if (own) return isEmptyDraft(own.draft) ? null : own
      const stored = read(local, now)
      const latest = draftIn(stored)
      if (!stored || !latest || isEmptyDraft(latest.draft)) return null
      const resumed = { ...latest, isResumed: true }
      // Looking at a draft does not renew it.
      write(session, textOf(resumed, stored.savedAt))
      return resumed
    },
    writeDraft(record, now) {
      const text = textOf(record, now.getTime())
      write(session, text)
      write(local, text)
    },
    shareDraft(now) {
      const stored = read(session, now)
      const own = draftIn(stored)
      if (stored && own && !isEmptyDraft(own.draft)) write(local, textOf(own, stored.savedAt))
    },
    emptyDraft,
    clear(now) {
      emptyDraft(now)
      attempt(() => local()?.removeItem(quoteDraftKey))
    },
    readBooked,
    writeBooked(record, now) {
      emptyDraft(now)
      const confirmation = withoutLink(record.confirmation)
      write(local, textOf({ ...record, confirmation }, now.getTime()))
    },
    onChange(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key !== quoteDraftKey) return
        // From the event, since a third tab may have written over it already.
        const stored = parse(event.newValue)
        const record = stored && readRecord(stored)
        if (record?.kind === 'booked') listener(record)
        else if (event.newValue === null) listener(null)
      }
      const onShow = (event: PageTransitionEvent) => {
        const booked = event.persisted ? readBooked(new Date()) : null
        if (booked) listener(booked)
      }
      window.addEventListener('storage', onStorage)
      window.addEventListener('pageshow', onShow)
      return () => {
        window.removeEventListener('storage', onStorage)
        window.removeEventListener('pageshow', onShow)
      }
    },
    readConfirmation() {
      const stored = parse(attempt(() => session()?.getItem(quoteConfirmationKey)))
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
        if (booked) {
          const kept = { ...booked, confirmation: withoutLink(booked.confirmation) }
          session()?.setItem(quoteConfirmationKey, JSON.stringify(kept))
        } else session()?.removeItem(quoteConfirmationKey)
      })
    },
  }
}

/** What may be kept of a confirmation. The link gives access to the appointment, so it is never stored. */
function withoutLink({ link: _secret, ...kept }: QuoteConfirmation): QuoteConfirmation {
  return kept
}

/** What a tab keeps that has emptied its draft. */
const noDraft: DraftRecord = {
  kind: 'draft',
  draft: emptyQuoteDraft,
  bookingKey: null,
  isResumed: false,
}

type Stored = { record: DraftRecord | BookedRecord; savedAt: number }

function read(storage: Browser['local'], now: Date): Stored | null {
  const stored = parse(attempt(() => storage()?.getItem(quoteDraftKey)))
  if (!stored || typeof stored.savedAt !== 'number') return null
  // A clock set back must not make a record eternal.
  if (Math.abs(now.getTime() - stored.savedAt) > draftLifetime) return null
  const record = readRecord(stored)
  return record && { record, savedAt: stored.savedAt }
}

function write(storage: Browser['local'], text: string) {
  attempt(() => storage()?.setItem(quoteDraftKey, text))
}

function textOf(record: DraftRecord | BookedRecord, savedAt: number): string {
  const isSent = record.kind === 'draft' && record.bookingKey !== null
  return JSON.stringify({ ...record, isSent, version, savedAt })
}

function draftIn(stored: Stored | null): DraftRecord | null {
  return stored?.record.kind === 'draft' ? stored.record : null
}

function readRecord(stored: Record<string, unknown>): DraftRecord | BookedRecord | null {
  if (stored.version !== version) return null
  const { kind } = stored
  // A damaged key would have every booking refused; nothing can have been booked with it.
  const bookingKey = isIdempotencyKey(stored.bookingKey) ? stored.bookingKey : null
  if (kind === 'booked') {
    const confirmation = readQuoteConfirmation(stored.confirmation)
    return confirmation && bookingKey ? { kind, bookingKey, confirmation } : null
  }
  const draft = readQuoteDraft(stored.draft)
  return (
    draft && {
      kind: 'draft',
      draft,
      // Earlier versions wrote a key from the first answer on.
      bookingKey: stored.isSent === true ? bookingKey : null,
      isResumed: stored.isResumed === true,
    }
  )
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
