import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { company } from '@/domain/company'
import { withRetry } from '@/domain/retry'
import { languageAtom, type Language } from '@/platform/words/language'

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
  const language = useAtomValue(languageAtom)
  const first = useRef(pathname)
  useEffect(() => {
    if (first.current === pathname || ownTitles.test(pathname)) return
    first.current = ''
    let isCurrent = true
    void pageTitle(pathname, language).then((title) => {
      if (isCurrent) document.title = title
    })
    return () => {
      isCurrent = false
    }
  }, [pathname, language])
}

async function pageTitle(pathname: string, language: Language): Promise<string> {
  const [{ notFoundPage, publicPages }, { appWords }] = await Promise.all([
    withRetry(() => import('../publicPages')),
    withRetry(() => import('../words')),
  ])
  const words = await appWords.load(language)
  const meta = publicPages(words).find(({ path }) => path === pathname) ?? notFoundPage(words)
  return words.documentTitle(meta.title, company.name)
}
