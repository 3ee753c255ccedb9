import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { resetRequestForm } from '@/platform/session/authVerbs'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { summaryOf } from '@/ui/summaryOf'
import { typedEmailAtom } from '../state/loginForm'
import { authWords } from '../words'
import { AuthForm } from './AuthForm'
import { EmailField, emailRules } from './EmailField'

type ResetRequestFormProps = {
  /** What the ids of its controls begin with. */
  id: string
  /** The mail was asked for. */
  onSent?: () => void
  /** The way back to signing in, at the foot. */
  back: ReactNode
}

/** Asks for a mail with a reset link: on the site and in the portal. */
export function ResetRequestForm({ id, onSent, back }: ResetRequestFormProps) {
  const words = useWords(authWords)
  const state = useAtomValue(resetRequestForm.stateAtom)
  const submit = useSetAtom(resetRequestForm.submitAtom)
  const clear = useSetAtom(resetRequestForm.resetAtom)
  const [typedEmail, keepEmail] = useAtom(typedEmailAtom)
  const { register, handleSubmit, formState } = useForm<{ email: string }>({
    defaultValues: { email: typedEmail },
    shouldFocusError: false,
  })
  const { errors, submitCount } = formState
  const ids = { email: `${id}-email` }

  async function send({ email }: { email: string }) {
    keepEmail(email)
    const outcome = await submit({ email })
    if (outcome.ok) onSent?.()
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
      <Button
        type="submit"
        variant="action"
        size="lg"
        width="full"
        busy={state.status === 'processing'}
        busyLabel={words.processing}
      >
        {words.reset.submit}
      </Button>
      {back}
    </AuthForm>
  )
}
