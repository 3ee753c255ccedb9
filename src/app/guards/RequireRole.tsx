import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { adminRoles, type Role } from '@/domain/roles'
import { authWords } from '@/features/auth/words'
import { useWords } from '@/platform/words/words'
import { useHasUnsavedForm } from '@/ui/leaving/unsavedForms'
import { PageSpinner } from '@/ui/PageSpinner'
import { useAuth } from '../providers/useAuth'
import { AccountProblem } from './AccountProblem'
import { useHeldPage } from './heldPage'

type RequireRoleProps = {
  allowed: readonly Role[]
  children: ReactNode
  /** Shown to a role that is not allowed, in place of being sent to the home page. */
  fallback?: ReactNode
}

/**
 * The role guard, for inside `RequireSignedIn`: a spinner while the profile is being read, then the
 * children, the fallback, or the home page. An account without a readable profile is told so, with a way
 * on and a way out. A page whose role was lost stays until the form with something unsaved on it is closed.
 */
export function RequireRole({ allowed, children, fallback }: RequireRoleProps) {
  const { guard } = useWords(authWords)
  const { profileStatus, hasRole, isEnding } = useAuth()
  const isOpen = profileStatus === 'ready' && hasRole(allowed)
  const isHeld = useHeldPage(isOpen, useHasUnsavedForm())
  if (isEnding) return <PageSpinner label={guard.leaving} />
  if (isOpen || isHeld) return children
  if (profileStatus === 'missing' || profileStatus === 'failed') {
    return <AccountProblem status={profileStatus} />
  }
  if (profileStatus !== 'ready') return <PageSpinner label={guard.loadingProfile} />
  return fallback ?? <Navigate to="/" replace />
}

/** The admin-only guard: a super administrator or an administrator. */
export function AdminOnly(props: Omit<RequireRoleProps, 'allowed'>) {
  return <RequireRole allowed={adminRoles} {...props} />
}
