import { chakra } from '@chakra-ui/react'
import { useAtom, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { signInForm, signUpForm } from '@/platform/session/authVerbs'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { accountModeAtom } from '../state'
import { invitationWords } from '../words'

/** The forms of an account with the invited address. */
export type AccountForms = { createAccount: ReactNode; signIn: ReactNode }

/** For a visitor: a new account, or the one that there is. */
export function InvitedAccount({ createAccount, signIn }: AccountForms) {
  const { account: words } = useWords(invitationWords)
  const [mode, setMode] = useAtom(accountModeAtom)
  const clearSignUp = useSetAtom(signUpForm.resetAtom)
  const clearSignIn = useSetAtom(signInForm.resetAtom)
  const isNew = mode === 'create'
  const change = () => {
    clearSignUp()
    clearSignIn()
    setMode(isNew ? 'sign-in' : 'create')
  }
  return (
    <section>
      <chakra.h2 textStyle="section">{isNew ? words.title : words.signInTitle}</chakra.h2>
      <chakra.p mt="1" mb="5" color="fg.muted">
        {isNew ? words.text : words.signInText}
      </chakra.p>
      {isNew ? createAccount : signIn}
      <chakra.div mt="3" display="flex" justifyContent="center">
        <Button variant="plain" onClick={change}>
          {isNew ? words.toSignIn : words.toCreate}
        </Button>
      </chakra.div>
    </section>
  )
}
