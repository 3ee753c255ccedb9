import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BrowserContextOptions, Page } from 'playwright'
import { hydrated } from './support/publicPages'
import { phone, startVisits, type VisitedSite } from './support/visits'

let site: VisitedSite
beforeAll(async () => {
  site = await startVisits()
})
afterAll(() => site?.close())

/** How long a slow processor may take. */
const slow = { timeout: 30_000 }

/** Opens a page on a processor four times as slow, with the app's scripts held back until they are let go. */
async function openSlowly(path: string, options: BrowserContextOptions = {}) {
  const { page, problems } = await site.blank(options)
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await gate
    await route.continue()
  })
  await page.goto(site.url + path, { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  return { page, problems, letGo }
}

const isHydrated = (page: Page) => page.locator('#root[data-hydrated]').count()

const storedDraft = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('sunline_quote_draft') ?? '{}').draft as unknown,
  )

describe('a page before its script is there, on a slow processor', () => {
  it('what is typed into the form of the home page and its button are not lost', async () => {
    const { page, problems, letGo } = await openSlowly('/')
    await page.getByLabel('ZIP code').fill('90001')
    await page.getByLabel('Make').pressSequentially('Honda')
    await page.getByLabel('Model').fill('Civic')
    await page.getByRole('button', { name: 'Continue to Service Selection' }).click()
    expect(await isHydrated(page)).toBe(0)
    // Nothing that was typed may be in the address.
    expect(new URL(page.url()).search).toBe('')
    letGo()
    await page.waitForURL('**/quote')
    await page.getByRole('heading', { level: 1, name: 'Select Your Service' }).waitFor()
    expect(await storedDraft(page)).toMatchObject({
      vehicleInfo: { zipCode: '90001', make: 'Honda', model: 'Civic' },
    })
    expect(problems).toEqual([])
    await page.context().close()
  })

  it('Enter in a field sends the form once the app is there, and never to the server', async () => {
    const { page, problems, letGo } = await openSlowly('/')
    await page.getByLabel('Make').fill('Honda')
    await page.getByLabel('Make').press('Enter')
    expect(page.url()).toBe(`${site.url}/`)
    letGo()
    await page.waitForURL('**/quote')
    expect(await storedDraft(page)).toMatchObject({ vehicleInfo: { make: 'Honda' } })
    expect(problems).toEqual([])
    await page.context().close()
  })

  it('letters stay in the field while the app hydrates the page, and go on from there', async () => {
    const { page, letGo } = await openSlowly('/')
    const make = page.getByLabel('Make')
    await make.pressSequentially('Toy')
    letGo()
    await hydrated(page)
    await make.pressSequentially('ota')
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('sunline_quote_draft')), slow)
      .toContain('"make":"Toyota"')
    expect(await make.inputValue()).toBe('Toyota')
    await page.context().close()
  })

  it('on a phone: the form of the quote page, then a service, in one go', async () => {
    const { page, problems, letGo } = await openSlowly('/quote', phone)
    await page.getByLabel('Vehicle year').fill('2020')
    await page.getByRole('button', { name: /^Door Glass/ }).click()
    expect(await isHydrated(page)).toBe(0)
    letGo()
    await page.waitForURL('**/quote/position')
    expect(await storedDraft(page)).toMatchObject({
      vehicleInfo: { year: '2020' },
      serviceSelection: { serviceType: 'door-glass' },
    })
    expect(problems).toEqual([])
    await page.context().close()
  })

  it('a choice in the damage helper is answered once its code is there', async () => {
    const { page, problems, letGo } = await openSlowly('/windshield-repair')
    const advice = page.locator('#repair-or-replace').getByRole('status')
    const before = await advice.innerText()
    await page.getByLabel(/How many/i).selectOption({ index: 2 })
    await page.getByRole('radio').last().check()
    letGo()
    await expect.poll(() => advice.innerText(), slow).not.toBe(before)
    expect(await page.getByRole('radio').last().isChecked()).toBe(true)
    expect(problems).toEqual([])
    await page.context().close()
  })

  it('the role picker of the sign-in page remembers the press', async () => {
    const { page, problems, letGo } = await openSlowly('/login')
    await page.getByRole('button', { name: 'Technician', exact: true }).click()
    letGo()
    await page.getByLabel('Password', { exact: true }).waitFor()
    expect(problems).toEqual([])
    await page.context().close()
  })

  it('a form that its own library keeps is sent with what was typed', async () => {
    const { page, letGo } = await openSlowly('/auth/reset')
    await page.getByLabel('Email').pressSequentially('customer@sunline.example')
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    expect(await isHydrated(page)).toBe(0)
    letGo()
    await expect.poll(() => site.mails().length, slow).toBe(1)
    await page.context().close()
  })

  it('menu and links work by themselves', async () => {
    const { page } = await openSlowly('/', phone)
    await page.locator('summary', { hasText: 'Menu' }).click()
    await page.getByRole('navigation').getByRole('link', { name: 'Locations' }).click()
    await page.waitForURL('**/locations')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await isHydrated(page)).toBe(0)
    await page.context().close()
  })
})

