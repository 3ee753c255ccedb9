import type { BusinessFailure } from '@/domain/businessFailures'
import { useSiteSettings } from '@/platform/site/siteSettings'
import { useWords } from '@/platform/words/words'
import { Alert } from '@/ui/Alert'
import { Button, LinkButton } from '@/ui/Button'
import { readFailureWords } from '../failureWords'
import { appointmentWords } from '../words'

type ReadProblemProps = { failure: BusinessFailure; onRetry: () => void }

/** Why nothing can be shown, with the two ways on: again, or by phone. */
export function ReadProblem({ failure, onRetry }: ReadProblemProps) {
  const { company } = useSiteSettings()
  const words = useWords(appointmentWords)
  const { title, next } = readFailureWords(words, failure)
  return (
    <Alert
      tone="danger"
      announce="assertive"
      title={title}
      actions={
        <>
          <Button variant="action" onClick={onRetry}>
            {words.retry}
          </Button>
          <LinkButton href={company.phoneHref}>{words.call(company.phone)}</LinkButton>
        </>
      }
    >
      {next}
    </Alert>
  )
}
