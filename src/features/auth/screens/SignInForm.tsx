import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { signInForm } from '@/platform/session/authVerbs'
import { showToastAtom } from '@/platform/toasts/toasts'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { PasswordField } from '@/ui/PasswordField'
import { TextLink } from '@/ui/TextLink'
import { summaryOf } from '@/ui/summaryOf'
import { failureWords } from '../failureWords'
import { typedEmailAtom } from '../state/loginForm'
import { authWords } from '../words'
import { AuthForm } from './AuthForm'
import { EmailField, emailRules } from './EmailField'

type Fields = { email: string; password: string }

type SignInFormProps = {
  /** What the ids of its controls begin with. */
  id: string
  /** The address that is known already. */
  email?: string
  submitVariant?: 'action' | 'solid'
  /** The way to a forgotten password: another page, or another form in place of this one. */
  forgotten?: { href: string } | { onPress: () => void }
  /** Other ways on, at the foot. */
  children?: ReactNode
}

/** E-mail and password of somebody who has an account: on the site, in the portal, over a page. */
export function SignInForm({
  id,
  email = '',
  submitVariant = 'action',
  forgotten,
  children,
}: SignInFormProps) {
  const words = useWords(authWords)
  const state = useAtomValue(signInForm.stateAtom)
  const submit = useSetAtom(signInForm.submitAtom)
  const clear = useSetAtom(signInForm.resetAtom)
  const keepEmail = useSetAtom(typedEmailAtom)
  const showToast = useSetAtom(showToastAtom)
  const { register, handleSubmit, getValues, formState } = useForm<Fields>({
    defaultValues: { email, password: '' },
    shouldFocusError: false,
  })
  const { errors, submitCount } = formState
  const ids = { email: `${id}-email`, password: `${id}-password` }
  const bringEmail = () => keepEmail(getValues('email'))

  async function send(values: Fields) {
    const outcome = await submit(values)
    if (outcome.ok) {
      showToast({ tone: 'success', topic: 'account', ...words.toasts.signedIn })
    } else {
      const text = failureWords(words, outcome.failure).title
      showToast({ tone: 'danger', topic: 'account', title: words.toasts.signInFailed, text })
    }
  }

  return (
    <AuthForm
      state={state}
      errors={summaryOf(errors, ids)}
      attempt={submitCount}
      onSubmit={handleSubmit(send, () => clear())}
    >
      <EmailField
        field={register('email', emailRules(words))}
        id={ids.email}
        label={words.fields.email.label}
        error={errors.email?.message}
      />
      <PasswordField
        {...register('password', { required: words.fields.password.missing })}
        id={ids.password}
        label={words.fields.password.label}
        error={errors.password?.message}
        words={words.passwordField}
        autoComplete="current-password"
        required
      />
      {forgotten && 'href' in forgotten && (
        <chakra.div mt="-2">
          <TextLink href={forgotten.href} display="inline-block" py="2" onClick={bringEmail}>
            {words.forgotPassword}
          </TextLink>
        </chakra.div>
      )}
      <Button
        type="submit"
        variant={submitVariant}
        size="lg"
        width="full"
        busy={state.status === 'processing'}
        busyLabel={words.processing}
      >
        {words.signIn.submit}
      </Button>
      {forgotten && 'onPress' in forgotten && (
        <Button
          variant="plain"
          onClick={() => {
            bringEmail()
            forgotten.onPress()
          }}
        >
          {words.forgotPassword}
        </Button>
      )}
      {children}
    </AuthForm>
  )
}
