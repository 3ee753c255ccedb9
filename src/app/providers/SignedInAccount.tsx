import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { displayName, initials } from '@/domain/person'
import { adminRoles, hasRole } from '@/domain/roles'
import { signedOutPath } from '@/domain/session'
import type { SiteAccount } from '@/features/marketing/frame/screens/AccountMenu'
import { sessionStateAtom, type SessionState } from '@/platform/session/sessionState'
import { roleLabel, sharedWords, type SharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { useSignOut } from './useSignOut'

/** Who is signed in, and the means to sign them out. */
export type SignedIn = { account: SiteAccount; signOut: () => void }

type SignedInAccountProps = {
  /** Called with the person who is signed in, and with undefined once nobody is. */
  onChange: (signedIn: SignedIn | undefined) => void
}

const leaveToSignIn = () => window.location.assign(signedOutPath)

/** Tells the public frame who is signed in. In a chunk of its own: most visitors have no account. */
export default function SignedInAccount({ onChange }: SignedInAccountProps) {
  const words = useWords(sharedWords)
  const session = useAtomValue(sessionStateAtom)
  const signOut = useSignOut(leaveToSignIn)
  useEffect(() => {
    const account = accountOf(session, words)
    onChange(account && { account, signOut: () => void signOut() })
  }, [session, words, signOut, onChange])
  return null
}

function accountOf(
  { user, profile, isEnding }: SessionState,
  words: SharedWords,
): SiteAccount | undefined {
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
    roleLabel: roleLabel(words, profile?.role),
    panel,
  }
}
