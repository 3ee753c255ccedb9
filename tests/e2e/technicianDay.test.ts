import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright'
import { demoPassword } from '@local/demoAccounts'
import { appointmentOf, completeJob, signInAtPortal } from './support/technician'
import { phone, startVisits, type VisitedSite } from './support/visits'

/** The demo technician's appointments of today, in order. */
type Job = { id: string; customer: string; status: string }

async function todaysJobs(site: VisitedSite): Promise<Job[]> {
  const rows = await site.sql(
    `select j.id, c.name as customer, j.status
     from public.jobs j
     join public.customers c on c.id = j.customer_id
     join public.time_frames f on f.time_frame = j.scheduled_time
     where j.technician_id = 'TECH-001' and j.scheduled_date = public.business_today()
     order by f.starts, j.id`,
  )
  return rows as Job[]
}

async function figures(page: Page): Promise<string> {
  const figure = page.getByRole('list', { name: 'Today in figures' })
  return ((await figure.textContent()) ?? '').replace(/\s+/g, ' ')
}

/** The words that come onto paper when the page is printed. */
async function printed(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' })
  const words = await page.locator('body').innerText()
  await page.emulateMedia({ media: null })
  return words.trim()
}

let site: VisitedSite
beforeAll(async () => {
  site = await startVisits({ sample: true })
})
afterAll(() => site?.close())

describe('a day of the demo technician, on a phone', () => {
  it('shows the three appointments; what is completed and reported is found in the admin panel', async () => {
    const [first, second, third] = await todaysJobs(site)
    if (!first || !second || !third) throw new Error('The sample day has too few jobs.')
    const { page, problems } = await site.open('/technicians', phone)
    await signInAtPortal(page)
    await expect.poll(() => figures(page)).toMatch(/3.*1.*1.*1/)
    for (const { customer } of [first, second, third]) {
      await appointmentOf(page, customer)
        .getByRole('link', { name: /^Navigate/ })
        .waitFor()
    }

    await completeJob(page, { customer: second.customer, work: 'New glass set', signature: 'wave' })
    await appointmentOf(page, second.customer).getByText('Completed').waitFor()

    await page.getByRole('button', { name: 'Report Issue' }).click()
    const dialog = page.getByRole('dialog', { name: 'Report Issue' })
    await dialog.getByLabel('Wrong glass').check({ force: true })
    await dialog.getByRole('textbox', { name: 'Note' }).fill('No rain sensor on this one')
    await dialog.getByRole('button', { name: 'Report issue' }).click()
    await dialog.waitFor({ state: 'detached' })
    await appointmentOf(page, third.customer).getByText('1 open issue').waitFor()

    await page.getByRole('button', { name: 'Create Service Report' }).click()
    const report = page.getByRole('dialog', { name: 'Create Service Report' })
    await report.getByRole('combobox', { name: 'Job' }).selectOption(second.id)
    await report.getByText('New glass set').waitFor()
    const paper = await printed(page)
    expect(paper).toMatch(/^Sunline Auto Glass.*Service Report/s)
    expect(paper).toContain('New glass set')
    expect(paper).toContain(`Signed by ${second.customer}`)
    expect(paper).not.toContain(third.customer)
    expect(problems).toEqual([])
    await page.context().close()

    const office = await site.open('/login')
    const admin = office.page
    await admin.getByRole('button', { name: /Administrator/ }).click()
    await admin.getByLabel('Email').fill('admin@sunline.example')
    await admin.getByLabel('Password', { exact: true }).fill(demoPassword)
    await admin.getByRole('button', { name: 'Sign In', exact: true }).click()
    await admin.getByRole('heading', { name: "Today's Overview" }).waitFor()
    await admin.getByRole('button', { name: /^Notifications/ }).click()
    await admin.getByText(`Issue reported on job ${third.id}: Wrong glass`).click()
    await admin.getByText('No rain sensor on this one').waitFor()
    await admin.goto(`${site.url}/admin/jobs?q=${second.id}`)
    await admin
      .getByRole('row', { name: new RegExp(second.id) })
      .getByText('Completed')
      .waitFor()
    await admin
      .getByRole('row', { name: new RegExp(second.id) })
      .getByRole('button')
      .first()
      .click()
    await admin.getByText('New glass set').waitFor()
    await admin.getByRole('img', { name: `Signature of ${second.customer}` }).waitFor()
    expect(office.problems).toEqual([])
    await admin.context().close()
  })
})

