/** Where the browser keeps how long the staff signed in may be idle. */
export const keptAccessKey = 'windshield_session_minutes'

type Kept = { userId: string; role: string; sessionMinutes: number }

/**
 * How long the person signed in on this device may be idle, so that the next load knows it before anything is
 * shown and without an answer. It only ever closes something.
 */
export type KeptAccess = {
  /** Null when nothing is kept for this person. Never throws. */
  read(userId: string): Kept | null
  keep(kept: Kept): void
  drop(): void
}

/** @param browser gives the browser's storage; may throw, as `window.localStorage` does when blocked */
export function createKeptAccess(browser: () => Storage | undefined): KeptAccess {
  return {
    read(userId) {
      try {
        const kept: unknown = JSON.parse(browser()?.getItem(keptAccessKey) ?? 'null')
        return isKept(kept) && kept.userId === userId ? kept : null
      } catch {
        return null
      }
    },
    keep(kept) {
      try {
        browser()?.setItem(keptAccessKey, JSON.stringify(kept))
      } catch {
        // The next load asks again.
      }
    },
    drop() {
      try {
        browser()?.removeItem(keptAccessKey)
      } catch {
        // Where nothing can be kept nothing is left.
      }
    },
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false
  const { userId, role, sessionMinutes } = value as Partial<Record<keyof Kept, unknown>>
  return (
    typeof userId === 'string' && typeof role === 'string' && typeof sessionMinutes === 'number'
  )
}
