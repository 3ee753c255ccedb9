import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright'
import { goTo, openOffice, told } from './support/office'
import { startVisits, type VisitedSite } from './support/visits'
import { tellVehicle } from './support/wizard'

/** What the office sets, and what a visitor then sees. */
let site: VisitedSite
beforeAll(async () => {
  site = await startVisits({ sample: true })
})
afterAll(() => site?.close())

/** A visitor's way to the prices of a service. */
async function toPrices(page: Page, service: RegExp) {
  await tellVehicle(page)
  await page.getByRole('button', { name: service }).click()
  await page.getByRole('heading', { name: 'Select Glass Position' }).waitFor()
  await page.getByRole('button', { name: /^Continue with the/ }).click()
  await page.waitForURL(`${site.url}/quote/details`)
}

describe('the prices of the settings', () => {
  it('are what the wizard shows: another price, and one price without a choice of glass', async () => {
    const { page, problems } = await openOffice(site)
    await goTo(page, 'Settings', 'System Settings')
    await page.getByRole('tab', { name: 'Prices' }).click()
    await page.waitForURL(`${site.url}/admin/settings?tab=prices`)
    const windshield = page.getByRole('group', { name: 'Windshield Replacement' })
    await windshield.getByLabel('OEM glass').fill('333')
    const chip = page.getByRole('group', { name: 'Chip Repair' })
    const isOne = chip.getByRole('switch', { name: 'One price, no glass choice' })
    if ((await isOne.getAttribute('aria-checked')) === 'false') await isOne.click()
    await chip.getByLabel('Price', { exact: true }).fill('')
    await page.getByRole('button', { name: 'Save Prices' }).click()
    await page.getByRole('alert').getByText('Chip Repair, Price: enter a price').waitFor()
    await chip.getByLabel('Price', { exact: true }).fill('64')
    await page.getByRole('button', { name: 'Save Prices' }).click()
    await told(page, 'Prices saved').waitFor()
    await page.reload()
    expect(await windshield.getByLabel('OEM glass').inputValue()).toBe('333')
    expect(problems).toEqual([])
    await page.context().close()

    const visit = await site.open('/')
    await toPrices(visit.page, /^Windshield/)
    await visit.page.getByText('$333', { exact: true }).first().waitFor()
    await visit.page.context().close()

    const other = await site.open('/')
    await toPrices(other.page, /^Chip Repair/)
    await other.page.getByText('$64', { exact: true }).first().waitFor()
    expect(await other.page.getByRole('button', { name: 'Choose OEM glass' }).count()).toBe(0)
    await other.page.context().close()
  })
})

describe('staff and access', () => {
  it('refuses an invitation to a bad address, and sends one to a good one', async () => {
    const { page, problems } = await openOffice(site, 'superadmin@sunline.example')
    await goTo(page, 'Settings', 'System Settings')
    await page.getByRole('tab', { name: 'Staff & access' }).click()
    await page.getByRole('button', { name: 'Invite Somebody' }).click()
    const dialog = page.getByRole('dialog', { name: 'Invite Somebody' })
    await dialog.getByLabel('E-mail').fill('nobody at example')
    await dialog.getByRole('button', { name: 'Send Invitation' }).click()
    await dialog.getByText('Enter an e-mail like name@example.com').waitFor()
    expect(await dialog.getByLabel('E-mail').inputValue()).toBe('nobody at example')
    await dialog.getByLabel('E-mail').fill('e2e.person@example.com')
    await dialog.getByRole('button', { name: 'Send Invitation' }).click()
    await told(page, 'Invitation on its way to e2e.person@example.com').waitFor()
    await page
      .getByRole('table', { name: 'Invitations' })
      .getByRole('row', { name: /e2e\.person/ })
      .waitFor()
    expect(problems).toEqual([])
    await page.context().close()
  })

  it('is not open to an administrator, who is told so', async () => {
    const { page } = await openOffice(site)
    await page.goto(`${site.url}/admin/settings?tab=staff`)
    await page.getByRole('heading', { name: 'Managing access is not open to you' }).waitFor()
    expect(await page.getByRole('tab', { name: 'Staff & access' }).count()).toBe(0)
    await page.context().close()
  })
})
