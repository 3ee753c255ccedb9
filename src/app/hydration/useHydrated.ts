import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * False while a page is drawn beforehand and while React takes such a page over, which has to draw the same;
 * true afterwards. What only this visitor sees (a draft, a session, the size of the window) waits for it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
