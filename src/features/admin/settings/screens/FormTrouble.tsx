import { chakra } from '@chakra-ui/react'
import { businessFailureWords } from '@/features/admin/shared/failureWords'
import { sharedAdminWords } from '@/features/admin/shared/words'
import { useWords } from '@/platform/words/words'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { ErrorSummary, type ErrorSummaryItem } from '@/ui/ErrorSummary'
import { FailureAlert } from '@/ui/FailureAlert'
import { settingWords } from '../words'
import type { FormProblem } from './useVersionedForm'

type FormTroubleProps<Draft> = {
  problem: FormProblem<Draft>
  attempt: number
  errors: readonly ErrorSummaryItem[]
  /** What a part is called. */
  partLabel: (part: keyof Draft & string) => string
  /** What somebody else made of a part, in words. */
  theirsOf: (part: keyof Draft & string, theirs: Draft) => string
  onTake: (part: keyof Draft & string) => void
}

/** Why a form of the settings was not taken, above it: what is wrong, what somebody else changed, what failed. */
export function FormTrouble<Draft>({
  problem,
  attempt,
  errors,
  partLabel,
  theirsOf,
  onTake,
}: FormTroubleProps<Draft>) {
  const { stale, staleBoth, staleApart } = useWords(settingWords).advanced.capacity
  const { common, failures } = useWords(sharedAdminWords)
  return (
    <chakra.div css={{ '&:empty': { display: 'none' } }}>
      {problem.kind === 'failed' && errors.length === 0 && (
        <FailureAlert key={attempt} {...businessFailureWords(problem.failure, failures)} />
      )}
      {problem.kind === 'stale' && (
        <Alert
          key={attempt}
          tone="warning"
          announce="assertive"
          title={stale}
          actions={problem.both.map((part) => (
            <Button key={part} size="sm" onClick={() => onTake(part)}>
              {common.form.stale.take(partLabel(part))}
            </Button>
          ))}
        >
          <p>{problem.both.length > 0 ? staleBoth : staleApart}</p>
          {problem.both.length > 0 && (
            <chakra.ul m="0" mt="1" ps="5" listStyleType="disc" overflowWrap="anywhere">
              {problem.both.map((part) => (
                <li key={part}>{theirsOf(part, problem.theirs)}</li>
              ))}
            </chakra.ul>
          )}
        </Alert>
      )}
      <ErrorSummary title={common.form.summary} errors={errors} attempt={attempt} />
    </chakra.div>
  )
}
