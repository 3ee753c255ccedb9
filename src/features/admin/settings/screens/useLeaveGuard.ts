import { useEffect, useState } from 'react'
import { useUnloadGuard } from '@/ui/leaving/useUnloadGuard'

/**
 * Holds a person who is about to leave with something unsaved. A link inside the site is held and
 * handed back as `heldHref`; closing or reloading the window is asked about by the browser.
 * @param isOn true while there is something to lose
 */
export function useLeaveGuard(isOn: boolean) {
  const [heldHref, setHeldHref] = useState<string | null>(null)
  useUnloadGuard(isOn)

  useEffect(() => {
    if (!isOn) return
    function hold(event: MouseEvent) {
      if (event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const href = link?.getAttribute('href')
      // A link to a field on this page leads nowhere, and a file is saved beside the page.
      if (!link || !href?.startsWith('/') || link.target || link.hasAttribute('download')) return
      event.preventDefault()
      // The router listens further up.
      event.stopPropagation()
      setHeldHref(href)
    }
    document.addEventListener('click', hold, { capture: true })
    return () => document.removeEventListener('click', hold, { capture: true })
  }, [isOn])

  return { heldHref, release: () => setHeldHref(null) }
}

/** Follows a link as if it had been pressed, so that whatever routes links routes it. */
export function followLink(href: string): void {
  const link = document.createElement('a')
  link.href = href
  document.body.append(link)
  link.click()
  link.remove()
}
