import { useEffect } from 'react'

/** The id of the element that the app is drawn in. */
export const rootId = 'root'

/** Marks the page as hydrated, for tests and benches to wait for. */
export function HydrationMark() {
  useEffect(() => {
    const root = document.getElementById(rootId)
    if (root) root.dataset.hydrated = ''
  }, [])
  return null
}
