import type { BusinessFailure } from '@/domain/businessFailures'
import type { TechnicianWords } from './words'

type FailureText = { title: string; next: string }

/** What happened and what to do, for a technician. */
export function failureWords({ failures }: TechnicianWords, failure: BusinessFailure): FailureText {
  switch (failure.kind) {
    case 'conflict': {
      const known: Partial<Record<string, FailureText>> = failures.conflicts
      return known[failure.reason] ?? failures.otherConflict
    }
    case 'stale':
      return failures.stale
    case 'forbidden':
      return failures.forbidden
    case 'signed_out':
      return failures.signedOut
    case 'missing':
      return failures.missing
    case 'invalid': {
      const names = failure.errors.map(({ field }) => fieldName(failures.fields, field))
      if (failure.errors.some(({ field }) => field === 'partNumber')) return failures.unknownPart
      const { title, about, call } = failures.invalid
      return { title, next: names.length > 0 ? about(names) : call }
    }
    case 'unavailable':
      return failures.unavailable[failure.reason]
  }
}

/** Why an action could neither be kept on the device nor given to the server, for a form that stays open. */
export function notTakenWords(words: TechnicianWords, failure: BusinessFailure): FailureText {
  if (failure.kind === 'unavailable') return words.day.taken.storage
  if (failure.kind === 'signed_out') return words.day.taken.signedOut
  return failureWords(words, failure)
}

function fieldName(names: Readonly<Record<string, string>>, field: string): string {
  return names[field] ?? field
}
