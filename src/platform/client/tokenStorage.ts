import { tokenStorageKey } from '@/domain/session'
import {
  milliseconds,
  seconds,
  timeNow,
  toMilliseconds,
  toSeconds,
  type Milliseconds,
  type Seconds,
} from '@/domain/time'
import { replaceableAtom } from './replaceableAtom'

/**
 * What the browser keeps of a session: base64 of this record as UTF-8 JSON, under
 * `windshield_auth_tokens`. All but the first four fields are what the auth client needs to come back
 * after a reload.
 */
export type TokenRecord = {
  access_token: string
  refresh_token: string
  /** Since 1970, on this device's clock. */
  expires_at: Milliseconds
  user_id: string
  /** The access token's life from when it was issued. */
  expires_in?: Seconds
  token_type?: string
  user?: { id: string; email?: string | null }
}

/** A difference to the server's clock that is not worth correcting. */
const clockTolerance = milliseconds(60_000)

export type TokenStorage = {
  /** For the auth client: its session as JSON, `expires_at` in seconds; other keys as they are. */
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
  /** The record itself; null when there is none or it cannot be read (then it is removed). */
  read(): TokenRecord | null
}

/**
 * The storage adapter given to the auth client. It never throws: when the browser's storage is
 * blocked or full, the session lives in memory until the page is left.
 *
 * `expires_at` is kept on this device's clock: the server's time is trusted only while it agrees with
 * `expires_in` counted from now. A clock that is an hour fast would otherwise find each new token
 * expired and refresh in a loop.
 *
 * @param browser gives the browser's storage; may throw, as `window.localStorage` does when blocked.
 */
export function createTokenStorage(browser: () => Storage | undefined): TokenStorage {
  const memory = new Map<string, string>()

  function get(key: string): string | null {
    const kept = memory.get(key)
    if (kept !== undefined) return kept
    try {
      return browser()?.getItem(key) ?? null
    } catch {
      return null
    }
  }

  function set(key: string, value: string) {
    try {
      const storage = browser()
      if (storage) {
        storage.setItem(key, value)
        memory.delete(key)
        return
      }
    } catch {
      // Blocked or full: the older value must not win over the one in memory after a reload.
      remove(key)
    }
    memory.set(key, value)
  }

  function remove(key: string) {
    memory.delete(key)
    try {
      browser()?.removeItem(key)
    } catch {
      // Nothing can be kept there, so nothing is left there.
    }
  }

  function read(): TokenRecord | null {
    const text = get(tokenStorageKey)
    if (text === null) return null
    const record = decodeTokenRecord(text)
    if (!record) remove(tokenStorageKey)
    return record
  }

  return {
    read,
    getItem(key) {
      if (key !== tokenStorageKey) return get(key)
      const record = read()
      return record && JSON.stringify(sessionOf(record))
    },
    setItem(key, value) {
      if (key !== tokenStorageKey) return set(key, value)
      const record = recordOf(value, read(), timeNow())
      if (record) set(key, encodeTokenRecord(record))
      else remove(key)
    },
    removeItem: remove,
  }
}

/** The record as it is stored. */
export function encodeTokenRecord(record: TokenRecord): string {
  const bytes = new TextEncoder().encode(JSON.stringify(record))
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** The record in a stored text, or null when it is not one. */
export function decodeTokenRecord(text: string): TokenRecord | null {
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return isTokenRecord(value) ? value : null
  } catch {
    return null
  }
}

function isTokenRecord(value: unknown): value is TokenRecord {
  if (typeof value !== 'object' || value === null) return false
  const record = value as Record<string, unknown>
  return (
    isText(record.access_token) &&
    isText(record.refresh_token) &&
    isText(record.user_id) &&
    typeof record.expires_at === 'number' &&
    Number.isFinite(record.expires_at)
  )
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function sessionOf(record: TokenRecord) {
  return { ...record, user_id: undefined, expires_at: toSeconds(record.expires_at) }
}

function recordOf(json: string, before: TokenRecord | null, now: Milliseconds) {
  try {
    const session = JSON.parse(json) as ClientRecord
    const record = {
      ...session,
      expires_at: expiryOf(session, before, now),
      user_id: session.user?.id ?? before?.user_id,
    }
    return isTokenRecord(record) ? record : null
  } catch {
    return null
  }
}

/** The auth client's own form of a session, whose expiry is in seconds. */
type ClientRecord = Partial<Omit<TokenRecord, 'expires_at'>> & { expires_at?: Seconds }

/** A session saved again with the same token (its user changed) keeps its time. */
function expiryOf(
  session: ClientRecord,
  before: TokenRecord | null,
  now: Milliseconds,
): Milliseconds {
  if (before && before.access_token === session.access_token) return before.expires_at
  const told = toMilliseconds(session.expires_at ?? seconds(Number.NaN))
  const counted = milliseconds(now + toMilliseconds(session.expires_in ?? seconds(Number.NaN)))
  if (Number.isNaN(counted)) return told
  return Math.abs(told - counted) <= clockTolerance ? told : counted
}

/** Where a store keeps its session: this browser's storage. Tests set another. */
export const tokenStorageAtom = replaceableAtom<TokenStorage>(() =>
  createTokenStorage(() => (typeof window === 'undefined' ? undefined : window.localStorage)),
)
