import type { Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { reflowFaults } from '../support/reflow'
import { heading, openOffice } from './support/office'
import { signInAtPortal } from './support/technician'
import { startVisits, type Visit, type VisitedSite } from './support/visits'

/** The narrowest window that WCAG 1.4.10 asks for, with the letters of 1.4.4: twice their usual size. */
const narrow = { viewport: { width: 320, height: 800 } }

let site: VisitedSite
beforeAll(async () => {
  site = await startVisits({ sample: true })
})
afterAll(() => site?.close())

/** What was found, by what was looked at. */
let found: Record<string, string[]> = {}
afterEach(() => {
  found = {}
})

async function settled(page: Page) {
  await expect
    .poll(() => page.locator('main [aria-busy=true]').count(), { timeout: 20_000 })
    .toBe(0)
}

/** Notes what keeps large text from being read, and which tabs and switches show their state by color alone. */
async function look(page: Page, what: string) {
  await page.evaluate(async () => {
    document.documentElement.style.setProperty('font-size', '200%')
    await document.fonts.ready
  })
  const faults = await page.evaluate(reflowFaults)
  await page.emulateMedia({ forcedColors: 'active' })
  faults.push(...(await page.evaluate(statesWithoutColors)))
  await page.emulateMedia({ forcedColors: 'none' })
  if (faults.length > 0) found[what] = faults
}

/** Tabs and switches that do not show their state once the person's own colors replace the page's. */
function statesWithoutColors(): string[] {
  const chosen = '[role=tab][aria-selected=true], [aria-pressed=true], nav [aria-current=page]'
  const unlined = [...document.querySelectorAll(chosen)].filter(
    (element) => element.checkVisibility() && getComputedStyle(element).outlineStyle === 'none',
  )
  const switches = [...document.querySelectorAll('[role=switch]')].filter((element) => {
    const thumb = element.querySelector('[aria-hidden] > *')
    const track = thumb?.parentElement
    if (!thumb || !track) return true
    return getComputedStyle(thumb).backgroundColor === getComputedStyle(track).backgroundColor
  })
  return [...unlined, ...switches].map(
    (element) => `shows no state without colors: ${element.id || element.textContent}`,
  )
}

/** Opens something, looks at it, and closes it by Escape. */
async function lookInto(page: Page, what: string, opener: Locator, role: 'dialog' | 'menu') {
  await opener.click()
  const opened = page.getByRole(role)
  await opened.waitFor()
  await expect.poll(() => opened.locator('[aria-busy=true]').count()).toBe(0)
  await look(page, what)
  await page.keyboard.press('Escape')
  await opened.waitFor({ state: 'detached' })
}

async function withoutToast({ page }: Visit) {
  await page.getByRole('status').getByRole('button', { name: 'Close message' }).click()
}

describe('text of 200% in a window of 320 px', () => {
  it('is read by scrolling down on the pages of signing in', async () => {
    const { page } = await site.open('/login', narrow)
    await heading(page, 'Sign In').waitFor()
    await look(page, 'roles')
    await page.getByRole('button', { name: /Administrator/ }).click()
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByRole('alert').waitFor()
    await look(page, 'sign in')
    await page.getByRole('button', { name: /Create account/ }).click()
    await page.getByLabel('First Name').waitFor()
    await look(page, 'create account')
    for (const path of ['/auth/reset', '/auth/new-password', '/technicians']) {
      await page.goto(site.url + path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await look(page, path)
    }
    expect(found).toEqual({})
    await page.context().close()
  })

  it('is read by scrolling down in the technician portal', async () => {
    const visit = await site.open('/technicians', narrow)
    const { page } = visit
    await signInAtPortal(page)
    await settled(page)
    await look(page, 'message')
    await withoutToast(visit)
    for (const details of await page.locator('summary').all()) await details.click()
    await look(page, 'day')
    for (const action of [
      'Mark Job as Complete',
      'Update Job Status',
      'Create Service Report',
      'Report Issue',
    ]) {
      await lookInto(
        page,
        action,
        page.getByRole('button', { name: action, exact: true }),
        'dialog',
      )
    }
    expect(found).toEqual({})
    await page.context().close()
  })

  describe('in the admin panel', () => {
    let page: Page
    beforeAll(async () => {
      const visit = await openOffice(site, 'admin@sunline.example', narrow)
      await withoutToast(visit)
      page = visit.page
    })
    const button = (name: string | RegExp) =>
      page.getByRole('main').getByRole('button', { name }).first()

    it('the dashboard is read by scrolling down, and what opens from the frame', async () => {
      await settled(page)
      await look(page, 'dashboard')
      await lookInto(page, 'menu', page.getByRole('button', { name: 'Open menu' }), 'dialog')
      await page.getByRole('button', { name: /^Notifications/ }).click()
      await page.getByRole('region', { name: 'Notifications' }).getByRole('link').first().waitFor()
      await look(page, 'notifications')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await page.getByRole('banner').getByRole('searchbox').fill('grace')
      await page.getByRole('region', { name: 'Search results' }).getByRole('link').first().waitFor()
      await look(page, 'search')
      expect(found).toEqual({})
    })

    it.each([
      ['quotes', [/^New Quote$/, /^Q-\d+$/]],
      ['jobs', [/^Schedule Job$/, /^J-\d+$/, /^Assign Job, /]],
      ['customers', [/^Add Customer$/, /^C-\d+$/]],
      ['technicians', [/^Add Technician$/, /^TECH-\d+$/, /^Assign Job, /]],
      ['orders', [/^Create Order$/, /^ORD-\d+$/]],
      ['glasses', [/^Add Glass Item$/, /^GLASS-\d+$/, /^Reorder, /]],
      ['products', [/^Add Product$/, /^PROD-\d+$/]],
    ])('the %s are read by scrolling down, with their dialogs', async (section, openers) => {
      await page.goto(`${site.url}/admin/${section}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await settled(page)
      await button(/^Filter/).click()
      await look(page, section)
      for (const opener of openers) {
        await lookInto(page, opener.source, button(opener), 'dialog')
      }
      await lookInto(page, "a row's menu", button(/^Actions for /), 'menu')
      expect(found).toEqual({})
    })

    it('the day board is read by scrolling down', async () => {
      await page.goto(`${site.url}/admin/jobs?view=day`)
      await button('Day board').waitFor()
      await settled(page)
      await look(page, 'day board')
      expect(found).toEqual({})
    })

    it('the settings are read by scrolling down, with their dialogs', async () => {
      await page.goto(`${site.url}/admin/settings`)
      await page.getByRole('switch').first().waitFor()
      await settled(page)
      await look(page, 'settings')
      for (const opener of ['Manage APIs', 'Schedule Maintenance', 'Export Data']) {
        await lookInto(page, opener, button(opener), 'dialog')
      }
      expect(found).toEqual({})
    })

    it.each([
      ['prices', 'Prices'],
      ['public-pages', 'Public pages'],
    ])('the settings’ tab %s is read by scrolling down', async (tab, title) => {
      await page.goto(`${site.url}/admin/settings?tab=${tab}`)
      await heading(page, title).waitFor()
      await settled(page)
      for (const details of await page.locator('main details > summary').all()) {
        await details.click()
      }
      await look(page, tab)
      expect(found).toEqual({})
    })
  })

  it('is read by scrolling down in Staff & access, on an invitation and for the second factor', async () => {
    const visit = await openOffice(site, 'superadmin@sunline.example', narrow)
    await withoutToast(visit)
    const { page } = visit
    await page.goto(`${site.url}/admin/settings?tab=staff`)
    await heading(page, 'People').waitFor()
    await settled(page)
    await page.getByRole('button', { name: 'Invite Somebody' }).click()
    const dialog = page.getByRole('dialog')
    await look(page, 'invite')
    await dialog.getByLabel(/e-?mail/i).fill('somebody.with.a.long.address@example.com')
    await dialog.getByRole('button', { name: /invitation|invite/i }).click()
    await dialog.waitFor({ state: 'detached' })
    await withoutToast(visit)
    await look(page, 'staff')
    const manage = page.getByRole('button', { name: /^Manage/ }).nth(1)
    await lookInto(page, 'a person', manage, 'dialog')

    await page.goto(`${site.url}/auth/two-factor`)
    await page.getByRole('button', { name: 'Set It Up' }).click()
    await page.getByLabel('Code').waitFor()
    await look(page, 'second factor')
    await page.context().close()

    const [, link] = /(\/invitation#[\w-]{22})/.exec(
      await (await fetch(`${site.url}/local/mail`)).text(),
    )!
    const guest = await site.open(link!, narrow)
    await guest.page.getByLabel('First Name').waitFor()
    await look(guest.page, 'invitation')
    await guest.page.context().close()
    expect(found).toEqual({})
  })
})
