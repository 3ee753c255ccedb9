import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright'
import { demoPassword } from '@local/demoAccounts'
import { localPublishableKey } from '@local/keys'
import { goTo, openOffice } from './support/office'
import { linkTo, mailTo } from './support/mailLinks'
import { phone, startVisits, type VisitedSite } from './support/visits'

const newPassword = 'A long passw0rd'

let site: VisitedSite
let superAdmin = ''
beforeAll(async () => {
  site = await startVisits({ sample: true })
  superAdmin = await tokenOf('superadmin@sunline.example', demoPassword)
})
afterAll(() => site?.close())

async function ask(path: string, body: object, token = localPublishableKey) {
  const response = await fetch(site.url + path, {
    method: 'POST',
    headers: {
      apikey: localPublishableKey,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  const answer: unknown = await response.json()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`)
  return answer as Record<string, unknown>
}

async function tokenOf(email: string, password: string): Promise<string> {
  const answer = await ask('/auth/v1/token?grant_type=password', { email, password })
  return String(answer.access_token)
}

const call = (name: string, args: object) => ask(`/rest/v1/rpc/${name}`, args, superAdmin)

async function invite(email: string, role: string) {
  await call('invite_person', { email, role, technician_id: null })
  return linkTo(site, email, /^Your invitation/)
}

/** Invites a technician on the screen of the super administrator. */
async function inviteOnScreen(email: string, technicianId: string) {
  const { page, problems } = await openOffice(site, 'superadmin@sunline.example')
  await page.goto(`${site.url}/admin/settings?tab=staff`)
  await page.getByRole('button', { name: 'Invite Somebody' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel(/^Technician record/).selectOption(technicianId)
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  await page.getByText(`Invitation on its way to ${email}`).first().waitFor()
  expect(problems).toEqual([])
  await page.context().close()
  return linkTo(site, email, /^Your invitation/)
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })

async function makeAccount(page: Page, first: string) {
  await page.getByLabel('First Name').fill(first)
  await page.getByLabel('Last Name').fill('Vega')
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('Check your mail').waitFor()
}

describe('an invitation', () => {
  it('leads a technician from the mail to their own day', async () => {
    const [free] = await site.sql<{ id: string }>(
      `select id from public.technicians where user_id is null and deleted_at is null order by id limit 1`,
    )
    const link = await inviteOnScreen('marco@example.com', free?.id ?? '')
    const mail = await mailTo(site, 'marco@example.com', /^Your invitation/)
    expect(mail.text).toContain('As a technician')
    expect(new URL(link).pathname).toBe('/invitation')

    const { page, problems } = await site.blank(phone)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(link)
    await heading(page, /^Join .+ as a technician$/).waitFor()
    // The token leaves the address, and a reload still has it.
    await expect.poll(() => new URL(page.url()).hash).toBe('')
    await page.reload()
    await heading(page, /^Join .+ as a technician$/).waitFor()
    const token = new URL(link).hash.slice(1)
    expect(asked.filter((url) => url.includes(token))).toEqual([])
    expect(await page.getByLabel('Email').inputValue()).toBe('marco@example.com')
    await makeAccount(page, 'Marco')

    await page.goto(await linkTo(site, 'marco@example.com', /confirm/i))
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: 'Technician Dashboard' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/technicians')
    const rows = await site.sql<{ id: string }>(
      `select t.id from public.technicians t join auth.users u on u.id = t.user_id
       where u.email = 'marco@example.com'`,
    )
    expect(rows).toEqual([{ id: free?.id }])

    // Used up for everybody else, and a way home for them.
    await page.goto('about:blank')
    await page.goto(link)
    await page.getByRole('link', { name: 'Open the technician portal' }).waitFor()
    expect(problems).toEqual([])
    await page.context().close()
    const stranger = await site.open(new URL(link).pathname + new URL(link).hash)
    await stranger.page.getByText('This invitation has been used').waitFor()
    await stranger.page.context().close()
  })

  it('is accepted with an account that was there before, and with no other', async () => {
    const link = await invite('customer@sunline.example', 'admin')
    const { page } = await site.open('/login')
    await page.getByRole('button', { name: /Technician/ }).click()
    await page.getByLabel('Email').fill('technician@sunline.example')
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await heading(page, 'Technician Dashboard').waitFor()
    await page.goto(link)
    await page.getByText('This invitation is for another address').waitFor()
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()

    await page.getByRole('button', { name: 'Already have an account? Sign in' }).click()
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByRole('button', { name: 'Accept invitation' }).click()
    await page.getByRole('link', { name: 'Open the admin panel' }).click()
    await heading(page, "Today's Overview").waitFor()
    expect(new URL(page.url()).pathname).toBe('/admin')
    await page.context().close()
  })

  it('ends when it is withdrawn, and when a newer one takes its place', async () => {
    const first = await invite('nora@example.com', 'technician')
    const { page } = await site.open(new URL(first).pathname + new URL(first).hash)
    await heading(page, /^Join .+ as a technician$/).waitFor()
    await call('invite_person', { email: 'nora@example.com', role: 'admin', technician_id: null })
    await page.goto('about:blank')
    await page.goto(first)
    await page.getByText('This invitation was withdrawn').waitFor()
    await page.goto('about:blank')
    await page.goto(`${site.url}/invitation#AAAAAAAAAAAAAAAAAAAAAA`)
    await page.getByText('This link shows no invitation').waitFor()
    expect(await page.getByLabel('Password').count()).toBe(0)
    await page.context().close()
  })
})

describe('an administrator whose account is deactivated', () => {
  it('is refused while a dialog is open, and the page empties', async () => {
    const { page } = await openOffice(site)
    await goTo(page, 'Products', 'Products Catalog')
    await page
      .getByRole('button', { name: /^Edit, PROD-/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Price/).fill('37')
    const [admin] = await site.sql<{ id: string }>(
      `select id from auth.users where email = 'admin@sunline.example'`,
    )
    await call('deactivate_account', { user_id: admin?.id })

    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.waitForURL(/\/(login|auth)$/)
    await page.getByText('Your account has been closed').waitFor()
    expect(await page.getByText('PROD-').count()).toBe(0)
    await page.context().close()
  })
})
