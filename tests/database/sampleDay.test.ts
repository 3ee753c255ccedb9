import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createBackend } from '@local/backend'
import { openBusiness, type BusinessDatabase } from './businessDatabase'

const firstDay = '2026-11-27T19:00:00Z'
/** The next day, a week later, and the first of another month. */
const laterDays = ['2026-11-28T19:00:00Z', '2026-12-04T19:00:00Z', '2027-01-01T19:00:00Z']

let business: BusinessDatabase
beforeAll(async () => {
  business = await openBusiness()
})
beforeEach(() => business.sampleMadeAt(firstDay))
afterAll(() => business.close())

const moveTo = async (day: string) => {
  await business.stopClock(day)
  await business.moveSample()
}

const history = () => business.rows('select id from public.audit_log order by id')

test.each(laterDays)('on %s the tiles are those of the first day', async (day) => {
  const before = await history()
  await moveTo(day)
  expect(await business.call('admin', 'dashboard')).toMatchObject({
    todays_appointments: 12,
    pending_quotes: 8,
    revenue_this_month: 24_500,
    active_technicians: 6,
  })
  expect(await business.call('technician', 'my_day')).toMatchObject({
    todays_jobs: 3,
    completed: 1,
    in_progress: 1,
    pending: 1,
  })
  expect(await history()).toEqual(before)
})

test('day after day, through a year', async () => {
  for (let day = 1; day <= 366; day += 61) {
    await moveTo(new Date(Date.parse(firstDay) + day * 86_400_000).toISOString())
  }
  expect(await business.call('admin', 'dashboard')).toMatchObject({
    todays_appointments: 12,
    revenue_this_month: 24_500,
  })
})

test('what a person made or changed stays on its day', async () => {
  const find = async (status: string) => {
    const [job] = await business.rows<{ id: string; version: number; customer_id: string }>(
      `select id, version, customer_id from public.jobs j
       where status = $1 and deleted_at is null and scheduled_date = public.business_today()
         and not exists (select 1 from public.job_issues i where i.job_id = j.id)
       order by id limit 1`,
      [status],
    )
    if (!job) throw new Error(`There is no job that is ${status}`)
    return job
  }
  const edited = await find('Assigned')
  await business.call('admin', 'save_job', {
    id: edited.id,
    version: edited.version,
    fields: JSON.stringify({ notes: 'Ring twice' }),
  })
  const ended = await find('In Progress')
  await business.call('admin', 'set_job_status', {
    id: ended.id,
    version: ended.version,
    status: 'Completed',
  })
  await business.rows(
    `insert into public.customers (name, email) values ('Mine', 'mine@example.com')`,
  )
  const mine = () =>
    business.rows(
      `select j.id, j.scheduled_date::text, j.started_at::text, j.completed_at::text, j.version
       from public.jobs j where j.id = any ($1)
       union all
       select c.id, c.join_date::text, c.created_at::text, null, c.version
       from public.customers c where c.name = 'Mine' order by 1`,
      [[edited.id, ended.id]],
    )
  const ordersOf = () =>
    business.rows(
      'select id, order_date::text, delivery_date::text from public.orders where job_id = $1',
      [ended.id],
    )
  const before = [await mine(), await ordersOf()]
  await moveTo('2026-12-04T19:00:00Z')
  expect([await mine(), await ordersOf()]).toEqual(before)
  // The others have moved.
  expect(await business.call('admin', 'dashboard')).toMatchObject({ todays_appointments: 10 })
})

test('a job of a person’s own is not driven away from its time frame', async () => {
  const [taken] = await business.rows<{ technician_id: string; scheduled_time: string }>(
    `select technician_id, scheduled_time from public.jobs
     where status = 'Assigned' and scheduled_date = public.business_today() limit 1`,
  )
  await business.rows(
    `insert into public.jobs (customer_id, technician_id, service_type, position, glass_type, location,
       scheduled_date, scheduled_time, status, amount)
     values ('C-001', $1, 'windshield', 'main', 'oem', 'Mine', public.business_today() + 7, $2,
       'Assigned', 299)`,
    [taken?.technician_id, taken?.scheduled_time],
  )
  await moveTo('2026-12-04T19:00:00Z')
  expect(await business.call('admin', 'dashboard')).toMatchObject({ todays_appointments: 12 })
  expect(
    await business.rows(`select scheduled_date::text from public.jobs where location = 'Mine'`),
  ).toEqual([{ scheduled_date: '2026-12-04' }])
})

test('a server that runs over midnight moves it by itself', async () => {
  const backend = await createBackend({ sample: true })
  const visit = () =>
    backend.fetch(new Request('http://localhost:5173/rest/v1/rpc/current_maintenance'))
  const ofToday = async () => {
    const [row] = await backend.sql<{ jobs: number }>(
      `select count(*)::integer as jobs from public.jobs
       where scheduled_date = public.business_today() and status <> 'Cancelled'`,
    )
    return row?.jobs
  }
  await visit()
  expect(await ofToday()).toBe(12)
  await backend.sql(`insert into private.clock (stopped_at) values (now() + interval '1 day')`)
  expect(await ofToday()).not.toBe(12)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 })
  await visit()
  vi.useRealTimers()
  expect(await ofToday()).toBe(12)
  await backend.close()
})

test('the seed has the parts that the move takes from it', () => {
  const seed = readFileSync('supabase/seed.sql', 'utf8')
  expect(seed).toMatch(/^(.*?)(insert into public\..*?)(?:select setval.*?\n\n)(drop function.*)$/s)
})
