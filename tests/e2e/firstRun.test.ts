import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstAdmin } from '../../supabase/doctor/firstAdmin'
import { linkTo } from './support/mailLinks'
import { startVisits, type VisitedSite } from './support/visits'

let site: VisitedSite
beforeAll(async () => {
  site = await startVisits()
  await site.sql(`update public.profiles set role = 'customer' where role <> 'customer'`)
})
afterAll(() => site?.close())

describe('the first run of a project', () => {
  it('makes its first administrator by the code that the doctor prints', async () => {
    const printed = async () => {
      const { secretKey } = site
      const { lines } = await firstAdmin({ backend: site.url, secretKey, site: site.url, fetch })
      return lines.join('\n')
    }
    const text = await printed()
    const code = /Setup code: (\w{4}-\w{4})/.exec(text)?.[1] ?? ''
    expect(text).toContain(`${site.url}/setup`)

    // A visitor is asked to sign in, and makes the account there.
    const { page, problems } = await site.open('/setup')
    await page.getByRole('button', { name: /New here\? Create account/ }).click()
    await page.getByLabel('First Name').fill('Olive')
    await page.getByLabel('Last Name').fill('Hart')
    await page.getByLabel('Email').fill('owner@example.com')
    await page.getByLabel('Password', { exact: true }).fill('A long passw0rd')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await page.getByText('Please check your email to verify your account.').first().waitFor()
    await page.goto(await linkTo(site, 'owner@example.com', /confirm/i))
    await page.getByRole('button', { name: 'Continue' }).click()

    // Anybody who signs in to a project without an administrator is led here.
    await page.getByRole('heading', { name: 'Welcome. Let us set up your project.' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/setup')
    const field = page.getByLabel('Setup code')
    await field.fill('AAAA-AAAA')
    await page.getByRole('button', { name: 'Become the first administrator' }).click()
    await page.getByText('4 tries are left.').waitFor()
    expect(await field.inputValue()).toBe('AAAA-AAAA')
    await field.fill(code.toLowerCase())
    await page.getByRole('button', { name: 'Become the first administrator' }).click()
    await page.getByRole('link', { name: 'Open the settings' }).click()
    await page.waitForURL(`${site.url}/admin/settings`)
    await page.getByRole('heading', { name: 'System Settings', exact: true }).waitFor()
    expect(await printed()).toContain('has a super administrator already')
    await page.goto(`${site.url}/setup`)
    await page.getByText('This project is set up').waitFor()
    expect(problems).toEqual([])
    await page.context().close()
  })
})
