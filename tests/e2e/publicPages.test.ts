import AxeBuilder from '@axe-core/playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentTitle, publicPages } from '@/content/en/pages'
import { company } from '@/domain/company'
import { alive, expectNoSidewaysScroll, pages, unexpected } from './support/publicPages'
import { startVisits, type VisitedSite } from './support/visits'

let site: VisitedSite
beforeAll(async () => {
  site = await startVisits({ sample: true })
})
afterAll(() => site?.close())

describe.each(pages)('$path', ({ path, meta, status }) => {
  it('is there without JavaScript: status, title, heading, and the phone number as the way to book', async () => {
    const { page } = await site.blank({ javaScriptEnabled: false })
    const response = await page.goto(site.url + path)
    expect(response?.status()).toBe(status)
    expect(await page.title()).toBe(documentTitle(meta, company.name))
    await page.getByRole('heading', { level: 1 }).waitFor()
    const main = page.getByRole('main')
    expect((await main.innerText()).length).toBeGreaterThan(80)
    expect(await page.getByRole('link', { name: company.phone }).first().isVisible()).toBe(true)
    const described = page.locator('meta[name="description"]')
    expect(await described.getAttribute('content')).toBe(meta.description)
    // A form that cannot be sent must not put what is typed into the address.
    expect(await page.locator('form:visible').count()).toBe(0)
    await page.context().close()
  })

  it.each([
    { mode: 'light' as const, width: 1280 },
    { mode: 'dark' as const, width: 320 },
  ])(
    'comes alive in $mode mode at $width px: no error, no stranger, nothing for axe to say',
    async ({ mode, width }) => {
      const scripts: string[] = []
      const { page, problems } = await site.blank({
        colorScheme: mode,
        viewport: { width, height: 800 },
      })
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url())
      })
      await page.goto(site.url + path)
      await alive(page)
      await page.waitForLoadState('networkidle')
      expect(unexpected(problems, path)).toEqual([])
      await expectNoSidewaysScroll(page)
      expect(await page.locator('html').getAttribute('class')).toBe(mode)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])

      // The panels, the mocks and, for a visitor without a session, the client of the backend.
      const texts = await Promise.all(scripts.map(async (address) => (await fetch(address)).text()))
      const code = texts.join('\n')
      const asksTheBackend = /^\/(quote\/appointment|login|auth)/.test(path)
      const strangers = [
        'Quotes Management',
        'mockServiceWorker',
        ...(asksTheBackend ? [] : ['GoTrueClient']),
      ]
      expect(strangers.filter((stranger) => code.includes(stranger))).toEqual([])
      await page.context().close()
    },
  )
})

describe('the way through the pages', () => {
  it('every link inside the site resolves, and its anchor is there', async () => {
    const { page } = await site.open('/', { javaScriptEnabled: false })
    const targets = new Map<string, string>()
    for (const { path } of publicPages) {
      await page.goto(site.url + path)
      const hrefs = await page
        .locator('a[href]')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
      for (const href of hrefs) if (href.startsWith(site.url)) targets.set(href, path)
    }
    expect(targets.size).toBeGreaterThan(20)
    const broken: string[] = []
    for (const [href, from] of targets) {
      const response = await page.goto(href)
      // A change of hash alone is no request.
      if (response && response.status() !== 200) broken.push(`${href} on ${from}`)
      const { hash } = new URL(href)
      if (hash && (await page.locator(`[id="${hash.slice(1)}"]`).count()) === 0) {
        broken.push(`${href} on ${from}`)
      }
    }
    expect(broken).toEqual([])
    await page.context().close()
  })

  it('a routed change of page names the tab, and Back brings the page before', async () => {
    const { page, problems } = await site.open('/')
    await alive(page)
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
})
