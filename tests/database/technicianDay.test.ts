import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBusiness, type BusinessDatabase, type Caller } from './businessDatabase'

const now = '2026-11-25T18:00:00Z'
/** Where the photos of a job are; `jobOf` uploads them. */
const photoOf = (job: string, number = 1) =>
  `${job}/1d000000-0000-4000-8000-000000000001-${number}.jpg`
const signature = 'data:image/png;base64,iVBORw0KGgo='

let business: BusinessDatabase
/** The technician of another account than the demo one. */
let other: Caller
beforeAll(async () => {
  business = await openBusiness({ now, sample: true })
  const [user] = await business.rows<{ id: string }>(
    `insert into auth.users (id, email, email_confirmed_at)
     values (gen_random_uuid(), 'sarah.chen@example.com', now()) returning id`,
  )
  other = { userId: user?.id ?? '' }
  await business.exec(`insert into public.customers (name) values ('Only Of The First')`)
  // The account finds its technician by the e-mail address, once it has the role.
  await business.rows(`update public.profiles set role = 'technician' where id = $1`, [user?.id])
})
afterAll(() => business.close())

type Appointment = { id: string; job_status: string; status: string }

/** A job of the demo technician for today, and no other open one. */
async function jobOf(status: 'Assigned' | 'In Progress'): Promise<string> {
  const open = `technician_id = 'TECH-001' and status in ('Assigned', 'In Progress')`
  await business.exec(`
    update public.jobs set status = 'Cancelled', cancel_reason = 'Test' where ${open};
    update public.glass_items set in_stock = 9 where part_number = 'FW04210GTN';
  `)
  const [job] = await business.rows<{ id: string }>(
    `insert into public.jobs (customer_id, technician_id, service_type, position, glass_type, location,
       scheduled_date, scheduled_time, status, amount, created_at)
     values ('C-061', 'TECH-001', 'windshield', 'main', 'oem', '1 Palm Street',
       public.business_today(), '4:00 PM - 6:00 PM', $1, 299, '2026-11-20T18:00:00Z') returning id`,
    [status],
  )
  const id = job?.id ?? ''
  await business.rows(
    `insert into storage.objects (bucket_id, name)
     select 'job-photos', n from unnest(array[$1, $2]) n`,
    [photoOf(id, 1), photoOf(id, 2)],
  )
  return id
}
const completion = (over: object = {}) => ({
  work_done: 'New windshield set',
  part_number: 'FW04210GTN',
  cure_minutes: 60,
  photos: [],
  signature,
  signed_by: 'Maria Delgado',
  ...over,
})
const complete = (job: string, over: object = {}, key: string = randomUUID(), at = now) => ({
  job_id: job,
  completion: completion({ photos: [photoOf(job, 1), photoOf(job, 2)], ...over }),
  idempotency_key: key,
  taken_at: at,
})
const step = (job: string, what: string, key: string = randomUUID()) => ({
  job_id: job,
  step: what,
  idempotency_key: key,
  taken_at: now,
})
const stock = async () =>
  (
    await business.rows<{ in_stock: number }>(
      `select in_stock from public.glass_items where part_number = 'FW04210GTN'`,
    )
  )[0]?.in_stock

describe('the day', () => {
  test('is confirmed, started and completed, in that order only', async () => {
    const job = await jobOf('Assigned')
    expect(await business.refusal('technician', 'complete_job', complete(job))).toMatchObject({
      code: 'PT409',
      message: 'wrong_state',
    })
    const confirmed = await business.call<Appointment>(
      'technician',
      'take_step',
      step(job, 'confirm'),
    )
    expect(confirmed.status).toBe('confirmed')
    expect(await business.refusal('technician', 'take_step', step(job, 'confirm'))).toMatchObject({
      message: 'wrong_state',
    })
    const started = await business.call<Appointment>('technician', 'take_step', step(job, 'start'))
    expect(started.status).toBe('in-progress')
    const done = await business.call<Appointment>('technician', 'complete_job', complete(job))
    expect(done).toMatchObject({ status: 'completed', has_report: true })
    expect(await business.refusal('technician', 'take_step', step(job, 'start'))).toMatchObject({
      message: 'already_completed',
    })
    expect(await business.call('technician', 'my_day')).toMatchObject({ completed: 2, pending: 0 })
  })
})

