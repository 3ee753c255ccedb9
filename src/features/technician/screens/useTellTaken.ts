import { technicianWords } from '../words'
import { notTakenWords } from '../failureWords'
import { useWords } from '@/platform/words/words'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback } from 'react'
import type { Kept, WaitingAction } from '../state/actions'
import { technicianDayViewAtom } from '../state/day'
import { showToastAtom } from '@/platform/toasts/toasts'

/** Tells in a short message that an action is taken, or why it could not be; answers whether it is. */
export function useTellTaken() {
  const technician = useWords(technicianWords)
  const show = useSetAtom(showToastAtom)
  const view = useAtomValue(technicianDayViewAtom)
  const isOffline = view.status === 'ready' && !view.value.isOnline
  return useCallback(
    (kept: Kept, kind: WaitingAction['kind'], customer: string): boolean => {
      const { taken } = technician.day
      if (kept.ok) {
        const isWaiting = isOffline && !kept.isSent
        show({
          tone: isWaiting ? 'info' : 'success',
          title: taken[kind](customer),
          text: isWaiting ? taken.offline : undefined,
        })
      } else {
        const { title, next } = notTakenWords(technician, kept.failure)
        show({ tone: 'danger', title, text: next })
      }
      return kept.ok
    },
    [show, isOffline, technician],
  )
}
