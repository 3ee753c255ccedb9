import type { Milliseconds } from './time'

/** What can go wrong when a service is asked, in the few kinds that a screen has to tell apart. */

/**
 * - `offline`: the request never got there. `no_answer`: it did, and nothing came back in time.
 * - `server`: 5xx. `rate_limited`: 429. All four may pass by themselves.
 * - `weak_password`, `session_missing`, `invalid_jwt`: as the auth client names them.
 * - `locked_out`: too many wrong passwords; the account takes none until a while has passed.
 * - `refused`: every other 4xx answer of the auth service (its "API error").
 * - `unknown`: an answer that nobody could read.
 */
export type AuthFailureKind =
  | 'offline'
  | 'no_answer'
  | 'server'
  | 'rate_limited'
  | 'weak_password'
  | 'session_missing'
  | 'invalid_jwt'
  | 'locked_out'
  | 'refused'
  | 'unknown'

export type WeakPasswordReason = 'length' | 'characters' | 'pwned'

export type AuthFailure = {
  kind: AuthFailureKind
  /** The auth service's own words, to be shown as they are; empty when it gave none. */
  message: string
  /** The service's error code, such as `invalid_credentials`, when it gave one. */
  code: string | null
  /** HTTP status; 0 when there was no answer. */
  status: number
  /** What a weak password lacks. */
  reasons: WeakPasswordReason[]
  /** Seconds to wait before trying again, when the service said so. */
  retryAfter: number | null
  /** Of a `locked_out` account: when it takes a password again, on this device's clock. */
  lockedUntil?: Milliseconds
}

/**
 * A failed call to the data service.
 * `expired`: the session is not taken. Its token is too old (refresh and try again), or the session has
 * ended elsewhere (sign in again). `forbidden`: the rules deny it.
 * `missing`: there is no such row, or it is not theirs to see.
 */
export type DataFailureKind =
  | 'offline'
  | 'no_answer'
  | 'server'
  | 'rate_limited'
  | 'expired'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'refused'

export type DataFailure = {
  kind: DataFailureKind
  /** The database's own words; for developers, not for visitors. */
  message: string
  /** PostgREST or SQLSTATE code, when there was one. */
  code: string | null
  /** HTTP status; 0 when there was no answer. */
  status: number
}

/** What a gateway hands back: the value, or why there is none. Gateways do not throw. */
export type Outcome<Value, Failure> = { ok: true; value: Value } | { ok: false; failure: Failure }
