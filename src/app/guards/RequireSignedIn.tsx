import { useAtomValue, useSetAtom } from 'jotai'
import { Fragment, useEffect, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { loginPath } from '@/domain/session'
import { SignInAgainDialog } from '@/features/auth/screens/SignInAgainDialog'
import { authWords } from '@/features/auth/words'
import { signInForm } from '@/platform/session/authVerbs'
import { leaveInterruptedAtom } from '@/platform/session/runSession'
import { personAtom, signedOutReasonAtom } from '@/platform/session/sessionState'
import { useWords } from '@/platform/words/words'
import { PageSpinner } from '@/ui/PageSpinner'
import { useAuth } from '../providers/useAuth'
import { useHeldPage } from './heldPage'

type RequireSignedInProps = {
  children: ReactNode
  /** Shown to a visitor in place of being sent to the login page. */
  fallback?: ReactNode
}

/**
 * The logged-in guard: a spinner until it is known who is here, then the children, or the login page with
 * the place asked for as `from`. Somebody whose session was ended for them signs in again over their page.
 */
export function RequireSignedIn({ children, fallback }: RequireSignedInProps) {
  const { guard } = useWords(authWords)
  const { isInitialized, isAuthenticated, isEnding } = useAuth()
  const person = useAtomValue(personAtom)
  const signedOutReason = useAtomValue(signedOutReasonAtom)
  const leave = useSetAtom(leaveInterruptedAtom)
  const isHeld = useHeldPage(isInitialized && isAuthenticated && !isEnding)
  const { pathname, search, hash } = useLocation()
  const signIn = useAtomValue(signInForm.stateAtom)
  // An account that was closed opens nothing any more: what is still on the page goes, too.
  const isClosed = signIn.status === 'failed' && signIn.failure.code === 'user_banned'
  useEffect(() => {
    if (isHeld && isClosed) leave()
  }, [isHeld, isClosed, leave])
  if (isEnding) return <PageSpinner label={guard.leaving} />
  if (!isInitialized) return <PageSpinner label={guard.checking} />
  if (!isAuthenticated && !isHeld) {
    const from = { pathname, search, hash }
    return fallback ?? <Navigate to={loginPath} replace state={{ from }} />
  }
  return (
    // Another person's page is another page.
    <Fragment key={person?.id}>
      {/* The page of a person who is away is hidden from other people at the device. */}
      <Covered when={isHeld && signedOutReason === 'idle'}>{children}</Covered>
      {isHeld && <SignInAgainDialog email={person?.email ?? null} onLeave={() => leave()} />}
    </Fragment>
  )
}

/** Keeps what is inside as it is, and shows nothing of it for a while. */
function Covered({ when, children }: { when: boolean; children: ReactNode }) {
  return <div style={{ display: when ? 'none' : 'contents' }}>{children}</div>
}
