import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chooseFromMenu, goTo, heading, openOffice, told } from './support/office'
import { startVisits, type VisitedSite } from './support/visits'

/** Who works when, what that does to jobs and to what visitors can book, from the office to the wizard's page. */
let site: VisitedSite
beforeAll(async () => {
  site = await startVisits({ sample: true })
})
afterAll(() => site?.close())

type Planned = {
  id: string
  technician_id: string
  technician: string
  day: string
  version: number
}

const isRefusal = (problem: string) => /409/.test(problem)

describe('a day off', () => {
  it('lists the jobs that no longer fit; one press gives each to somebody else', async () => {
    const [job] = await site.sql<Planned>(
      `select j.id, t.id as technician_id, t.name as technician, to_char(j.scheduled_date, 'YYYY-MM-DD') as day, j.version
       from public.jobs j join public.technicians t on t.id = j.technician_id
       where j.status = 'Assigned' and j.scheduled_date > public.business_today()
         and j.service_type = 'windshield'
       order by j.scheduled_date, j.id limit 1`,
    )
    if (!job) throw new Error('The sample has no such job.')
    const { page, problems } = await openOffice(site)
    await goTo(page, 'Technicians', 'Technician Management')
    await page.getByRole('button', { name: `Working time, ${job.technician_id}` }).click()
    const dialog = page.getByRole('dialog', { name: `Working time of ${job.technician}` })
    await dialog.getByLabel('First day').fill(job.day)
    await dialog.getByRole('button', { name: 'Add time off' }).click()
    await told(page, '1 day off added').waitFor()
    await dialog.getByText(/no longer fits?$/).waitFor()
    const line = dialog.getByRole('listitem').filter({ hasText: job.id })
    await line.getByRole('button', { name: /^Give to / }).click()
    await dialog.getByText(new RegExp(`${job.id} is given to`)).waitFor()
    const [now] = await site.sql<{ technician: string; version: number }>(
      `select t.name as technician, j.version from public.jobs j
       join public.technicians t on t.id = j.technician_id where j.id = $1`,
      [job.id],
    )
    expect(now?.technician).not.toBe(job.technician)
    expect(now?.version).toBe(job.version + 1)
    await dialog.getByRole('button', { name: 'Done' }).click()

    // Back to the one who is away: refused with the reason, and booked knowingly.
    await page.goto(`${site.url}/admin/jobs?q=${job.id}`)
    await chooseFromMenu(page, job.id, 'Assign to somebody else')
    const form = page.getByRole('dialog')
    await form.getByLabel('Technician').selectOption({ label: job.technician })
    await form.getByRole('button', { name: 'Assign', exact: true }).click()
    await form.getByRole('button', { name: 'Book anyway' }).click()
    await form.waitFor({ state: 'detached' })
    await page.goto(`${site.url}/admin/jobs?view=week&day=${job.day}`)
    await page.getByText('Overbooked', { exact: true }).first().waitFor()
    expect(problems.filter((problem) => !isRefusal(problem))).toEqual([])
    await page.context().close()
  })
})

describe('a closed day', () => {
  it('has nothing to be booked, and the site says so', async () => {
    const [soon] = await site.sql<{ day: string; frames: number }>(
      `select to_char(a.date, 'YYYY-MM-DD') as day, count(*)::integer as frames
       from public.available_time_frames(public.business_today() + 2, 3) a group by a.date order by a.date limit 1`,
    )
    if (!soon) throw new Error('Nothing can be booked.')
    const { page, problems } = await openOffice(site)
    await goTo(page, 'Settings', 'System Settings')
    await page.getByRole('button', { name: 'Manage Capacity' }).click()
    const dialog = page.getByRole('dialog', { name: 'Capacity' })
    await dialog.getByLabel('Closed day', { exact: true }).fill(soon.day)
    await dialog.getByLabel('Name of the day').fill('Company outing')
    await dialog.getByRole('button', { name: 'Add closed day' }).click()
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(
      await site.sql('select * from public.available_time_frames($1::date, 1)', [soon.day]),
    ).toEqual([])
    await page.goto(`${site.url}/admin/jobs?view=day&day=${soon.day}`)
    await heading(page, 'Jobs Management').waitFor()
    await page
      .getByText(/Company outing/)
      .first()
      .waitFor()
    expect(problems).toEqual([])
    await page.context().close()

    const visitor = await site.open('/locations')
    await visitor.page
      .getByText(/Company outing/)
      .first()
      .waitFor()
    expect(visitor.problems).toEqual([])
    await visitor.page.context().close()
  })
})
