import { callFailureText, type FailureText } from '@/platform/words/callFailureText'
import type { AcceptFailure } from './gateway'
import type { InvitationWords } from './words'

/** Why the invitation could not be read, or was not accepted. */
export function failureWords(
  { failures, none, other, ended }: InvitationWords,
  failure: AcceptFailure,
): FailureText {
  if (failure.kind === 'missing') return { title: none.title, next: none.text }
  if (failure.kind !== 'refused') return callFailureText(failures, failure)
  if (failure.word === 'other_address') return { title: other.title, next: '' }
  const { title, text } = ended[failure.word]
  return { title, next: text }
}
