import type { BusinessFailure } from '@/domain/businessFailures'
import { canOverbook } from '@/domain/capacity'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { FailureAlert } from '@/ui/FailureAlert'
import { businessFailureWords } from '../failureWords'
import { sharedAdminWords } from '../words'

type SaveFailureProps = {
  failure: BusinessFailure
  /** Sends the same once more, to be booked although it does not fit. */
  onBookAnyway: () => void
  /** Takes the question away; what was typed stays. */
  onKeep: () => void
  /** What that button says, where nothing was typed. */
  keep?: string
  isBusy?: boolean
}

/**
 * Why a form was not taken. A booking that only does not fit can be made anyway, from here. Give it a new
 * `key` for each attempt.
 */
export function SaveFailure({ failure, onBookAnyway, onKeep, keep, isBusy }: SaveFailureProps) {
  const { failures, overbook } = useWords(sharedAdminWords)
  const { title, next } = businessFailureWords(failure, failures)
  if (!canOverbook(failure)) return <FailureAlert title={title} next={next} />
  return (
    <FailureAlert
      title={title}
      next={`${next} ${overbook.note}`}
      actions={
        <>
          <Button size="sm" variant="solid" busy={isBusy} onClick={onBookAnyway}>
            {overbook.confirm}
          </Button>
          <Button size="sm" onClick={onKeep}>
            {keep ?? overbook.keep}
          </Button>
        </>
      }
    />
  )
}
