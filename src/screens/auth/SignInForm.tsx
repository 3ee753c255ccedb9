import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useForm } from 'react-hook-form'
import { auth, authPaths, passwordWords } from '@/content/en/auth'
import { failureWords } from '@/content/en/authFailures'
import { signInForm } from '@/state/authVerbs'
import {
  chooseLoginRoleAtom,
  switchLoginModeAtom,
  typedEmailAtom,
  type LoginRole,
} from '@/state/loginForm'
import { showToastAtom } from '@/state/toasts'
import { Button } from '@/ui/Button'
import { ErrorSummary } from '@/ui/ErrorSummary'
import { FailureAlert } from '@/ui/FailureAlert'
import { PasswordField } from '@/ui/PasswordField'
import { TextField } from '@/ui/TextField'
import { TextLink } from '@/ui/TextLink'
import { emailPattern, summaryOf } from './formProblems'

type Fields = { email: string; password: string }

const { fields, signIn, toasts } = auth

/** E-mail and password of somebody who has an account. */
export function SignInForm({ role }: { role: LoginRole }) {
  const state = useAtomValue(signInForm.stateAtom)
  const submit = useSetAtom(signInForm.submitAtom)
  const clear = useSetAtom(signInForm.resetAtom)
  const switchMode = useSetAtom(switchLoginModeAtom)
  const choose = useSetAtom(chooseLoginRoleAtom)
  const keepEmail = useSetAtom(typedEmailAtom)
  const showToast = useSetAtom(showToastAtom)
  const { register, handleSubmit, getValues, formState } = useForm<Fields>({
    defaultValues: { email: '', password: '' },
    shouldFocusError: false,
  })
  const { errors, submitCount } = formState

  async function send(values: Fields) {
    const outcome = await submit(values)
    showToast(
      outcome.ok
        ? { tone: 'success', topic: 'account', ...toasts.signedIn }
        : {
            tone: 'danger',
            topic: 'account',
            title: toasts.signInFailed,
            text: failureWords(outcome.failure).title,
          },
    )
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
        errors={summaryOf(errors, ['email', 'password'], 'sign-in-')}
        attempt={submitCount}
      />
      <TextField
        {...register('email', {
          required: fields.email.missing,
          pattern: { value: emailPattern, message: fields.email.wrong },
        })}
        id="sign-in-email"
        label={fields.email.label}
        error={errors.email?.message}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        {...register('password', { required: fields.password.missing })}
        id="sign-in-password"
        label={fields.password.label}
        error={errors.password?.message}
        words={passwordWords}
        autoComplete="current-password"
        required
      />
      <chakra.div mt="-2">
        <TextLink
          href={authPaths.reset}
          display="inline-block"
          py="2"
          onClick={() => keepEmail(getValues('email'))}
        >
          {auth.forgotPassword}
        </TextLink>
      </chakra.div>
      <Button
        type="submit"
        variant={role === 'administrator' ? 'solid' : 'action'}
        size="lg"
        width="full"
        busy={state.status === 'processing'}
        busyLabel={auth.processing}
      >
        {signIn.submit}
      </Button>
      <chakra.div display="flex" flexDirection="column" gap="1" alignItems="center">
        <Button variant="plain" onClick={() => switchMode('create-account')}>
          {signIn.toggle}
        </Button>
        <Button variant="plain" onClick={() => choose(null)}>
          {auth.backToRoles}
        </Button>
      </chakra.div>
    </chakra.form>
  )
}
