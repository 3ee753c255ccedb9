import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { ResetRequestScreen } from '@/features/auth/screens/ResetRequestScreen'
import { dismissSessionNoticeAtom, resetRequestForm } from '@/platform/session/authVerbs'

/** `/auth/reset`: asks for a mail with a reset link. */
export default function ResetRoute() {
  const startOver = useSetAtom(resetRequestForm.resetAtom)
  const dismiss = useSetAtom(dismissSessionNoticeAtom)
  const isSent = useAtomValue(resetRequestForm.stateAtom).status === 'done'
  useEffect(() => () => startOver(), [startOver])
  useEffect(() => {
    // A new link has been sent: that an older one did not work is no news any more.
    if (isSent) dismiss()
  }, [isSent, dismiss])
  return <ResetRequestScreen />
}
