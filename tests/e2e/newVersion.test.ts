import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Page } from 'playwright'
import { goTo, heading, openOffice } from './support/office'
import { signInAtPortal } from './support/technician'
import { phone, startVisits, type VisitedSite } from './support/visits'

let site: VisitedSite
let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'published-'))
  cpSync(inject('siteFolder'), folder, { recursive: true })
  site = await startVisits({ sample: true, staticDir: folder })
})
afterAll(async () => {
  await site?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Has the host answer as if another version were published, for as long as the page is not loaded again. */
async function publish(page: Page, path: string) {
  await page.evaluate(() => Object.assign(window, { isOld: true }))
  await page.route(site.url + path, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/(name="app-files" content=")/, '$1/assets/new.js ')
    await route.fulfill({ response: answer, body })
  })
}

/** Whether the page has not been loaded again since something was published. */
const isOld = (page: Page) => page.evaluate(() => 'isOld' in window)

/** Shows the page again after a while. */
async function wake(page: Page) {
  await page.clock.fastForward('11:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

describe('a new version of the site', () => {
  it('comes with the next link once the page is shown again, and once only', async () => {
    const { page, problems } = await site.blank()
    await page.clock.install()
    await page.goto(`${site.url}/about`)
    await page.locator('#root[data-hydrated]').waitFor({ state: 'attached' })
    await publish(page, '/about')
    const asked = page.waitForResponse(`${site.url}/about`)
    await wake(page)
    await (await asked).finished()
    expect(await isOld(page)).toBe(true)
    await page.getByRole('banner').getByRole('link', { name: 'Locations' }).click()
    await page.getByRole('heading', { level: 1, name: /Three shops/ }).waitFor()
    await expect.poll(() => isOld(page)).toBe(false)
    expect(problems).toEqual([])
    await page.context().close()
  })

  it('comes by itself where a page of the old one is gone', async () => {
    const { page } = await openOffice(site)
    await publish(page, '/login')
    let isGone = true
    await page.route(/\/assets\/(Customers|customers)[\w.-]*\.js$/, (route) =>
      isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    )
    page.once('load', () => {
      isGone = false
    })
    await page
      .getByRole('navigation', { name: 'Admin menu' })
      .getByRole('link', { name: 'Customers', exact: true })
      .click()
    await expect.poll(() => isOld(page).catch(() => true), { timeout: 30_000 }).toBe(false)
    await heading(page, 'Customer Management').waitFor()
    await page.context().close()
  })

  it('never comes over something that is typed and not saved', async () => {
    const { page } = await openOffice(site)
    await goTo(page, 'Settings', 'System Settings')
    await page.getByLabel('Company Name').fill('Sunline & Daughters')
    await publish(page, '/login')
    const asked = page.waitForResponse(`${site.url}/login`)
    await page.clock.install()
    await wake(page)
    await (await asked).finished()
    await page
      .getByRole('navigation', { name: 'Admin menu' })
      .getByRole('link', { name: 'Quotes', exact: true })
      .click()
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).waitFor()
    expect(await isOld(page)).toBe(true)
    await page.context().close()
  })
})

describe('the technician portal that is resumed', () => {
  it('learns of a new version, and changes to it at the next resumption, with nothing typed', async () => {
    const { page } = await site.open('/technicians', phone)
    await signInAtPortal(page)
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await page.reload()
    await page.getByRole('heading', { name: "Today's Schedule" }).waitFor()
    expect(await isWaiting(page)).toBe(false)
    await page.evaluate(() => Object.assign(window, { isOld: true }))
    appendFileSync(join(folder, 'technicians-worker.js'), '\n// another version')

    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => isWaiting(page), { timeout: 20_000 }).toBe(true)
    expect(await isOld(page)).toBe(true)

    await page.getByRole('button', { name: 'Report Issue' }).click()
    const dialog = page.getByRole('dialog', { name: 'Report Issue' })
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Rain')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    expect(await dialog.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('Rain')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Throw it away' }).click()
    await dialog.waitFor({ state: 'detached' })

    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => isOld(page).catch(() => true), { timeout: 20_000 }).toBe(false)
    await page.getByRole('heading', { name: "Today's Schedule" }).waitFor()
    expect(await isWaiting(page)).toBe(false)
    await page.context().close()
  })
})

/** Whether a newer worker waits to take over. */
const isWaiting = (page: Page) =>
  page.evaluate(async () => {
    const portal = await navigator.serviceWorker.getRegistration('/technicians')
    return Boolean(portal?.waiting)
  })
