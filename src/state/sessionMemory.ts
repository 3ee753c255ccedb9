import { atom } from 'jotai'
import { keptProfile, type KeptProfile } from '@/data/keptProfile'

/** What the device remembers of the technician signed in, apart from the session itself. */
export type SessionMemory = {
  profile: KeptProfile
  /** Drops the copy of the person's day. Never rejects. */
  forgetDay(userId: string): Promise<void>
}

/** Tests hand in another. */
export const sessionMemoryAtom = atom<SessionMemory>({
  profile: keptProfile,
  async forgetDay(userId) {
    try {
      const { createTechnicianDevice } = await import('@/data/technicianDevice')
      await createTechnicianDevice().forgetDay(userId)
    } catch {
      // Where nothing can be kept nothing is left.
    }
  },
})
