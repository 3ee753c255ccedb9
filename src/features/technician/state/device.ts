import { atom } from 'jotai'
import { createTechnicianDevice, type TechnicianDevice } from '../device'
import type { KeptAction } from '@/domain/waitingActions'
import { replaceableAtom } from '@/platform/client/replaceableAtom'
import { personAtom } from '@/platform/session/sessionState'

/** What the device keeps; tests hand in another. */
export const technicianDeviceAtom = replaceableAtom<TechnicianDevice>(() =>
  createTechnicianDevice(),
)

/** Actions as they were last read, and whose they are. */
const lastReadAtom = atom<{ userId: string; actions: KeptAction[] } | null>(null)

/** The actions that the device keeps for the person signed in, oldest first. */
export const keptActionsAtom = atom<readonly KeptAction[]>((get) => {
  const read = get(lastReadAtom)
  return read && read.userId === get(personAtom)?.id ? read.actions : []
})

/** Reads the person's actions again; for when they have changed. Keeps what is known when it cannot. */
export const readKeptActionsAtom = atom(null, async (get, set) => {
  const userId = get(personAtom)?.id
  if (!userId) return
  try {
    const actions = await get(technicianDeviceAtom).actions(userId)
    if (get(personAtom)?.id === userId) set(lastReadAtom, { userId, actions })
  } catch {
    // A device that keeps nothing has nothing to show.
  }
})