describe('without a signal', () => {
  it('two completed jobs outlive a reload, and arrive once each, in order, with their own signature and time', async () => {
    const [, second, third] = await todaysJobs(site)
    if (!second || !third) throw new Error('The sample day has too few jobs.')
    await takeUpAgain(site, second.id)
    await takeUpAgain(site, third.id, 'Assigned')
    const { page } = await site.open('/technicians', phone)
    const context = page.context()
    await signInAtPortal(page)
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })

    await context.setOffline(true)
    await context.route(/\/(rest|auth)\/v1\//, (route) => route.abort('internetdisconnected'))
    const cut = Date.now()
    await completeJob(page, { customer: second.customer, work: 'First', signature: 'wave' })
    for (const step of ['Confirm appointment', 'Start job']) {
      await page.getByRole('button', { name: `${step}, ${third.customer}` }).click()
    }
    await appointmentOf(page, third.customer).getByText('In-progress').waitFor()
    await completeJob(page, { customer: third.customer, work: 'Second', signature: 'zigzag' })

    await page.reload()
    await page.getByRole('heading', { name: '4 actions waiting to be sent' }).waitFor()
    await appointmentOf(page, third.customer).getByText('Completed').waitFor()
    const kept = await keptSignatures(page)
    expect(kept.map(({ jobId }) => jobId)).toEqual([second.id, third.id])
    expect(kept[0]?.signature).not.toBe(kept[1]?.signature)
    expect((await todaysJobs(site)).map(({ status }) => status)).toEqual([
      'Completed',
      'In Progress',
      'Assigned',
    ])

    await context.unroute(/\/(rest|auth)\/v1\//)
    const back = Date.now()
    await context.setOffline(false)
    await page.getByRole('heading', { name: /waiting to be sent$/ }).waitFor({ state: 'detached' })
    const arrived = await arrivals(site)
    expect(arrived.map(({ job_id, action }) => [job_id, action])).toEqual([
      [second.id, 'complete'],
      [third.id, 'step confirm'],
      [third.id, 'step start'],
      [third.id, 'complete'],
    ])
    expect(arrived.every(({ received }) => received >= back)).toBe(true)
    // When they were done, by the server's clock: late by what sending each takes, before it was received.
    expect(arrived.every(({ taken, received }) => taken >= cut && taken < received)).toBe(true)
    const ofThird = arrived.slice(1).map(({ taken }) => taken)
    expect(ofThird).toEqual(ofThird.toSorted((a, b) => a - b))
    const rows = await site.sql(
      `select r.job_id, r.work_done, r.signature from public.service_reports r
       where r.job_id = any ($1) order by array_position($1, r.job_id)`,
      [[second.id, third.id]],
    )
    expect(rows).toEqual([
      { job_id: second.id, work_done: 'First', signature: kept[0]?.signature },
      { job_id: third.id, work_done: 'Second', signature: kept[1]?.signature },
    ])
    await context.close()
  })
})

describe('in a browser that keeps nothing', () => {
  it('what is done is sent at once', async () => {
    const [, second] = await todaysJobs(site)
    if (!second) throw new Error('The sample day has too few jobs.')
    await takeUpAgain(site, second.id)
    const { page } = await site.blank(phone)
    await page.addInitScript(refuseStorage)
    await page.goto(`${site.url}/technicians`)
    await signInAtPortal(page)
    await completeJob(page, { customer: second.customer, work: 'Sent at once', signature: 'wave' })
    await appointmentOf(page, second.customer).getByText('Completed').waitFor()
    const rows = await site.sql('select work_done from public.service_reports where job_id = $1', [
      second.id,
    ])
    expect(rows).toEqual([{ work_done: 'Sent at once' }])
    await page.context().close()
  })
})

/** Makes a page's storage what it is where the browser blocks it: each look at it throws. */
function refuseStorage() {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, { get: refuse })
  }
}

/** A completed job as it was before. */
async function takeUpAgain(site: VisitedSite, jobId: string, status = 'In Progress') {
  await site.sql('delete from public.service_reports where job_id = $1', [jobId])
  await site.sql('delete from private.device_actions')
  await site.sql(
    `update public.jobs set status = $2, completed_at = null,
       confirmed_at = case when $2 = 'In Progress' then confirmed_at end,
       started_at = case when $2 = 'In Progress' then started_at end
     where id = $1`,
    [jobId, status],
  )
}

type Arrived = { job_id: string; action: string; taken: number; received: number }

async function arrivals(site: VisitedSite): Promise<Arrived[]> {
  const rows = await site.sql(
    `select job_id, action,
       (extract(epoch from taken_at) * 1000)::float8 as taken,
       (extract(epoch from received_at) * 1000)::float8 as received
     from private.device_actions order by received_at`,
  )
  return rows as Arrived[]
}

/** The signatures that the device keeps, in the order in which they were given. */
function keptSignatures(page: Page): Promise<{ jobId: string; signature: string }[]> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('windshield_technician')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const rows = opening.result.transaction('kept').objectStore('kept')
          const reading = rows.getAll(IDBKeyRange.bound(['action'], ['action', []]))
          reading.addEventListener('success', () => {
            opening.result.close()
            resolve(
              reading.result.flatMap(({ jobId, action }) =>
                action.completion ? [{ jobId, signature: action.completion.signature }] : [],
              ),
            )
          })
        })
      }),
  )
}
