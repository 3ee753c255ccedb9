import { connectionAtom } from '@/platform/session/runSession'
import type { BusinessFailure } from '@/domain/businessFailures'
import type { TechnicianDay } from '@/domain/technicianDay'
import { dayWithActions } from '@/domain/waitingActions'
import { pinnable } from '@/platform/query/view'
import { waitingActionsAtom, type WaitingAction } from './actions'
import { dayFailureAtom, isReadingKeptDayAtom, knownDayAtom, refreshDayAtom } from './answeredDay'
import { keptActionsAtom } from './device'

export { refreshDayAtom }

/** The day in sight, with what the device holds back. */
export type ShownDay = {
  /** Waiting actions are applied to appointments, tiles and stock already. */
  day: TechnicianDay
  /** What the server has not taken, oldest first: waiting, being sent, or refused. */
  waiting: WaitingAction[]
  /** When what is shown was asked for (ISO 8601), if the server could not be asked since; null for a fresh answer. */
  keptAt: string | null
  isOnline: boolean
}

export type DayView =
  | { status: 'loading' }
  | { status: 'error'; failure: BusinessFailure }
  | { status: 'forbidden' }
  | { status: 'ready'; value: ShownDay }

/** What the dashboard shows. */
export const technicianDayViewAtom = pinnable((get): DayView => {
  const failure = get(dayFailureAtom)
  if (failure?.kind === 'forbidden') return { status: 'forbidden' }
  const known = get(knownDayAtom)
  if (known) {
    const isOnline = get(connectionAtom) === 'online' && !isOffline(failure)
    return {
      status: 'ready',
      value: {
        day: dayWithActions(known.day, get(keptActionsAtom)),
        waiting: get(waitingActionsAtom),
        keptAt: failure || !isOnline ? known.keptAt : null,
        isOnline,
      },
    }
  }
  if (failure && !get(isReadingKeptDayAtom)) return { status: 'error', failure }
  return { status: 'loading' }
})

function isOffline(failure: BusinessFailure | null): boolean {
  return failure?.kind === 'unavailable' && failure.reason === 'offline'
}
