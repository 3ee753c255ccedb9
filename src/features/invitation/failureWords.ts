import type { AcceptFailure } from './gateway'
import type { InvitationWords } from './words'

/** What happened and what to do. */
export type FailureText = { title: string; next: string }

/** Why the invitation could not be read, or was not accepted. */
export function failureWords(
  { failures, none, other, ended }: InvitationWords,
  failure: AcceptFailure,
): FailureText {
  switch (failure.kind) {
    case 'refused': {
      if (failure.word === 'other_address') return { title: other.title, next: '' }
      const { title, text } = ended[failure.word]
      return { title, next: text }
    }
    case 'missing':
      return { title: none.title, next: none.text }
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
