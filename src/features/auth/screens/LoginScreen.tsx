import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { resetPath } from '@/domain/session'
import { signUpForm } from '@/platform/session/authVerbs'
import { sessionStateAtom } from '@/platform/session/sessionState'
import { useWords } from '@/platform/words/words'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { failureWords } from '../failureWords'
import {
  chooseLoginRoleAtom,
  loginStepAtom,
  switchLoginModeAtom,
  type LoginRole,
} from '../state/loginForm'
import { authWords } from '../words'
import { AuthFrame } from './AuthFrame'
import { CreateAccountForm } from './CreateAccountForm'
import { RolePicker } from './RolePicker'
import { SignInForm } from './SignInForm'

type LoginScreenProps = {
  /** What has just been done elsewhere and is told here. */
  news?: 'password-changed'
}

/** Sign-in and sign-up: the role picker, then a form. */
export function LoginScreen({ news }: LoginScreenProps) {
  const words = useWords(authWords)
  const { mode, role } = useAtomValue(loginStepAtom)
  const notices = <Notices news={news} />
  if (mode === 'create-account') {
    const { title, text } = words.createAccount
    return (
      <AuthFrame title={title} text={text} notices={notices}>
        <CreateAccountForm />
      </AuthFrame>
    )
  }
  if (!role) {
    const { title, text } = words.picker
    return (
      <AuthFrame title={title} text={text} notices={notices}>
        <RolePicker />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={words.signIn.titles[role]} text={words.signIn.text} notices={notices}>
      <RoleSignIn role={role} />
    </AuthFrame>
  )
}

function RoleSignIn({ role }: { role: LoginRole }) {
  const words = useWords(authWords)
  const switchMode = useSetAtom(switchLoginModeAtom)
  const choose = useSetAtom(chooseLoginRoleAtom)
  return (
    <SignInForm
      id="sign-in"
      submitVariant={role === 'administrator' ? 'solid' : 'action'}
      forgotten={{ href: resetPath }}
    >
      <chakra.div display="flex" flexDirection="column" gap="1" alignItems="center">
        <Button variant="plain" onClick={() => switchMode('create-account')}>
          {words.signIn.toggle}
        </Button>
        <Button variant="plain" onClick={() => choose(null)}>
          {words.backToRoles}
        </Button>
      </chakra.div>
    </SignInForm>
  )
}

/** Why the person is here when it was not their own idea, and what came of what they did before. */
function Notices({ news }: LoginScreenProps) {
  const words = useWords(authWords)
  const { signedOutReason, mailLinkFailure } = useAtomValue(sessionStateAtom)
  const signUp = useAtomValue(signUpForm.stateAtom)
  const hasRegistered = signUp.status === 'done' && signUp.value === 'check_mail'
  return (
    <>
      {signedOutReason && (
        <Alert
          tone="info"
          state="error"
          announce="polite"
          title={words.signedOut[signedOutReason].title}
        >
          {words.signedOut[signedOutReason].text}
        </Alert>
      )}
      {mailLinkFailure && (
        <Alert tone="warning" announce="polite" title={words.newPassword.expired.title}>
          {failureWords(words, mailLinkFailure).title}
        </Alert>
      )}
      {hasRegistered && (
        <Alert tone="success" announce="off" title={words.toasts.registered.text}>
          {words.registeredMore}
        </Alert>
      )}
      {news === 'password-changed' && (
        <Alert tone="success" announce="polite" title={words.passwordChanged.title}>
          {words.passwordChanged.text}
        </Alert>
      )}
    </>
  )
}
