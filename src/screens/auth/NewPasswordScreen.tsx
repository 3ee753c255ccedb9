import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useForm } from 'react-hook-form'
import { auth, authPaths, passwordWords } from '@/content/en/auth'
import { failureWords } from '@/content/en/authFailures'
import { newPasswordForm } from '@/state/authVerbs'
import { newPasswordViewAtom } from '@/state/newPasswordView'
import { Alert } from '@/ui/Alert'
import { Button, LinkButton } from '@/ui/Button'
import { ErrorSummary } from '@/ui/ErrorSummary'
import { FailureAlert } from '@/ui/FailureAlert'
import { PageSpinner } from '@/ui/PageSpinner'
import { PasswordField } from '@/ui/PasswordField'
import { AuthFrame } from './AuthFrame'
import { summaryOf } from './formProblems'

const { fields, newPassword } = auth

type NewPasswordScreenProps = {
  /** Called once when the new password is saved; takes the person to the sign-in page. */
  onSaved: () => void
}

/** Where a reset mail's link leads: a new password is chosen (specification, section 7, "recover"). */
export function NewPasswordScreen({ onSaved }: NewPasswordScreenProps) {
  const view = useAtomValue(newPasswordViewAtom)
  if (view.kind === 'opening') return <PageSpinner label={newPassword.opening} />
  if (view.kind === 'saved') return <PageSpinner label={newPassword.saved} />
  if (view.kind === 'form') {
    return (
      <AuthFrame title={newPassword.title} text={view.email && newPassword.text(view.email)}>
        <NewPasswordForm email={view.email} onSaved={onSaved} />
      </AuthFrame>
    )
  }
  const isExpired = view.kind === 'expired'
  const { title, text } = isExpired ? newPassword.expired : newPassword.none
  return (
    <AuthFrame
      title={title}
      text={text}
      notices={
        isExpired && (
          <Alert tone="warning" announce="polite" title={failureWords(view.failure).title} />
        )
      }
    >
      <chakra.div display="flex" flexDirection="column" gap="2">
        <LinkButton href={authPaths.reset} variant="action" size="lg" width="full">
          {newPassword.sendAnother}
        </LinkButton>
        <LinkButton href={authPaths.signIn} variant="plain">
          {auth.reset.back}
        </LinkButton>
      </chakra.div>
    </AuthFrame>
  )
}

function NewPasswordForm({ email, onSaved }: NewPasswordScreenProps & { email: string | null }) {
  const state = useAtomValue(newPasswordForm.stateAtom)
  const submit = useSetAtom(newPasswordForm.submitAtom)
  const clear = useSetAtom(newPasswordForm.resetAtom)
  const { register, handleSubmit, formState } = useForm<{ password: string }>({
    defaultValues: { password: '' },
    shouldFocusError: false,
  })
  const { errors, submitCount } = formState

  async function send(values: { password: string }) {
    const outcome = await submit(values)
    if (outcome.ok) onSaved()
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
        errors={summaryOf(errors, ['password'], 'new-')}
        attempt={submitCount}
      />
      {/* Tells password managers whose password this is. */}
      <chakra.input
        type="email"
        name="email"
        autoComplete="username"
        value={email ?? ''}
        readOnly
        hidden
      />
      <PasswordField
        {...register('password', { required: fields.newPassword.missing })}
        id="new-password"
        label={fields.newPassword.label}
        hint={fields.newPassword.hint}
        error={errors.password?.message}
        words={passwordWords}
        autoComplete="new-password"
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
        {newPassword.submit}
      </Button>
    </chakra.form>
  )
}
