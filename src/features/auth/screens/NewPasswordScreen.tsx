import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useForm } from 'react-hook-form'
import { loginPath, resetPath } from '@/domain/session'
import { useWords } from '@/platform/words/words'
import { failureWords } from '../failureWords'
import { authWords } from '../words'
import { summaryOf } from '@/ui/summaryOf'
import { AuthForm } from './AuthForm'
import { newPasswordForm } from '@/platform/session/authVerbs'
import { newPasswordViewAtom } from '../state/newPasswordView'
import { Alert } from '@/ui/Alert'
import { Button, LinkButton } from '@/ui/Button'
import { PageSpinner } from '@/ui/PageSpinner'
import { AuthFrame } from './AuthFrame'
import { CodeForm } from './CodeForm'
import { ChosenPasswordField, useChosenPasswordRules } from './ChosenPasswordField'

type NewPasswordScreenProps = {
  /** Called once when the new password is saved; takes the person to the sign-in page. */
  onSaved: () => void
}

/** Where a reset mail's link leads: a new password is chosen. */
export function NewPasswordScreen({ onSaved }: NewPasswordScreenProps) {
  const words = useWords(authWords)
  const { newPassword } = words
  const view = useAtomValue(newPasswordViewAtom)
  if (view.kind === 'opening') return <PageSpinner label={newPassword.opening} />
  if (view.kind === 'saved') return <PageSpinner label={newPassword.saved} />
  if (view.kind === 'code') {
    const { title, text, submit, lost } = words.secondFactor.code
    return (
      <AuthFrame title={title} text={text}>
        <CodeForm id="new-password-code" factorId={null} submit={submit}>
          <chakra.p textStyle="small" color="fg.muted">
            {lost}
          </chakra.p>
        </CodeForm>
      </AuthFrame>
    )
  }
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
          <Alert tone="warning" announce="polite" title={failureWords(words, view.failure).title} />
        )
      }
    >
      <chakra.div display="flex" flexDirection="column" gap="2">
        <LinkButton href={resetPath} variant="action" size="lg" width="full">
          {newPassword.sendAnother}
        </LinkButton>
        <LinkButton href={loginPath} variant="plain">
          {words.reset.back}
        </LinkButton>
      </chakra.div>
    </AuthFrame>
  )
}

function NewPasswordForm({ email, onSaved }: NewPasswordScreenProps & { email: string | null }) {
  const words = useWords(authWords)
  const { newPassword } = words.fields
  const state = useAtomValue(newPasswordForm.stateAtom)
  const submit = useSetAtom(newPasswordForm.submitAtom)
  const clear = useSetAtom(newPasswordForm.resetAtom)
  const { register, handleSubmit, formState } = useForm<{ password: string }>({
    defaultValues: { password: '' },
    shouldFocusError: false,
  })
  const { errors, submitCount } = formState
  const passwordRules = useChosenPasswordRules(newPassword.missing)

  async function send(values: { password: string }) {
    const outcome = await submit(values)
    if (outcome.ok) onSaved()
  }

  return (
    <AuthForm
      state={state}
      errors={summaryOf(errors, { password: 'new-password' })}
      attempt={submitCount}
      onSubmit={handleSubmit(send, () => clear())}
    >
      {/* Tells password managers whose password this is. */}
      <chakra.input
        type="email"
        name="email"
        autoComplete="username"
        value={email ?? ''}
        readOnly
        hidden
      />
      <ChosenPasswordField
        {...register('password', passwordRules)}
        id="new-password"
        label={newPassword.label}
        error={errors.password?.message}
      />
      <Button
        type="submit"
        variant="action"
        size="lg"
        width="full"
        busy={state.status === 'processing'}
        busyLabel={words.processing}
      >
        {words.newPassword.submit}
      </Button>
    </AuthForm>
  )
}
