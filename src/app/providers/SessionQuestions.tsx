import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { signedOutPath } from '@/domain/session'
import {
  acceptMailLinkAtom,
  declineMailLinkAtom,
  leaveIdleAtom,
  stayAtom,
} from '@/platform/session/runSession'
import { sessionStateAtom } from '@/platform/session/sessionState'
import { LatePart } from '../LatePart'
import { preloadable } from '../navigation/preloadable'
import { appRoutes } from '../routes/table'

const MailLinkDialog = preloadable(async () => ({
  default: (await import('@/features/auth/screens/MailLinkDialog')).MailLinkDialog,
}))

const StillThereDialog = preloadable(async () => ({
  default: (await import('@/features/auth/screens/StillThereDialog')).StillThereDialog,
}))

/** What the session asks or tells on any page: a mail's link, whether somebody is still there, and failed heartbeats. */
export default function SessionQuestions() {
  const { mailLink, idleUntil } = useAtomValue(sessionStateAtom)
  const accept = useSetAtom(acceptMailLinkAtom)
  const decline = useSetAtom(declineMailLinkAtom)
  const stay = useSetAtom(stayAtom)
  const leaveIdle = useSetAtom(leaveIdleAtom)
  useLandingOfFailedHeartbeats()
  return (
    <>
      {mailLink && (
        <LatePart>
          <MailLinkDialog onAccept={() => accept()} onDecline={() => decline()} />
        </LatePart>
      )}
      {idleUntil !== null && (
        <LatePart>
          <StillThereDialog onStay={() => stay()} onSignOut={() => leaveIdle()} />
        </LatePart>
      )}
    </>
  )
}

/**
 * Somebody signed out by failed heartbeats lands on `/auth`, which says why. Not from the pages that are
 * guarded: there they sign in again where they are. Without a page load, which would lose the reason.
 */
function useLandingOfFailedHeartbeats() {
  const { user, interrupted, signedOutReason } = useAtomValue(sessionStateAtom)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const isSignedOut =
    user === null && interrupted !== null && signedOutReason === 'heartbeat_failed'
  const isPublic = !appRoutes.some(({ path, session }) => session && matchPath(path, pathname))
  useEffect(() => {
    if (isSignedOut && isPublic) void navigate(signedOutPath)
  }, [isSignedOut, isPublic, navigate])
}
