import { useAtomValue, useSetAtom } from 'jotai'
import { displayName } from '@/domain/person'
import { DashboardScreen } from '@/features/technician/screens/DashboardScreen'
import { signOutAtom } from '@/platform/session/authVerbs'
import { personAtom, personProfileAtom } from '@/platform/session/sessionState'
import { MotionScope } from '@/ui/motion/MotionScope'
import { usePortal } from '../technician/usePortal'

/** The dashboard of the person who is signed in. Signing out here stays in the portal, at its own form. */
export default function TechnicianDashboardRoute() {
  const profile = useAtomValue(personProfileAtom)
  const user = useAtomValue(personAtom)
  const signOut = useSetAtom(signOutAtom)
  usePortal()
  return (
    <MotionScope>
      <DashboardScreen name={displayName(profile, user?.email)} onSignOut={() => void signOut()} />
    </MotionScope>
  )
}
