import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { getDefaultStore } from 'jotai'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static.edge'
import { StaticRouter } from 'react-router-dom'
import { documentTitle, notFoundMeta, publicPages, type PageMeta } from '@/content/en/pages'
import { noScript } from '@/content/en/noScript'
import { servicePages } from '@/content/en/servicePages/all'
import { jsonLdText, structuredDataFor } from '@/content/structuredData'
import { company } from '@/domain/company'
import { nobody, sessionStateAtom } from '@/state/sessionState'
import { App } from './App'
import { SessionBoundary } from './providers/Session'
import { routeOf } from './start/firstPage'

/** One page of the public site, ready to be written into a document. */
export type DrawnPage = {
  meta: PageMeta
  title: string
  /** The app as HTML. */
  html: string
  /** The styles that it uses, by the names that the style engine knows them under. */
  styles: { names: string[]; css: string }
  /** JSON-LD, safe inside a script element. */
  structuredData: string
  /** What stands above the page when there is no script; empty where nothing needs one. */
  noScript: string
  /** The imports whose chunks the page wants, to be found again in the browser's build. */
  imports: string[]
}

export { company, noScript as noScriptWords, notFoundMeta, publicPages }

/**
 * Draws a public page for a visitor without a draft and without a session.
 * @param origin the site's own, for structured data, without a slash at the end
 * @throws Error when the page cannot be drawn completely
 */
export async function drawPage(meta: PageMeta, origin: string): Promise<DrawnPage> {
  const route = routeOf(meta.path)
  if (!route) throw new Error(`No route draws ${meta.path}.`)
  getDefaultStore().set(sessionStateAtom, { ...nobody, isInitialized: true })
  await Promise.all([route.page.preload(), route.session && SessionBoundary.preload()])
  const cache = createCache({ key: 'css' })
  // Styles are collected, and written into the head by the build.
  cache.compat = true
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <StrictMode>
        <StaticRouter location={meta.path}>
          <App />
        </StaticRouter>
      </StrictMode>
    </CacheProvider>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void failures.push(error),
    },
  )
  const html = await new Response(prelude).text()
  if (failures.length > 0)
    throw new Error(`${meta.path} could not be drawn.`, { cause: failures[0] })
  const styles = Object.entries(cache.inserted).filter(([, css]) => typeof css === 'string')
  return {
    meta,
    title: documentTitle(meta, company.name),
    html,
    styles: {
      names: styles.map(([name]) => name),
      css: styles.map(([, css]) => css).join(''),
    },
    structuredData: jsonLdText(structuredDataFor(origin, meta.path, servicePages)),
    noScript: /^\/(quote|login|auth)/.test(meta.path)
      ? meta.path.startsWith('/quote')
        ? noScript.booking
        : noScript.signIn
      : '',
    imports: [route.page, ...(route.session ? [SessionBoundary] : [])].map((page) => page.source),
  }
}
