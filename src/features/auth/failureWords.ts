import type { AuthFailure } from '@/domain/failures'
import type { AuthWords } from './words'

/** A failure in words: what happened, what to do, and what a weak password lacks. */
export type FailureWords = { title: string; next: string | null; reasons: readonly string[] }

/**
 * A failure of the auth service in words: the service's message as it is, or our own words where there is
 * none, and the way on.
 */
export function failureWords({ failures }: AuthWords, failure: AuthFailure): FailureWords {
  const { kind, message, reasons } = failure
  return {
    title: message || failures.own[kind],
    next: wayOn(failures, failure),
    reasons: reasons.map((reason) => failures.weakness[reason]),
  }
}

function wayOn(failures: AuthWords['failures'], failure: AuthFailure): string | null {
  const { kind, code, retryAfter, lockedUntil } = failure
  const byKind: Partial<Record<string, string>> = failures.nextByKind
  const byCode: Partial<Record<string, string>> = failures.nextByCode
  if (lockedUntil !== undefined) return failures.locked(lockedUntil)
  if (retryAfter) return failures.wait(retryAfter)
  // A closed account has the code of a wrong password.
  const said = kind === 'locked_out' || code === null ? undefined : byCode[code]
  return said ?? byKind[kind] ?? null
}
