import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { authWords } from '@/features/auth/words'
import { useWords } from '@/platform/words/words'
import { returnPath } from '@/domain/returnPath'
import { newPasswordPath } from '@/domain/session'
import { LoginScreen } from '@/features/auth/screens/LoginScreen'
import { leaveLoginAtom } from '@/features/auth/state/loginForm'
import { sessionStateAtom } from '@/platform/session/sessionState'
import { PageSpinner } from '@/ui/PageSpinner'
import { AccountProblem } from '../../guards/AccountProblem'
import { readLoginState } from './loginState'

/**
 * `/auth` and `/login`: sign-in for a visitor. Somebody who is signed in goes on to the place that was
 * asked for, else to the home of their role.
 */
export default function LoginRoute() {
  const { guard } = useWords(authWords)
  const { isInitialized, isEnding, isRecovering, user, profile, profileStatus } =
    useAtomValue(sessionStateAtom)
  const { from, news } = readLoginState(useLocation().state)
  const leave = useSetAtom(leaveLoginAtom)
  useEffect(() => () => leave(), [leave])

  if (isEnding) return <PageSpinner label={guard.leaving} />
  if (!isInitialized) return <PageSpinner label={guard.checking} />
  if (!user) return <LoginScreen news={news} />
  // A mail server that knows only the site's address sends reset links here.
  if (isRecovering) return <Navigate to={newPasswordPath} replace />
  if (profileStatus === 'missing' || profileStatus === 'failed') {
    return <AccountProblem status={profileStatus} />
  }
  if (!profile) return <PageSpinner label={guard.loadingProfile} />
  return <Navigate to={returnPath(from, profile.role)} replace />
}
