import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBusiness, type BusinessDatabase } from './businessDatabase'

const now = '2026-11-25T18:00:00Z'

let business: BusinessDatabase
beforeAll(async () => {
  business = await openBusiness({ now, sample: true })
})
afterAll(() => business.close())

/** The states of a job, and who has it: Scheduled is nobody's yet. */
const states = {
  Scheduled: `technician_id = null, status = 'Scheduled'`,
  Assigned: `status = 'Assigned'`,
  confirmed: `status = 'Assigned', confirmed_at = public.business_now()`,
  'In Progress': `status = 'In Progress', started_at = public.business_now()`,
  Completed: `status = 'Completed', completed_at = public.business_now()`,
  Cancelled: `status = 'Cancelled', cancel_reason = 'Rain'`,
} as const
type State = keyof typeof states

const verbs = ['confirm', 'start', 'complete', 'issue', 'cannot'] as const
type Verb = (typeof verbs)[number]

/** What comes of each verb in each state: the state after it, or why it is refused. */
const rules: Record<State, Record<Verb, string>> = {
  Scheduled: {
    confirm: 'reassigned',
    start: 'reassigned',
    complete: 'reassigned',
    issue: 'reassigned',
    cannot: 'reassigned',
  },
  Assigned: {
    confirm: '→ Assigned',
    start: '→ In Progress',
    complete: 'wrong_state',
    issue: '→ Assigned',
    cannot: '→ Scheduled',
  },
  confirmed: {
    confirm: 'wrong_state',
    start: '→ In Progress',
    complete: 'wrong_state',
    issue: '→ Assigned',
    cannot: '→ Scheduled',
  },
  'In Progress': {
    confirm: 'wrong_state',
    start: 'wrong_state',
    complete: '→ Completed',
    issue: '→ In Progress',
    cannot: '→ Scheduled',
  },
  Completed: {
    confirm: 'already_completed',
    start: 'already_completed',
    complete: 'already_completed',
    issue: 'already_completed',
    cannot: 'already_completed',
  },
  Cancelled: {
    confirm: 'cancelled',
    start: 'cancelled',
    complete: 'cancelled',
    issue: 'cancelled',
    cannot: 'cancelled',
  },
}

/** Jobs of one technician may not overlap in a day: each has a day of its own. */
let day = 30

async function jobIn(state: State): Promise<string> {
  day += 1
  const [job] = await business.rows<{ id: string }>(
    `insert into public.jobs (customer_id, technician_id, service_type, position, glass_type, location,
       scheduled_date, scheduled_time, status, amount, created_at)
     values ('C-001', 'TECH-001', 'windshield', 'main', 'oem', '1 Palm Street',
       public.business_today() + $1::integer, '4:00 PM - 6:00 PM', 'Assigned', 299,
       '2026-11-20T18:00:00Z') returning id`,
    [day],
  )
  const id = job?.id ?? ''
  await business.exec(`update public.jobs set ${states[state]} where id = '${id}'`)
  return id
}

const keyed = (job: string, key: string = randomUUID()) => ({
  job_id: job,
  idempotency_key: key,
  taken_at: now,
})
const completion = { work_done: 'Done', part_number: '', cure_minutes: 60 }

function call(verb: Verb, job: string): [name: string, args: Record<string, unknown>] {
  if (verb === 'complete') return ['complete_job', { ...keyed(job), completion }]
  if (verb === 'confirm' || verb === 'start') return ['take_step', { ...keyed(job), step: verb }]
  const issue = { kind: 'weather', note: 'Rain', cannot_complete: verb === 'cannot' }
  return ['report_issue', { ...keyed(job), issue }]
}

async function outcomeOf(verb: Verb, job: string): Promise<string> {
  const [name, args] = call(verb, job)
  try {
    const answer = await business.call<{ job_status: string }>('technician', name, args)
    return `→ ${answer.job_status}`
  } catch (error) {
    return (error as Error).message
  }
}

const rowOf = async (job: string) =>
  (await business.rows('select * from public.jobs where id = $1', [job]))[0]

