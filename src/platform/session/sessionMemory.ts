import { replaceableAtom } from '@/platform/client/replaceableAtom'
import { createKeptAccess, type KeptAccess } from './keptAccess'
import { createKeptProfile, type KeptProfile } from './keptProfile'

/** What the device remembers of who is signed in, apart from the session itself. */
export type SessionMemory = {
  /** Of a technician. */
  profile: KeptProfile
  /** Of staff. */
  access: KeptAccess
  /** Drops the copy of the person's day. Never rejects. */
  forgetDay(userId: string): Promise<void>
}

const localStorageOf = () => (typeof window === 'undefined' ? undefined : window.localStorage)

/** What the device keeps beside the session. The app says here how the technician's day is dropped. */
export const sessionMemoryAtom = replaceableAtom<SessionMemory>(() => ({
  profile: createKeptProfile(localStorageOf),
  access: createKeptAccess(localStorageOf),
  forgetDay: async () => {},
}))
