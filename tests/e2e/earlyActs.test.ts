import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright'
import { alive } from './support/publicPages'
import { phone, startVisits, type VisitedSite } from './support/visits'

let site: VisitedSite
beforeAll(async () => {
  site = await startVisits()
})
afterAll(() => site?.close())

/** Opens a page on a processor four times as slow, with the app's scripts held back until they are let go. */
async function openSlowly(path: string, options = {}) {
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

/** How long a slow processor may take. */
const slow = { timeout: 20_000 }

const isAlive = (page: Page) => page.locator('#root[data-alive]').count()

describe('a page before its script is there, on a slow processor', () => {
  it('what is typed into the form of the home page and its button are not lost', async () => {
    const { page, problems, letGo } = await openSlowly('/')
    await page.getByLabel('ZIP code').fill('90001')
    await page.getByLabel('Make').pressSequentially('Honda')
    await page.getByLabel('Model').fill('Civic')
    await page.getByRole('button', { name: 'Continue to Service Selection' }).click()
    expect(await isAlive(page)).toBe(0)
    // Nothing that was typed may be in the address.
    expect(new URL(page.url()).search).toBe('')
    letGo()
    await page.waitForURL('**/quote')
    await page.getByRole('heading', { level: 1, name: 'Select Your Service' }).waitFor()
    const stored = await page.evaluate(() => localStorage.getItem('sunline_quote_draft'))
    expect(JSON.parse(stored ?? '{}').draft.vehicleInfo).toMatchObject({
      zipCode: '90001',
      make: 'Honda',
      model: 'Civic',
    })
    expect(problems).toEqual([])
    await page.context().close()
  })

  it('letters stay in the field while the app takes the page over, and go on from there', async () => {
    const { page, letGo } = await openSlowly('/')
    const make = page.getByLabel('Make')
    await make.pressSequentially('Toy')
    letGo()
    await alive(page)
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
    expect(await isAlive(page)).toBe(0)
    letGo()
    await page.waitForURL('**/quote/position')
    const stored = await page.evaluate(() => localStorage.getItem('sunline_quote_draft'))
    expect(JSON.parse(stored ?? '{}').draft).toMatchObject({
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
    await alive(page)
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
    expect(await isAlive(page)).toBe(0)
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
    expect(await isAlive(page)).toBe(0)
    await page.context().close()
  })

  it('the script is fetched after the first paint and run at the first touch', async () => {
    const { page } = await site.open('/windshield-repair')
    await page.waitForLoadState('networkidle')
    const { paint, script } = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      script: Math.min(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      ),
    }))
    expect(script).toBeGreaterThan(paint)
    expect(script).toBeLessThan(Infinity)
    expect(await isAlive(page)).toBe(0)
    await alive(page)
    await page.context().close()
  })

  it('a quote begun earlier is shown without a touch', async () => {
    const { page } = await site.open('/')
    await page.getByLabel('Make').fill('Honda')
    await alive(page)
    // It is done a moment after the page came alive.
    const stored = () => page.evaluate(() => localStorage.getItem('sunline_quote_draft'))
    await expect.poll(stored, slow).toContain('Honda')
    await page.goto(`${site.url}/quote`)
    await expect.poll(() => isAlive(page), slow).toBe(1)
    await page.context().close()
  })
})
