import { chakra } from '@chakra-ui/react'
import type { FormEventHandler, ReactNode } from 'react'
import { useWords } from '@/platform/words/words'
import type { FormState } from '@/platform/session/formVerb'
import { ErrorSummary, type ErrorSummaryItem } from '@/ui/ErrorSummary'
import { FailureAlert } from '@/ui/FailureAlert'
import { failureWords } from '../failureWords'
import { authWords } from '../words'

type AuthFormProps = {
  /** Where sending it is. */
  state: FormState<unknown>
  errors: readonly ErrorSummaryItem[]
  /** How often it was sent. */
  attempt: number
  onSubmit: FormEventHandler<HTMLFormElement>
  children: ReactNode
}

/** A form that asks the auth service, with what it refused and what is wrong in the fields on top. */
export function AuthForm({ state, errors, attempt, onSubmit, children }: AuthFormProps) {
  const words = useWords(authWords)
  return (
    <chakra.form
      noValidate
      method="post"
      onSubmit={onSubmit}
      display="flex"
      flexDirection="column"
      gap="5"
    >
      {state.status === 'failed' && <FailureAlert {...failureWords(words, state.failure)} />}
      <ErrorSummary title={words.summaryTitle} errors={errors} attempt={attempt} />
      {children}
    </chakra.form>
  )
}
