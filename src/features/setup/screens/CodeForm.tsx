import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useForm } from 'react-hook-form'
import { setupCodeIn } from '@/domain/firstRun'
import { sessionStateAtom } from '@/platform/session/sessionState'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { ErrorSummary } from '@/ui/ErrorSummary'
import { FailureAlert } from '@/ui/FailureAlert'
import { summaryOf } from '@/ui/summaryOf'
import { TextField } from '@/ui/TextField'
import { failureWords } from '../failureWords'
import { codeStateAtom, tryCodeAtom, type CodeState } from '../state'
import { setupWords, type SetupWords } from '../words'

const ids = { code: 'setup-code' }

/** The code of the deployment, which makes the person signed in the first administrator. */
export function CodeForm() {
  const words = useWords(setupWords)
  const state = useAtomValue(codeStateAtom)
  const tryCode = useSetAtom(tryCodeAtom)
  const email = useAtomValue(sessionStateAtom).user?.email
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { code: '' },
    shouldFocusError: false,
  })
  const { errors, submitCount } = formState
  const refusal = refusalOf(words, state)
  return (
    <chakra.form
      noValidate
      method="post"
      onSubmit={handleSubmit(({ code }) => tryCode(setupCodeIn(code) ?? ''))}
      display="flex"
      flexDirection="column"
      gap="5"
    >
      {refusal && <FailureAlert key={submitCount} {...refusal} />}
      <ErrorSummary
        title={words.summaryTitle}
        errors={summaryOf(errors, ids)}
        attempt={submitCount}
      />
      <TextField
        {...register('code', {
          required: words.code.missing,
          validate: (text) => setupCodeIn(text) !== null || words.code.form,
        })}
        id={ids.code}
        label={words.code.label}
        hint={words.code.hint}
        error={errors.code?.message}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <div>
        <Button
          type="submit"
          variant="action"
          size="lg"
          width="full"
          busy={state.status === 'sending'}
          busyLabel={words.sending}
        >
          {words.submit}
        </Button>
        {email && (
          <chakra.p mt="3" textStyle="small" color="fg.muted" overflowWrap="anywhere">
            {words.as(email)}
          </chakra.p>
        )}
      </div>
    </chakra.form>
  )
}

function refusalOf(words: SetupWords, state: CodeState): { title: string; next: string } | null {
  switch (state.status) {
    case 'wrong':
      return { title: words.wrong.title, next: words.wrong.next(state.triesLeft) }
    case 'ended':
      return words.ended
    case 'failed':
      return failureWords(words, state.failure)
    default:
      return null
  }
}
