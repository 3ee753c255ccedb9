import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useForm } from 'react-hook-form'
import { auth, passwordWords } from '@/content/en/auth'
import { failureWords } from '@/content/en/authFailures'
import { technicianAuth } from '@/content/en/technicianAuth'
import { resetRequestForm, signInForm } from '@/state/authVerbs'
import { showPortalFormAtom, typedEmailAtom } from '@/state/loginForm'
import { signedOutReasonAtom } from '@/state/sessionState'
import { showToastAtom } from '@/state/toasts'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { ErrorSummary } from '@/ui/ErrorSummary'
import { FailureAlert } from '@/ui/FailureAlert'
import { PasswordField } from '@/ui/PasswordField'
import { TextField } from '@/ui/TextField'
import { PortalFrame } from './PortalFrame'
import { emailRules, portalSummary } from './portalFields'

type Fields = { email: string; password: string }

/** The portal's own sign-in form (specification, section 2, "Technician portal"). */
export function TechnicianSignInScreen() {
  return (
    <PortalFrame title={technicianAuth.title} text={technicianAuth.text} notices={<Notices />}>
      <SignInForm />
    </PortalFrame>
  )
}

function Notices() {
  const reason = useAtomValue(signedOutReasonAtom)
  const reset = useAtomValue(resetRequestForm.stateAtom)
  return (
    <>
      {reason && (
        <Alert tone="info" announce="polite" title={auth.signedOut[reason].title}>
          {auth.signedOut[reason].text}
        </Alert>
      )}
      {reset.status === 'done' && (
        <Alert tone="success" announce="polite" title={technicianAuth.reset.sent}>
          {technicianAuth.reset.sentMore}
        </Alert>
      )}
    </>
  )
}

function SignInForm() {
  const state = useAtomValue(signInForm.stateAtom)
  const submit = useSetAtom(signInForm.submitAtom)
  const clear = useSetAtom(signInForm.resetAtom)
  const show = useSetAtom(showPortalFormAtom)
  const keepEmail = useSetAtom(typedEmailAtom)
  const showToast = useSetAtom(showToastAtom)
  const { register, handleSubmit, getValues, formState } = useForm<Fields>({
    defaultValues: { email: '', password: '' },
    shouldFocusError: false,
  })
  const { errors, submitCount } = formState

  async function send(values: Fields) {
    const outcome = await submit(values)
    if (outcome.ok) {
      showToast({ tone: 'success', topic: 'account', ...technicianAuth.signedIn })
    } else {
      const text = failureWords(outcome.failure).title
      showToast({ tone: 'danger', topic: 'account', title: technicianAuth.failed, text })
    }
  }

  return (
    <chakra.form
      noValidate
      method="post"
      onSubmit={handleSubmit(send, () => clear())}
      display="flex"
      flexDirection="column"
      gap="5"
    >
      {state.status === 'failed' && <FailureAlert {...failureWords(state.failure)} />}
      <ErrorSummary
        title={technicianAuth.summaryTitle}
        errors={portalSummary(errors)}
        attempt={submitCount}
      />
      <TextField
        {...register('email', emailRules)}
        id="portal-email"
        label={technicianAuth.fields.email.label}
        error={errors.email?.message}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        {...register('password', { required: technicianAuth.fields.password.missing })}
        id="portal-password"
        label={technicianAuth.fields.password.label}
        error={errors.password?.message}
        words={passwordWords}
        autoComplete="current-password"
        required
      />
      <Button
        type="submit"
        variant="action"
        size="lg"
        width="full"
        busy={state.status === 'processing'}
        busyLabel={technicianAuth.processing}
      >
        {technicianAuth.signIn}
      </Button>
      <Button
        variant="plain"
        onClick={() => {
          keepEmail(getValues('email'))
          show('reset')
        }}
      >
        {technicianAuth.forgotPassword}
      </Button>
    </chakra.form>
  )
}
