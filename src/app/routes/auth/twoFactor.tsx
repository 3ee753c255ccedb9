import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { hasRole, technicianPortalRoles } from '@/domain/roles'
import { returnPath } from '@/domain/returnPath'
import { loginPath } from '@/domain/session'
import { SecondFactorScreen } from '@/features/auth/screens/SecondFactorScreen'
import { SecondFactorSkeleton } from '@/features/auth/screens/SecondFactorSkeleton'
import { authWords } from '@/features/auth/words'
import { leaveSecondFactorAtom } from '@/platform/session/factorVerbs'
import { sessionStateAtom } from '@/platform/session/sessionState'
import { useWords } from '@/platform/words/words'
import { PageSpinner } from '@/ui/PageSpinner'
import { AccountProblem } from '../../guards/AccountProblem'
import { useHydrated } from '../../hydration/useHydrated'
import { usePrivatePage } from '../../navigation/usePrivatePage'
import { useAuth } from '../../providers/useAuth'
import { readLoginState } from './loginState'

/**
 * `/auth/two-factor`: the second factor of staff. Guards lead here before anything that needs it; the place that
 * was asked for is gone on to afterwards.
 */
export default function TwoFactorRoute() {
  const { guard } = useWords(authWords)
  const isHydrated = useHydrated()
  usePrivatePage()
  const { isInitialized, isEnding, user, profile, profileStatus, access } =
    useAtomValue(sessionStateAtom)
  const { from } = readLoginState(useLocation().state)
  const { signOut } = useAuth()
  const navigate = useNavigate()
  const leave = useSetAtom(leaveSecondFactorAtom)
  useEffect(() => () => leave(), [leave])

  if (isEnding) return <PageSpinner label={guard.leaving} />
  // The page that is drawn beforehand is for everybody: it waits, and leads nobody away.
  if (!isInitialized || !isHydrated) return <SecondFactorSkeleton />
  if (!user) return <Navigate to={loginPath} replace state={{ from }} />
  if (profileStatus === 'missing' || profileStatus === 'failed') {
    return <AccountProblem status={profileStatus} />
  }
  if (!profile) return <PageSpinner label={guard.loadingProfile} />
  const onwards = returnPath(from, profile.role)
  const isStaff = hasRole(profile, technicianPortalRoles)
  if (!isStaff && access?.secondFactor !== 'needed') return <Navigate to={onwards} replace />
  return (
    <SecondFactorScreen
      onDone={() => void navigate(onwards, { replace: true })}
      onSignOut={() => void signOut()}
    />
  )
}
