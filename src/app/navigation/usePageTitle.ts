import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { withRetry } from '@/domain/retry'
import type { SiteSettings } from '@/domain/siteSettings'
import { siteFactsIn } from '@/platform/site/siteFacts'
import { builtSettings } from '@/platform/site/builtSettings'
import { useSiteSettings } from '@/platform/site/siteSettings'
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
  const settings = useSiteSettings()
  const first = useRef(pathname)
  useEffect(() => {
    if (ownTitles.test(pathname)) return
    const isBuilt = settings.company.name === builtSettings.company.name
    if (first.current === pathname && isBuilt) return
    first.current = ''
    let isCurrent = true
    void pageTitle(pathname, language, settings).then((title) => {
      if (isCurrent) document.title = title
    })
    return () => {
      isCurrent = false
    }
  }, [pathname, language, settings])
}

async function pageTitle(
  pathname: string,
  language: Language,
  settings: SiteSettings,
): Promise<string> {
  const [{ notFoundPage, publicPages }, { appWords }] = await Promise.all([
    withRetry(() => import('../publicPages')),
    withRetry(() => import('../words')),
  ])
  const words = await appWords.load(language)
  const meta =
    publicPages(words, siteFactsIn(settings, language)).find(({ path }) => path === pathname) ??
    notFoundPage(words)
  return words.documentTitle(meta.title, settings.company.name)
}
