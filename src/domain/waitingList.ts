import { isCalendarDate } from './businessTime'
import { readQuoteDraft, type QuoteDraft } from './quoteDraft'

/** What somebody who waits for a time left behind: the day they wait for, and their draft. */
export type WaitingEntry = {
  /** YYYY-MM-DD, business time. */
  day: string
  draft: QuoteDraft
}

/** What is sent to `join_waiting_list`. The draft's e-mail address is the one that is written to. */
export type WaitingRequest = {
  draft: QuoteDraft
  /** YYYY-MM-DD, business time. */
  day: string
  /** A UUID made once per wish: the same key never joins twice. */
  idempotencyKey: string
  /** A field no person sees; a robot fills it in. */
  honeypot: string
}

/**
 * The token in the address that a mail to somebody who waits leads to, `/quote/appointment#waiting=…`; null when
 * there is none.
 * @param hash as the browser has it, with its `#`
 */
export function waitingTokenIn(hash: string): string | null {
  return /^#waiting=([A-Za-z0-9_-]{1,200})$/.exec(hash)?.[1] ?? null
}

/** Reads what `waiting_entry` answered; null when it is no entry, or its link has ended. */
export function readWaitingEntry(value: unknown): WaitingEntry | null {
  if (typeof value !== 'object' || value === null) return null
  const { day, draft: kept } = value as Record<string, unknown>
  const draft = readQuoteDraft(kept)
  return typeof day === 'string' && isCalendarDate(day) && draft ? { day, draft } : null
}
