/** The session's shapes, keys and times. */

import { milliseconds, toMilliseconds, type Milliseconds, type Seconds } from './time'

/** Where the browser keeps the token record. */
export const tokenStorageKey = 'windshield_auth_tokens'

/** A session is refreshed this long before it expires. */
const refreshThreshold = milliseconds(5 * 60_000)

/**
 * The shortest time between two refreshes that the app itself starts. It is one tick of the auth
 * client, and keeps a wrong clock or a very short token from refreshing in a loop.
 */
export const shortestRefreshInterval = milliseconds(30_000)

/** "Heartbeat every 30 s." */
export const heartbeatInterval = milliseconds(30_000)

/**
 * "After three consecutive heartbeat failures the heartbeat stops": the beat and the retries after it,
 * three attempts that all failed.
 */
export const heartbeatFailureLimit = 3

/** "5 s between retries." */
export const heartbeatRetryDelay = milliseconds(5_000)

/** "Connectivity check every 10 s." */
export const connectivityInterval = milliseconds(10_000)

/** The page that asks for a reset mail. */
export const resetPath = '/auth/reset'

/** The page that a reset mail's link leads to, where a new password is chosen. */
export const newPasswordPath = '/auth/new-password'

/** The page of the second factor: asked for, set up, taken off. */
export const twoFactorPath = '/auth/two-factor'

/** Where a sign-out lands, by full page load. */
export const signedOutPath = '/auth'

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
  expires_in: Seconds
  /** Since 1970, on this device's clock. */
  expires_at: Seconds
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
  | 'MFA_CHALLENGE_VERIFIED'

/**
 * Why somebody who did not ask for it is signed out. `ended`: the auth service no longer takes the
 * session (expired, revoked, used twice, banned). `heartbeat_failed`: three heartbeats in a row went
 * unanswered while the connection was there. `elsewhere`: signed out in another tab. `idle`: nobody touched
 * a page of this browser for as long as staff may be away. `closed`: the account was deactivated or is gone.
 */
export type SignedOutReason = 'ended' | 'heartbeat_failed' | 'elsewhere' | 'idle' | 'closed'

/**
 * The time from `now` until the session should be refreshed; 0 when it is due.
 * Five minutes before expiry, or halfway through the life of a token that lives less than ten minutes.
 */
export function timeUntilRefresh(
  session: Pick<Session, 'expires_at' | 'expires_in'>,
  now: Milliseconds,
): Milliseconds {
  const lifetime = toMilliseconds(session.expires_in)
  const margin = Math.min(refreshThreshold, lifetime / 2)
  return milliseconds(Math.max(0, toMilliseconds(session.expires_at) - margin - now))
}

/** True when the access token is no longer taken, by this device's clock. */
export function hasExpired(session: Pick<Session, 'expires_at'>, now: Milliseconds): boolean {
  return toMilliseconds(session.expires_at) <= now
}
