import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { draftWith } from '../database/support/drafts'
import { visitor, type HostedDatabase, type Person } from './support/hostedDatabase'
import { openStage } from './support/stage'
import { newTechnician, openShop, race, type Technician } from './support/scene'

/**
 * Customers, office, technician and senders at the same appointments in the same moment, on connections of their
 * own: one wins, the others are told what holds now, and nothing is told twice.
 */
let hosted: HostedDatabase
let office: Person
let technician: Technician
const sender: Person = { claims: { role: 'service_role' } }
beforeAll(async () => {
  hosted = await openStage()
  await hosted.rows(openShop)
  office = await hosted.signIn('admin')
  technician = await newTechnician(hosted)
})
afterAll(() => hosted.close())

const rounds = 16
const frame = '10:00 AM - 12:00 PM'
let booked = 0

type Booked = { reference: string; link: string; appointmentId: string }

function book(fields: Parameters<typeof draftWith>[0] = {}): Promise<Booked> {
  booked += 1
  return hosted.call(visitor, 'submit_quote', {
    draft: draftWith({
      firstName: `Ana${booked}`,
      email: `ana${booked}@example.com`,
      phoneNumber: '',
      ...fields,
    }),
    idempotency_key: crypto.randomUUID(),
  })
}
const move = ({ link }: Booked, date: string, version = 1) =>
  hosted.call(visitor, 'move_appointment', {
    link,
    appointment: null,
    version,
    date,
    time_frame: frame,
  })
const cancel = ({ link }: Booked) =>
  hosted.call(visitor, 'cancel_appointment', { link, appointment: null, version: 1 })
const confirmed = async (one: Booked) => {
  await hosted.rows(`update public.quotes set status = 'Confirmed' where id = $1`, [one.reference])
  const [quote] = await hosted.rows<{ version: number }>(
    'select version from public.quotes where id = $1',
    [one.reference],
  )
  return quote?.version ?? 0
}
const countOf = async (sql: string, values: unknown[] = []) =>
  (await hosted.rows(sql, values)).length
const broken = () =>
  countOf(
    `select a.id from public.appointments a
     left join public.quotes q on q.id = a.quote_id
     left join public.jobs j on j.id = a.job_id
     where (a.job_id is null and q.status = 'Scheduled')
       or (a.cancelled_at is not null) <>
         (case when j.id is not null then j.status = 'Cancelled' else q.deleted_at is not null end)`,
  )

describe('one appointment', () => {
  test('two moves from one link: one wins, the other is told', async () => {
    const { counts, raw } = await race(rounds, async () => {
      const one = await book()
      return [() => move(one, '2026-12-01'), () => move(one, '2026-12-02')]
    })
    expect(raw).toEqual({})
    const answers = Object.assign({}, ...counts) as Record<string, number>
    expect(Object.keys(answers).sort()).toEqual(['PT409 stale', 'done'])
    expect(counts.reduce((sum, lane) => sum + (lane.done ?? 0), 0)).toBe(rounds)
  })

  test('the same move twice is one, and is told once', async () => {
    const { counts, raw } = await race(rounds, async () => {
      const one = await book()
      return [() => move(one, '2026-12-03'), () => move(one, '2026-12-03')]
    })
    expect(raw).toEqual({})
    expect(counts).toEqual([{ done: rounds }, { done: rounds }])
    expect(
      await countOf(
        `select m.appointment_id from public.messages m
         join private.appointment_facts f on f.id = m.appointment_id
         where f.day = '2026-12-03' and m.kind = 'moved' and m.channel = 'email'
         group by 1 having count(*) <> 1`,
      ),
    ).toBe(0)
  })

  test('a move while the office makes a job of it: both are kept, in whatever order', async () => {
    const { raw } = await race(rounds, async () => {
      const one = await book()
      const version = await confirmed(one)
      return [
        () => move(one, '2026-12-04'),
        () => hosted.call(office, 'convert_quote', { id: one.reference, version }),
      ]
    })
    expect(raw).toEqual({})
    expect(await broken()).toBe(0)
    expect(
      await countOf(
        `select a.id from public.appointments a join public.quotes q on q.id = a.quote_id
         group by a.id having count(*) <> 1`,
      ),
    ).toBe(0)
  })

  test('a move against the office’s own, a cancellation against the start of the work', async () => {
    const { raw } = await race(rounds, async (round) => {
      const one = await book()
      const version = await confirmed(one)
      const { job } = await hosted.call<{ job: { id: string; version: number } }>(
        office,
        'convert_quote',
        { id: one.reference, version },
      )
      await hosted.rows(
        `update public.jobs set status = 'Assigned', technician_id = $2, scheduled_date = date '2027-01-01' + $3::integer
         where id = $1`,
        [job.id, technician.technician, round],
      )
      return [
        () =>
          hosted.call(technician, 'take_step', {
            job_id: job.id,
            step: 'start',
            idempotency_key: crypto.randomUUID(),
            taken_at: '2026-11-27T18:00:00Z',
          }),
        () => cancel(one),
        () => move(one, '2026-12-07', 2),
        () =>
          hosted.call(office, 'reschedule_job', {
            id: job.id,
            version: job.version + 1,
            scheduled_date: '2026-12-08',
            scheduled_time: frame,
          }),
      ]
    })
    expect(raw).toEqual({})
    expect(await broken()).toBe(0)
  })
})

