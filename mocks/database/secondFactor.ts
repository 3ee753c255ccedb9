import type { Factor, User } from '@supabase/supabase-js'
import { renderSVG } from 'uqr'
import type { AccessTokenClaims } from '../fixtures/accessToken'
import { newTotpSecret, totpStep, totpUri } from '../fixtures/totp'
import { timestamp } from './accounts'
import { confirmedSession } from './authServer'
import { fail, textOf, type AuthBody, type AuthOutcome } from './authOutcome'
import { nextUuid, type MockDatabase } from './mockDatabase'

const challengeSeconds = 300

/** The factors of a person; each a part of their user, as the auth server tells of it. */
function factorsOf(user: User): Factor[] {
  return user.factors ?? []
}

/** Whether a person has a factor and the session that the token names has not shown it. */
export function owesFactor(database: MockDatabase, claims: AccessTokenClaims): boolean {
  const user = database.users.get(claims.sub)?.user
  return (
    !!user &&
    factorsOf(user).some(({ status }) => status === 'verified') &&
    !isConfirmed(database, claims)
  )
}

function isConfirmed(database: MockDatabase, claims: AccessTokenClaims): boolean {
  return database.sessions.get(claims.session_id)?.confirmedAt !== undefined
}

/** POST /factors: a secret and its QR code; it counts once a first code was right. */
export function answerEnroll(
  database: MockDatabase,
  claims: AccessTokenClaims,
  body: AuthBody,
): AuthOutcome {
  const user = database.users.get(claims.sub)?.user
  if (!user) return fail(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  if (body.factor_type === 'phone') {
    return fail(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone')
  }
  if (body.factor_type === 'webauthn') {
    return fail(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn')
  }
  if (body.factor_type !== 'totp') {
    return fail(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn')
  }
  if (!database.settings.twoFactorAvailable) {
    return fail(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP')
  }
  const name = textOf(body.friendly_name)
  if (factorsOf(user).some(({ friendly_name }) => friendly_name === name)) {
    return fail(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`,
    )
  }
  if (factorsOf(user).length >= 10) {
    return fail(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    )
  }
  if (owesFactor(database, claims)) {
    return fail(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
  }
  const at = timestamp(database)
  const id = nextUuid(database)
  const secret = newTotpSecret()
  const factor = {
    id,
    friendly_name: name,
    factor_type: 'totp',
    status: 'unverified',
    created_at: at,
    updated_at: at,
  } as Factor
  user.factors = [...factorsOf(user), factor]
  database.factorSecrets.set(id, { secret, usedStep: 0 })
  const issuer = textOf(body.issuer) || 'localhost:5173'
  const uri = totpUri({ secret, issuer, account: user.email ?? '' })
  const qr_code = renderSVG(uri, { ecc: 'M', border: 0 })
  return { body: { id, type: 'totp', friendly_name: name, totp: { qr_code, secret, uri } } }
}

/** The factor of the caller that an address names, or the refusal. */
function findFactor(database: MockDatabase, claims: AccessTokenClaims, id: string) {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) {
    return fail(404, 'validation_failed', 'factor_id must be an UUID')
  }
  const user = database.users.get(claims.sub)?.user
  const factor = user && factorsOf(user).find((one) => one.id === id)
  return user && factor ? { user, factor } : fail(404, 'mfa_factor_not_found', 'Factor not found')
}

/** POST /factors/:id/challenge. */
export function answerChallenge(
  database: MockDatabase,
  claims: AccessTokenClaims,
  factorId: string,
): AuthOutcome {
  const found = findFactor(database, claims, factorId)
  if ('failure' in found) return found
  const id = nextUuid(database)
  const at = database.settings.now()
  database.challenges.set(id, { factorId, at, isVerified: false })
  found.factor.last_challenged_at = timestamp(database)
  const expires_at = Math.floor(at / 1000) + challengeSeconds
  return { body: { id, type: 'totp', expires_at } }
}

/** POST /factors/:id/verify: the session with new tokens that say it was confirmed. */
export function answerCode(
  database: MockDatabase,
  claims: AccessTokenClaims,
  factorId: string,
  body: AuthBody,
): AuthOutcome {
  const found = findFactor(database, claims, factorId)
  if ('failure' in found) return found
  const { user, factor } = found
  const code = textOf(body.code)
  if (!code) return fail(400, 'validation_failed', 'Code needs to be non-empty')
  const challengeId = textOf(body.challenge_id)
  const challenge = database.challenges.get(challengeId)
  if (challenge?.factorId !== factorId) {
    return fail(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
  }
  if (challenge.isVerified) {
    return fail(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.')
  }
  const now = database.settings.now()
  if (challenge.at < now - challengeSeconds * 1000) {
    database.challenges.delete(challengeId)
    return fail(
      422,
      'mfa_challenge_expired',
      `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`,
    )
  }
  const kept = database.factorSecrets.get(factorId)
  const step = kept ? totpStep(kept.secret, code, now) : null
  if (!kept || step === null || step <= kept.usedStep) {
    return fail(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
  }
  kept.usedStep = step
  challenge.isVerified = true
  factor.status = 'verified'
  factor.updated_at = timestamp(database)
  user.factors = factorsOf(user).filter(({ status }) => status === 'verified')
  return { body: confirmedSession(database, user, claims.session_id) }
}

/** DELETE /factors/:id. */
export function answerUnenroll(
  database: MockDatabase,
  claims: AccessTokenClaims,
  factorId: string,
): AuthOutcome {
  const found = findFactor(database, claims, factorId)
  if ('failure' in found) return found
  const { user, factor } = found
  if (factor.status === 'verified' && !isConfirmed(database, claims)) {
    return fail(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
  }
  const left = factorsOf(user).filter((one) => one !== factor)
  if (left.length > 0) user.factors = left
  else delete user.factors
  database.factorSecrets.delete(factorId)
  for (const session of database.sessions.values()) {
    if (session.userId === user.id) delete session.confirmedAt
  }
  return { body: { id: factorId } }
}
