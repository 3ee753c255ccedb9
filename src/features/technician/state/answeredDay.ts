import { atom } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'
import type { KeptDay } from '../device'
import type { BusinessFailure } from '@/domain/businessFailures'
import { businessToday } from '@/domain/businessTime'
import type { Appointment } from '@/domain/technicianDay'
import { dayWithAnswer, keptDayOn } from '@/domain/waitingActions'
import { technicianDayGatewayAtom } from '../gateway'
import { BusinessError, valueOrThrow } from '@/platform/query/view'
import { queryClientAtom } from '@/platform/query/queryClient'
import { isAuthenticatedAtom, personAtom, roleAtom } from '@/platform/session/sessionState'
import { technicianDeviceAtom } from './device'

/** The office changes its plans while the day runs: asked again this often, in milliseconds. */
const everyMinute = 60_000

const answeredKey = (userId: string | null) => ['technician', userId, 'day']
const keptKey = (userId: string | null) => ['technician', userId, 'kept-day']

const userIdAtom = atom((get) => get(personAtom)?.id ?? null)

/** The server's day of the person whose page is shown; a copy of each answer is kept on the device. */
const answeredDayAtom = atomWithQuery<KeptDay, BusinessError>(
  (get) => {
    const userId = get(userIdAtom)
    const gateway = get(technicianDayGatewayAtom)
    const device = get(technicianDeviceAtom)
    // An administrator's look at the portal leaves nothing on the device.
    const isKept = get(roleAtom) === 'technician'
    return {
      queryKey: answeredKey(userId),
      queryFn: async ({ signal }) => {
        const keptAt = new Date().toISOString()
        try {
          const kept = { day: await valueOrThrow(gateway.read()), keptAt }
          if (userId && isKept && !signal.aborted) {
            await device.keepDay(userId, kept).catch(() => {})
          }
          return kept
        } catch (error) {
          // Whose right to it is gone keeps no copy either.
          if (userId && failureOf(error).kind === 'forbidden') {
            await device.forgetDay(userId).catch(() => {})
          }
          throw error
        }
      },
      // Whose session was ended for them keeps the day in sight until they sign in again.
      enabled: userId !== null && get(isAuthenticatedAtom),
      refetchInterval: everyMinute,
      retry: false,
    }
  },
  (get) => get(queryClientAtom),
)

/** The copy that the device kept, for when the server does not answer. */
const keptDayAtom = atomWithQuery<KeptDay | null>(
  (get) => {
    const userId = get(userIdAtom)
    const device = get(technicianDeviceAtom)
    return {
      queryKey: keptKey(userId),
      queryFn: () => (userId ? device.day(userId).catch(() => null) : null),
      enabled: userId !== null,
      staleTime: Infinity,
      retry: false,
    }
  },
  (get) => get(queryClientAtom),
)

/** What an error of the query cache means. What is no failure of the business is one of this program. */
function failureOf(error: unknown): BusinessFailure {
  if (error instanceof BusinessError) return error.failure
  return { kind: 'unavailable', reason: 'server' }
}

/** Why the day could not be asked for the last time; null when it could. */
export const dayFailureAtom = atom((get): BusinessFailure | null => {
  const { error } = get(answeredDayAtom)
  return error ? failureOf(error) : null
})

/** True until it is known whether the device has a copy. */
export const isReadingKeptDayAtom = atom((get) => get(keptDayAtom).isLoading)

/** The best day there is: the server's, or the device's copy as far as it speaks of today. */
export const knownDayAtom = atom((get): KeptDay | null => {
  const { data: answered } = get(answeredDayAtom)
  const kept = get(keptDayAtom).data
  const known = answered ?? kept
  const day = known && keptDayOn(known.day, businessToday(new Date()))
  // The server's own word for its day is not put in doubt by this device's clock.
  if (answered && !get(dayFailureAtom)) return answered
  return day ? { day, keptAt: known.keptAt } : null
})

/** Asks for the day again. */
export const refreshDayAtom = atom(null, async (get) => {
  const client = get(queryClientAtom)
  const queryKey = answeredKey(get(userIdAtom))
  // With nothing to show it starts again, so that waiting shows.
  if (get(knownDayAtom)) await client.invalidateQueries({ queryKey })
  else await client.resetQueries({ queryKey })
})

/** The server took an action: puts its answer into the day, and into the device's copy of it. */
export const takeAnswerAtom = atom(null, async (get, _set, answer: Appointment) => {
  const userId = get(userIdAtom)
  const known = get(knownDayAtom)
  if (!userId || !known) return
  const client = get(queryClientAtom)
  const kept = { ...known, day: dayWithAnswer(known.day, answer) }
  const isAnswered = client.getQueryData(answeredKey(userId)) !== undefined
  // A day that was asked for before the action arrived must not come in after it.
  await client.cancelQueries({ queryKey: answeredKey(userId) })
  client.setQueryData(isAnswered ? answeredKey(userId) : keptKey(userId), kept)
  await get(technicianDeviceAtom)
    .keepDay(userId, kept)
    .catch(() => {})
})

/** Another tab sent something: takes over the day as it left it on the device. */
export const adoptKeptDayAtom = atom(null, async (get) => {
  const userId = get(userIdAtom)
  if (!userId) return
  const kept = await get(technicianDeviceAtom)
    .day(userId)
    .catch(() => null)
  const client = get(queryClientAtom)
  if (kept && client.getQueryData(answeredKey(userId)) !== undefined) {
    client.setQueryData(answeredKey(userId), kept)
  }
  void client.invalidateQueries({ queryKey: ['technician', userId] })
})
