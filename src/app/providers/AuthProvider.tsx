import { useSetAtom, useStore } from 'jotai'
import { useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import { takeMailLink, type MailLink } from '@/platform/session/mailLink'
import { sessionMemoryAtom } from '@/platform/session/sessionMemory'
import { startSessionAtom } from '@/platform/session/runSession'
import { AuthContext } from './authContext'

type AuthProviderProps = {
  children: ReactNode
  /** Leaves the page by a full load; tests hand in another. */
  leaveTo?: (path: string) => void
}

const load = (path: string) => window.location.assign(path)

/**
 * Keeps the session up while it is mounted, and makes `useAuth` available below. Without a stored
 * session and a mail's link in the address it loads nothing.
 */
export function AuthProvider({ children, leaveTo = load }: AuthProviderProps) {
  const start = useSetAtom(startSessionAtom)
  const store = useStore()
  const link = useRef<MailLink | null>(null)

  useLayoutEffect(() => {
    store.set(sessionMemoryAtom, { ...store.get(sessionMemoryAtom), forgetDay })
  }, [store])

  useEffect(() => {
    // Kept for a second start by React's strict mode, which finds the address already clean.
    link.current ??= takeMailLink()
    return start(link.current)
  }, [start])

  const value = useMemo(() => ({ leaveTo }), [leaveTo])
  return <AuthContext value={value}>{children}</AuthContext>
}

/** Drops the copy of a technician's day from the device. Never rejects. */
async function forgetDay(userId: string) {
  try {
    const { createTechnicianDevice } = await import('@/features/technician/device')
    await createTechnicianDevice().forgetDay(userId)
  } catch {
    // Where nothing can be kept nothing is left.
  }
}
