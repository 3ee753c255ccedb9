import { useEffect } from 'react'
import { routeOf } from '../routes/table'

/** Fetches the code of the page that probably comes next, once the browser has nothing else to do. */
export function usePreload(path: string) {
  useEffect(() => {
    // A page that cannot be had now is asked for again when it is opened.
    const preload = () =>
      void routeOf(path)
        ?.page.preload()
        .catch(() => {})
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(preload, 200)
      return () => clearTimeout(timer)
    }
    const request = requestIdleCallback(preload, { timeout: 2_000 })
    return () => cancelIdleCallback(request)
  }, [path])
}
