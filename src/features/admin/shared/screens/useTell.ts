import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import type { BusinessFailure } from '@/domain/businessFailures'
import type { Outcome } from '@/domain/failures'
import { showToastAtom, type Toast } from '@/platform/toasts/toasts'
import { useWords } from '@/platform/words/words'
import { businessFailureWords } from '../failureWords'
import { sharedAdminWords } from '../words'

type Told = { title: string; text?: string; action?: Toast['action'] }

/**
 * Says what came of a save: `done` on success; on failure what happened and what to do. Hands the outcome on.
 * With `refusal` 'form' a failure is left to the form that was sent, which shows it itself.
 */
export function useTell() {
  const show = useSetAtom(showToastAtom)
  const { common, failures } = useWords(sharedAdminWords)
  return useCallback(
    async <Value>(
      saving: Promise<Outcome<Value, BusinessFailure>>,
      done: Told | ((value: Value) => Told),
      refusal: 'toast' | 'form' = 'toast',
    ) => {
      const outcome = await saving
      if (outcome.ok) {
        show({ tone: 'success', ...(typeof done === 'function' ? done(outcome.value) : done) })
      } else if (refusal === 'toast') {
        const { title, next } = businessFailureWords(outcome.failure, failures)
        show({ tone: 'danger', title: common.notSaved, text: `${title} ${next}` })
      }
      return outcome
    },
    [show, common, failures],
  )
}
