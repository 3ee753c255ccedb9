import { fail, type AuthFailure } from './authOutcome'
import type { MockDatabase } from './mockDatabase'

/**
 * What the database's hook says of a password that was compared (`hook_password_verification`): the refusal of
 * an account that is closed, whatever the password; else null. The last wrong one that is allowed closes it.
 */
export function refuseAttempt(
  database: MockDatabase,
  userId: string,
  isRight: boolean,
): { failure: AuthFailure } | null {
  const { lockouts } = database.business
  const now = database.settings.now()
  const kept = lockouts.get(userId)
  const until = kept?.locked_until ? Date.parse(kept.locked_until) : null
  if (until !== null && until > now) {
    const minutes = Math.ceil((until - now) / 60_000)
    return fail(
      400,
      'invalid_credentials',
      `Too many wrong passwords. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    )
  }
  if (isRight) {
    lockouts.delete(userId)
    return null
  }
  const wrong = (until === null ? (kept?.wrong ?? 0) : 0) + 1
  const closes = now + numberIn(database, 'lockout_duration', 15) * 60_000
  const isLast = wrong >= numberIn(database, 'login_attempts', 5)
  lockouts.set(userId, { wrong, locked_until: isLast ? new Date(closes).toISOString() : null })
  return null
}

/** The number that the text of a setting begins with. */
function numberIn(database: MockDatabase, key: string, usual: number): number {
  return Number.parseInt(String(database.business.settings.get(key)?.value), 10) || usual
}
