import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { getDefaultStore } from 'jotai'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static.edge'
import { StaticRouter } from 'react-router-dom'
import { notFoundPage, publicPages as pagesIn, type PageMeta } from './publicPages'
import { appWords } from './words'
import { servicePagesOf } from '@/features/marketing/services/servicePageOf'
import { servicesWords } from '@/features/marketing/services/words'
import { jsonLdText, structuredDataFor } from './structuredData'
import { siteFactsIn } from '@/platform/site/siteFacts'
import { builtSettings } from '@/platform/site/builtSettings'
import { siteSettingsAtom } from '@/platform/site/siteSettings'
import { sessionStateAtom, visitor } from '@/platform/session/sessionState'
import { App } from './App'
import { SessionBoundary } from './providers/Session'
import { routeOf } from './routes/table'

/** One page of the public site, ready to be written into a document. */
export type DrawnPage = {
  meta: PageMeta
  title: string
  /** The app as HTML. */
  html: string
  /** The style elements that it needs, as the style engine finds them again in the browser. */
  styles: readonly { marker: string; css: string }[]
  /** JSON-LD, safe inside a script element. */
  structuredData: string
  /** What stands above the page when there is no script; empty where nothing needs one. */
  noScript: string
  /** The imports whose chunks the page wants, to be found again in the browser's build. */
  imports: string[]
}

const words = appWords.en
const { documentTitle, noScript } = words

/** The pages as they are prerendered, in English. */
export const publicPages = pagesIn(words, siteFactsIn(builtSettings, 'en'))
export const notFoundMeta = notFoundPage(words)
const { company } = builtSettings
export { company, noScript as noScriptWords }

/**
 * Draws a public page for a visitor without a draft and without a session.
 * @param origin the site's own, for structured data, without a slash at the end
 * @throws Error when the page cannot be drawn completely
 */
export async function drawPage(meta: PageMeta, origin: string): Promise<DrawnPage> {
  const route = routeOf(meta.path)
  if (!route) throw new Error(`No route draws ${meta.path}.`)
  await Promise.all([route.page.preload(), route.session && SessionBoundary.preload()])
  getDefaultStore().set(sessionStateAtom, visitor)
  getDefaultStore().set(siteSettingsAtom, builtSettings)
  const cache = createCache({ key: 'css' })
  // Styles are collected, and written into the head by the build.
  cache.compat = true
  const globalNames = noteGlobals(cache)
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
  return {
    meta,
    title: documentTitle(meta.title, company.name),
    html,
    styles: styleElements(cache, globalNames),
    structuredData: jsonLdText(
      structuredDataFor(
        origin,
        meta.path,
        servicePagesOf(servicesWords.en, builtSettings.prices),
        builtSettings,
      ),
    ),
    noScript: noScriptText(meta.path),
    imports: [route.page, ...(route.session ? [SessionBoundary] : [])].map((page) => page.source),
  }
}

/** What a page says where there is no script; empty where it works without one. */
function noScriptText(path: string): string {
  if (path.startsWith('/quote')) return noScript.booking
  if (path === '/appointment') return noScript.appointment
  return /^\/(login|auth|account|invitation|setup)/.test(path) ? noScript.signIn : ''
}

/** The names of the styles of the bare page, which stand under no selector of their own. */
function noteGlobals(cache: EmotionCache): ReadonlySet<string> {
  const names = new Set<string>()
  const { insert } = cache
  cache.insert = (selector, serialized, ...rest) => {
    if (selector === '') names.add(serialized.name)
    return insert(selector, serialized, ...rest)
  }
  return names
}

/** Found by these markers in the browser, styles are not written and worked out a second time. */
function styleElements({ key, inserted }: EmotionCache, globalNames: ReadonlySet<string>) {
  const all = Object.entries(inserted).flatMap(([name, css]) =>
    typeof css === 'string' ? [{ name, css }] : [],
  )
  const own = all.filter(({ name }) => !globalNames.has(name))
  return [
    ...all
      .filter(({ name }) => globalNames.has(name))
      .map(({ name, css }) => ({ marker: `${key}-global ${name}`, css })),
    {
      marker: [key, ...own.map(({ name }) => name)].join(' '),
      css: own.map(({ css }) => css).join(''),
    },
  ]
}
