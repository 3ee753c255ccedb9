import type { User } from '@supabase/supabase-js'
import { buildIdentity, buildSession } from '../fixtures/auth'
import { passwordFault, sendMail, timestamp } from './accounts'
import { joinWhenInvited } from './business/staff/invitations'
import { fail, textOf, type AuthBody, type AuthOutcome } from './authOutcome'
import { refuseAttempt } from './lockout'
import {
  findUserByEmail,
  nextRefreshToken,
  nextUuid,
  type MockDatabase,
  type StoredRefreshToken,
} from './mockDatabase'

/** How long a refresh token older than the current one's parent is still accepted, in milliseconds. */
const reuseIntervalMs = 10_000

/** POST /token?grant_type=password. */
export function answerPassword(database: MockDatabase, body: AuthBody): AuthOutcome {
  const email = textOf(body.email)
  if (!email && !textOf(body.phone)) {
    return fail(400, 'validation_failed', 'missing email or phone')
  }
  const wrong = fail(400, 'invalid_credentials', 'Invalid login credentials')
  const password = textOf(body.password)
  const stored = findUserByEmail(database, email)
  if (!stored || !password) return wrong
  if (isBanned(database, stored.user)) return fail(400, 'user_banned', 'User is banned')
  const isRight = stored.password === password
  const refused = refuseAttempt(database, stored.user.id, isRight)
  if (refused) return refused
  if (!isRight) return wrong
  if (!stored.user.email_confirmed_at) {
    return fail(400, 'email_not_confirmed', 'Email not confirmed')
  }
  return { body: { ...openSession(database, stored.user), weak_password: null } }
}

/**
 * POST /token?grant_type=refresh_token. The current token is exchanged for a new one; its parent
 * gets the current one again; an older one does so for ten seconds, after which the family is revoked.
 */
