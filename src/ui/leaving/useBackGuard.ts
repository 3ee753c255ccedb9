import { useEffect, useRef, useState } from 'react'

const mark = 'unsavedForm'

/**
 * Has the browser's Back lead to a question instead of away from a form that lies over the page. From the
 * first change on, the form has an entry of its own in the history, which Back takes away and which is put
 * back at once; it goes when the form does.
 * @param isOn true once there is something to lose
 * @param onBack what Back means now: ask, or close the form when there is nothing to lose any more
 */
export function useBackGuard(isOn: boolean, onBack: () => void): void {
  const answer = useRef(onBack)
  useEffect(() => {
    answer.current = onBack
  })
  // Kept on: taking the entry away and adding it again would race with what the person does.
  const [isArmed, setArmed] = useState(isOn)
  if (isOn && !isArmed) setArmed(true)

  useEffect(() => {
    if (!isArmed) return
    const { href } = window.location
    const page: unknown = window.history.state
    const form = { ...(page as object | null), [mark]: true }
    window.history.pushState(form, '', href)

    function stay(event: PopStateEvent) {
      // The router must not follow: the page stays under the form.
      event.stopImmediatePropagation()
      // Browsers skip entries that were added without a touch, and then land on the page before.
      if (window.location.href !== href) window.history.pushState(page, '', href)
      window.history.pushState(form, '', href)
      answer.current()
    }
    window.addEventListener('popstate', stay, { capture: true })
    return () => {
      window.removeEventListener('popstate', stay, { capture: true })
      // Later: closing the form may lead to another page, which takes the entry, and Back would lead away from it.
      setTimeout(() => {
        if (isOnForm()) window.history.back()
      })
    }
  }, [isArmed])
}

function isOnForm(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && mark in state
}
