import { callFailureText, type FailureText } from '@/platform/words/callFailureText'
import type { SetupFailure } from './gateway'
import type { SetupWords } from './words'

/** Why it could not be asked or decided, and what to do. */
export function failureWords({ failures }: SetupWords, failure: SetupFailure): FailureText {
  return failure.kind === 'refused' ? failures.done : callFailureText(failures, failure)
}
