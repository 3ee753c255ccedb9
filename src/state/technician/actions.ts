import { atom } from 'jotai'
import type { BusinessFailure } from '@/domain/businessFailures'
import type { IssueReport, JobCompletion, TechnicianStep } from '@/domain/technicianDay'
import type { KeptAction, TakenAction } from '@/domain/waitingActions'

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

/** Whether the action is safe on the device. `storage`: the device has no room for it, or keeps nothing. */
export type Kept = { ok: true } | { ok: false; reason: 'storage' }

const kept = async (): Promise<Kept> => ({ ok: false, reason: 'storage' })

/** Confirms an appointment, or starts the work. */
export const takeStepAtom = atom(null, (_get, _set, _: { jobId: string; step: TechnicianStep }) =>
  kept(),
)

/** Completes a job that is in progress. */
export const completeJobAtom = atom(
  null,
  (_get, _set, _: { jobId: string; completion: JobCompletion }) => kept(),
)

/** Reports an issue. */
export const reportIssueAtom = atom(null, (_get, _set, _: { jobId: string; issue: IssueReport }) =>
  kept(),
)

/** Throws an action away, by the person's explicit word. */
export const discardActionAtom = atom(null, async (_get, _set, _key: string) => {})

/** Sends what waits now. */
export const sendWaitingAtom = atom(null, async () => {})

/** How many actions the server has not taken, refused ones included: signing out asks first when there are any. */
export const waitingCountAtom = atom(() => 0)

/** The action whose content is looked at, by its key; null for none. */
export const lookedAtKeyAtom = atom<string | null>(null)

/** All that was written down in the action looked at, so that it can be read and taken over by hand. */
export const lookedAtActionAtom = atom<KeptAction | null>(null)
