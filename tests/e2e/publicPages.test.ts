import type axe from 'axe-core'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Response } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { appWords } from '@/app/words'
import { usualCompany as company } from '@/domain/company'
import { buildSite } from './support/buildSite'
import { expectNoSidewaysScroll, hydrated, pages, unexpected } from './support/publicPages'
import { startVisits, type Visit, type VisitedSite } from './support/visits'

/** The site as it is delivered, and with React's development build, which tells every difference between page and app. */
let site: VisitedSite
let warningSite: VisitedSite
/** One window for each way to look, which goes from page to page as a first visitor. */
const windows = {} as Record<'plain' | 'light' | 'dark', Visit>
beforeAll(async () => {
  const staticDir = 'tests/.results/site-with-warnings'
  await buildSite(staticDir, 'development')
  ;[site, warningSite] = await Promise.all([
    startVisits({ sample: true }),
    startVisits({ staticDir }),
  ])
  windows.plain = await site.blank({ javaScriptEnabled: false })
  windows.light = await site.blank()
  windows.dark = await warningSite.blank({
    colorScheme: 'dark',
    viewport: { width: 320, height: 800 },
  })
  for (const { page } of [windows.light, windows.dark]) {
    await page.addInitScript(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  }
  // It builds a site.
}, 300_000)
afterAll(async () => {
  await Promise.all([site?.close(), warningSite?.close()])
})

/** What a dark page can have that the light one, which is checked whole, has not. */
const ofTheMode = {
  runOnly: {
    type: 'rule' as const,
    values: ['color-contrast', 'link-in-text-block', 'target-size'],
  },
}

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** What is laid out only when it comes near the window has no contrast that could be judged before. */
function layOutEverything() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(sheet)
}

async function expectNothingForAxe(page: Page, rules: axe.RunOptions = {}) {
  await page.evaluate(layOutEverything)
  await page.evaluate(axeSource)
  const violations = await page.evaluate(
    async (options) => {
      const page = window as unknown as { axe: typeof axe }
      const found = await page.axe.run(options)
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
    },
    { resultTypes: ['violations' as const], ...rules },
  )
  expect(violations).toEqual([])
}

/** The text of a script that the site delivered. */
const codeOf = (url: string) =>
  readFileSync(join(inject('siteFolder'), new URL(url).pathname), 'utf8')

/** Anchors of each page, and the page on which each link inside the site stands: what the pages say without JavaScript. */
const anchorsOf = new Map<string, readonly string[]>()
const links = new Map<string, string>()

async function noteLinks(page: Page, path: string) {
  anchorsOf.set(
    path,
    await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id)),
  )
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href))
  for (const href of hrefs) if (href.startsWith(site.url) && !links.has(href)) links.set(href, path)
}

async function settle(page: Page) {
  await hydrated(page)
  await page.waitForLoadState('networkidle')
}

