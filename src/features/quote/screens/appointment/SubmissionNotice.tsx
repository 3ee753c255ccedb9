import { useAtomValue } from 'jotai'
import { quoteWords, type QuoteWords } from '../../words'
import { quoteStepPaths } from '@/domain/quoteProgress'
import { useFormats } from '@/platform/formats/formats'
import { useSiteSettings } from '@/platform/site/siteSettings'
import { useWords } from '@/platform/words/words'
import { priceChangeAtom } from '../../state/quotePrices'
import type { SubmissionView } from '../../state/quoteSubmission'
import { Alert } from '@/ui/Alert'
import { Button, LinkButton } from '@/ui/Button'

/**
 * What became of the last try to confirm, when it is not a matter of single answers: what happened,
 * what is safe to do. Nothing while all is well.
 */
export function SubmissionNotice({ submission }: { submission: SubmissionView }) {
  const { company } = useSiteSettings()
  const words = useWords(quoteWords).appointment
  const { money } = useFormats()
  const change = useAtomValue(priceChangeAtom)
  const key = noticeOf(submission)
  if (!key) return null
  const { title } = words.failures[key]
  const isPrice = key === 'price_changed'
  const text =
    isPrice && change
      ? words.priceChanged(money(change.from), money(change.to))
      : words.failures[key].text
  const call = <LinkButton href={company.phoneHref}>{words.call(company.phone)}</LinkButton>
  const canTryAgain = key !== 'rate_limited'
  return (
    <Alert
      // A new key makes the alert announce a second failure of the same kind too.
      key={submission.status === 'failed' ? submission.count : 0}
      tone={key === 'unanswered' ? 'info' : isPrice ? 'warning' : 'danger'}
      state="error"
      announce={key === 'unanswered' ? 'off' : 'assertive'}
      title={title}
      actions={
        key === 'unanswered' ? undefined : (
          <>
            {canTryAgain && (
              <Button type="submit">
                {isPrice && change ? words.confirmAgain(money(change.to)) : words.tryAgain}
              </Button>
            )}
            {isPrice ? <LinkButton href={quoteStepPaths[4]}>{words.seePrices}</LinkButton> : call}
          </>
        )
      }
    >
      {text}
    </Alert>
  )
}

function noticeOf(submission: SubmissionView): keyof QuoteWords['appointment']['failures'] | null {
  if (submission.status === 'unanswered') return 'unanswered'
  if (submission.status !== 'failed') return null
  const { failure } = submission
  if (failure.kind === 'unavailable') return failure.reason
  // Single answers are named at the top of the form; a refusal that names none is told here.
  if (failure.kind === 'invalid') return failure.errors.length === 0 ? 'invalid' : null
  return failure.kind === 'slot_taken' ? null : failure.kind
}
