import type { SetupFailure } from './gateway'
import type { SetupWords } from './words'

/** Why it could not be asked or decided, and what to do. */
export function failureWords(
  { failures }: SetupWords,
  failure: SetupFailure,
): { title: string; next: string } {
  switch (failure.kind) {
    case 'refused':
      return failures.done
    case 'signed_out':
      return failures.signedOut
    case 'forbidden':
      return failures.forbidden
    case 'unavailable':
      if (failure.reason === 'offline') return failures.offline
      if (failure.reason === 'no_answer') return failures.noAnswer
      return failure.reason === 'rate_limited' ? failures.rateLimited : failures.server
    default:
      return failures.server
  }
}
