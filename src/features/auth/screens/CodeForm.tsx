import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { isCode } from '@/domain/secondFactor'
import { codeForm } from '@/platform/session/factorVerbs'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { TextField } from '@/ui/TextField'
import { summaryOf } from '@/ui/summaryOf'
import { authWords } from '../words'
import { AuthForm } from './AuthForm'

type CodeFormProps = {
  /** The id of its field. */
  id: string
  /** The new factor that the code is of; null for the one that the person has. */
  factorId: string | null
  submit: string
  /** The code was right. */
  onConfirmed?: () => void
  /** Other ways on, at the foot. */
  children?: ReactNode
}

/** The code that an authenticator shows. */
export function CodeForm({ id, factorId, submit: label, onConfirmed, children }: CodeFormProps) {
  const words = useWords(authWords)
  const { code } = words.fields
  const state = useAtomValue(codeForm.stateAtom)
  const submit = useSetAtom(codeForm.submitAtom)
  const clear = useSetAtom(codeForm.resetAtom)
  const { register, handleSubmit, formState } = useForm<{ code: string }>({
    defaultValues: { code: '' },
    shouldFocusError: false,
  })
  const { errors, submitCount } = formState

  async function send(values: { code: string }) {
    const outcome = await submit({ ...values, factorId })
    if (outcome.ok) onConfirmed?.()
  }

  return (
    <AuthForm
      state={state}
      errors={summaryOf(errors, { code: id })}
      attempt={submitCount}
      onSubmit={handleSubmit(send, () => clear())}
    >
      <TextField
        {...register('code', {
          required: code.missing,
          validate: (text) => isCode(text) || code.wrong,
        })}
        id={id}
        label={code.label}
        hint={code.hint}
        error={errors.code?.message}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={12}
        required
      />
      <Button
        type="submit"
        variant="action"
        size="lg"
        width="full"
        busy={state.status === 'processing'}
        busyLabel={words.processing}
      >
        {label}
      </Button>
      {children}
    </AuthForm>
  )
}