describe('completing', () => {
  test('takes the part from the stock, keeps report, photos and signature, and charges the job', async () => {
    const job = await jobOf('In Progress')
    const before = await stock()
    await business.call(
      'technician',
      'complete_job',
      complete(job, {}, randomUUID(), '2026-11-25T16:30:00Z'),
    )
    expect(await stock()).toBe(Number(before) - 1)
    const report = await business.call<Record<string, unknown>>('technician', 'service_report', {
      job_id: job,
    })
    expect(report).toMatchObject({
      cure_minutes: 60,
      completed_at: '2026-11-25T16:30:00+00:00',
      safe_to_drive_at: '2026-11-25T17:30:00+00:00',
      signature,
      photos: [photoOf(job, 1), photoOf(job, 2)],
    })
    expect(
      await business.rows('select status from public.orders where job_id = $1', [job]),
    ).toEqual([{ status: 'completed' }])
  })

  // 18:00 by the server; what the phone shows is hours away from it.
  const clocks = [
    {
      phone: 'three hours slow, with its clock said',
      started: { taken_at: '2026-11-25T13:30:00Z', sent_at: '2026-11-25T15:00:00Z' },
      completed: { taken_at: '2026-11-25T14:45:00Z', sent_at: '2026-11-25T15:00:00Z' },
      expected: ['16:30', '17:45', '18:45'],
    },
    {
      phone: 'three hours slow, of a page loaded before phones said their clock',
      started: { taken_at: now },
      completed: { taken_at: '2026-11-25T15:00:00Z', sent_at: null },
      expected: ['18:00', '18:00', '19:00'],
    },
    {
      phone: 'three hours fast, with its clock said',
      started: { taken_at: '2026-11-25T19:30:00Z', sent_at: '2026-11-25T21:00:00Z' },
      completed: { taken_at: '2026-11-25T20:45:00Z', sent_at: '2026-11-25T21:00:00Z' },
      expected: ['16:30', '17:45', '18:45'],
    },
    {
      phone: 'set back between the start and the completion, both without a signal',
      started: { taken_at: '2026-11-25T17:30:00Z', sent_at: now },
      completed: { taken_at: '2026-11-25T12:00:00Z', sent_at: now },
      expected: ['17:30', '17:30', '18:30'],
    },
    {
      phone: 'set back after the action and before it was sent',
      started: { taken_at: '2026-11-25T16:30:00Z', sent_at: '2026-11-25T15:00:00Z' },
      completed: { taken_at: '2026-11-25T17:30:00Z', sent_at: '2026-11-25T15:00:00Z' },
      expected: ['18:00', '18:00', '19:00'],
    },
  ]
  test.each(clocks)('on a phone $phone', async ({ started, completed, expected }) => {
    const job = await jobOf('Assigned')
    await business.call('technician', 'take_step', { ...step(job, 'start'), ...started })
    await business.call('technician', 'complete_job', { ...complete(job), ...completed })
    const report = await business.call<Record<string, string>>('technician', 'service_report', {
      job_id: job,
    })
    const [times] = await business.rows<{ started: string; completed: string }>(
      'select started_at as started, completed_at as completed from public.jobs where id = $1',
      [job],
    )
    const shown = [times?.started, times?.completed, report.safe_to_drive_at]
    expect(shown.map((at) => new Date(at ?? '').toISOString().slice(11, 16))).toEqual(expected)
    expect(report.completed_at).toContain(expected[1])
  })

  test('sent twice with one key, it is done once and answered twice', async () => {
    const job = await jobOf('In Progress')
    const before = await stock()
    const call = complete(job)
    const first = await business.call('technician', 'complete_job', call)
    expect(await business.call('technician', 'complete_job', call)).toEqual(first)
    expect(await stock()).toBe(Number(before) - 1)
    expect(await business.refusal(other, 'complete_job', call)).toMatchObject({
      message: 'key_used',
    })
  })

  test('from a second device it is told that the job is completed', async () => {
    const job = await jobOf('In Progress')
    await business.call('technician', 'complete_job', complete(job))
    expect(await business.refusal('technician', 'complete_job', complete(job))).toMatchObject({
      message: 'already_completed',
    })
  })

  test('never takes stock below zero, and then nothing else has happened either', async () => {
    const job = await jobOf('In Progress')
    await business.exec(
      `update public.glass_items set in_stock = 0 where part_number = 'FW04210GTN'`,
    )
    expect(await business.refusal('technician', 'complete_job', complete(job))).toMatchObject({
      code: 'PT409',
      message: 'not_enough_stock',
    })
    expect(await stock()).toBe(0)
    expect(await business.rows('select status from public.jobs where id = $1', [job])).toEqual([
      { status: 'In Progress' },
    ])
  })

  test.each([
    ['no work described', { work_done: ' ' }, 'work_done'],
    ['a part that does not exist', { part_number: 'X' }, 'part_number'],
    ['a negative cure time', { cure_minutes: -5 }, 'cure_minutes'],
    ['a cure time in words', { cure_minutes: 'an hour' }, 'cure_minutes'],
    ['a script for a signature', { signature: 'data:text/html;base64,PHNj' }, 'signature'],
    ['a photo that is none', { photos: ['javascript:alert(1)'] }, 'photos'],
    ['seven photos', { photos: Array.from({ length: 7 }, () => 'photo') }, 'photos'],
  ])('is refused with %s', async (_, over, field) => {
    const job = await jobOf('In Progress')
    const refusal = await business.refusal('technician', 'complete_job', complete(job, over))
    expect(refusal.code).toBe('PT422')
    expect(JSON.parse(refusal.detail ?? '')).toMatchObject([{ field }])
  })

  test('keeps the time at which the person acted, but none in the future', async () => {
    const job = await jobOf('In Progress')
    await business.call(
      'technician',
      'complete_job',
      complete(job, {}, randomUUID(), '2031-01-01T00:00:00Z'),
    )
    expect(
      await business.rows('select completed_at from public.jobs where id = $1', [job]),
    ).toMatchObject([{ completed_at: '2026-11-25T18:00:00+00:00' }])
  })
})

