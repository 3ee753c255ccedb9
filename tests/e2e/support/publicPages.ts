import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, vi } from 'vitest'
import type { Page } from 'playwright'
import { notFoundMeta, publicPages, type PageMeta } from '@/content/en/pages'

/** Every public page of the route list, and the page of addresses that do not exist. */
export const pages: readonly { path: string; meta: PageMeta; status: number }[] = [
  ...publicPages.map((meta) => ({ path: meta.path, meta, status: 200 })),
  { path: '/no-such-page', meta: notFoundMeta, status: 404 },
]

/** The built document of a page, as text. */
export function documentOf({ path }: PageMeta): string {
  const name = path === '/' ? 'index' : path.slice(1)
  return readFileSync(join(inject('siteFolder'), `${name}.html`), 'utf8')
}

/** Touches the page, as soon as it is painted, and waits until the app has taken it over. */
export async function alive(page: Page) {
  let moves = 0
  await vi.waitFor(
    async () => {
      moves += 1
      await page.mouse.move(5 + (moves % 2), 5)
      expect(await page.locator('#root[data-alive]').count()).toBe(1)
    },
    { timeout: 30_000, interval: 100 },
  )
}

/** What the console may say: the specification wants the missing path logged, and Chromium tells of the status. */
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