describe('the app', () => {
  it('is asked for after the page is loaded, in a few files, and hydrates it without a touch', async () => {
    const { page, problems } = await site.open('/windshield-repair')
    await hydrated(page)
    const { loaded, scripts } = await page.evaluate(() => ({
      loaded: performance.getEntriesByType('navigation')[0]?.toJSON().loadEventStart as number,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }))
    expect(Math.min(...scripts)).toBeGreaterThanOrEqual(loaded)
    expect(scripts.length).toBeLessThan(10)
    expect(problems).toEqual([])
    await page.context().close()
  })

  it('keeps the elements that were drawn beforehand', async () => {
    const { page } = await site.blank()
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        for (const element of document.querySelectorAll('h1, h2, main svg, footer a')) {
          element.toggleAttribute('data-drawn', true)
        }
      })
    })
    await page.goto(`${site.url}/windshield-repair`)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const isEvery = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((all) => all.length > 0 && all.every((one) => one.matches('[data-drawn]')))
    for (const selector of ['h1', 'h2', 'main svg', 'footer a']) {
      expect([selector, await isEvery(selector)]).toEqual([selector, true])
    }
    await page.context().close()
  })

  it('shows a quote that was begun earlier, without a touch', async () => {
    const { page, problems } = await site.open('/', phone)
    await page.goto(`${site.url}/quote`)
    await page.getByLabel('Make').fill('Honda')
    await page.getByRole('button', { name: 'Continue to Service Selection' }).click()
    await page.getByRole('heading', { level: 1, name: 'Select Your Service' }).waitFor()
    await page.getByRole('button', { name: /^Door Glass/ }).click()
    await page.waitForURL('**/quote/position')
    await page.goto(`${site.url}/quote`)
    // The form that the page was drawn with gives way to the vehicle that is known.
    await page.getByLabel('Make').waitFor({ state: 'detached' })
    await page.getByText('Honda').first().waitFor()
    await page.getByRole('button', { name: /^Door Glass/, pressed: true }).waitFor()
    expect(problems).toEqual([])
    await page.context().close()
  })
})

/** Replaces texts by elements with other words in them, as translators of browsers do, from the first text on. */
function translate() {
  const mark = (text: string) => text.replace(/[a-z]/g, (letter) => `${letter}\u0301`)
  function replace(node: Node) {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const found: Text[] = node instanceof Text ? [node] : []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) found.push(text as Text)
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('font, script, style, textarea'))
        continue
      const font = document.createElement('font')
      font.textContent = mark(text.data)
      text.replaceWith(font)
    }
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(replace)
  }).observe(document, { childList: true, subtree: true })
}