test('twenty customers move into a frame with three seats: three have it', async () => {
  const customers = await Promise.all(Array.from({ length: 20 }, () => book()))
  await hosted.rows('update public.booking_rules set seats_per_frame = 3')
  const settled = await Promise.allSettled(customers.map((one) => move(one, '2026-12-15')))
  await hosted.rows('update public.booking_rules set seats_per_frame = 1000000')
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  const [taken] = await hosted.rows<{ seats: number }>(
    `select public.seats_taken('2026-12-15', $1) as seats`,
    [frame],
  )
  expect(taken?.seats).toBe(3)
})

test('ten senders claim 200 messages: each message goes to one of them', async () => {
  await hosted.rows(`delete from public.messages where true`)
  await hosted.rows(
    `insert into public.messages (appointment_id, about, audience, kind, channel, due_at, next_attempt_at, version)
     select null, 'GLASS-001', 'office', 'office_low_stock', 'email', public.business_now(),
       public.business_now(), n
     from generate_series(1, 200) n`,
  )
  type Claimed = { id: string; attempt: number }
  const work = async () => {
    const mine: string[] = []
    for (;;) {
      const claimed = await hosted.call<Claimed[]>(sender, 'claim_messages', {
        worker: 'x',
        most: 7,
      })
      if (claimed.length === 0) return mine
      for (const { id, attempt } of claimed) {
        mine.push(id)
        await hosted.call(sender, 'finish_message', {
          id,
          attempt,
          outcome: 'sent',
          provider_id: id,
        })
      }
    }
  }
  const sent = (await Promise.all(Array.from({ length: 10 }, work))).flat()
  expect(sent).toHaveLength(200)
  expect(new Set(sent).size).toBe(200)
  expect(await countOf(`select id from public.messages where status <> 'sent'`)).toBe(0)
})

test('a number’s STOP and its customers’ own changes meet without waiting for each other', async () => {
  const { raw } = await race(8, async (round) => {
    const phoneNumber = `(213) 555-01${String(10 + round)}`
    const both = [await book({ phoneNumber }), await book({ phoneNumber })]
    return [
      ...both.map(
        ({ link }) =>
          () =>
            hosted.call(visitor, 'set_appointment_texts', {
              link,
              appointment: null,
              wanted: true,
            }),
      ),
      ...['STOP', 'START'].map(
        (body) => () =>
          hosted.call(sender, 'record_text_reply', {
            from_phone: phoneNumber,
            body,
            provider_id: crypto.randomUUID(),
          }),
      ),
    ]
  })
  expect(raw).toEqual({})
})
