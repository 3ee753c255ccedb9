/** The session's shapes, keys and times (specification, sections 3, 4 and 9). Times are milliseconds. */

/** Where the browser keeps the token record. */
export const tokenStorageKey = 'windshield_auth_tokens'

/** A session is refreshed this long before it expires. */
export const refreshThreshold = 5 * 60_000

/**
 * The shortest time between two refreshes that the app itself starts. It is one tick of the auth
 * client, and keeps a wrong clock or a very short token from refreshing in a loop.
 */
export const shortestRefreshInterval = 30_000

/** "Heartbeat every 30 s." */
export const heartbeatInterval = 30_000

/**
 * "After three consecutive heartbeat failures the heartbeat stops": the beat and the retries after it,
 * three attempts that all failed.
 */
export const heartbeatFailureLimit = 3

/** "5 s between retries." */
export const heartbeatRetryDelay = 5_000

/** "Connectivity check every 10 s." */
export const connectivityInterval = 10_000

/** The page that a reset mail's link leads to, where a new password is chosen. */
export const newPasswordPath = '/auth/new-password'

/** Where a sign-out lands, by full page load. */
export const signedOutPath = '/auth'

/** Fewest characters of a password; the auth service asks for the same (supabase/config.toml). */
export const minimumPasswordLength = 8

/** Where a visitor who must sign in first is sent. */
export const loginPath = '/login'

export type AuthUser = {
  /** UUID given by the auth service; the profile's id too. */
  id: string
  /** Null while the auth service has not told it. */
  email: string | null
}

export type Session = {
  access_token: string
  refresh_token: string
  /** Seconds the access token lives, from when it was issued. */
  expires_in: number
  /** Epoch seconds, on this device's clock. */
  expires_at: number
  user: AuthUser
}

/** The events of the auth service that the session listens to. */
export type AuthEvent =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'PASSWORD_RECOVERY'
  | 'USER_UPDATED'

/**
 * Why somebody who did not ask for it is signed out. `ended`: the auth service no longer takes the
 * session (expired, revoked, used twice, banned). `heartbeat_failed`: three heartbeats in a row went
 * unanswered while the connection was there. `elsewhere`: signed out in another tab.
 */
export type SignedOutReason = 'ended' | 'heartbeat_failed' | 'elsewhere'

/**
 * Milliseconds from `now` until the session should be refreshed; 0 when it is due.
 * Five minutes before expiry, or halfway through the life of a token that lives less than ten minutes.
 */
export function timeUntilRefresh(
  session: Pick<Session, 'expires_at' | 'expires_in'>,
  now: number,
): number {
  const lifetime = session.expires_in * 1000
  const margin = Math.min(refreshThreshold, lifetime / 2)
  return Math.max(0, session.expires_at * 1000 - margin - now)
}
