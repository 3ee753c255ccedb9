import { replaceableAtom } from '@/platform/client/replaceableAtom'
import { createKeptProfile, type KeptProfile } from './keptProfile'

/** What the device remembers of the technician signed in, apart from the session itself. */
export type SessionMemory = {
  profile: KeptProfile
  /** Drops the copy of the person's day. Never rejects. */
  forgetDay(userId: string): Promise<void>
}

/** What the device keeps beside the session. The app says here how the technician's day is dropped. */
export const sessionMemoryAtom = replaceableAtom<SessionMemory>(() => ({
  profile: createKeptProfile(() =>
    typeof window === 'undefined' ? undefined : window.localStorage,
  ),
  forgetDay: async () => {},
}))
