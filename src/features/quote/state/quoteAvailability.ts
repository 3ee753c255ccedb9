import { atom } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'
import {
  bookingDaysAhead,
  groupByDay,
  type DayAvailability,
  type FrameAvailability,
  type FrameSlot,
} from '@/domain/appointments'
import type { DataFailure } from '@/domain/failures'
import { businessToday } from '@/domain/businessTime'
import { zipDigits } from '@/domain/serviceArea'
import { quoteGatewayAtom, type PlannedVisit } from '../gateway'
import { quoteStateAtom } from './quoteState'
import { queryClientAtom } from '@/platform/query/queryClient'

/** The days and time frames that can be had; `taken` is the one somebody else has just got. */
export type AvailabilityView =
  | { status: 'loading' }
  | { status: 'empty' }
  | { status: 'ready'; days: readonly DayAvailability[]; taken: FrameSlot | null }
  | { status: 'error'; failure: DataFailure }

class AvailabilityError extends Error {
  constructor(readonly failure: DataFailure) {
    super(failure.message)
  }
}

const queryName = 'available-time-frames'

/** What the draft says about the visit; another work or place has other times. */
const visitAtom = atom((get): PlannedVisit => {
  const { serviceSelection, vehicleInfo } = get(quoteStateAtom).draft
  return {
    serviceType: serviceSelection.serviceType,
    zipCode: zipDigits(vehicleInfo.zipCode) ?? '',
  }
})

const availabilityQueryAtom = atomWithQuery<FrameAvailability[], AvailabilityError>(
  (get) => {
    const quote = get(quoteGatewayAtom)
    const today = businessToday(new Date())
    const visit = get(visitAtom)
    return {
      queryKey: [queryName, today, visit],
      queryFn: async () => {
        const outcome = await quote.availableTimeFrames(today, bookingDaysAhead + 1, visit)
        if (!outcome.ok) throw new AvailabilityError(outcome.failure)
        return outcome.value
      },
      retry: (failures, { failure }) => failures < 2 && failure.kind === 'server',
      retryDelay: 800,
    }
  },
  (get) => get(queryClientAtom),
)

const takenFrameAtom = atom<FrameSlot | null>(null)
const pinnedAtom = atom<AvailabilityView | null>(null)

/** Step 5's days and times. Setting it pins it: a pinned view asks no server. */
export const availabilityViewAtom = atom(
  (get): AvailabilityView => {
    const pinned = get(pinnedAtom)
    if (pinned) return pinned
    const { data, error } = get(availabilityQueryAtom)
    if (data) {
      const taken = get(takenFrameAtom)
      const days = groupByDay(data.filter((frame) => !taken || !isSlot(frame, taken)))
      return days.length === 0 ? { status: 'empty' } : { status: 'ready', days, taken }
    }
    return error ? { status: 'error', failure: error.failure } : { status: 'loading' }
  },
  (_get, set, view: AvailabilityView | null) => set(pinnedAtom, view),
)

/** Asks the server again. */
export const refreshAvailabilityAtom = atom(null, (get) => {
  if (get(pinnedAtom)) return
  // Reset where there is nothing yet, so that waiting shows; what is there stays while it is renewed.
  const client = get(queryClientAtom)
  const hasAnswer = client.getQueriesData({ queryKey: [queryName] }).some(([, data]) => data)
  if (hasAnswer) void client.invalidateQueries({ queryKey: [queryName] })
  else void client.resetQueries({ queryKey: [queryName] })
})

/** Notes that a time frame was taken by somebody else, and asks the server again. */
export const markTakenAtom = atom(null, (get, set, slot: FrameSlot) => {
  set(takenFrameAtom, slot)
  const pinned = get(pinnedAtom)
  if (pinned?.status === 'ready') set(pinnedAtom, { ...pinned, taken: slot })
  set(refreshAvailabilityAtom)
})

function isSlot(frame: FrameSlot, slot: FrameSlot): boolean {
  return frame.date === slot.date && frame.timeFrame === slot.timeFrame
}