export function answerRefresh(database: MockDatabase, body: AuthBody): AuthOutcome {
  const given = textOf(body.refresh_token)
  if (!/^[a-z0-9]{12}$/.test(given)) {
    return fail(400, 'validation_failed', 'Refresh token is not valid')
  }
  const token = database.refreshTokens.get(given)
  const session = token && database.sessions.get(token.sessionId)
  const stored = session && database.users.get(session.userId)
  if (!token || !session || !stored) {
    return fail(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
  }
  if (isBanned(database, stored.user)) return fail(400, 'user_banned', 'User is banned')
  const now = database.settings.now()
  if (token.revoked) {
    const active = [...database.refreshTokens.values()].find(
      (other) => other.sessionId === session.id && !other.revoked,
    )
    const tolerated = active?.parent === token.token || now - token.updatedAt < reuseIntervalMs
    if (!active || !tolerated) {
      revokeFamily(database, session.id)
      return fail(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
    }
    return { body: sessionFor(database, stored.user, session.id, active.token) }
  }
  token.revoked = true
  token.updatedAt = now
  const next = addRefreshToken(database, session.id, token.token)
  return { body: sessionFor(database, stored.user, session.id, next.token) }
}

/** POST /signup: a bare user while e-mail addresses are confirmed, else a session. */
export function answerSignUp(
  database: MockDatabase,
  body: AuthBody,
  redirectTo: string | null,
): AuthOutcome {
  const email = textOf(body.email).trim().toLowerCase()
  const password = textOf(body.password)
  if (!email && !textOf(body.phone)) {
    return fail(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  }
  if (!password) return fail(400, 'validation_failed', 'Signup requires a valid password')
  const fault = passwordFault(database, password)
  if (fault) return fault
  if (!/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email)) {
    return fail(400, 'validation_failed', 'Unable to validate email address: invalid format')
  }
  const metadata = typeof body.data === 'object' && body.data ? (body.data as AuthBody) : {}
  const codeChallenge = textOf(body.code_challenge) || null
  const known = findUserByEmail(database, email)
  if (!database.settings.emailConfirmation) {
    if (known) return fail(422, 'user_already_exists', 'User already registered')
    const user = addUser(database, email, password, metadata, true)
    return { body: openSession(database, user) }
  }
  if (known?.user.email_confirmed_at) return { body: inventedUser(database, email, metadata) }
  const user = known?.user ?? addUser(database, email, password, metadata, false)
  const sent = sendMail(database, user, 'signup', { redirectTo, codeChallenge })
  return 'failure' in sent ? sent : { body: user }
}

/** POST /verify with the hash of a letter's link: a session; each hash works once. */
export function answerVerification(database: MockDatabase, body: AuthBody): AuthOutcome {
  const hash = textOf(body.token_hash)
  const mail = database.mails.find((sent) => sent.tokenHash === hash)
  const stored = mail && findUserByEmail(database, mail.to)
  const expected = mail?.kind === 'recovery' ? ['recovery'] : ['signup', 'email']
  if (!mail || !stored || !expected.includes(textOf(body.type))) {
    return fail(403, 'otp_expired', 'Email link is invalid or has expired')
  }
  mail.tokenHash = ''
  if (!stored.user.email_confirmed_at) confirmAddress(database, stored.user)
  return { body: openSession(database, stored.user) }
}

/** POST /token?grant_type=pkce: the code of a followed link, with the verifier of its challenge. */
export async function answerPkce(database: MockDatabase, body: AuthBody): Promise<AuthOutcome> {
  const code = database.authCodes.get(textOf(body.auth_code))
  const stored = code && database.users.get(code.userId)
  if (!code || !stored) {
    return fail(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
  }
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(textOf(body.code_verifier)),
  )
  const challenge = btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  if (challenge !== code.challenge) {
    return fail(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    )
  }
  database.authCodes.delete(textOf(body.auth_code))
  return { body: openSession(database, stored.user) }
}

/** A new session of a user, with its first refresh token. */
function openSession(database: MockDatabase, user: User) {
  const sessionId = nextUuid(database)
  database.sessions.set(sessionId, { id: sessionId, userId: user.id })
  user.last_sign_in_at = timestamp(database)
  const token = addRefreshToken(database, sessionId, null)
  return sessionFor(database, user, sessionId, token.token)
}

/** New tokens of a session that was confirmed with a second factor; those that were not end. */
export function confirmedSession(database: MockDatabase, user: User, sessionId: string) {
  for (const session of database.sessions.values()) {
    if (session.id === sessionId) session.confirmedAt = database.settings.now()
    else if (session.userId === user.id && session.confirmedAt === undefined) {
      endSession(database, session.id)
    }
  }
  const current = [...database.refreshTokens.values()].find(
    (token) => token.sessionId === sessionId && !token.revoked,
  )
  if (current) {
    current.revoked = true
    current.updatedAt = database.settings.now()
  }
  const next = addRefreshToken(database, sessionId, current?.token ?? null)
  return sessionFor(database, user, sessionId, next.token)
}

/** Ends a session and its refresh tokens. */
export function endSession(database: MockDatabase, sessionId: string): void {
  database.sessions.delete(sessionId)
  for (const token of database.refreshTokens.values()) {
    if (token.sessionId === sessionId) database.refreshTokens.delete(token.token)
  }
}

/** True while the account's ban lasts. */
export function isBanned(database: MockDatabase, user: User): boolean {
  return !!user.banned_until && Date.parse(user.banned_until) > database.settings.now()
}

function sessionFor(database: MockDatabase, user: User, sessionId: string, refreshToken: string) {
  const confirmedAt = database.sessions.get(sessionId)?.confirmedAt
  return buildSession({
    user,
    sessionId,
    refreshToken,
    issuedAt: Math.floor(database.settings.now() / 1000),
    expiresIn: database.settings.accessTokenSeconds,
    ...(confirmedAt !== undefined && { confirmedAt: Math.floor(confirmedAt / 1000) }),
  })
}

function addRefreshToken(
  database: MockDatabase,
  sessionId: string,
  parent: string | null,
): StoredRefreshToken {
  const token = {
    token: nextRefreshToken(database),
    sessionId,
    parent,
    revoked: false,
    updatedAt: database.settings.now(),
  }
  database.refreshTokens.set(token.token, token)
  return token
}

function confirmAddress(database: MockDatabase, user: User): void {
  user.email_confirmed_at = timestamp(database)
  user.confirmed_at = user.email_confirmed_at
  user.user_metadata = { ...user.user_metadata, email_verified: true }
  for (const identity of user.identities ?? []) {
    identity.identity_data = { ...identity.identity_data, email_verified: true }
  }
  joinWhenInvited(database, user)
}

function revokeFamily(database: MockDatabase, sessionId: string): void {
  for (const token of database.refreshTokens.values()) {
    if (token.sessionId === sessionId) token.revoked = true
  }
}

function newUser(database: MockDatabase, email: string, given: AuthBody, confirmed: boolean): User {
  const id = nextUuid(database)
  const at = timestamp(database)
  const metadata = {
    ...given,
    sub: id,
    email,
    email_verified: confirmed,
    phone_verified: false,
  }
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    ...(confirmed ? { email_confirmed_at: at, confirmed_at: at } : {}),
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [buildIdentity({ id, email, metadata, at })],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  }
}

// What the trigger on new users does: everybody starts as a customer, whatever the metadata claims.
function addUser(
  database: MockDatabase,
  email: string,
  password: string,
  given: AuthBody,
  confirmed: boolean,
): User {
  const user = newUser(database, email, given, confirmed)
  database.users.set(user.id, { user, password })
  database.profiles.set(user.id, {
    id: user.id,
    role: 'customer',
    first_name: textOf(given.first_name) || null,
    last_name: textOf(given.last_name) || null,
    updated_at: user.updated_at ?? user.created_at,
  })
  return user
}

// Nobody may learn from a sign-up who is registered: the answer names an account that does not exist.
function inventedUser(database: MockDatabase, email: string, given: AuthBody): User {
  const user = newUser(database, email, given, false)
  return {
    ...user,
    role: '',
    identities: [],
    user_metadata: given,
    confirmation_sent_at: user.created_at,
  }
}
