import { atom } from 'jotai'
import {
  bookingDaysAhead,
  groupByDay,
  isTimeFrame,
  type DayAvailability,
  type FrameAvailability,
  type FrameSlot,
} from '@/domain/appointments'
import type { BusinessFailure } from '@/domain/businessFailures'
import { isSameSlot, type AppointmentAccess } from '@/domain/myAppointment'
import { businessToday } from '@/domain/businessTime'
import { queryClientAtom } from '@/platform/query/queryClient'
import { adminKey, businessQuery, viewOf } from '@/platform/query/view'
import { appointmentGatewayAtom } from '../gateway'

/** The days and frames to which the appointment can move; `taken` is the one somebody else has just got. */
export type FreeTimesView =
  | { status: 'loading' }
  | { status: 'empty' }
  | { status: 'ready'; days: readonly DayAvailability[]; taken: FrameSlot | null }
  | { status: 'error'; failure: BusinessFailure }
  | { status: 'forbidden' }

const queryName = 'appointment-times'

/** The appointment that is being moved; null while none is. */
const movedAtom = atom<AppointmentAccess | null>(null)

const timesAtom = businessQuery<FrameAvailability[]>((get) => {
  const access = get(movedAtom)
  const today = businessToday(new Date())
  return {
    key: [queryName, today, access],
    ask: async () => {
      if (!access) return { ok: true, value: [] }
      const gateway = get(appointmentGatewayAtom)
      const outcome = await gateway.timeFrames(access, today, bookingDaysAhead + 1)
      // A frame that this version of the site does not know cannot be offered; a link that ended offers none.
      if (!outcome.ok) return outcome
      const known = outcome.value?.filter(({ timeFrame }) => isTimeFrame(timeFrame)) ?? []
      return { ok: true, value: known }
    },
    enabled: access !== null,
  }
})

const takenAtom = atom<FrameSlot | null>(null)
const pinnedAtom = atom<FreeTimesView | null>(null)

/** The times to choose from while moving. Setting it pins it: a pinned view asks no server. */
export const freeTimesViewAtom = atom(
  (get): FreeTimesView => {
    const pinned = get(pinnedAtom)
    if (pinned) return pinned
    const view = viewOf(get(timesAtom))
    if (view.status !== 'ready') return view
    const taken = get(takenAtom)
    const days = groupByDay(view.value.filter((frame) => !taken || !isSameSlot(frame, taken)))
    return days.length === 0 ? { status: 'empty' } : { status: 'ready', days, taken }
  },
  (_get, set, view: FreeTimesView | null) => set(pinnedAtom, view),
)

/** Asks the server again for the free times. */
export const refreshTimesAtom = atom(null, async (get) => {
  if (get(pinnedAtom)) return
  const client = get(queryClientAtom)
  const queryKey = [adminKey, queryName]
  const hasAnswer = client.getQueriesData({ queryKey }).some(([, data]) => data)
  if (hasAnswer) await client.invalidateQueries({ queryKey })
  else await client.resetQueries({ queryKey })
})

/** Notes that a frame was taken by somebody else, and asks the server again. */
export const markFrameTakenAtom = atom(null, (get, set, slot: FrameSlot) => {
  set(takenAtom, slot)
  const pinned = get(pinnedAtom)
  if (pinned?.status === 'ready') set(pinnedAtom, { ...pinned, taken: slot })
  void set(refreshTimesAtom)
})

/** Begins to move an appointment: what was taken before does not count any more. */
export const beginMoveAtom = atom(null, (_get, set, access: AppointmentAccess) => {
  set(takenAtom, null)
  set(movedAtom, access)
})
