import { quoteAppointment } from '@/content/en/quoteAppointment'
import { company } from '@/domain/company'
import type { SubmissionView } from '@/state/quoteSubmission'
import { Alert } from '@/ui/Alert'
import { Button, LinkButton } from '@/ui/Button'

/**
 * What became of the last try to confirm, when it is not a matter of single answers: what happened,
 * what is safe to do. Nothing while all is well.
 */
export function SubmissionNotice({ submission }: { submission: SubmissionView }) {
  const key = noticeOf(submission)
  if (!key) return null
  const { title, text } = quoteAppointment.failures[key]
  const call = (
    <LinkButton href={company.phoneHref}>{quoteAppointment.call(company.phone)}</LinkButton>
  )
  const isSettled = key === 'rate_limited' || key === 'refused'
  return (
    <Alert
      // Each failure is announced anew, also when it is the same again.
      key={submission.status === 'failed' ? submission.count : 0}
      tone={key === 'unanswered' ? 'info' : 'danger'}
      announce={key === 'unanswered' ? 'off' : 'assertive'}
      title={title}
      actions={
        key === 'unanswered' ? undefined : (
          <>
            {!isSettled && <Button type="submit">{quoteAppointment.tryAgain}</Button>}
            {call}
          </>
        )
      }
    >
      {text}
    </Alert>
  )
}

function noticeOf(submission: SubmissionView): keyof typeof quoteAppointment.failures | null {
  if (submission.status === 'unanswered') return 'unanswered'
  if (submission.status !== 'failed') return null
  const { failure } = submission
  if (failure.kind === 'unavailable') return failure.reason
  // Single answers are named at the top of the form; a refusal that names none is told here.
  if (failure.kind === 'invalid') return failure.errors.length === 0 ? 'invalid' : null
  return failure.kind === 'slot_taken' ? null : failure.kind
}
