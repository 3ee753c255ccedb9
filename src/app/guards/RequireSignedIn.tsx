import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { auth as words } from '@/content/en/auth'
import { loginPath } from '@/domain/session'
import { PageSpinner } from '@/ui/PageSpinner'
import { useAuth } from '../providers/useAuth'

type RequireSignedInProps = {
  children: ReactNode
  /** Shown to a visitor in place of being sent to the login page. */
  fallback?: ReactNode
}

/**
 * The logged-in guard (specification, section 6): a spinner until it is known who is here, then the
 * children, or the login page with the place asked for as `from`.
 */
export function RequireSignedIn({ children, fallback }: RequireSignedInProps) {
  const { isInitialized, isAuthenticated, isEnding } = useAuth()
  const { pathname, search, hash } = useLocation()
  if (isEnding) return <PageSpinner label={words.guard.leaving} />
  if (!isInitialized) return <PageSpinner label={words.guard.checking} />
  if (isAuthenticated) return children
  return (
    fallback ?? <Navigate to={loginPath} replace state={{ from: { pathname, search, hash } }} />
  )
}
