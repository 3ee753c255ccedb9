import { chromium, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright'
import { expect } from 'vitest'
import { browserArguments, findBrowser } from '../../../.ci/browser.mjs'
import { startSite, type Site } from '../site'

/** A site and a browser that people visit it with. */
export type VisitedSite = Site & {
  /** Opens a page in a browser context of its own. */
  open: (path: string, options?: BrowserContextOptions) => Promise<Visit>
  /** An empty page of a browser context of its own, for tests that watch it from the first request. */
  blank: (options?: BrowserContextOptions) => Promise<Visit>
}

export type Visit = {
  page: Page
  /** Errors of the console, uncaught errors and requests to other origins, so far. */
  problems: string[]
}

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
}

/**
 * Starts the built site (see `startSite`) and a browser in another time zone than the business's.
 * `close` ends both, and fails when a page that was open meanwhile did what its policy forbids.
 * @param program the browser's path
 */
export async function startVisits(
  options?: Parameters<typeof startSite>[0],
  program = findBrowser(),
): Promise<VisitedSite> {
  const site = await startSite(options)
  const browser = await chromium.launch({
    executablePath: program,
    args: browserArguments,
  })
  const violations = new Set<string>()
  const blank = async (options: BrowserContextOptions = {}): Promise<Visit> => {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      timezoneId: 'Asia/Tokyo',
      reducedMotion: 'reduce',
      ...options,
    })
    await watchPolicy(context, (violation) => violations.add(violation))
    const page = await context.newPage()
    return { page, problems: watch(page, site.url) }
  }
  return {
    ...site,
    blank,
    async open(path, options) {
      const visit = await blank(options)
      await visit.page.goto(site.url + path)
      return visit
    },
    async close() {
      await browser.close()
      await site.close()
      expect([...violations]).toEqual([])
    },
  }
}

/** Tells of everything that any page of a context tries against the Content Security Policy. */
async function watchPolicy(context: BrowserContext, tell: (violation: string) => void) {
  await context.exposeBinding('tellViolation', (_, violation: string) => tell(violation))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event
      const where = `${location.pathname}, ${sourceFile}:${lineNumber}`
      const { tellViolation } = window as unknown as { tellViolation(violation: string): void }
      tellViolation(`${effectiveDirective} ${blockedURI} ${sample} (${where})`)
    })
  })
}

function watch(page: Page, origin: string): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  page.on('request', (request) => {
    const { protocol, origin: target } = new URL(request.url())
    if (protocol.startsWith('http') && target !== origin) problems.push(`request: ${request.url()}`)
  })
  return problems
}
