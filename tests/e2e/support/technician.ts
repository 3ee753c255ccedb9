import type { Page } from 'playwright'
import { demoPassword } from '@local/demoAccounts'

/** Signs in at the portal's own form and waits for the day. */
export async function signInAtPortal(page: Page) {
  await page.getByLabel('Email').fill('technician@sunline.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('heading', { name: "Today's Schedule" }).waitFor()
}

/** The card of one appointment. */
export const appointmentOf = (page: Page, customer: string) =>
  page.getByRole('article', { name: new RegExp(customer) })

/** What one completion says. */
export type Completed = { customer: string; work: string; signature: 'wave' | 'zigzag' }

/**
 * Fills in and saves "Mark Job as Complete" for a job in progress; signs with the mouse, and goes back by
 * mistake on the way.
 */
export async function completeJob(page: Page, { customer, work, signature }: Completed) {
  await page.getByRole('button', { name: 'Mark Job as Complete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mark Job as Complete' })
  await dialog.getByLabel('What was done').fill(work)
  await dialog.getByLabel('Glass part used').selectOption({ label: 'No part used' })
  await dialog.getByLabel(/^Cure time/).fill('45')
  await sign(page, signature)
  await page.goBack()
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await dialog.getByLabel('Name of who signs').fill(customer)
  await dialog.getByRole('button', { name: 'Complete job' }).click()
  await dialog.waitFor({ state: 'detached' })
  // The form's entry in the history goes a moment later (useBackGuard), and would cut a reload short.
  await page.waitForFunction(() => !('unsavedForm' in (history.state ?? {})))
}

async function sign(page: Page, kind: Completed['signature']) {
  const pad = page.getByRole('img', { name: 'Sign here' })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('There is nowhere to sign.')
  const heightAt = (part: number) =>
    kind === 'wave' ? 0.5 + 0.3 * Math.sin(part * 12) : Math.round(part * 10) % 2 ? 0.25 : 0.7
  const at = (part: number) =>
    [box.x + box.width * (0.1 + 0.8 * part), box.y + box.height * heightAt(part)] as const
  await page.mouse.move(...at(0))
  await page.mouse.down()
  for (let step = 1; step <= 20; step += 1) await page.mouse.move(...at(step / 20))
  await page.mouse.up()
  await page.getByRole('img', { name: 'Signed' }).waitFor()
}
