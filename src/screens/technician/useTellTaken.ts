import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { technician } from '@/content/en/technician'
import type { Kept, WaitingAction } from '@/state/technician/actions'
import { technicianDayViewAtom } from '@/state/technician/day'
import { showToastAtom } from '@/state/toasts'

/** Tells in a short message that an action is kept, or that the phone could not keep it; answers whether it is. */
export function useTellTaken() {
  const show = useSetAtom(showToastAtom)
  const view = useAtomValue(technicianDayViewAtom)
  const isOffline = view.status === 'ready' && !view.value.isOnline
  return useCallback(
    (kept: Kept, kind: WaitingAction['kind'], customer: string): boolean => {
      const { taken } = technician
      if (kept.ok) {
        show({
          tone: isOffline ? 'info' : 'success',
          title: taken[kind](customer),
          text: isOffline ? taken.offline : undefined,
        })
      } else {
        show({ tone: 'danger', title: taken.storage.title, text: taken.storage.next })
      }
      return kept.ok
    },
    [show, isOffline],
  )
}
