import type { BusinessFailure } from '@/domain/businessFailures'
import type { TechnicianDay } from '@/domain/technicianDay'
import { atom } from 'jotai'
import { pinnable } from '../admin/view'
import type { WaitingAction } from './actions'

/** The day in sight, with what the device holds back. */
export type ShownDay = {
  /** Waiting actions are applied to appointments, tiles and stock already. */
  day: TechnicianDay
  /** What the server has not taken, oldest first: waiting, being sent, or refused. */
  waiting: WaitingAction[]
  /** When the device's copy was kept (ISO 8601), if that is what is shown; null for a fresh answer. */
  keptAt: string | null
  isOnline: boolean
}

export type DayView =
  | { status: 'loading' }
  | { status: 'error'; failure: BusinessFailure }
  | { status: 'forbidden' }
  | { status: 'ready'; value: ShownDay }

/** What the dashboard shows. */
export const technicianDayViewAtom = pinnable((): DayView => ({ status: 'loading' }))

/** Asks for the day again. */
export const refreshDayAtom = atom(null, () => {})
