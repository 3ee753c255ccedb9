import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPassword } from '@local/demoAccounts'
import { totpCode } from '@mocks/fixtures/totp'
import { lastTouchKey } from '@/domain/idle'
import { heading, openOffice } from './support/office'
import { startVisits, type VisitedSite } from './support/visits'

let site: VisitedSite
beforeAll(async () => {
  site = await startVisits({ sample: true })
})
afterAll(() => site?.close())

const slow = { timeout: 20_000 }

/** As if nobody had touched anything in any tab for so many minutes. */
const awayFor = (page: Page, minutes: number) =>
  page.evaluate(
    ([key, at]) => localStorage.setItem(String(key), String(at)),
    [lastTouchKey, Date.now() - minutes * 60_000],
  )

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' })

async function signInAgain(page: Page) {
  await page.getByRole('button', { name: /Administrator/ }).click()
  await page.getByLabel('Email').fill('admin@sunline.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

it('asks a person who left two tabs of the panel open, and signs them out of both', async () => {
  const { page: first } = await openOffice(site)
  const second = await first.context().newPage()
  await second.goto(`${site.url}/admin/products?q=glass`)
  await heading(second, 'Products Catalog').waitFor(slow)

  await awayFor(first, 29.3)
  await question(first).waitFor(slow)
  await question(second).waitFor(slow)
  await second.getByRole('button', { name: 'Stay signed in' }).last().click()
  await question(second).waitFor({ ...slow, state: 'hidden' })
  await question(first).waitFor({ ...slow, state: 'hidden' })

  await awayFor(first, 31)
  for (const page of [first, second]) {
    await page.getByText('You were away for a while').first().waitFor(slow)
    expect(new URL(page.url()).pathname).toBe('/login')
    expect(await page.getByRole('navigation', { name: 'Admin menu' }).count()).toBe(0)
  }
  await signInAgain(second)
  await second.waitForURL(`${site.url}/admin/products?q=glass`, slow)
  await heading(second, 'Products Catalog').waitFor(slow)
  await first.context().close()
})

it('shows nothing of the panel to anybody who loads it after that', async () => {
  const { page } = await openOffice(site)
  await awayFor(page, 45)
  await page.goto(`${site.url}/admin/jobs`)
  await page.getByText('You were away for a while').first().waitFor(slow)
  expect(await page.getByRole('navigation', { name: 'Admin menu' }).count()).toBe(0)
  await page.context().close()
})

it('lets an administrator set up a second factor, and asks for it at the next sign-in', async () => {
  const { page, problems } = await openOffice(site)
  await page.goto(`${site.url}/auth/two-factor`)
  await page.getByRole('button', { name: 'Set It Up' }).click(slow)
  const picture = page.getByRole('img', { name: 'QR code for your authenticator app' })
  await picture.waitFor(slow)
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const key = await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()
  const secret = key.replaceAll(' ', '')
  await page.getByLabel('Code', { exact: true }).fill(totpCode(secret, Date.now() - 30_000))
  await page.getByRole('button', { name: 'Turn It On' }).click()
  await heading(page, 'Two-factor sign-in is on').waitFor(slow)
  expect(problems).toEqual([])

  const next = await site.open('/admin/jobs')
  await signInAgain(next.page)
  await heading(next.page, 'Enter your code').waitFor(slow)
  await next.page.getByLabel('Code', { exact: true }).fill(totpCode(secret, Date.now()))
  await next.page.getByRole('button', { name: 'Continue' }).click()
  await next.page.waitForURL(`${site.url}/admin/jobs`, slow)
  await site.sql('delete from auth.mfa_factors')
})
