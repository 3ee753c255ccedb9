import type { BusinessFailure, FieldProblem } from '@/domain/businessFailures'
import type { SharedAdminWords } from './words'

type FailureWords = SharedAdminWords['failures']

/** What happened and what to do, for staff. */
export function businessFailureWords(
  failure: BusinessFailure,
  words: FailureWords,
): { title: string; next: string } {
  switch (failure.kind) {
    case 'conflict': {
      const text = words.conflicts[failure.reason]
      const { specialty } = failure.facts
      return failure.reason === 'technician_unskilled' && typeof specialty === 'string'
        ? { ...text, title: words.unskilled(specialty) }
        : text
    }
    case 'unavailable':
      return words.unavailable[failure.reason]
    default:
      return words[failure.kind]
  }
}

/** What is wrong with a field, with its label. */
export function fieldProblemWords(
  problem: FieldProblem,
  label: string,
  words: FailureWords,
): string {
  // A newer server may know problems that this page does not.
  const known = words.fields[problem] as ((label: string) => string) | undefined
  return (known ?? words.fields.invalid)(inSentence(label))
}

/** A label inside a sentence: "Email" → "email"; "ZIP code" keeps its capitals. */
export function inSentence(label: string): string {
  return /^[A-Z][A-Z]/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
}
