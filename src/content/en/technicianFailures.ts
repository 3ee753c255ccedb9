import type { BusinessFailure, ConflictReason } from '@/domain/businessFailures'

type Words = { title: string; next: string }

const callOffice = 'Call the office if the work is done.'

const conflicts: Partial<Record<ConflictReason, Words>> = {
  reassigned: {
    title: 'This job is not yours any more.',
    next: `The office has given it to somebody else or planned it anew. ${callOffice}`,
  },
  cancelled: {
    title: 'The office has cancelled this job.',
    next: `It happened before this action arrived. ${callOffice}`,
  },
  already_completed: {
    title: 'This job is completed already.',
    next: 'It was completed here or on another device. If yours says something else, tell the office, then discard it.',
  },
  wrong_state: {
    title: 'The job is not where this action needs it to be.',
    next: 'Its status was changed meanwhile. Look at the job in the schedule, then try again or discard.',
  },
  not_enough_stock: {
    title: 'None of this part is left in stock.',
    next: 'Somebody else has used up the last one. Ask the office to correct the stock, then try again.',
  },
  key_used: {
    title: 'This has been sent before.',
    next: 'Look at the job in the schedule: if it shows there, discard this one.',
  },
}

const unavailable = {
  offline: { title: 'There is no signal.', next: 'It is sent as soon as there is one.' },
  no_answer: {
    title: 'The server did not answer in time.',
    next: 'The signal may be weak. Try again in a moment.',
  },
  server: { title: 'The server has a problem.', next: 'It is not your doing. Try again.' },
  rate_limited: { title: 'Too many requests at once.', next: 'Wait a minute and try again.' },
} as const

const fields: Record<string, string> = {
  workDone: 'what was done',
  partNumber: 'the part number',
  cureMinutes: 'the cure time',
  photos: 'the photos',
  signature: 'the signature',
  signedBy: 'the name of who signed',
  kind: 'the kind of issue',
  note: 'the note',
  photo: 'the photo',
}

/** What happened and what to do, for a technician at the kerb. */
export function technicianFailureWords(failure: BusinessFailure): Words {
  switch (failure.kind) {
    case 'conflict':
      return (
        conflicts[failure.reason] ?? {
          title: 'The office’s records do not allow this.',
          next: 'Look at the job in the schedule, then try again or call the office.',
        }
      )
    case 'stale':
      return {
        title: 'Somebody else changed this job first.',
        next: 'Look at the job in the schedule, then try again.',
      }
    case 'forbidden':
      return {
        title: 'Your account may not do this any more.',
        next: 'Ask the office to look at your role. Nothing you wrote is lost.',
      }
    case 'signed_out':
      return {
        title: 'Your session is over.',
        next: 'Sign in again: what you did is kept on this phone and sent then.',
      }
    case 'missing':
      return { title: 'This job is gone.', next: 'The office has deleted it. Call them.' }
    case 'invalid': {
      const names = failure.errors.map(({ field }) => fields[field] ?? field)
      return failure.errors.some(({ field }) => field === 'partNumber')
        ? {
            title: 'The office does not know this part number.',
            next: 'Read it again below. Ask the office to add the part, then try again.',
          }
        : {
            title: 'The server could not accept what was written.',
            next: names.length > 0 ? `It is about ${names.join(', ')}.` : 'Call the office.',
          }
    }
    case 'unavailable':
      return unavailable[failure.reason]
  }
}
