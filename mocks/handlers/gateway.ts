import { readAccessToken, type AccessTokenClaims } from '../fixtures/accessToken'
import { fail, type AuthFailure } from '../database/authOutcome'
import { isBanned } from '../database/authServer'
import type { MockDatabase } from '../database/mockDatabase'
import { gatewayError, restError } from './answers'

type Refusal = ReturnType<typeof restError> | ReturnType<typeof gatewayError>

/** The API gateway's check of the `apikey` header or parameter; null lets the request pass. */
export function refuseApiKey(database: MockDatabase, request: Request) {
  const key = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey')
  if (!key) return gatewayError('missing')
  const known = database.settings.publishableKeys
  if (known ? known.includes(key) : looksLikeKey(key)) return null
  return gatewayError('invalid')
}

// Without a list of keys any publishable key passes, and the older kind, which is a token.
function looksLikeKey(key: string): boolean {
  return key.startsWith('sb_publishable_') || key.split('.').length === 3
}

/** The token of `Authorization: Bearer …`, or null. */
export function bearerOf(request: Request): string | null {
  return /^Bearer\s+(.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null
}

/** Who a REST request comes from. */
export type RestCaller =
  { role: 'anon' } | { role: 'authenticated'; userId: string; sessionId: string; aal: string }

/**
 * The caller of a REST request, or PostgREST's refusal of the token (PGRST301 malformed or badly
 * signed, PGRST303 expired). The API key in the place of a token means nobody is signed in.
 */
export function restCaller(
  database: MockDatabase,
  request: Request,
): { caller: RestCaller } | { refusal: Refusal } {
  const gateway = refuseApiKey(database, request)
  if (gateway) return { refusal: gateway }
  const token = bearerOf(request)
  if (!token || token === request.headers.get('apikey')) return { caller: { role: 'anon' } }
  const read = readAccessToken(token, database.settings.now() / 1000)
  if ('claims' in read) {
    return {
      caller: {
        role: 'authenticated',
        userId: read.claims.sub,
        sessionId: read.claims.session_id,
        aal: read.claims.aal,
      },
    }
  }
  if (read.fault === 'expired') {
    return { refusal: restError({ status: 401, code: 'PGRST303', message: 'JWT expired' }) }
  }
  return {
    refusal: restError(
      read.fault === 'malformed'
        ? {
            status: 401,
            code: 'PGRST301',
            message: `Expected 3 parts in JWT; got ${read.parts}`,
          }
        : {
            status: 401,
            code: 'PGRST301',
            message: 'No suitable key or wrong key type',
            details: 'None of the keys was able to decode the JWT',
          },
    ),
  }
}

/**
 * The caller of what asks the database who is signed in (`signed_in_user()`): a token outlives its sign-out until it
 * expires, so the session it belongs to must still exist. Refused with 401 PT401 `session_ended` when it does not.
 */
export function sessionCaller(
  database: MockDatabase,
  request: Request,
): { caller: RestCaller } | { refusal: Refusal } {
  const entry = restCaller(database, request)
  if ('refusal' in entry || entry.caller.role === 'anon') return entry
  const { userId, sessionId } = entry.caller
  const user = database.users.get(userId)?.user
  const isOut = user !== undefined && isBanned(database, user)
  if (!isOut && database.sessions.get(sessionId)?.userId === userId) return entry
  const reason = !database.profiles.has(userId)
    ? 'account_gone'
    : isOut
      ? 'account_deactivated'
      : 'signed_out'
  return {
    refusal: restError({
      status: 401,
      code: 'PT401',
      message: 'session_ended',
      details: JSON.stringify({ reason }),
      hint: 'Sign in again, then do it once more.',
    }),
  }
}

/**
 * The claims of a call that needs a signed-in user (log-out, `/user`), or the auth server's refusal:
 * 401 `no_authorization`, 403 `bad_jwt`, `user_not_found`, `session_not_found` or `user_banned`.
 */
export function authCaller(
  database: MockDatabase,
  request: Request,
): { claims: AccessTokenClaims } | { failure: AuthFailure } {
  const token = bearerOf(request)
  if (!token) {
    return fail(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  }
  const prefix = 'invalid JWT: unable to parse or verify signature, '
  const read = readAccessToken(token, database.settings.now() / 1000)
  if ('fault' in read) {
    if (read.fault === 'expired') {
      return fail(403, 'bad_jwt', `${prefix}token has invalid claims: token is expired`)
    }
    if (read.fault === 'bad_signature') {
      return fail(403, 'bad_jwt', `${prefix}token signature is invalid: signature is invalid`)
    }
    return fail(
      403,
      'bad_jwt',
      `${prefix}token is malformed: token contains an invalid number of segments`,
    )
  }
  const stored = database.users.get(read.claims.sub)
  if (!stored) {
    return fail(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  }
  if (!database.sessions.has(read.claims.session_id)) {
    return fail(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  }
  if (isBanned(database, stored.user)) {
    return fail(403, 'user_banned', 'User is banned')
  }
  return { claims: read.claims }
}
