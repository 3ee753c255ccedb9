import { atom, type Getter, type Setter } from 'jotai'
import type { BusinessFailure } from '@/domain/businessFailures'
import { newIdempotencyKey } from '@/domain/idempotencyKey'
import type {
  AppointmentStatus,
  IssueReport,
  JobCompletion,
  OnMyWayMinutes,
  TechnicianStep,
} from '@/domain/technicianDay'
import type { KeptAction, TakenAction } from '@/domain/waitingActions'
import { personAtom } from '@/platform/session/sessionState'
import { knownDayAtom } from './answeredDay'
import { keptActionsAtom, readKeptActionsAtom, technicianDeviceAtom } from './device'
import { sendDirectlyAtom } from './sendDirectly'
import { lastProblemAtom, sendingKeyAtom, sendWaitingAtom } from './sending'

export { sendWaitingAtom }

/** An action that the server has not taken, as a screen shows it. */
export type WaitingAction = {
  key: string
  jobId: string
  customer: string
  kind: TakenAction['kind']
  /** When the person acted, ISO 8601. */
  takenAt: string
  state: 'waiting' | 'sending' | 'refused'
  /** Why it was refused. A waiting one may tell why it could not be sent the last time. */
  failure: BusinessFailure | null
}

/**
 * Whether the action is safe: on the device or, where the device keeps nothing or has no room, with the server.
 * Otherwise why the server could not be given it.
 */
export type Kept = { ok: true; isSent: boolean } | { ok: false; failure: BusinessFailure }

/** What waits on this device, oldest first. */
export const waitingActionsAtom = atom((get): WaitingAction[] => {
  const sending = get(sendingKeyAtom)
  const problem = get(lastProblemAtom)
  return get(keptActionsAtom).map(({ key, jobId, customer, takenAt, action, failure }) => ({
    key,
    jobId,
    customer,
    takenAt,
    kind: action.kind,
    state: failure ? 'refused' : key === sending ? 'sending' : 'waiting',
    failure: failure ?? (problem?.key === key ? problem.failure : null),
  }))
})

/** How many actions the server has not taken, refused ones included: signing out asks first when there are any. */
export const waitingCountAtom = atom((get) => get(keptActionsAtom).length)

/** Confirms an appointment, or starts the work. */
export const takeStepAtom = atom(
  null,
  (get, set, { jobId, step }: { jobId: string; step: TechnicianStep }) =>
    keep(get, set, jobId, { kind: step }),
)

/** Says that the technician is on the way, and for how many minutes. */
export const setOutAtom = atom(
  null,
  (get, set, { jobId, minutes }: { jobId: string; minutes: OnMyWayMinutes }) =>
    keep(get, set, jobId, { kind: 'on_my_way', minutes }),
)

/** Completes a job that is in progress. */
export const completeJobAtom = atom(
  null,
  (get, set, { jobId, completion }: { jobId: string; completion: JobCompletion }) =>
    keep(get, set, jobId, { kind: 'complete', completion }),
)

/** Reports an issue. */
export const reportIssueAtom = atom(
  null,
  (get, set, { jobId, issue }: { jobId: string; issue: IssueReport }) =>
    keep(get, set, jobId, { kind: 'issue', issue }),
)

/** Actions are kept one after the other, so that a second tap finds what the first one left. */
let keeping: Promise<unknown> = Promise.resolve()

/** Keeps an action on the device and has it sent; done once it is safe. */
function keep(get: Getter, set: Setter, jobId: string, action: TakenAction): Promise<Kept> {
  // Now, and not when its turn has come.
  const takenAt = new Date().toISOString()
  const result = keeping.then(() => add(get, set, jobId, action, takenAt))
  keeping = result
  return result
}

async function add(
  get: Getter,
  set: Setter,
  jobId: string,
  action: TakenAction,
  takenAt: string,
): Promise<Kept> {
  const userId = get(personAtom)?.id
  if (!userId) return { ok: false, failure: { kind: 'signed_out' } }
  const device = get(technicianDeviceAtom)
  const day = get(knownDayAtom)?.day
  const appointment = [...(day?.appointments ?? []), ...(day?.tomorrow ?? [])].find(
    ({ id }) => id === jobId,
  )
  const kept: KeptAction = {
    key: newIdempotencyKey(),
    jobId,
    customer: appointment?.customer ?? '',
    takenAt,
    action,
    failure: null,
  }
  try {
    const known = await device.actions(userId)
    if (!known.some((other) => isSameStep(other, kept))) await device.add(userId, kept)
  } catch {
    // A second tap, after the first one was sent.
    const isDone = appointment !== undefined && appointment.status === statusAfter[action.kind]
    return isDone ? { ok: true, isSent: true } : sendAfterOthers(get, set, kept)
  }
  await set(readKeptActionsAtom)
  void set(sendWaitingAtom)
  return { ok: true, isSent: false }
}

/** How an appointment is after a step. */
const statusAfter: Partial<Record<TakenAction['kind'], AppointmentStatus>> = {
  confirm: 'confirmed',
  start: 'in-progress',
}

/** Sends an action that the device cannot keep; what it keeps of the same job was done before and goes first. */
async function sendAfterOthers(get: Getter, set: Setter, action: KeptAction): Promise<Kept> {
  const isBefore = ({ jobId, failure }: KeptAction) => jobId === action.jobId && failure === null
  if (get(keptActionsAtom).some(isBefore)) {
    await set(sendWaitingAtom)
    if (get(keptActionsAtom).some(isBefore)) {
      return { ok: false, failure: { kind: 'unavailable', reason: 'server' } }
    }
  }
  const outcome = await set(sendDirectlyAtom, action)
  return outcome.ok ? { ok: true, isSent: true } : outcome
}

/** A step that waits already is not taken twice: it was a second tap. Issues may well be several, and other minutes are news. */
function isSameStep(known: KeptAction, taken: KeptAction): boolean {
  return (
    known.failure === null &&
    known.jobId === taken.jobId &&
    known.action.kind === taken.action.kind &&
    taken.action.kind !== 'issue' &&
    minutesOf(known) === minutesOf(taken)
  )
}

function minutesOf({ action }: KeptAction): number | null {
  return action.kind === 'on_my_way' ? action.minutes : null
}

/** Throws an action away, by the person's explicit word. One that is being sent at this moment stays. */
export const discardActionAtom = atom(null, async (get, set, key: string) => {
  const userId = get(personAtom)?.id
  if (!userId || get(sendingKeyAtom) === key) return
  try {
    await get(technicianDeviceAtom).remove(userId, key)
  } catch {
    // It stays in sight.
  }
  await set(readKeptActionsAtom)
})

/** The action whose content is looked at, by its key; null for none. */
export const lookedAtKeyAtom = atom<string | null>(null)

/** All that was written down in the action looked at, so that it can be read and taken over by hand. */
export const lookedAtActionAtom = atom((get): KeptAction | null => {
  const key = get(lookedAtKeyAtom)
  return get(keptActionsAtom).find((action) => action.key === key) ?? null
})
