import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright'
import { demoPassword } from '@local/demoAccounts'
import { startVisits, type VisitedSite } from './support/visits'

let site: VisitedSite
beforeAll(async () => {
  site = await startVisits()
})
afterAll(() => site?.close())

async function signIn(page: Page, email: string, role = 'Administrator') {
  await page.getByRole('button', { name: new RegExp(role) }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

const storedRecord = (page: Page) =>
  page.evaluate(() => localStorage.getItem('windshield_auth_tokens'))

/** Opens the account menu of the header and signs out. */
async function signOut(page: Page, name: string) {
  await page.getByRole('banner').locator('summary', { hasText: name }).click()
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
}

describe('signing in on the built site', () => {
  it('takes a technician to the portal and keeps the specified token record', async () => {
    const { page, problems } = await site.open('/login')
    await signIn(page, 'technician@sunline.example', 'Technician')
    await page.getByRole('heading', { name: 'Technician Dashboard' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/technicians')
    const record = JSON.parse(
      Buffer.from((await storedRecord(page)) ?? '', 'base64').toString('utf8'),
    ) as Record<string, unknown>
    expect(record).toMatchObject({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      user_id: expect.any(String),
    })
    // Epoch milliseconds: a date after 2020, not one in 1970.
    expect(Number(record.expires_at)).toBeGreaterThan(1_577_836_800_000)
    expect(problems).toEqual([])
    await page.context().close()
  })

  it('takes a customer home, where the header knows them; signing out lands on /auth and stays signed out', async () => {
    const { page, problems } = await site.open('/login?x=1')
    await page.getByRole('button', { name: /Customer/ }).click()
    await page.getByLabel('Email').fill('customer@sunline.example')
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.waitForURL(`${site.url}/`)
    await signOut(page, 'Casey Nguyen')
    await page.waitForURL(`${site.url}/auth`)
    expect(await storedRecord(page)).toBeNull()
    await page.reload()
    await page.getByRole('button', { name: /Technician/ }).waitFor()
    expect(problems).toEqual([])
    await page.context().close()
  })

  it('ends signed out also when the network is gone', async () => {
    const { page } = await site.open('/login')
    await page.getByRole('button', { name: /Customer/ }).click()
    await page.getByLabel('Email').fill('customer@sunline.example')
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.waitForURL(`${site.url}/`)
    await page.route('**/auth/v1/**', (route) => route.abort('internetdisconnected'))
    await signOut(page, 'Casey Nguyen')
    await page.waitForURL(`${site.url}/auth`)
    expect(await storedRecord(page)).toBeNull()
    await page.reload()
    await page.getByRole('button', { name: /Technician/ }).waitFor()
    await page.context().close()
  })

  it('shows the service’s own words for a wrong password, in the form and in a toast', async () => {
    const { page } = await site.open('/login')
    await page.getByRole('button', { name: /Technician/ }).click()
    await page.getByLabel('Email').fill('technician@sunline.example')
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByRole('alert').filter({ hasText: 'Invalid login credentials' }).waitFor()
    await page.getByText('Login Error').waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe('technician@sunline.example')
    await page.context().close()
  })

  it('sends a reset mail whose link sets a new password that then works', async () => {
    const { page } = await site.open('/auth/reset')
    await page.getByLabel('Email').fill('customer@sunline.example')
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect.poll(() => site.mails().length).toBeGreaterThan(0)
    const mail = JSON.stringify(site.mails().at(-1))
    const link = /https?:\/\/[^"\s\\<>]+/.exec(mail.replaceAll('&amp;', '&'))?.[0]
    expect(link).toBeDefined()
    const target = new URL(link!)
    // A scanner opens links too, and uses up nothing.
    await page.request.head(target.href)
    await page.request.get(target.href)
    await page.goto(target.href)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('New password', { exact: true }).fill('A brand new password 7')
    const again = page.getByLabel(/again|confirm/i)
    if ((await again.count()) > 0) await again.first().fill('A brand new password 7')
    await page
      .getByRole('button', { name: /password/i })
      .last()
      .click()
    await page.getByText('Your password has been changed').first().waitFor()
    await page.context().close()
  })
})
