import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { linkTokenIn } from '@/domain/myAppointment'
import { resetPath } from '@/domain/session'
import { CreateAccountForm } from '@/features/auth/screens/CreateAccountForm'
import { SignInForm } from '@/features/auth/screens/SignInForm'
import { leaveLoginAtom } from '@/features/auth/state/loginForm'
import { InvitationScreen } from '@/features/invitation/screens/InvitationScreen'
import { InvitationSkeleton } from '@/features/invitation/screens/InvitationSkeleton'
import {
  invitationLinkAtom,
  invitationViewAtom,
  leaveInvitationAtom,
} from '@/features/invitation/state'
import { invitationWords } from '@/features/invitation/words'
import { useWords } from '@/platform/words/words'
import { useHydrated } from '../hydration/useHydrated'
import { usePrivatePage } from '../navigation/usePrivatePage'

/**
 * `/invitation#token`: an invitation to work here. What stands behind `#` reaches no server; it moves into the state
 * of this entry of the history at once, so that nobody shares it with the address and a reload still has it.
 */
export default function InvitationRoute() {
  usePrivatePage()
  const isHydrated = useHydrated()
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  const { account } = useWords(invitationWords)
  const view = useAtomValue(invitationViewAtom)
  const known = useAtomValue(invitationLinkAtom)
  const setLink = useSetAtom(invitationLinkAtom)
  const leave = useSetAtom(leaveInvitationAtom)
  const leaveForms = useSetAtom(leaveLoginAtom)
  useEffect(() => {
    const token = linkTokenIn(hash)
    if (token !== null) {
      setLink(token)
      void navigate({ hash: '' }, { replace: true, state: { invitation: token } })
    } else if (known === undefined) {
      setLink(keptIn(state))
    }
  }, [hash, state, known, setLink, navigate])
  useEffect(
    () => () => {
      leave()
      leaveForms()
    },
    [leave, leaveForms],
  )
  if (!isHydrated) return <InvitationSkeleton />
  const email = view.status === 'ready' ? view.value.email : ''
  return (
    <InvitationScreen
      createAccount={<CreateAccountForm invited={{ email, why: account.fixed }} />}
      signIn={<SignInForm id="invited" email={email} forgotten={{ href: resetPath }} />}
    />
  )
}

/** The token in the state of a history entry, which can be anything. */
function keptIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('invitation' in state)) return null
  return linkTokenIn(`#${String(state.invitation)}`)
}
