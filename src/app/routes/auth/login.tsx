import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { authWords } from '@/features/auth/words'
import { useWords } from '@/platform/words/words'
import { returnPath } from '@/domain/returnPath'
import { setupPath } from '@/domain/firstRun'
import { homeOf } from '@/domain/roles'
import { newPasswordPath } from '@/domain/session'
import { LoginScreen } from '@/features/auth/screens/LoginScreen'
import { leaveLoginAtom } from '@/features/auth/state/loginForm'
import { setupViewAtom } from '@/features/setup/state'
import { sessionStateAtom } from '@/platform/session/sessionState'
import { PageSpinner } from '@/ui/PageSpinner'
import { AccountProblem } from '../../guards/AccountProblem'
import { readLoginState } from './loginState'

/** How long the question whether the project is set up keeps a customer, in milliseconds. */
const setupPatience = 1_000

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
  const path = returnPath(from, profile.role)
  // The first person of a new project has a customer's account, which opens no other page.
  if (profile.role === 'customer' && path === homeOf(profile.role)) return <ToSetupOr path={path} />
  return <Navigate to={path} replace />
}

/** On to the first run while nobody runs the project, else to a path. An answer that is late keeps nobody here. */
function ToSetupOr({ path }: { path: string }) {
  const { guard } = useWords(authWords)
  const { status } = useAtomValue(setupViewAtom)
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), setupPatience)
    return () => clearTimeout(timer)
  }, [])
  if (status === 'ready') return <Navigate to={setupPath} replace />
  if (status === 'loading' && !isLate) return <PageSpinner label={guard.loadingProfile} />
  return <Navigate to={path} replace />
}
