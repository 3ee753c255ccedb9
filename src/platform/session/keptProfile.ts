import { hasRole } from '@/domain/roles'
import type { Profile } from '@/domain/person'

/** Where the profile of the device's technician is kept. */
export const keptProfileKey = 'windshield_technician_profile'

/**
 * The profile of the technician signed in on this device, so that their day opens without a signal. It
 * decides what is drawn only: the server looks at its own. Other roles have nothing to do offline, and
 * none of theirs is kept.
 */
export type KeptProfile = {
  /** Null when there is none. Never throws. */
  read(): Profile | null
  /** Keeps a technician's; drops what was kept for anybody else's. */
  keep(profile: Profile): void
  drop(): void
}

/** @param browser gives the browser's storage; may throw, as `window.localStorage` does when blocked */
export function createKeptProfile(browser: () => Storage | undefined): KeptProfile {
  function drop() {
    try {
      browser()?.removeItem(keptProfileKey)
    } catch {
      // Where nothing can be kept nothing is left.
    }
  }
  return {
    drop,
    read() {
      try {
        const kept: unknown = JSON.parse(browser()?.getItem(keptProfileKey) ?? 'null')
        return isTechnician(kept) ? kept : null
      } catch {
        return null
      }
    },
    keep(profile) {
      if (!isTechnician(profile)) return drop()
      try {
        browser()?.setItem(keptProfileKey, JSON.stringify(profile))
      } catch {
        drop()
      }
    },
  }
}

function isTechnician(value: unknown): value is Profile {
  if (typeof value !== 'object' || value === null) return false
  const { id, role } = value as Partial<Profile>
  return typeof id === 'string' && hasRole({ role: role ?? null } as Profile, ['technician'])
}