describe('a page under a translator', () => {
  const accented = (text: string) => text.replace(/[a-z]/g, (letter) => `${letter}\u0301`)

  it('stays readable and usable, and loses nothing that was done early', async () => {
    const { page, problems, letGo } = await openTranslated('/')
    await page.locator('input[name=make]').fill('Honda')
    await page.locator('main form button[type=submit]').click()
    letGo()
    await page.waitForURL('**/quote')
    expect(await storedDraft(page)).toMatchObject({ vehicleInfo: { make: 'Honda' } })
    await page.getByRole('heading', { level: 1, name: accented('Select Your Service') }).waitFor()
    await page.getByRole('button', { name: new RegExp(`^${accented('Door Glass')}`) }).click()
    await page.waitForURL('**/quote/position')
    await page.locator('main').getByRole('radio').first().waitFor({ state: 'attached' })
    expect(
      problems.filter((problem) => !/Minified React error #(418|423|425)/.test(problem)),
    ).toEqual([])
    await page.context().close()
  })

  it('changes what it says when an answer changes', async () => {
    const { page, letGo } = await openTranslated('/windshield-repair')
    letGo()
    await hydrated(page)
    const advice = page.locator('#repair-or-replace').getByRole('status')
    const before = await advice.innerText()
    await page.locator('#repair-or-replace select').last().selectOption({ index: 2 })
    await page.locator('#repair-or-replace input[type=radio]').last().check({ force: true })
    await expect.poll(() => advice.innerText(), slow).not.toBe(before)
    await page.context().close()
  })

  async function openTranslated(path: string) {
    const { page, problems } = await site.blank()
    await page.addInitScript(translate)
    let letGo = () => {}
    const gate = new Promise<void>((resolve) => (letGo = resolve))
    await page.route('**/assets/*.js', async (route) => {
      await gate
      await route.continue()
    })
    await page.goto(site.url + path)
    await page.locator('h1 font').first().waitFor()
    return { page, problems, letGo }
  }
})

describe('a connection that is lost for a moment', () => {
  /** Breaks the first request for each script whose name fits. */
  async function loseOnce(page: Page, scripts: RegExp) {
    const lost = new Set<string>()
    await page.route(scripts, async (route) => {
      const { pathname } = new URL(route.request().url())
      if (lost.has(pathname)) return route.continue()
      lost.add(pathname)
      return route.abort('connectionreset')
    })
    return lost
  }

  /** Chromium tells of the request that was lost. */
  const others = (problems: string[]) =>
    problems.filter((problem) => !problem.includes('net::ERR_CONNECTION_RESET'))

  it('costs the page nothing: every file of it is asked for again', async () => {
    const { page, problems } = await site.blank()
    const lost = await loseOnce(page, /\/assets\/[\w-]+\.js$/)
    await page.goto(site.url)
    await page.getByLabel('Make').fill('Honda')
    await page.getByRole('button', { name: 'Continue to Service Selection' }).click()
    await page.getByRole('heading', { level: 1, name: 'Select Your Service' }).waitFor(slow)
    expect(lost.size).toBeGreaterThan(2)
    expect(await storedDraft(page)).toMatchObject({ vehicleInfo: { make: 'Honda' } })
    expect(others(problems)).toEqual([])
    await page.context().close()
  })

  it('does not keep a page from being opened from another', async () => {
    const { page, problems } = await site.open('/')
    await hydrated(page)
    const lost = await loseOnce(page, /\/assets\/locations-[\w-]+\.js$/)
    await page.getByRole('banner').getByRole('link', { name: 'Locations' }).click()
    await page.getByRole('heading', { level: 1, name: /Three shops/ }).waitFor(slow)
    expect(lost.size).toBe(1)
    expect(await page.getByText('could not be loaded').count()).toBe(0)
    expect(others(problems)).toEqual([])
    await page.context().close()
  })

  it('leaves the page as it is when a late part never comes', async () => {
    const { page } = await site.blank()
    const asked: string[] = []
    await page.route(/\/assets\/MaintenanceNotice-[\w-]+\.js$/, (route) => {
      asked.push(route.request().url())
      return route.abort('connectionreset')
    })
    await page.goto(site.url)
    await hydrated(page)
    // All attempts, over about twelve seconds.
    await expect.poll(() => asked.length, { timeout: 60_000 }).toBe(5)
    await page.getByLabel('Make').fill('Honda')
    await expect
      .poll(() => storedDraft(page), slow)
      .toMatchObject({
        vehicleInfo: { make: 'Honda' },
      })
    expect(await page.getByRole('contentinfo').count()).toBe(1)
    await page.context().close()
  })

  it('loads the page again when something was pressed and the code never came', async () => {
    const { page } = await site.blank()
    let isLost = true
    await page.route(/\/assets\/[\w-]+\.js$/, (route) =>
      isLost ? route.abort('connectionreset') : route.continue(),
    )
    await page.goto(site.url)
    await page.getByRole('button', { name: 'Continue to Service Selection' }).click()
    await page.waitForEvent('load', { timeout: 60_000 })
    isLost = false
    await page.getByRole('button', { name: 'Continue to Service Selection' }).click()
    await page.waitForURL('**/quote', slow)
    expect(await page.getByText('could not be loaded').count()).toBe(0)
    await page.context().close()
  })
})
