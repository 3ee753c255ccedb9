import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import type { BusinessFailure } from '@/domain/businessFailures'
import type { Outcome } from '@/domain/failures'
import { showToastAtom } from '@/state/toasts'

/** Tells that something was done; a refusal is left to the form. Hands the outcome on. */
export function useDone() {
  const show = useSetAtom(showToastAtom)
  return useCallback(
    <Value>(outcome: Outcome<Value, BusinessFailure>, title: string) => {
      if (outcome.ok) show({ tone: 'success', title })
      return outcome
    },
    [show],
  )
}
