import { useEffect, useRef } from 'react'
import { company } from '@/domain/company'

/** Names the browser's tab after what the page shows. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = title
  }, [title])
}

/** Pages that name the tab themselves, because what they show changes. */
const ownTitles = /^\/(quote|admin|technicians)(\/|$)/

/**
 * Names the browser's tab after a routed change of page. The first page arrived with its title, so that
 * most visitors never load the list.
 */
export function useRoutedTitle(pathname: string) {
  const first = useRef(pathname)
  useEffect(() => {
    if (first.current === pathname || ownTitles.test(pathname)) return
    first.current = ''
    let isCurrent = true
    void import('@/content/en/pages').then(({ documentTitle, notFoundMeta, publicPages }) => {
      if (!isCurrent) return
      const meta = publicPages.find(({ path }) => path === pathname) ?? notFoundMeta
      document.title = documentTitle(meta, company.name)
    })
    return () => {
      isCurrent = false
    }
  }, [pathname])
}
