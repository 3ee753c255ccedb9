import { chakra } from '@chakra-ui/react'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
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
  accountModeAtom,
  invitationLinkAtom,
  invitationViewAtom,
  leaveInvitationAtom,
} from '@/features/invitation/state'
import { invitationWords } from '@/features/invitation/words'
import { signInForm, signUpForm } from '@/platform/session/authVerbs'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
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
  return <InvitationScreen account={<InvitedAccount />} />
}

/** The token in the state of a history entry, which can be anything. */
function keptIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('invitation' in state)) return null
  return linkTokenIn(`#${String(state.invitation)}`)
}

/** The account of an invited address: a new one, or the one that there is. */
function InvitedAccount() {
  const view = useAtomValue(invitationViewAtom)
  const { account: words } = useWords(invitationWords)
  const [mode, setMode] = useAtom(accountModeAtom)
  const clearSignUp = useSetAtom(signUpForm.resetAtom)
  const clearSignIn = useSetAtom(signInForm.resetAtom)
  const show = (next: typeof mode) => {
    clearSignUp()
    clearSignIn()
    setMode(next)
  }
  if (view.status !== 'ready') return null
  const { email } = view.value
  const isNew = mode === 'create'
  return (
    <section>
      <chakra.h2 textStyle="section">{isNew ? words.title : words.signInTitle}</chakra.h2>
      <chakra.p mt="1" mb="5" color="fg.muted">
        {isNew ? words.text : words.signInText}
      </chakra.p>
      {isNew ? (
        <CreateAccountForm invited={{ email, why: words.fixed }}>
          <Button variant="plain" onClick={() => show('sign-in')}>
            {words.toSignIn}
          </Button>
        </CreateAccountForm>
      ) : (
        <SignInForm id="invited" email={email} forgotten={{ href: resetPath }}>
          <Button variant="plain" onClick={() => show('create')}>
            {words.toCreate}
          </Button>
        </SignInForm>
      )}
    </section>
  )
}
