import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright'
import { findBrowser } from '../../.ci/browser.mjs'
import { startVisits, type VisitedSite } from './support/visits'
import { chooseGlass, confirm, fillAppointment, tellVehicle } from './support/wizard'

let site: VisitedSite
beforeAll(async () => {
  site = await startVisits({}, findBrowser({ isWhole: true }))
})
afterAll(() => site?.close())

/** A profile as people keep it in Chromium, with a company. */
const profile = {
  NAME_FULL: 'Ana Okafor',
  NAME_FIRST: 'Ana',
  NAME_LAST: 'Okafor',
  COMPANY_NAME: 'Okafor Landscaping',
  EMAIL_ADDRESS: 'ana@example.com',
  PHONE_HOME_WHOLE_NUMBER: '+15550100123',
  ADDRESS_HOME_STREET_ADDRESS: '100 Main St',
  ADDRESS_HOME_LINE1: '100 Main St',
  ADDRESS_HOME_CITY: 'Los Angeles',
  ADDRESS_HOME_STATE: 'CA',
  ADDRESS_HOME_ZIP: '90012',
  ADDRESS_HOME_COUNTRY: 'US',
}

describe('a visitor whose browser fills in forms', () => {
  it('books with what Chromium filled in, which leaves the field for robots alone', async () => {
    const { page, problems } = await openAppointment()
    const filled = await autofill(page, 'firstName')
    expect(filled).toMatchObject({
      firstName: 'Ana',
      lastName: 'Okafor',
      email: 'ana@example.com',
      address: '100 Main St',
    })
    expect(await trap(page).inputValue()).toBe('')
    const reference = await confirm(page)
    const rows = await site.sql('select first_name, email from public.quotes where id = $1', [
      reference,
    ])
    expect(rows).toEqual([{ first_name: 'Ana', email: 'ana@example.com' }])
    expect(problems).toEqual([])
    await page.context().close()
  })

  it('passes at the second Confirm when something did fill in the field for robots', async () => {
    const { page } = await openAppointment()
    await fillAppointment(page, { firstName: 'Ben' })
    await trap(page).evaluate((field: HTMLInputElement) => {
      field.value = 'Okafor Landscaping'
    })
    await page.getByRole('button', { name: 'Confirm Appointment' }).click()
    await page.getByRole('alert').first().waitFor()
    const booked = () => site.sql("select id from public.quotes where first_name = 'Ben'")
    expect(await booked()).toEqual([])
    const reference = await confirm(page)
    expect(await booked()).toEqual([{ id: reference }])
    await page.context().close()
  })
})

const trap = (page: Page) => page.locator('input[name=q7b]')

/** Step 5 with a day and a time chosen. */
async function openAppointment() {
  const { page, problems } = await site.open('/')
  await tellVehicle(page)
  await chooseGlass(page, { service: 'Windshield', glass: 'OEM glass', firstName: '' })
  await page.getByRole('group', { name: 'Preferred date' }).getByRole('radio').nth(1).check()
  await page.getByRole('group', { name: 'Time frame' }).getByRole('radio').first().check()
  return { page, problems }
}

/**
 * Fills in the form of a field by Chromium's own autofill, and answers its fields by name. Chromium reads
 * a form a moment after it was drawn, so that it is asked again until it has.
 */
async function autofill(page: Page, id: string): Promise<Record<string, string>> {
  const client = await page.context().newCDPSession(page)
  await client.send('Autofill.enable')
  await page.locator(`#${id}`).focus()
  const { root } = await client.send('DOM.getDocument')
  const { nodeId } = await client.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: `#${id}`,
  })
  const { node } = await client.send('DOM.describeNode', { nodeId })
  const fields = Object.entries(profile).map(([name, value]) => ({ name, value }))
  const values = () =>
    page
      .locator('form :is(input:not([type=radio]), textarea)')
      .evaluateAll((all: HTMLInputElement[]) =>
        Object.fromEntries(all.map(({ name, value }) => [name, value])),
      )
  await expect
    .poll(
      async () => {
        await client.send('Autofill.trigger', {
          fieldId: node.backendNodeId,
          address: { fields },
        })
        return (await values())[id]
      },
      { timeout: 20_000, interval: 500 },
    )
    .toBe(profile.NAME_FIRST)
  return values()
}
