import { atom, type Getter, type Setter } from 'jotai'
import { technicianDayGatewayAtom } from '../gateway'
import type { BusinessFailure } from '@/domain/businessFailures'
import type { KeptAction } from '@/domain/waitingActions'
import { gatewaysAtom } from '@/platform/session/gateways'
import { personAtom, userAtom } from '@/platform/session/sessionState'
import { adoptKeptDayAtom, dayFailureAtom, refreshDayAtom, takeAnswerAtom } from './answeredDay'
import { keptActionsAtom, readKeptActionsAtom, technicianDeviceAtom } from './device'
import { mayPass, sendAction } from './sendAction'

/** One tab of the browser sends at a time. */
const lockName = 'windshield_technician_actions'

/** How long to wait after each failure in a row before trying again, in milliseconds. */
export const sendingDelays = [5_000, 10_000, 20_000, 40_000, 60_000] as const

/** After so many failures of the server itself with one action, those of other jobs go first. */
const serverPatience = 3

/** The action that is being sent at this moment, by its key. */
export const sendingKeyAtom = atom<string | null>(null)

/** Why an action that waits could not be sent the last time. */
export const lastProblemAtom = atom<{ key: string; failure: BusinessFailure } | null>(null)

type Retry = { timer: ReturnType<typeof setTimeout> | undefined; failures: number }

const retryAtom = atom<Retry>({ timer: undefined, failures: 0 })

/** How many portals are open in this page: without one nothing is sent by itself. */
const openPortalsAtom = atom(0)

/** How often the server failed with an action, by its key. */
const serverFailuresAtom = atom<ReadonlyMap<string, number>>(new Map())

/** What has become of a round of sending. */
type Round = 'done' | 'try_later'

/** Sends what waits, now, in the order in which it was done. Resolves when the round is over. */
export const sendWaitingAtom = atom(null, async (get, set) => {
  const userId = get(userAtom)?.id
  if (!userId) return
  clearTimeout(get(retryAtom).timer)
  let round: Round = 'try_later'
  try {
    round = await get(gatewaysAtom).tabs.alone(lockName, () =>
      sendAll(get, set, userId).finally(() => set(sendingKeyAtom, null)),
    )
  } catch {
    // Another tab is still sending, or the storage failed: the next look tries again.
  }
  plan(get, set, round)
})

/** An atom that sets itself would only change its own value. */
const sendAgainAtom = atom(null, (_get, set) => set(sendWaitingAtom))

function plan(get: Getter, set: Setter, round: Round) {
  const { timer, failures } = get(retryAtom)
  clearTimeout(timer)
  if (round === 'done' || get(openPortalsAtom) === 0) {
    set(retryAtom, { timer: undefined, failures: 0 })
    return
  }
  const delay = sendingDelays[Math.min(failures, sendingDelays.length - 1)]
  set(retryAtom, {
    failures: failures + 1,
    timer: setTimeout(() => void set(sendAgainAtom), delay),
  })
}

async function sendAll(get: Getter, set: Setter, userId: string): Promise<Round> {
  const device = get(technicianDeviceAtom)
  const technicianDay = get(technicianDayGatewayAtom)
  /** Jobs with an action that the server failed at: what was done there later waits for it. */
  const stuck = new Set<string>()
  let isChanged = false
  let round: Round = 'done'

  for (;;) {
    const actions = await device.actions(userId)
    const next = actions.find(({ failure, jobId }) => failure === null && !stuck.has(jobId))
    if (!next || !isSignedIn()) break
    set(sendingKeyAtom, next.key)
    const outcome = await sendAction(technicianDay, next, {
      isSignedIn,
      // A device without room for the note sends the photo again, which changes nothing.
      note: (noted) => device.replace(userId, noted).catch(() => {}),
    })
    // An answer to somebody else's session says nothing of this action; its key makes asking again safe.
    if (!isSignedIn()) break
    if (outcome.ok) {
      await set(takeAnswerAtom, outcome.value)
      await device.remove(userId, next.key)
      set(lastProblemAtom, null)
      isChanged = true
    } else if (mayPass(outcome.failure)) {
      set(lastProblemAtom, { key: next.key, failure: outcome.failure })
      round = 'try_later'
      if (!isWorthPassing(next.key, outcome.failure)) break
      stuck.add(next.jobId)
    } else {
      const { uploaded: _, ...refused } = next
      await device.replace(userId, { ...refused, failure: outcome.failure })
      isChanged = true
    }
    set(sendingKeyAtom, null)
    await set(readKeptActionsAtom)
  }
  if (isChanged) void set(refreshDayAtom)
  return round

  function isSignedIn() {
    return get(userAtom)?.id === userId
  }

  /** Whether the others should be sent although this one was not: it may be the one at fault. */
  function isWorthPassing(key: string, failure: BusinessFailure): boolean {
    if (failure.kind !== 'unavailable' || failure.reason !== 'server') return false
    const failures = (get(serverFailuresAtom).get(key) ?? 0) + 1
    set(serverFailuresAtom, new Map(get(serverFailuresAtom)).set(key, failures))
    return failures >= serverPatience
  }
}

/** Actions have changed on the device, in this tab or another. */
async function follow(get: Getter, set: Setter) {
  const userId = get(personAtom)?.id
  if (!userId) return
  const now = await get(technicianDeviceAtom)
    .actions(userId)
    .catch(() => [])
  // What has gone was taken by the server, so that the day must show it as soon as the action does not.
  const hasGone = ({ key }: KeptAction) => !now.some((action) => action.key === key)
  if (get(keptActionsAtom).some(hasGone)) await set(adoptKeptDayAtom)
  await set(readKeptActionsAtom)
}

/**
 * Starts the portal of the person signed in: shows what the device keeps, sends it, and sends again when
 * the page wakes or the signal may be back. The function handed back ends it.
 */
export const openPortalAtom = atom(null, (get, set) => {
  set(openPortalsAtom, get(openPortalsAtom) + 1)
  const stops = [
    get(technicianDeviceAtom).onChange(() => void follow(get, set)),
    get(gatewaysAtom).tabs.onWake(() => {
      void set(sendWaitingAtom)
      if (get(dayFailureAtom)) void set(refreshDayAtom)
    }),
  ]
  void set(readKeptActionsAtom)
  void set(sendWaitingAtom)
  return () => {
    stops.forEach((stop) => stop())
    set(openPortalsAtom, Math.max(0, get(openPortalsAtom) - 1))
    if (get(openPortalsAtom) === 0) plan(get, set, 'done')
  }
})
