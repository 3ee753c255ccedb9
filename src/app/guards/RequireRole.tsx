import { useAtomValue } from 'jotai'
import { useState, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { owesSecondFactor } from '@/domain/access'
import { adminRoles, type Role } from '@/domain/roles'
import { twoFactorPath } from '@/domain/session'
import { SecondFactorDialog } from '@/features/auth/screens/SecondFactorDialog'
import { authWords } from '@/features/auth/words'
import { sessionStateAtom } from '@/platform/session/sessionState'
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
 * on and a way out. A person whose second factor is needed is led to it first. When the role is lost, or a factor is
 * asked for meanwhile, a page with something unsaved stays until its form is closed.
 */
export function RequireRole({ allowed, children, fallback }: RequireRoleProps) {
  const { guard } = useWords(authWords)
  const { profileStatus, hasRole, isEnding } = useAuth()
  const { access } = useAtomValue(sessionStateAtom)
  const [isGivenUp, setGivenUp] = useState(false)
  const { pathname, search, hash } = useLocation()
  const isAllowed = profileStatus === 'ready' && hasRole(allowed)
  const isOwed = isAllowed && owesSecondFactor(access)
  const isHeld = useHeldPage(isAllowed && !isOwed, useHasUnsavedForm() && !(isOwed && isGivenUp))
  if (isEnding) return <PageSpinner label={guard.leaving} />
  if (isOwed && !isHeld) {
    return <Navigate to={twoFactorPath} replace state={{ from: { pathname, search, hash } }} />
  }
  if (isAllowed || isHeld) {
    return (
      <>
        {children}
        {isOwed && access?.secondFactor === 'needed' && (
          <SecondFactorDialog onLeave={() => setGivenUp(true)} />
        )}
      </>
    )
  }
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
