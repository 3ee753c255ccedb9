import { useEffect, useRef } from 'react'

/**
 * Shows the page from its top when what it is about has changed: after a long form the browser would keep its place,
 * which is below a shorter step.
 * @param step names what the page shows now
 */
export function usePageTop(step: string): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo(0, 0)
  }, [step])
}