describe('a job that has changed meanwhile', () => {
  test('is told as reassigned or cancelled', async () => {
    const job = await jobOf('Assigned')
    await business.rows(`update public.jobs set technician_id = 'TECH-009' where id = $1`, [job])
    expect(await business.refusal('technician', 'take_step', step(job, 'start'))).toMatchObject({
      message: 'reassigned',
    })
    const cancelled = await jobOf('In Progress')
    await business.rows(
      `update public.jobs set status = 'Cancelled', cancel_reason = 'Rain' where id = $1`,
      [cancelled],
    )
    const refusal = await business.refusal('technician', 'complete_job', complete(cancelled))
    expect(refusal).toMatchObject({ message: 'cancelled', detail: '{"reason": "Rain"}' })
  })
})

describe('an issue', () => {
  const issue = (job: string, over: object = {}) => ({
    job_id: job,
    issue: { kind: 'wrong-glass', note: 'No rain sensor', photo: photoOf(job), ...over },
    idempotency_key: randomUUID(),
    taken_at: now,
  })

  test('is told to the office, which resolves it', async () => {
    const job = await jobOf('In Progress')
    await business.call('technician', 'report_issue', issue(job))
    expect(await business.call('admin', 'notification_board', { most: 1 })).toMatchObject({
      entries: [{ kind: 'job-issue', subject_id: job, summary: 'wrong-glass', read: false }],
    })
    const issues = await business.call<{ id: number; job_id: string; photo: string }[]>(
      'admin',
      'list_job_issues',
      { job_id: job },
    )
    expect(issues).toMatchObject([{ job_id: job, photo: photoOf(job), technician: 'Mike Torres' }])
    await business.call('admin', 'resolve_issue', { id: issues[0]?.id })
    expect(await business.refusal('admin', 'resolve_issue', { id: issues[0]?.id })).toMatchObject({
      code: 'PT404',
    })
  })

  test('that stops the job sends it back to be planned again', async () => {
    const job = await jobOf('In Progress')
    await business.call('technician', 'report_issue', {
      ...issue(job, { cannot_complete: true }),
      taken_at: '2026-11-25T14:45:00Z',
      sent_at: '2026-11-25T15:00:00Z',
    })
    expect(
      await business.rows(
        `select taken_at = '2026-11-25T17:45:00Z' as corrected from public.job_issues where job_id = $1`,
        [job],
      ),
    ).toEqual([{ corrected: true }])
    expect(await business.call('admin', 'get_record', { kind: 'jobs', id: job })).toMatchObject({
      status: 'Scheduled',
      technician_id: null,
      open_issues: 1,
    })
  })

  test("of kind 'other' is explained", async () => {
    const job = await jobOf('In Progress')
    const refusal = await business.refusal(
      'technician',
      'report_issue',
      issue(job, { kind: 'other', note: '' }),
    )
    expect(refusal.detail).toContain('"field": "note"')
  })
})

