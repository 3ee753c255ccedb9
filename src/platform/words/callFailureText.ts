import type { BusinessFailure } from '@/domain/businessFailures'

/** What happened and what to do. */
export type FailureText = { title: string; next: string }

/** What a feature says of a call that came to nothing, by why it did. */
export type CallFailureWords = {
  offline: FailureText
  noAnswer: FailureText
  rateLimited: FailureText
  server: FailureText
  signedOut: FailureText
  forbidden: FailureText
}

/** The words for a failure that is no refusal of the feature's own; whatever else it is is the server's. */
export function callFailureText(words: CallFailureWords, failure: BusinessFailure): FailureText {
  switch (failure.kind) {
    case 'signed_out':
      return words.signedOut
    case 'forbidden':
      return words.forbidden
    case 'unavailable':
      if (failure.reason === 'offline') return words.offline
      if (failure.reason === 'no_answer') return words.noAnswer
      return failure.reason === 'rate_limited' ? words.rateLimited : words.server
    default:
      return words.server
  }
}
