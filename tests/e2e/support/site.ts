import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright'
import { inject } from 'vitest'
import { browserArguments, findBrowser } from '../../../.ci/browser.mjs'
import type { Backend } from '@local/backend'
import { serve, type Serving } from '@local/serve'

export type Site = {
  origin: string
  /** Opens a page of its own browser context; what the page does wrong is kept in `problems`. */
  open: (path: string, options?: BrowserContextOptions) => Promise<Visit>
  /** One statement as the database's owner. */
  sql: Backend['sql']
  mails: Backend['mails']
  close: () => Promise<void>
}

export type Visit = {
  page: Page
  /** Errors of the console, uncaught errors, requests to other origins and CSP violations so far. */
  problems: string[]
}

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
}

/** Serves the built site on an embedded backend of its own, in memory, with a browser to visit it. */
export async function startSite(options: { sample?: boolean } = {}): Promise<Site> {
  const serving: Serving = await serve({
    port: 0,
    staticDir: inject('siteFolder'),
    sample: options.sample ?? false,
  })
  const backend = await serving.backend
  const browser: Browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserArguments,
  })
  return {
    origin: serving.origin,
    sql: backend.sql,
    mails: backend.mails,
    async open(path, contextOptions = {}) {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        timezoneId: 'Asia/Tokyo',
        reducedMotion: 'reduce',
        ...contextOptions,
      })
      const page = await context.newPage()
      const problems = watch(page, serving.origin)
      await page.goto(serving.origin + path)
      return { page, problems }
    },
    async close() {
      await browser.close()
      await serving.close()
    },
  }
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
