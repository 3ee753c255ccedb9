import { useCallback, useState } from 'react'
import type { BusinessFailure } from '@/domain/businessFailures'
import { canOverbook } from '@/domain/capacity'
import type { Outcome } from '@/domain/failures'
import type { Toast } from '@/platform/toasts/toasts'
import { useWords } from '@/platform/words/words'
import { businessFailureWords } from '../failureWords'
import { sharedAdminWords } from '../words'
import { ConfirmDialog } from './ConfirmDialog'
import { useTell } from './useTell'

type Told = { title: string; text?: string; action?: Toast['action'] }

/**
 * Books something without a form, and tells what came of it. A booking that only does not fit is asked about:
 * draw `question`; its answer books anyway, or leaves everything as it is.
 */
export function useOverbooking() {
  const { common, failures, overbook: words } = useWords(sharedAdminWords)
  const tell = useTell()
  const [asked, setAsked] = useState<{
    failure: BusinessFailure
    bookAnyway: () => Promise<unknown>
  } | null>(null)

  const attempt = useCallback(
    async <Value,>(
      send: (overbook: boolean) => Promise<Outcome<Value, BusinessFailure>>,
      done: Told,
    ) => {
      const outcome = await send(false)
      if (outcome.ok || !canOverbook(outcome.failure)) return tell(Promise.resolve(outcome), done)
      setAsked({ failure: outcome.failure, bookAnyway: () => tell(send(true), done) })
      return outcome
    },
    [tell],
  )

  const said = asked && businessFailureWords(asked.failure, failures)
  return {
    attempt,
    question: asked && said && (
      <ConfirmDialog
        isOpen
        tone="solid"
        title={said.title}
        text={`${said.next} ${words.note}`}
        confirm={words.confirm}
        keep={common.cancel}
        onConfirm={asked.bookAnyway}
        onClose={() => setAsked(null)}
      />
    ),
  }
}
