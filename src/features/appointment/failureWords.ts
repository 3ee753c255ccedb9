import type { BusinessFailure } from '@/domain/businessFailures'
import { appointmentSteps, type AppointmentState, type MyAppointment } from '@/domain/myAppointment'
import type { AppointmentWords } from './words'

/** What happened and what to do, for a customer. */
export type FailureText = { title: string; next: string }

/** What a failure says beyond its kind. */
export type FailureFacts = {
  /** The day and frame that the appointment has now, in words. */
  when: string
  /** How the appointment is now. */
  appointment: Pick<MyAppointment, 'state'>
}

/** What happened and what to do, for a customer who wanted to change their appointment. */
export function failureWords(
  { failures, states }: AppointmentWords,
  failure: BusinessFailure,
  { when, appointment }: FailureFacts,
): FailureText {
  switch (failure.kind) {
    case 'stale':
      return { title: failures.stale.title, next: failures.stale.next(when) }
    case 'conflict': {
      if (failure.reason === 'slot_taken') return failures.slotTaken
      const { title, next } = failures.wrongState
      return {
        title,
        next: next(states[stateIn(failure.facts) ?? appointment.state].toLowerCase()),
      }
    }
    case 'missing':
      return failures.ended
    case 'forbidden':
      return failures.forbidden
    case 'signed_out':
      return failures.signedOut
    case 'invalid':
      return failures.invalid
    case 'unavailable':
      return unavailableWords(failures, failure.reason)
  }
}

/** Why the appointment, or the list of them, could not be read. */
export function readFailureWords(words: AppointmentWords, failure: BusinessFailure): FailureText {
  return failure.kind === 'unavailable'
    ? unavailableWords(words.failures, failure.reason)
    : failureWords(words, failure, { when: '', appointment: { state: 'booked' } })
}

function unavailableWords(
  failures: AppointmentWords['failures'],
  reason: Extract<BusinessFailure, { kind: 'unavailable' }>['reason'],
): FailureText {
  if (reason === 'offline') return failures.offline
  if (reason === 'no_answer') return failures.noAnswer
  return reason === 'rate_limited' ? failures.rateLimited : failures.server
}

function stateIn({ state }: Record<string, unknown>): AppointmentState | null {
  const known: readonly unknown[] = [...appointmentSteps, 'cancelled']
  return known.includes(state) ? (state as AppointmentState) : null
}
