import { useSyncExternalStore } from 'react'

let open = 0
const listeners = new Set<() => void>()

/** Counts a form in which something unsaved was entered. Returns what takes it off again. */
export function noteUnsavedForm(): () => void {
  change(1)
  return () => change(-1)
}

/** Whether a form on the page holds something that was entered and not saved. */
export function useHasUnsavedForm(): boolean {
  return useSyncExternalStore(subscribe, hasUnsavedForm, () => false)
}

/** Whether a form on the page holds something that was entered and not saved, at this moment. */
export const hasUnsavedForm = (): boolean => open > 0

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(by: 1 | -1): void {
  open += by
  for (const listener of listeners) listener()
}
