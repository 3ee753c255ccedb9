import { useEffect } from 'react'

/**
 * Has the browser ask before the window is closed or reloaded.
 * @param isOn true while there is something to lose
 */
export function useUnloadGuard(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isOn])
}