describe('the status of a job', () => {
  test.each(Object.keys(states) as State[])(
    'neither skips nor goes back from %s, whatever is called',
    async (state) => {
      const found: Record<string, string> = {}
      for (const verb of verbs) {
        const job = await jobIn(state)
        const before = await rowOf(job)
        found[verb] = await outcomeOf(verb, job)
        // A refusal leaves the job exactly as it was.
        if (
          !found[verb].startsWith('→') &&
          JSON.stringify(await rowOf(job)) !== JSON.stringify(before)
        )
          found[verb] += ', but changed it'
      }
      expect(found).toEqual(rules[state])
    },
  )

  test('is moved by no step of another name, and by no function of the office', async () => {
    const job = await jobIn('In Progress')
    for (const step of ['finish', 'Completed', 'Scheduled', '']) {
      expect(
        await business.refusal('technician', 'take_step', { ...keyed(job), step }),
      ).toMatchObject({ message: 'wrong_state' })
    }
    const { version } = (await rowOf(job)) as { version: number }
    for (const status of ['Completed', 'Scheduled', 'Assigned', 'Cancelled']) {
      expect(
        await business.refusal('technician', 'set_job_status', { id: job, version, status }),
      ).toMatchObject({ code: '42501' })
    }
    await expect(
      business.rowsAs('technician', `update public.jobs set status = 'Completed'`),
    ).rejects.toMatchObject({ code: '42501' })
  })
})

describe('two devices of one technician', () => {
  test('that complete the same job at once get one result: one report, one part, one charge', async () => {
    const job = await jobIn('In Progress')
    await business.exec(
      `update public.glass_items set in_stock = 9 where part_number = 'FW04210GTN'`,
    )
    const sent = ['Phone', 'Tablet'].map((work_done) => ({
      ...keyed(job),
      completion: { ...completion, work_done, part_number: 'FW04210GTN' },
    }))
    const results = await Promise.allSettled(
      sent.map((args) => business.call('technician', 'complete_job', args)),
    )
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(results[1]).toMatchObject({ reason: { message: 'already_completed' } })
    expect(
      await business.rows(
        `select r.work_done, g.in_stock, (select count(*)::integer from public.orders o where o.job_id = r.job_id) as orders
         from public.service_reports r, public.glass_items g
         where r.job_id = $1 and g.part_number = 'FW04210GTN'`,
        [job],
      ),
    ).toEqual([{ work_done: 'Phone', in_stock: 8, orders: 1 }])
  })

  test('that send one action with one key get one answer', async () => {
    const job = await jobIn('In Progress')
    const args = { ...keyed(job), completion }
    const answers = await Promise.all([
      business.call('technician', 'complete_job', args),
      business.call('technician', 'complete_job', args),
    ])
    expect(answers[0]).toEqual(answers[1])
  })
})

describe('while actions waited on the device', () => {
  test.each([
    ['reassigned', `technician_id = 'TECH-009'`],
    ['reassigned', `technician_id = null, status = 'Scheduled', started_at = null`],
    ['reassigned', 'deleted_at = now()'],
    ['cancelled', `status = 'Cancelled', cancel_reason = 'Customer called'`],
  ])('the job became %s: each of them is told, and nothing is done', async (reason, change) => {
    const job = await jobIn('In Progress')
    await business.exec(`update public.jobs set ${change} where id = '${job}'`)
    const outcomes = []
    for (const verb of verbs) outcomes.push(await outcomeOf(verb, job))
    expect(outcomes).toEqual(verbs.map(() => reason))
    expect(
      await business.rows(
        `select 1 from public.service_reports where job_id = $1
         union all select 1 from public.job_issues where job_id = $1
         union all select 1 from public.job_photos where job_id = $1`,
        [job],
      ),
    ).toEqual([])
  })

  test('the office moved the job to another day: what was done still arrives, with its own time', async () => {
    const job = await jobIn('In Progress')
    await business.exec(
      `update public.jobs set scheduled_date = scheduled_date + 1,
         confirmed_at = '2026-11-25T15:00:00Z', started_at = '2026-11-25T15:30:00Z',
         created_at = '2026-11-24T15:00:00Z' where id = '${job}'`,
    )
    await business.call('technician', 'complete_job', {
      ...keyed(job),
      completion,
      taken_at: '2026-11-25T16:15:00Z',
    })
    expect(await rowOf(job)).toMatchObject({
      status: 'Completed',
      completed_at: '2026-11-25T16:15:00+00:00',
    })
  })
})
