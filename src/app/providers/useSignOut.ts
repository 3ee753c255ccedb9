import { useStore } from 'jotai'
import { useCallback } from 'react'
import { withRetry } from '@/domain/retry'

/**
 * Signs out everywhere, then calls `leave`. For the public pages, which know who is signed in without
 * having loaded the means to sign them out.
 */
export function useSignOut(leave: () => void) {
  const store = useStore()
  return useCallback(async () => {
    const { signOutAtom } = await withRetry(() => import('@/platform/session/authVerbs'))
    await store.set(signOutAtom, { isLeaving: true })
    leave()
  }, [store, leave])
}
