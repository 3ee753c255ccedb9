import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { common } from '@/content/en/admin/common'
import { businessFailureWords } from '@/content/en/admin/failures'
import type { BusinessFailure } from '@/domain/businessFailures'
import type { Outcome } from '@/domain/failures'
import { showToastAtom, type Toast } from '@/state/toasts'

type Told = { title: string; text?: string; action?: Toast['action'] }

/**
 * Tells what came of a save: `done` on success; on failure what happened and what to do. Hands the
 * outcome on. For saves without a form of their own; a form tells its failures itself.
 */
export function useTell() {
  const show = useSetAtom(showToastAtom)
  return useCallback(
    async <Value>(
      saving: Promise<Outcome<Value, BusinessFailure>>,
      done: Told | ((value: Value) => Told),
    ) => {
      const outcome = await saving
      if (outcome.ok) {
        show({ tone: 'success', ...(typeof done === 'function' ? done(outcome.value) : done) })
      } else {
        const { title, next } = businessFailureWords(outcome.failure)
        show({ tone: 'danger', title: common.notSaved, text: `${title} ${next}` })
      }
      return outcome
    },
    [show],
  )
}
