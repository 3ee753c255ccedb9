import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import type { BusinessFailure } from '@/domain/businessFailures'
import type { Outcome } from '@/domain/failures'
import { showToastAtom } from '@/platform/toasts/toasts'
import { useWords } from '@/platform/words/words'
import { sharedAdminWords } from '../words'

/** Tells that a form's record was saved; a refusal is left to the form. Hands the outcome on. */
export function useSaved() {
  const { common } = useWords(sharedAdminWords)
  const show = useSetAtom(showToastAtom)
  return useCallback(
    <Row extends { id: string }>(outcome: Outcome<Row, BusinessFailure>) => {
      if (outcome.ok) show({ tone: 'success', title: common.saved(outcome.value.id) })
      return outcome
    },
    [show, common],
  )
}
