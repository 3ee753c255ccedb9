import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { BrowserContextOptions, Page } from 'playwright'
import { demoPassword } from '@local/demoAccounts'
import { goTo, heading, told } from './support/office'
import { appointmentOf, completeJob, signInAtPortal } from './support/technician'
import { translatePages } from './support/translator'
import { phone, startVisits, type VisitedSite } from './support/visits'
import { chooseGlass, confirm, fillAppointment, tellVehicle } from './support/wizard'

let site: VisitedSite
beforeAll(async () => {
  site = await startVisits({ sample: true })
})
afterAll(() => site?.close())

/** What React says when it finds the page's words changed while it hydrates them: it draws them again. */
const hydration = /Minified React error #(418|423|425)/
/** What the browser says of a file that did not come. */
const loss = /ERR_CONNECTION_RESET/

/** The files that some other one imports when it needs them. */
const parts = new Set(
  readdirSync(join(inject('siteFolder'), 'assets'))
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => [
      ...readFileSync(join(inject('siteFolder'), 'assets', name), 'utf8').matchAll(
        /\bimport\([`"']\.\/([\w.-]+\.js)[`"']\)/g,
      ),
    ])
    .map(([, name]) => `/assets/${name}`),
)

type Condition = {
  name: string
  options?: BrowserContextOptions
  /** Makes the condition part of an empty page. Answers what fails when it was not there after all. */
  begin: (page: Page) => Promise<() => Promise<void>>
}

const conditions: readonly Condition[] = [
  {
    name: 'under a translator that replaces every text node',
    async begin(page) {
      const replaced = await translatePages(page)
      return async () => expect(await replaced()).toBeGreaterThan(20)
    },
  },
  {
    name: 'with text of 200% in a window of 320 px, in forced colors',
    options: { viewport: { width: 320, height: 640 }, hasTouch: true, forcedColors: 'active' },
    async begin(page) {
      await page.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = '200%'
        }),
      )
      return async () =>
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    },
  },
  {
    name: 'with the first request for every part that is loaded when it is needed lost',
    options: { serviceWorkers: 'block' },
    async begin(page) {
      const lost = new Set<string>()
      await page.route(/\/assets\/[\w.-]+\.js$/, (route) => {
        const file = new URL(route.request().url()).pathname
        if (!parts.has(file) || lost.has(file)) return route.continue()
        lost.add(file)
        return route.abort('connectionreset')
      })
      return async () => expect(lost.size).toBeGreaterThan(5)
    },
  },
]

