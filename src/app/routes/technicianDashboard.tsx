import { useAtomValue, useSetAtom } from 'jotai'
import { displayName } from '@/domain/person'
import { DashboardHeader } from '@/screens/technician/DashboardHeader'
import { signOutAtom } from '@/state/authVerbs'
import { profileAtom, userAtom } from '@/state/sessionState'

/** The dashboard of whoever is signed in. Signing out here stays in the portal, at its own form. */
export default function TechnicianDashboardRoute() {
  const profile = useAtomValue(profileAtom)
  const user = useAtomValue(userAtom)
  const signOut = useSetAtom(signOutAtom)
  return (
    <main id="content">
      <DashboardHeader name={displayName(profile, user?.email)} onSignOut={() => void signOut()} />
    </main>
  )
}
