import { useAtomValue, useSetAtom } from 'jotai'
import { displayName } from '@/domain/person'
import { DashboardScreen } from '@/screens/technician/DashboardScreen'
import { signOutAtom } from '@/state/authVerbs'
import { profileAtom, userAtom } from '@/state/sessionState'
import { usePortal } from '../technician/usePortal'

/** The dashboard of whoever is signed in. Signing out here stays in the portal, at its own form. */
export default function TechnicianDashboardRoute() {
  const profile = useAtomValue(profileAtom)
  const user = useAtomValue(userAtom)
  const signOut = useSetAtom(signOutAtom)
  usePortal()
  return (
    <DashboardScreen name={displayName(profile, user?.email)} onSignOut={() => void signOut()} />
  )
}
