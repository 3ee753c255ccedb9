import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { auth as words } from '@/content/en/auth'
import { adminRoles, type Role } from '@/domain/roles'
import { PageSpinner } from '@/ui/PageSpinner'
import { useAuth } from '../providers/useAuth'
import { AccountProblem } from './AccountProblem'

type RequireRoleProps = {
  allowed: readonly Role[]
  children: ReactNode
  /** Shown to a role that is not allowed, in place of being sent to the home page. */
  fallback?: ReactNode
}

/**
 * The role guard (specification, section 6), for inside `RequireSignedIn`: a spinner while the profile
 * is on its way, then the children, the fallback, or the home page. An account without a readable
 * profile is told so, with a way on and a way out.
 */
export function RequireRole({ allowed, children, fallback }: RequireRoleProps) {
  const { profileStatus, hasRole, isEnding } = useAuth()
  if (isEnding) return <PageSpinner label={words.guard.leaving} />
  if (profileStatus === 'missing' || profileStatus === 'failed') {
    return <AccountProblem status={profileStatus} />
  }
  if (profileStatus !== 'ready') return <PageSpinner label={words.guard.loadingProfile} />
  if (hasRole(allowed)) return children
  return fallback ?? <Navigate to="/" replace />
}

/** The admin-only guard: a super administrator or an administrator. */
export function AdminOnly(props: Omit<RequireRoleProps, 'allowed'>) {
  return <RequireRole allowed={adminRoles} {...props} />
}