describe('technician B', () => {
  test("gets nothing of A's by any table, function or embed", async () => {
    const job = await jobOf('In Progress')
    await business.call('technician', 'complete_job', complete(job))
    const [customer] = await business.rows<{ customer_id: string }>(
      'select customer_id from public.jobs where id = $1',
      [job],
    )
    const walks = [
      ['select id from public.jobs where id = $1', job],
      ['select job_id from public.service_reports where job_id = $1', job],
      ['select job_id from public.job_photos where job_id = $1', job],
      ['select job_id from public.job_issues where job_id = $1', job],
      ['select c.id from public.customers c where c.id = $1', customer?.customer_id],
      [
        'select j.id from public.customers c join public.jobs j on j.customer_id = c.id where j.id = $1',
        job,
      ],
    ] as const
    const leaks: string[] = []
    for (const [sql, value] of walks) {
      if ((await business.rowsAs(other, sql, [value])).length > 0) leaks.push(sql)
    }
    expect(leaks).toEqual([])
    expect(await business.rowsAs('technician', walks[0][0], [job])).toHaveLength(1)
    expect(await business.rowsAs('technician', walks[4][0], [customer?.customer_id])).toHaveLength(
      1,
    )

    for (const [name, args] of [
      ['complete_job', complete(job)],
      ['take_step', step(job, 'start')],
      [
        'report_issue',
        { job_id: job, issue: { kind: 'weather' }, idempotency_key: randomUUID(), taken_at: now },
      ],
    ] as const) {
      expect(await business.refusal(other, name, args)).toMatchObject({
        message: 'reassigned',
      })
    }
    expect(await business.refusal(other, 'service_report', { job_id: job })).toMatchObject({
      code: 'PT404',
    })
    const day = await business.call<{ appointments: Appointment[] }>(other, 'my_day')
    expect(day.appointments.map((appointment) => appointment.id)).not.toContain(job)
    expect(day.appointments).toHaveLength(2)
  })

  test('sees only themselves among technicians, and no orders, products or settings', async () => {
    expect(await business.rowsAs(other, 'select id from public.technicians')).toEqual([
      { id: 'TECH-002' },
    ])
    for (const table of [
      'orders',
      'order_items',
      'products',
      'glass_items',
      'settings',
      'audit_log',
      'notifications',
    ]) {
      expect(
        await business.rowsAs(other, `select '${table}' as leak from public.${table}`),
      ).toEqual([])
    }
  })

  test('sees nothing at all once the role is taken away', async () => {
    await business.rows(`update public.profiles set role = 'customer' where id = $1`, [
      (other as { userId: string }).userId,
    ])
    expect(await business.rowsAs(other, 'select id from public.jobs')).toEqual([])
    expect(await business.refusal(other, 'my_day')).toMatchObject({ code: '42501' })
  })
})
