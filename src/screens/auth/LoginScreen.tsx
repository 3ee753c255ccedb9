import { useAtomValue } from 'jotai'
import { auth } from '@/content/en/auth'
import { failureWords } from '@/content/en/authFailures'
import { signUpForm } from '@/state/authVerbs'
import { loginStepAtom } from '@/state/loginForm'
import { sessionStateAtom } from '@/state/sessionState'
import { Alert } from '@/ui/Alert'
import { AuthFrame } from './AuthFrame'
import { CreateAccountForm } from './CreateAccountForm'
import { RolePicker } from './RolePicker'
import { SignInForm } from './SignInForm'

type LoginScreenProps = {
  /** What has just been done elsewhere and is told here. */
  news?: 'password-changed'
}

/** Sign-in and sign-up (specification, section 2, "Login page"): role picker, then form. */
export function LoginScreen({ news }: LoginScreenProps) {
  const { mode, role } = useAtomValue(loginStepAtom)
  const notices = <Notices news={news} />
  if (mode === 'create-account') {
    const { title, text } = auth.createAccount
    return (
      <AuthFrame title={title} text={text} notices={notices}>
        <CreateAccountForm />
      </AuthFrame>
    )
  }
  if (!role) {
    const { title, text } = auth.picker
    return (
      <AuthFrame title={title} text={text} notices={notices}>
        <RolePicker />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={auth.signIn.titles[role]} text={auth.signIn.text} notices={notices}>
      <SignInForm role={role} />
    </AuthFrame>
  )
}

/** Why the person is here when it was not their own idea, and what came of what they did before. */
function Notices({ news }: LoginScreenProps) {
  const { signedOutReason, mailLinkFailure } = useAtomValue(sessionStateAtom)
  const signUp = useAtomValue(signUpForm.stateAtom)
  const hasRegistered = signUp.status === 'done' && signUp.value === 'check_mail'
  return (
    <>
      {signedOutReason && (
        <Alert tone="info" announce="polite" title={auth.signedOut[signedOutReason].title}>
          {auth.signedOut[signedOutReason].text}
        </Alert>
      )}
      {mailLinkFailure && (
        <Alert tone="warning" announce="polite" title={auth.newPassword.expired.title}>
          {failureWords(mailLinkFailure).title}
        </Alert>
      )}
      {hasRegistered && (
        <Alert tone="success" announce="off" title={auth.toasts.registered.text}>
          {auth.registeredMore}
        </Alert>
      )}
      {news === 'password-changed' && (
        <Alert tone="success" announce="polite" title={auth.passwordChanged.title}>
          {auth.passwordChanged.text}
        </Alert>
      )}
    </>
  )
}
