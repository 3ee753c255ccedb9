import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useForm } from 'react-hook-form'
import { auth, passwordWords } from '@/content/en/auth'
import { failureWords } from '@/content/en/authFailures'
import { signUpForm } from '@/state/authVerbs'
import { afterSignUpAtom, chooseLoginRoleAtom, switchLoginModeAtom } from '@/state/loginForm'
import { showToastAtom } from '@/state/toasts'
import { Button } from '@/ui/Button'
import { ErrorSummary } from '@/ui/ErrorSummary'
import { FailureAlert } from '@/ui/FailureAlert'
import { PasswordField } from '@/ui/PasswordField'
import { TextField } from '@/ui/TextField'
import { emailPattern, summaryOf } from './formProblems'

type Fields = { firstName: string; lastName: string; email: string; password: string }

const { fields, createAccount, toasts } = auth

const notBlank = (message: string) => (text: string) => text.trim() !== '' || message

/** Name, e-mail and password of somebody who has no account yet. */
export function CreateAccountForm() {
  const state = useAtomValue(signUpForm.stateAtom)
  const submit = useSetAtom(signUpForm.submitAtom)
  const clear = useSetAtom(signUpForm.resetAtom)
  const switchMode = useSetAtom(switchLoginModeAtom)
  const choose = useSetAtom(chooseLoginRoleAtom)
  const returnToSignIn = useSetAtom(afterSignUpAtom)
  const showToast = useSetAtom(showToastAtom)
  const { register, handleSubmit, formState } = useForm<Fields>({
    defaultValues: { firstName: '', lastName: '', email: '', password: '' },
    shouldFocusError: false,
  })
  const { errors, submitCount } = formState

  async function send({ firstName, lastName, ...values }: Fields) {
    const outcome = await submit({
      ...values,
      firstName: firstName.trim(),
      lastName: lastName.trim(),
    })
    if (!outcome.ok) {
      const text = failureWords(outcome.failure).title
      showToast({ tone: 'danger', topic: 'account', title: toasts.signUpFailed, text })
    } else if (outcome.value === 'signed_in') {
      // A service that asks for no confirmation signs in at once: there is no mail to check.
      showToast({ tone: 'success', topic: 'account', ...toasts.signedIn })
    } else {
      showToast({ tone: 'success', topic: 'account', ...toasts.registered })
      returnToSignIn()
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
        title={auth.summaryTitle}
        errors={summaryOf(errors, ['firstName', 'lastName', 'email', 'password'], 'sign-up-')}
        attempt={submitCount}
      />
      <chakra.div display="grid" gap="5" gridTemplateColumns={{ sm: '1fr 1fr' }} alignItems="end">
        <TextField
          {...register('firstName', { validate: notBlank(fields.firstName.missing) })}
          id="sign-up-firstName"
          label={fields.firstName.label}
          error={errors.firstName?.message}
          autoComplete="given-name"
          required
        />
        <TextField
          {...register('lastName', { validate: notBlank(fields.lastName.missing) })}
          id="sign-up-lastName"
          label={fields.lastName.label}
          error={errors.lastName?.message}
          autoComplete="family-name"
          required
        />
      </chakra.div>
      <TextField
        {...register('email', {
          required: fields.email.missing,
          pattern: { value: emailPattern, message: fields.email.wrong },
        })}
        id="sign-up-email"
        label={fields.email.label}
        error={errors.email?.message}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        {...register('password', { required: fields.chosenPassword.missing })}
        id="sign-up-password"
        label={fields.password.label}
        hint={fields.chosenPassword.hint}
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
        {createAccount.submit}
      </Button>
      <chakra.div display="flex" flexDirection="column" gap="1" alignItems="center">
        <Button variant="plain" onClick={() => switchMode('sign-in')}>
          {createAccount.toggle}
        </Button>
        <Button variant="plain" onClick={() => choose(null)}>
          {auth.backToRoles}
        </Button>
      </chakra.div>
    </chakra.form>
  )
}