describe.each(pages)('$path', ({ path, meta, status }) => {
  it('is there without JavaScript: status, title, heading, and the phone number as the way to book', async () => {
    const { page } = windows.plain
    const response = await page.goto(site.url + path)
    expect(response?.status()).toBe(status)
    expect(await page.title()).toBe(appWords.en.documentTitle(meta.title, company.name))
    await page.getByRole('heading', { level: 1 }).waitFor()
    const main = page.getByRole('main')
    // The page of one person has nothing to say before it knows whose it is.
    expect((await main.innerText()).length).toBeGreaterThan(meta.isPrivate ? 20 : 80)
    expect(await page.getByRole('link', { name: company.phone }).first().isVisible()).toBe(true)
    const described = page.locator('meta[name="description"]')
    expect(await described.getAttribute('content')).toBe(meta.description)
    // A form that cannot be sent must not put what is typed into the address.
    expect(await page.locator('form:visible').count()).toBe(0)
    await noteLinks(page, path)
  })

  it('is hydrated in light mode at 1280 px: no error, no stranger, nothing for axe to say', async () => {
    const { page, problems } = windows.light
    problems.length = 0
    const scripts = new Set<string>()
    const note = (response: Response) => {
      if (response.request().resourceType() === 'script') scripts.add(response.url())
    }
    page.on('response', note)
    await page.goto(site.url + path)
    await settle(page)
    page.off('response', note)
    expect(unexpected(problems, path)).toEqual([])
    await expectNoSidewaysScroll(page)
    expect(await page.locator('html').getAttribute('class')).toBe('light')
    await expectNothingForAxe(page)

    // The panels, the mocks and, for a visitor without a session, the client of the backend.
    const code = [...scripts].map(codeOf).join('\n')
    expect(code.length).toBeGreaterThan(10_000)
    const asksTheBackend = /^\/(quote\/appointment|login|auth)/.test(path)
    const strangers = [
      'Quotes Management',
      'mockServiceWorker',
      ...(asksTheBackend ? [] : ['GoTrueClient']),
    ]
    expect(strangers.filter((stranger) => code.includes(stranger))).toEqual([])
  })

  it('is hydrated in dark mode at 320 px without a warning', async () => {
    const { page, problems } = windows.dark
    problems.length = 0
    await page.goto(warningSite.url + path)
    await settle(page)
    expect(unexpected(problems, path)).toEqual([])
    await expectNoSidewaysScroll(page)
    expect(await page.locator('html').getAttribute('class')).toBe('dark')
    await expectNothingForAxe(page, ofTheMode)
    // Text at 200%: everything is still read without moving the page sideways.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expectNoSidewaysScroll(page)
  })
})

// Only these lay themselves out by the window.
it.each(pages.filter(({ path }) => /^\/(quote|$)/.test(path)))(
  '$path is hydrated at 1280 px without a warning',
  async ({ path }) => {
    const { page, problems } = await warningSite.open(path)
    await settle(page)
    expect(problems).toEqual([])
    await page.context().close()
  },
)

describe('the way through the pages', () => {
  it('every link inside the site resolves, and its anchor is there', async () => {
    expect([...anchorsOf.keys()]).toEqual(pages.map(({ path }) => path))
    expect(links.size).toBeGreaterThan(20)
    const broken: string[] = []
    for (const [href, from] of links) {
      const { pathname, hash } = new URL(href)
      // A page is there for its own links, whatever its status.
      const isPage = pathname === from || (await fetch(href)).status === 200
      const isAnchor = !hash || anchorsOf.get(pathname)?.includes(hash.slice(1))
      if (!isPage || !isAnchor) broken.push(`${href} on ${from}`)
    }
    expect(broken).toEqual([])
  })

  it('nothing moves for who wants less motion', async () => {
    const { page } = await site.open('/')
    await hydrated(page)
    const [isChanged, moving] = await page.evaluate(() => [
      document.documentElement.classList.replace('light', 'dark'),
      document.getAnimations().length,
    ])
    expect(isChanged).toBe(true)
    expect(moving).toBe(0)
    await page.context().close()
  })

  it('a routed change of page names the tab, and Back brings the page before', async () => {
    const { page, problems } = await site.open('/')
    await hydrated(page)
    let loads = 0
    page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0))
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
    await page.getByRole('heading', { level: 1, name: /./ }).waitFor()
    await expect.poll(() => page.title(), { timeout: 10_000 }).toContain('About Us')
    await page.goBack()
    await expect.poll(() => page.title(), { timeout: 10_000 }).toContain('Mobile Windshield Repair')
    await page.getByRole('heading', { level: 1, name: /Cracked windshield/ }).waitFor()
    expect(loads).toBe(0)
    expect(problems).toEqual([])
    await page.context().close()
  })

  it('a page asked for in another spelling, of a host that knows only one, goes to its address by itself', async () => {
    const { page } = await site.open('/')
    await page.route(`${site.url}/Locations?from=mail`, (route) =>
      route.fulfill({
        status: 404,
        contentType: 'text/html',
        path: join(inject('siteFolder'), '404.html'),
      }),
    )
    await page.goto(`${site.url}/Locations?from=mail#burbank`)
    await page.waitForURL(`${site.url}/locations?from=mail#burbank`)
    await expect.poll(() => page.title()).toContain('Locations')
    await page.context().close()
  })
})
