import type { User } from '@supabase/supabase-js'
import { passwordRequirementsOf } from '@/domain/password'
import { weakPassword } from '../fixtures/weakPassword'
import { fail, textOf, type AuthBody, type AuthFailure, type AuthOutcome } from './authOutcome'
import { nextTokenHash, type MockDatabase, type StoredMail } from './mockDatabase'

/** The server's clock as the auth server writes it. */
export function timestamp(database: MockDatabase): string {
  return new Date(database.settings.now()).toISOString()
}

/**
 * Keeps a letter in the mailbox. A second one to the same person within a minute is refused
 * with 429 `over_email_send_rate_limit`.
 */
export function sendMail(
  database: MockDatabase,
  user: User,
  kind: StoredMail['kind'],
  options: { redirectTo: string | null; codeChallenge: string | null },
): AuthOutcome {
  const { mailIntervalMs } = database.settings
  const now = database.settings.now()
  const to = user.email ?? ''
  const last = database.mails.findLast((mail) => mail.to === to && mail.kind === kind)
  if (last && now - last.sentAt < mailIntervalMs) {
    const seconds = Math.ceil((mailIntervalMs - (now - last.sentAt)) / 1000)
    return fail(
      429,
      'over_email_send_rate_limit',
      `For security purposes, you can only request this after ${seconds} seconds.`,
    )
  }
  database.mails.push({ to, kind, tokenHash: nextTokenHash(database), sentAt: now, ...options })
  if (kind === 'recovery') user.recovery_sent_at = timestamp(database)
  else user.confirmation_sent_at = timestamp(database)
  return { body: {} }
}

/** Why a password cannot be taken, or null. */
export function passwordFault(
  database: MockDatabase,
  password: string,
): { failure: AuthFailure } | null {
  if (new TextEncoder().encode(password).length > 72) {
    return fail(400, 'validation_failed', 'Password cannot be longer than 72 characters')
  }
  const set = database.business.settings.get('password_requirements')?.value
  const weak = weakPassword(passwordRequirementsOf(set), password)
  return weak
    ? fail(422, 'weak_password', weak.message, { weak_password: { reasons: weak.reasons } })
    : null
}

/**
 * PUT /user: a new password or new user metadata. Roles are not kept here, so none can be set.
 * @param owesFactor true for somebody with a second factor that this session has not shown
 */
export function updateAccount(
  database: MockDatabase,
  userId: string,
  body: AuthBody,
  owesFactor = false,
): AuthOutcome {
  const stored = database.users.get(userId)
  if (!stored) {
    return fail(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  }
  const password = textOf(body.password)
  if (password) {
    const fault = passwordFault(database, password)
    if (fault) return fault
    if (owesFactor) {
      return fail(
        401,
        'insufficient_aal',
        'AAL2 session is required to update email or password when MFA is enabled.',
      )
    }
    if (password === stored.password) {
      return fail(422, 'same_password', 'New password should be different from the old password.')
    }
    stored.password = password
    database.business.lockouts.delete(userId)
  }
  if (typeof body.data === 'object' && body.data !== null) {
    stored.user.user_metadata = { ...stored.user.user_metadata, ...body.data }
  }
  stored.user.updated_at = timestamp(database)
  return { body: stored.user }
}
