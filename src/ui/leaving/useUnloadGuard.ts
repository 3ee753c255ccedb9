import { useEffect } from 'react'
import { noteUnsavedForm } from './unsavedForms'

/**
 * Has the browser ask before the window is closed or reloaded, and counts the form among those with
 * something unsaved (`useHasUnsavedForm`).
 * @param isOn true while there is something to lose
 */
export function useUnloadGuard(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    const forget = noteUnsavedForm()
    return () => {
      window.removeEventListener('beforeunload', ask)
      forget()
    }
  }, [isOn])
}
