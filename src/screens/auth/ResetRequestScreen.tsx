import { chakra } from '@chakra-ui/react'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useForm } from 'react-hook-form'
import { auth, authPaths } from '@/content/en/auth'
import { failureWords } from '@/content/en/authFailures'
import { resetRequestForm } from '@/state/authVerbs'
import { typedEmailAtom } from '@/state/loginForm'
import { Alert } from '@/ui/Alert'
import { Button, LinkButton } from '@/ui/Button'
import { ErrorSummary } from '@/ui/ErrorSummary'
import { FailureAlert } from '@/ui/FailureAlert'
import { TextField } from '@/ui/TextField'
import { AuthFrame } from './AuthFrame'
import { emailPattern, summaryOf } from './formProblems'

const { fields, reset } = auth

/** Asks for a mail with a reset link; the answer is the same whether there is such an account or not. */
export function ResetRequestScreen() {
  const state = useAtomValue(resetRequestForm.stateAtom)
  const startOver = useSetAtom(resetRequestForm.resetAtom)
  if (state.status !== 'done') {
    return (
      <AuthFrame title={reset.title} text={reset.text}>
        <RequestForm />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={reset.title}>
      <Alert tone="success" announce="polite" title={reset.sent}>
        {reset.sentMore}
      </Alert>
      <chakra.div mt="6" display="flex" flexDirection="column" gap="2">
        <LinkButton href={authPaths.signIn} variant="action" size="lg" width="full">
          {reset.back}
        </LinkButton>
        <Button variant="plain" onClick={() => startOver()}>
          {reset.again}
        </Button>
      </chakra.div>
    </AuthFrame>
  )
}

function RequestForm() {
  const state = useAtomValue(resetRequestForm.stateAtom)
  const submit = useSetAtom(resetRequestForm.submitAtom)
  const clear = useSetAtom(resetRequestForm.resetAtom)
  const [typedEmail, keepEmail] = useAtom(typedEmailAtom)
  const { register, handleSubmit, formState } = useForm<{ email: string }>({
    defaultValues: { email: typedEmail },
    shouldFocusError: false,
  })
  const { errors, submitCount } = formState

  async function send({ email }: { email: string }) {
    keepEmail(email)
    await submit({ email })
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
        title={auth.summaryTitle}
        errors={summaryOf(errors, ['email'], 'reset-')}
        attempt={submitCount}
      />
      <TextField
        {...register('email', {
          required: fields.email.missing,
          pattern: { value: emailPattern, message: fields.email.wrong },
        })}
        id="reset-email"
        label={fields.email.label}
        error={errors.email?.message}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Button
        type="submit"
        variant="action"
        size="lg"
        width="full"
        busy={state.status === 'processing'}
        busyLabel={auth.processing}
      >
        {reset.submit}
      </Button>
      <LinkButton href={authPaths.signIn} variant="plain">
        {reset.back}
      </LinkButton>
    </chakra.form>
  )
}
