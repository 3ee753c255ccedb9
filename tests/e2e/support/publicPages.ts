import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject } from 'vitest'
import type { Page } from 'playwright'
import { notFoundPage, publicPages, type PageMeta } from '@/app/publicPages'
import { usualSiteSettings } from '@/domain/siteSettings'
import { siteFactsIn } from '@/platform/site/siteFacts'
import { appWords } from '@/app/words'

/** Every public page of the route list, and the page of addresses that do not exist. */
export const pages: readonly { path: string; meta: PageMeta; status: number }[] = [
  ...publicPages(appWords.en, siteFactsIn(usualSiteSettings, 'en')).map((meta) => ({
    path: meta.path,
    meta,
    status: 200,
  })),
  { path: '/no-such-page', meta: notFoundPage(appWords.en), status: 404 },
]

/** The built document of a page, as text. */
export function documentOf({ path }: PageMeta): string {
  const name = path === '/' ? 'index' : path.slice(1)
  return readFileSync(join(inject('siteFolder'), `${name}.html`), 'utf8')
}

/** Waits until the app has hydrated the page, which it does by itself. */
export async function hydrated(page: Page) {
  await page.locator('#root[data-hydrated]').waitFor({ state: 'attached', timeout: 60_000 })
}

/** What the console may say: the app logs the missing path, and Chromium tells of the status. */
export function unexpected(problems: readonly string[], path: string): string[] {
  if (path !== '/no-such-page') return [...problems]
  return problems.filter(
    (problem) => !/404: no page at this path|status of 404 \(Not Found\)/.test(problem),
  )
}

/** Fails when the page can be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page) {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }))
  expect(content).toBeLessThanOrEqual(window)
}
