import type { BusinessFailure, ConflictReason, FieldProblem } from '@/domain/businessFailures'

const conflicts: Record<ConflictReason, { title: string; next: string }> = {
  slot_taken: {
    title: 'That time frame is full.',
    next: 'Choose another day or another time frame.',
  },
  already_converted: {
    title: 'This quote has already become a job.',
    next: 'Find it under All Scheduled, and its job under Jobs.',
  },
  wrong_state: {
    title: 'The status does not allow this.',
    next: 'Somebody may have changed it. Look at the record again.',
  },
  quote_expired: {
    title: 'The price of this quote no longer holds.',
    next: 'Renew the quote for another month, then convert it.',
  },
  appointment_passed: {
    title: 'The appointment has passed.',
    next: 'Agree on another one with the customer, and change the quote first.',
  },
  technician_busy: {
    title: 'The technician has another job in that time frame.',
    next: 'Choose another technician or another time frame.',
  },
  technician_off_duty: {
    title: 'The technician is off duty.',
    next: 'Choose another technician.',
  },
  in_use: {
    title: 'Other records still need this one.',
    next: 'Finish or move what depends on it first.',
  },
  duplicate: { title: 'There is one like this already.', next: 'Open the other one instead.' },
  already_paid: { title: 'This order is paid.', next: 'What is paid stays as it is.' },
  not_enough_stock: { title: 'There are not enough units in stock.', next: 'Reorder first.' },
  reassigned: { title: 'The job has been given to somebody else.', next: 'Look at it again.' },
  cancelled: { title: 'The job has been cancelled.', next: 'Schedule a new one instead.' },
  already_completed: { title: 'The job is completed already.', next: 'Nothing is left to do.' },
  key_used: { title: 'This was sent before.', next: 'Look at the list: it should be there.' },
}

const unavailable = {
  offline: { title: 'The server cannot be reached.', next: 'Check the connection and try again.' },
  no_answer: { title: 'The server did not answer in time.', next: 'Try again in a moment.' },
  server: { title: 'The server could not do this.', next: 'It is not your doing. Try again.' },
  rate_limited: { title: 'Too many requests at once.', next: 'Wait a minute and try again.' },
} as const

/** What happened and what to do, for staff. */
export function businessFailureWords(failure: BusinessFailure): { title: string; next: string } {
  switch (failure.kind) {
    case 'stale':
      return {
        title: 'Somebody else saved this record first.',
        next: 'Nothing was overwritten. Look at what they changed, then do it again.',
      }
    case 'forbidden':
      return {
        title: 'Your role does not allow this.',
        next: 'It may have been changed while you worked. Ask a super administrator.',
      }
    case 'signed_out':
      return { title: 'Your session is over.', next: 'Sign in again; then do it once more.' }
    case 'missing':
      return { title: 'This record is gone.', next: 'Somebody has deleted it in the meantime.' }
    case 'conflict':
      return conflicts[failure.reason]
    case 'invalid':
      return {
        title: 'Some details are missing or cannot be right.',
        next: 'Look at what is marked.',
      }
    case 'unavailable':
      return unavailable[failure.reason]
  }
}

const problems: Record<FieldProblem, (label: string) => string> = {
  required: (label) => `Enter the ${label}`,
  too_long: (label) => `The ${label} is too long`,
  invalid: (label) => `The ${label} cannot be right`,
  not_offered: (label) => `Choose another ${label}: this one is not offered`,
  in_the_past: (label) => `The ${label} has passed: choose a later one`,
  too_far_ahead: (label) => `The ${label} is too far ahead`,
  outside_hours: (label) => `The ${label} is outside the opening hours of that day`,
}

/** What is wrong with a field, with its name. */
export function fieldProblemWords(problem: FieldProblem, label: string): string {
  const name = /^[A-Z][A-Z]/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
  return problems[problem](name)
}
