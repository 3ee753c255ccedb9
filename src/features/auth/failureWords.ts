import type { AuthFailure } from '@/domain/failures'
import type { AuthWords } from './words'

/** A failure in words: what happened, what to do, and what a weak password lacks. */
export type FailureWords = { title: string; next: string | null; reasons: readonly string[] }

/**
 * A failure of the auth service in words: the service's message as it is, or our own words where there is
 * none, and the way on.
 */
export function failureWords({ failures }: AuthWords, failure: AuthFailure): FailureWords {
  const { kind, code, message, reasons, retryAfter } = failure
  const byKind: Partial<Record<string, string>> = failures.nextByKind
  const byCode: Partial<Record<string, string>> = failures.nextByCode
  const wait = retryAfter ? failures.wait(retryAfter) : null
  return {
    title: message || failures.own[kind],
    next: wait ?? (code && byCode[code]) ?? byKind[kind] ?? null,
    reasons: reasons.map((reason) => failures.weakness[reason]),
  }
}
