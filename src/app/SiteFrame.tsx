import { useAtomValue } from 'jotai'
import { Outlet, useLocation } from 'react-router-dom'
import { SiteShell } from '@/screens/marketing/SiteShell'
import { displayName, initials } from '@/domain/person'
import { adminRoles, hasRole, roleLabel } from '@/domain/roles'
import { signedOutPath } from '@/domain/session'
import { sessionStateAtom, type SessionState } from '@/state/sessionState'
import { useSignOut } from './providers/useSignOut'

/** The public site's frame around the page of the address, with who is signed in. */
export function SiteFrame() {
  const { pathname } = useLocation()
  const session = useAtomValue(sessionStateAtom)
  const signOut = useSignOut(() => window.location.assign(signedOutPath))
  return (
    <SiteShell currentPath={pathname} account={accountOf(session)} onSignOut={signOut}>
      <Outlet />
    </SiteShell>
  )
}

function accountOf({ user, profile, isEnding }: SessionState) {
  if (!user || isEnding) return undefined
  const panel = hasRole(profile, adminRoles)
    ? ('admin' as const)
    : hasRole(profile, ['technician'])
      ? ('technician' as const)
      : undefined
  return {
    initials: initials(profile, user.email),
    name: displayName(profile, user.email),
    email: user.email ?? '',
    roleLabel: roleLabel(profile?.role),
    panel,
  }
}
