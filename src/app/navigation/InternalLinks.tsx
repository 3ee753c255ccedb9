import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { claimNewVersion } from '../newVersion'

/**
 * Lets screens use plain links: a click on a link inside the site is routed without a page load.
 * Links work before this has loaded, with a modifier key and in a new tab, as links do.
 */
export function InternalLinks() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const here = pathname + search

  useEffect(() => {
    function follow(event: MouseEvent) {
      const href = hrefToRoute(event)
      // A page load brings the new version; the link leads to the same place.
      if (!href || claimNewVersion()) return
      event.preventDefault()
      void navigate(href, { replace: href === here })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, here])

  return <ArrivalFocus pathname={pathname} />
}

/** The address that a click asks the router for; null when the browser should handle the click. */
function hrefToRoute(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const href = link?.getAttribute('href')
  if (!link || !href?.startsWith('/') || href.startsWith('//')) return null
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return null
  return href
}

/**
 * After a routed change of page: the window at the top and the focus on the new page's heading, as
 * after a page load, so that a screen reader starts there. Back and forward keep the place.
 */
function ArrivalFocus({ pathname }: { pathname: string }) {
  const kind = useNavigationType()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    if (kind === 'POP') return
    window.scrollTo(0, 0)
    return whenPresent('main h1', (heading) => {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    })
  }, [pathname, kind])
  return null
}

/** Calls back with the first element that matches, now or once it is there; returns how to stop waiting. */
function whenPresent(selector: string, found: (element: HTMLElement) => void): () => void {
  const now = document.querySelector<HTMLElement>(selector)
  if (now) {
    found(now)
    return () => {}
  }
  const observer = new MutationObserver(() => {
    const element = document.querySelector<HTMLElement>(selector)
    if (!element) return
    observer.disconnect()
    found(element)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
