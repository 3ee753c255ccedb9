import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { displayName, initials } from '@/domain/person'
import { adminRoles, hasRole, roleLabel } from '@/domain/roles'
import { signedOutPath } from '@/domain/session'
import type { SiteAccount } from '@/screens/marketing/AccountMenu'
import { sessionStateAtom, type SessionState } from '@/state/sessionState'
import { useSignOut } from './useSignOut'

/** Who is signed in, and the means to sign them out. */
export type SignedIn = { account: SiteAccount; signOut: () => void }

type SignedInAccountProps = {
  /** Called with whoever is signed in, and with undefined once nobody is. */
  onChange: (signedIn: SignedIn | undefined) => void
}

const leaveToSignIn = () => window.location.assign(signedOutPath)

/** Tells the public frame who is signed in. In a chunk of its own: most visitors have no account. */
export default function SignedInAccount({ onChange }: SignedInAccountProps) {
  const session = useAtomValue(sessionStateAtom)
  const signOut = useSignOut(leaveToSignIn)
  useEffect(() => {
    const account = accountOf(session)
    onChange(account && { account, signOut: () => void signOut() })
  }, [session, signOut, onChange])
  return null
}

function accountOf({ user, profile, isEnding }: SessionState): SiteAccount | undefined {
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