describe.each(conditions.map((one) => [one.name, one] as const))(
  '%s',
  (name, { options, begin }) => {
    const place = conditions.findIndex((one) => one.name === name)
    const firstName = `Ana${place}`
    // Two visitors with one phone would have the office asked whose quote it is.
    const phoneNumber = `(555) 010-012${place}`

    async function open(path: string, more?: BrowserContextOptions) {
      const { page, problems } = await site.blank({ ...more, ...options })
      const check = await begin(page)
      await page.goto(site.url + path)
      const end = async () => {
        await check()
        expect(problems.filter((one) => !hydration.test(one) && !loss.test(one))).toEqual([])
        await page.context().close()
      }
      return { page, end }
    }

    it('a visitor books, is told about what is missing, and reads the reference', async () => {
      // A large screen asks for the vehicle on the home page.
      const { page, end } = await open(options?.viewport ? '/quote' : '/')
      await tellVehicle(page, phoneNumber)
      await chooseGlass(page, { service: 'Windshield', glass: 'OEM glass', firstName })
      await page.getByRole('button', { name: 'Confirm Appointment' }).click()
      await page.getByRole('alert').first().waitFor()
      await fillAppointment(page, { firstName })
      // The answer is slow, so that the button says that it is busy.
      await page.route('**/rest/v1/rpc/submit_quote', async (route) => {
        await page.getByRole('button', { name: 'Confirming…' }).waitFor()
        await route.continue()
      })
      const reference = await confirm(page)
      const rows = await site.sql('select id from public.quotes where first_name = $1', [firstName])
      expect(rows).toEqual([{ id: reference }])
      await end()
    })

    it('an administrator signs in and takes the quote to a job', async () => {
      const [booked] = await site.sql<{ id: string }>(
        'select id from public.quotes where first_name = $1',
        [firstName],
      )
      const quote = booked?.id
      const { page, end } = await open('/login')
      await page.getByRole('button', { name: /Administrator/ }).click()
      await page.getByLabel('Email').fill('admin@sunline.example')
      await page.getByLabel('Password', { exact: true }).fill(demoPassword)
      await page.getByRole('button', { name: 'Show' }).click()
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await heading(page, "Today's Overview").waitFor()
      await goTo(page, 'Quotes', 'Quotes Management')
      await page.getByRole('tab', { name: /^Guest/ }).click()
      await page.getByRole('tab', { name: /^All \d|^All$/ }).click()
      await page.getByRole('button', { name: `Contact, ${quote}` }).click()
      await page.getByRole('button', { name: `Confirm, ${quote}` }).click()
      await page.getByRole('button', { name: `Convert to Job, ${quote}` }).click()
      await told(page, new RegExp(`${quote} is now job`)).waitFor()
      await page
        .getByRole('button', { name: `Actions for ${quote}` })
        .waitFor({ state: 'detached' })
      const jobs = await site.sql('select status from public.jobs where quote_id = $1', [quote])
      expect(jobs).toHaveLength(1)
      await end()
    })

    it('a technician completes a job', async () => {
      const job = await startJob(site)
      const { page, end } = await open('/technicians', phone)
      await signInAtPortal(page)
      await completeJob(page, { customer: job.customer, work: 'New glass set', signature: 'wave' })
      await appointmentOf(page, job.customer).getByText('Completed').waitFor()
      await expect
        .poll(() => site.sql('select status from public.jobs where id = $1', [job.id]))
        .toEqual([{ status: 'Completed' }])
      await end()
    })
  },
)

/** A job of the demo technician's day, in progress whatever it was before. */
async function startJob({ sql }: VisitedSite): Promise<{ id: string; customer: string }> {
  const [job] = await sql<{ id: string; customer: string }>(
    `select j.id, c.name as customer from public.jobs j
     join public.customers c on c.id = j.customer_id
     where j.technician_id = 'TECH-001' and j.scheduled_date = public.business_today()
     order by j.status = 'In Progress' desc, j.id limit 1`,
  )
  if (!job) throw new Error('The sample day has no job.')
  await sql('delete from public.service_reports where job_id = $1', [job.id])
  await sql(
    `update public.jobs set status = 'In Progress', completed_at = null,
       started_at = coalesce(started_at, now()) where id = $1`,
    [job.id],
  )
  return job
}

describe('a press on a translated page that the app just hydrates', () => {
  it.each([
    ['at once', 'click'],
    ['with the finger down while the page is drawn again', 'slow press'],
  ])('%s', async (_, kind) => {
    const { page, problems } = await site.blank()
    await translatePages(page)
    await page.addInitScript(pressWhileHydrating, kind)
    await page.goto(`${site.url}/login`)
    await page.getByLabel('Email').waitFor()
    expect(problems.filter((one) => !hydration.test(one))).toEqual([])
    await page.context().close()
  })
})

/** Presses Administrator between two slices of hydrating, as a browser tells of a press. */
function pressWhileHydrating(kind: string) {
  const find = () =>
    [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Administrator',
    )
  const channel = new MessageChannel()
  channel.port1.addEventListener('message', () => {
    const button = find()
    if (!window.keeper?.isOver || !button) return channel.port2.postMessage(null)
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    const lift = () => {
      const isSame = button.isConnected
      const below = isSame ? button : find()
      below?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
      // What left the page in between gets no click.
      if (isSame) button.click()
    }
    if (kind === 'click') lift()
    else
      new MutationObserver((_, observer) => {
        if (button.isConnected) return
        observer.disconnect()
        lift()
      }).observe(document.body, { childList: true, subtree: true })
  })
  channel.port1.start()
  addEventListener('load', () => channel.port2.postMessage(null))
}
