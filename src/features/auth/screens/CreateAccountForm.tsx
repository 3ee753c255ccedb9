import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useForm } from 'react-hook-form'
import { useWords } from '@/platform/words/words'
import { failureWords } from '../failureWords'
import { authWords } from '../words'
import { summaryOf } from '@/ui/summaryOf'
import { AuthForm } from './AuthForm'
import { ChosenPasswordField, useChosenPasswordRules } from './ChosenPasswordField'
import { EmailField, emailRules } from './EmailField'
import { signUpForm } from '@/platform/session/authVerbs'
import { afterSignUpAtom, chooseLoginRoleAtom, switchLoginModeAtom } from '../state/loginForm'
import { showToastAtom } from '@/platform/toasts/toasts'
import { Button } from '@/ui/Button'
import { TextField } from '@/ui/TextField'

type Fields = { firstName: string; lastName: string; email: string; password: string }

const ids = {
  firstName: 'sign-up-firstName',
  lastName: 'sign-up-lastName',
  email: 'sign-up-email',
  password: 'sign-up-password',
}

const notBlank = (message: string) => (text: string) => text.trim() !== '' || message

type CreateAccountFormProps = {
  /** The address that the account has to have, and why; left out, any, with the other ways of the sign-in page. */
  invited?: { email: string; why: string }
}

/** Name, e-mail and password of somebody who has no account yet. */
export function CreateAccountForm({ invited }: CreateAccountFormProps) {
  const words = useWords(authWords)
  const { fields, createAccount, toasts } = words
  const state = useAtomValue(signUpForm.stateAtom)
  const submit = useSetAtom(signUpForm.submitAtom)
  const clear = useSetAtom(signUpForm.resetAtom)
  const returnToSignIn = useSetAtom(afterSignUpAtom)
  const showToast = useSetAtom(showToastAtom)
  const { register, handleSubmit, formState } = useForm<Fields>({
    defaultValues: { firstName: '', lastName: '', email: invited?.email ?? '', password: '' },
    shouldFocusError: false,
  })
  const { errors, submitCount } = formState
  const passwordRules = useChosenPasswordRules(fields.chosenPassword.missing)

  async function send({ firstName, lastName, ...values }: Fields) {
    const outcome = await submit({
      ...values,
      firstName: firstName.trim(),
      lastName: lastName.trim(),
    })
    if (!outcome.ok) {
      const text = failureWords(words, outcome.failure).title
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
    <AuthForm
      state={state}
      errors={summaryOf(errors, ids)}
      attempt={submitCount}
      onSubmit={handleSubmit(send, () => clear())}
    >
      <chakra.div display="grid" gap="5" gridTemplateColumns={{ sm: '1fr 1fr' }} alignItems="end">
        <TextField
          {...register('firstName', { validate: notBlank(fields.firstName.missing) })}
          id={ids.firstName}
          label={fields.firstName.label}
          error={errors.firstName?.message}
          autoComplete="given-name"
          required
        />
        <TextField
          {...register('lastName', { validate: notBlank(fields.lastName.missing) })}
          id={ids.lastName}
          label={fields.lastName.label}
          error={errors.lastName?.message}
          autoComplete="family-name"
          required
        />
      </chakra.div>
      <EmailField
        field={register('email', emailRules(words))}
        id={ids.email}
        label={fields.email.label}
        error={errors.email?.message}
        autoComplete="email"
        fixed={invited?.why}
      />
      <ChosenPasswordField
        {...register('password', passwordRules)}
        id={ids.password}
        label={fields.password.label}
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
        {createAccount.submit}
      </Button>
      {!invited && <OtherWays />}
    </AuthForm>
  )
}

function OtherWays() {
  const words = useWords(authWords)
  const switchMode = useSetAtom(switchLoginModeAtom)
  const choose = useSetAtom(chooseLoginRoleAtom)
  return (
    <chakra.div display="flex" flexDirection="column" gap="1" alignItems="center">
      <Button variant="plain" onClick={() => switchMode('sign-in')}>
        {words.createAccount.toggle}
      </Button>
      <Button variant="plain" onClick={() => choose(null)}>
        {words.backToRoles}
      </Button>
    </chakra.div>
  )
}
