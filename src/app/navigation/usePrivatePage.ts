import { useEffect } from 'react'

const marks = { robots: 'noindex', referrer: 'no-referrer' }

/**
 * Tells search engines to leave the page out, and the browser to tell no other site of it, while it is shown. A page
 * that was drawn beforehand has this in its head already; one that was routed to gets it here.
 */
export function usePrivatePage() {
  useEffect(() => {
    const added = Object.entries(marks).flatMap(([name, content]) => {
      if (document.head.querySelector(`meta[name="${name}"]`)) return []
      const mark = document.createElement('meta')
      Object.assign(mark, { name, content })
      document.head.append(mark)
      return mark
    })
    return () => added.forEach((mark) => mark.remove())
  }, [])
}
