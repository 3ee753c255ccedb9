import { useSetAtom } from 'jotai'
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { takeMailLink, type MailLink } from '@/data/mailLink'
import { startSessionAtom } from '@/state/sessionMachine'
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
  const link = useRef<MailLink | null>(null)

  useEffect(() => {
    // Kept for a second start by React's strict mode, which finds the address already clean.
    link.current ??= takeMailLink()
    return start(link.current)
  }, [start])

  const value = useMemo(() => ({ leaveTo }), [leaveTo])
  return <AuthContext value={value}>{children}</AuthContext>
}
