import type { BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startVisits, type VisitedSite } from './support/visits'
import { chooseGlass, confirm, fillAppointment, tellVehicle, type Visitor } from './support/wizard'

let site: VisitedSite
beforeAll(async () => {
  site = await startVisits()
  // All visitors of this file come from one address.
  await site.sql(
    'update public.booking_rules set limit_per_address = 1000, limit_per_contact = 1000, seats_per_frame = 100',
  )
})
afterAll(() => site?.close())

/** How long a busy machine may take. */
const slow = { timeout: 20_000 }

let context: BrowserContext
afterEach(() => context?.close())

const visitor: Visitor = { service: 'Windshield', glass: 'OEM glass', firstName: 'Ana' }

/** The first tab of a browser, filled in up to Confirm. */
async function filledTab(firstName: string) {
  const { page, problems } = await site.open('/')
  context = page.context()
  await tellVehicle(page)
  await chooseGlass(page, visitor)
  await fillAppointment(page, { firstName })
  return { page, problems }
}

/** Another tab of the same browser. */
async function openTab(path: string) {
  const page = await context.newPage()
  await page.goto(site.url + path)
  return page
}

/** Another tab as browsers duplicate one: at the same address, with a copy of its session storage. */
async function duplicate(tab: Page) {
  const kept = await tab.evaluate(() => ({ ...sessionStorage }))
  const page = await context.newPage()
  await page.goto(`${site.url}/about`)
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, String(value))
  }, kept)
  await page.goto(tab.url())
  return page
}

/** Changes the vehicle from step 5 and comes back to it. */
async function changeVehicle(page: Page, make: string, model: string) {
  await page.goto(site.url)
  await expect.poll(() => page.getByLabel('Make').inputValue(), slow).toBe('Honda')
  await page.getByLabel('Make').fill(make)
  await page.getByLabel('Model').fill(model)
  await page.getByRole('button', { name: 'Continue to Service Selection' }).click()
  await page.getByRole('link', { name: 'Continue to Glass Position' }).click()
  await page.getByRole('link', { name: 'Continue to Glass Type' }).click()
  await page.getByRole('link', { name: 'Continue to Appointment' }).click()
  await page.getByRole('heading', { name: 'Schedule Your Service' }).waitFor()
}

const notice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'We kept what you entered before.' })

const rowsOf = (firstName: string) =>
  site.sql(
    'select id, vehicle_make, vehicle_model from public.quotes where first_name = $1 order by id',
    [firstName],
  )

describe('two tabs of the wizard', () => {
  it('each book what they show', async () => {
    const { page: first, problems } = await filledTab('Ana')
    const second = await openTab('/quote')
    await notice(second).waitFor()
    expect(await notice(first).count()).toBe(0)
    await changeVehicle(second, 'Kia', 'Soul')
    expect(await first.getByText('2019 Honda Civic').count()).toBe(1)

    const booked = [await confirm(first), await confirm(second)]
    expect(await rowsOf('Ana')).toEqual([
      { id: booked[0], vehicle_make: 'Honda', vehicle_model: 'Civic' },
      { id: booked[1], vehicle_make: 'Kia', vehicle_model: 'Soul' },
    ])
    expect(problems).toEqual([])
  })

  it('each book what they show, where one is a duplicate of the other', async () => {
    const { page: first } = await filledTab('Ben')
    const second = await duplicate(first)
    await second.getByText('2019 Honda Civic').waitFor()
    await changeVehicle(second, 'Kia', 'Soul')
    await confirm(second)
    await first.reload()
    await first.getByText('2019 Honda Civic').waitFor()
    await confirm(first)
    const rows = await rowsOf('Ben')
    expect(rows.map((row) => row.vehicle_make)).toEqual(['Kia', 'Honda'])
  })

  it('book once what one of them sent without an answer', async () => {
    const { page: first } = await filledTab('Chi')
    // The server books, the answer is lost on the way.
    await first.route('**/rest/v1/rpc/submit_quote', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await first.getByRole('button', { name: 'Confirm Appointment' }).click()
    await first.getByRole('alert').filter({ hasText: 'cannot be booked twice' }).first().waitFor()
    const second = await openTab('/quote/appointment')
    await second.getByText('Your last confirmation was cut off').waitFor()
    const reference = await confirm(second)
    // The first tab shows it without being asked.
    await first.getByText('Quote submitted successfully!').waitFor()
    expect(await rowsOf('Chi')).toMatchObject([{ id: reference }])
  })

  it('start again on their own', async () => {
    const { page: first } = await filledTab('Dee')
    const second = await openTab('/quote')
    await second.getByRole('button', { name: 'Start over' }).click()
    await notice(second).waitFor({ state: 'detached' })
    await second.getByText('Your quote still needs one answer').waitFor()
    await second.reload()
    await second.getByText('Your quote still needs one answer').waitFor()
    expect(await notice(second).count()).toBe(0)
    await first.reload()
    await expect.poll(() => first.getByLabel('First name').inputValue(), slow).toBe('Dee')
    await notice(await openTab('/quote')).waitFor()
  })
})

it.each(['localStorage', 'sessionStorage', 'both'])(
  'a visitor books where the browser refuses storage: %s',
  async (refused) => {
    const { page, problems } = await site.blank()
    context = page.context()
    await page.addInitScript((name) => {
      for (const storage of ['localStorage', 'sessionStorage']) {
        if (name !== storage && name !== 'both') continue
        Object.defineProperty(window, storage, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        })
      }
    }, refused)
    await page.goto(site.url)
    await tellVehicle(page)
    await chooseGlass(page, visitor)
    await fillAppointment(page, { firstName: refused })
    const reference = await confirm(page)
    expect(await rowsOf(refused)).toMatchObject([{ id: reference, vehicle_make: 'Honda' }])
    expect(problems).toEqual([])
  },
)
