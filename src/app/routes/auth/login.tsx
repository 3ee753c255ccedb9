import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { auth } from '@/content/en/auth'
import { returnPath } from '@/domain/returnPath'
import { newPasswordPath } from '@/domain/session'
import { LoginScreen } from '@/screens/auth/LoginScreen'
import { leaveLoginAtom } from '@/state/loginForm'
import { sessionStateAtom } from '@/state/sessionState'
import { PageSpinner } from '@/ui/PageSpinner'
import { AccountProblem } from '../../guards/AccountProblem'
import { readLoginState } from './loginState'

/**
 * `/auth` and `/login`: sign-in for a visitor. Somebody who is signed in goes on to the place that was
 * asked for, else to the home of their role (specification, section 4, "Login").
 */
export default function LoginRoute() {
  const { isInitialized, isEnding, isRecovering, user, profile, profileStatus } =
    useAtomValue(sessionStateAtom)
  const { from, news } = readLoginState(useLocation().state)
  const leave = useSetAtom(leaveLoginAtom)
  useEffect(() => () => leave(), [leave])

  if (isEnding) return <PageSpinner label={auth.guard.leaving} />
  if (!isInitialized) return <PageSpinner label={auth.guard.checking} />
  if (!user) return <LoginScreen news={news} />
  // A mail server that knows only the site's address sends reset links here.
  if (isRecovering) return <Navigate to={newPasswordPath} replace />
  if (profileStatus === 'missing' || profileStatus === 'failed') {
    return <AccountProblem status={profileStatus} />
  }
  if (!profile) return <PageSpinner label={auth.guard.loadingProfile} />
  return <Navigate to={returnPath(from, profile.role)} replace />
}
