import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serviceLabel } from '@mocks/database/business/jobProgress'
import type { TimeFrame } from '@/domain/appointments'
import { openingHours } from '@/domain/businessHours'
import { defaultDriveMph, defaultVisitGap, defaultVisitMinutes } from '@/domain/capacity'
import type { ServiceType } from '@/domain/services'
import { clockAt } from '../businessZone'
import { openBusiness, type BusinessDatabase } from './businessDatabase'
import { draftOf } from './support/capacityActions'
import { testNow } from './support/drafts'

/** What a small staff can do: the rule by example. Its clock stands on Friday, November 27, 2026, 11:00 AM. */
let business: BusinessDatabase
beforeAll(async () => {
  business = await openBusiness({ now: testNow })
  await business.exec(
    'update public.booking_rules set limit_per_address = 100000, limit_per_contact = 100000',
  )
})
afterAll(() => business.close())

const tuesday = '2026-12-01'
const wednesday = '2026-12-02'
const first: TimeFrame = '8:00 AM - 10:00 AM'
const second: TimeFrame = '10:00 AM - 12:00 PM'
const third: TimeFrame = '12:00 PM - 2:00 PM'

beforeEach(async () => {
  await business.stopClock(testNow)
  await business.exec(`
    truncate public.appointments, public.quotes, public.jobs, public.technicians, public.closed_days,
      public.customers, public.messages, private.planned_visits, private.quote_submissions cascade;
    update public.booking_rules set seats_per_frame = 3, drive_mph = 30, visit_gap = 20;
    update public.service_rules set minutes = case service_type when 'chip-repair' then 30 else 90 end;
    update public.settings set value = '8:00 AM - 6:00 PM' where key = 'business_hours';
    update public.business_hours set opens = '07:00', closes = '19:00' where weekday between 1 and 5;
  `)
})

type Time = {
  version: number
  absences: { id: number; day: string; starts: string; ends: string }[]
  affected: { job: { id: string; version: number }; ways: Way[] }[]
}
type Way = {
  kind: 'technician' | 'frame' | 'unplan'
  technician_id: string
  extra_minutes: number
  scheduled_date: string
  scheduled_time: string
  line: string
}
type Job = {
  id: string
  version: number
  status: string
  technician_id: string | null
  scheduled_time: string
}
type Board = {
  closed: string | null
  jobs: (Job & { overbooked: boolean; planned_at: string | null })[]
  frames: { time_frame: string; open: boolean; seats_left: number; overbooked: number }[]
  technicians: { id: string; working: boolean; absent: boolean }[]
}

let hired = 0

/** A technician who works every day, 8 to 6 unless told otherwise. */
async function technician({
  specialties = [] as string[],
  zip = '90012',
  from = '08:00',
  until = '18:00',
  hours = true,
} = {}): Promise<string> {
  hired += 1
  const [made] = await business.rows<{ id: string }>(
    `insert into public.technicians (name, email, specialties, home_zip)
     values ($1, $2, $3, $4) returning id`,
    [`Technician ${hired}`, `technician${hired}@example.com`, specialties, zip],
  )
  if (hours) {
    await business.rows(
      `insert into public.technician_hours (technician_id, weekday, starts, ends)
       select $1, n, $2, $3 from generate_series(0, 6) n`,
      [made?.id, from, until],
    )
  }
  await business.rows('select private.plan_again()')
  return made?.id ?? ''
}

type Wanted = { service?: ServiceType; zip?: string; day?: string; frame?: TimeFrame }
const wanted = ({
  service = 'windshield',
  zip = '90012',
  day = tuesday,
  frame = first,
}: Wanted) => ({
  service,
  zip,
  day,
  frame,
})
const booking = (given: Wanted) => ({
  draft: JSON.stringify(draftOf(wanted(given))),
  idempotency_key: crypto.randomUUID(),
})
type Booked = { reference: string; link: string; appointmentId: string }
const book = (given: Wanted = {}) => business.call<Booked>('anon', 'submit_quote', booking(given))
const refusalOf = async (given: Wanted = {}) =>
  (await business.refusal('anon', 'submit_quote', booking(given))).message

async function offered({ day = tuesday, service, zip }: Wanted = {}): Promise<
  Record<string, number>
> {
  const rows = await business.rows<{ time_frame: string; seats_left: number }>(
    'select time_frame, seats_left from public.available_time_frames($1, 1, $2, $3)',
    [day, service ?? null, zip ?? null],
  )
  return Object.fromEntries(rows.map((row) => [row.time_frame, row.seats_left]))
}

/** A job that the office makes, for a customer who can be reached by mail. */
async function job({
  service = 'windshield',
  zip = '90012',
  day = tuesday,
  frame = first,
  technician_id = '',
  overbook = false,
}: Wanted & { technician_id?: string; overbook?: boolean } = {}): Promise<Job> {
  const [customer] = await business.rows<{ id: string }>(
    `insert into public.customers (name, email) values ('Maria', gen_random_uuid() || '@example.com') returning id`,
  )
  return business.call('admin', 'save_job', {
    id: null,
    version: null,
    fields: JSON.stringify({
      customer_id: customer?.id,
      service_type: service,
      position: 'main',
      glass_type: 'oem',
      location: `1 Palm Street, CA ${zip}`,
      scheduled_date: day,
      scheduled_time: frame,
      technician_id,
      overbook,
    }),
  })
}
const assign = ({ id, version }: Job, technician_id: string, overbook = false) =>
  business.call<Job>('admin', 'assign_job', { id, version, technician_id, overbook })
const assignRefusal = async ({ id, version }: Job, technician_id: string) => {
  const { message, detail } = await business.refusal('admin', 'assign_job', {
    id,
    version,
    technician_id,
  })
  return { message, ...(JSON.parse(detail ?? '{}') as object) }
}
const absent = (technician_id: string, days: string[], starts = '00:00', ends = '24:00') =>
  business.call<Time>('admin', 'add_absences', { technician_id, days, starts, ends })
const board = (day = tuesday) => business.call<Board>('admin', 'day_board', { day })
const holderOf = async ({ appointmentId }: Booked) =>
  (
    await business.rows<{ technician_id: string | null }>(
      'select technician_id from private.planned_visits where appointment_id = $1',
      [appointmentId],
    )
  )[0]?.technician_id

describe('what can be booked', () => {
  test('of three technicians one is off: two bookings, the third is refused', async () => {
    const [, , off] = [await technician(), await technician(), await technician()]
    expect((await offered())[first]).toBe(3)
    await absent(off, [tuesday])
    expect((await offered())[first]).toBe(2)
    await book()
    await book()
    expect((await offered())[first]).toBeUndefined()
    expect(await refusalOf()).toBe('slot_taken')
    expect((await offered())[second]).toBe(2)
  })

  test('a technician does two repairs or one replacement in a time frame', async () => {
    await technician()
    await book({ service: 'chip-repair' })
    expect((await offered({ service: 'chip-repair', zip: '90012' }))[first]).toBe(1)
    expect(await refusalOf({ service: 'windshield' })).toBe('slot_taken')
    await book({ service: 'chip-repair' })
    expect(await refusalOf({ service: 'chip-repair' })).toBe('slot_taken')
    await book({ service: 'windshield', frame: second })
    expect(await refusalOf({ service: 'chip-repair', frame: second })).toBe('slot_taken')
  })

  test('the drive counts: Ventura is an hour and a half from Los Angeles', async () => {
    await technician()
    await book({ frame: first, zip: '90012' })
    expect(Object.keys(await offered({ zip: '93001', service: 'windshield' }))).not.toContain(
      second,
    )
    expect(Object.keys(await offered({ zip: '93001', service: 'windshield' }))).toContain(third)
    // Nor can they be there before and back in time.
    await book({ frame: third, zip: '90012' })
    expect(Object.keys(await offered({ zip: '93001', service: 'chip-repair' }))).not.toContain(
      second,
    )
    expect(Object.keys(await offered({ zip: '90012', service: 'windshield' }))).toContain(second)
  })

  test('a place that nobody knows costs the least time between two visits', async () => {
    await technician()
    await book({ zip: '00000' })
    expect(Object.keys(await offered({ zip: '93001', service: 'windshield' }))).toContain(second)
  })

  test('the skill decides, and who names none does everything', async () => {
    await technician({ specialties: ['chip repair'] })
    expect(await offered({ service: 'vent-glass' })).toEqual({})
    expect(await refusalOf({ service: 'vent-glass' })).toBe('slot_taken')
    const all = await technician()
    expect((await offered({ service: 'vent-glass' }))[first]).toBe(1)
    // What the other can do is not given to the one who does everything.
    const repair = await book({ service: 'chip-repair' })
    expect(await holderOf(repair)).not.toBe(all)
    expect((await offered({ service: 'vent-glass' }))[first]).toBe(1)
  })

  test('a held booking changes hands when that makes room for one more', async () => {
    const one = await technician({ specialties: ['Windshield Replacement', 'Door Glass'] })
    const other = await technician({ specialties: ['Door Glass', 'Vent Glass'], zip: '93001' })
    const held = await book({ service: 'door-glass' })
    expect(await holderOf(held)).toBe(one)
    expect((await offered({ service: 'windshield', zip: '90012' }))[first]).toBe(1)
    const windshield = await book({ service: 'windshield' })
    expect([await holderOf(held), await holderOf(windshield)]).toEqual([other, one])
    expect(await refusalOf({ service: 'vent-glass' })).toBe('slot_taken')
  })

  test('nothing on a closed day, no matter who asks', async () => {
    await technician()
    await business.exec(
      `insert into public.closed_days (day, name) values ('${tuesday}', 'Outing')`,
    )
    expect(await offered()).toEqual({})
    expect(await refusalOf()).toBe('invalid')
    await expect(job()).rejects.toMatchObject({ message: 'invalid' })
    expect((await board()).closed).toBe('Outing')
    expect((await board()).frames.some(({ open }) => open)).toBe(false)
  })

  test('opening hours and the business hours of the settings bound the frames, whole', async () => {
    await technician()
    await business.exec(`update public.business_hours set opens = '09:00' where weekday = 2`)
    expect(Object.keys(await offered())).not.toContain(first)
    expect(await refusalOf()).toBe('invalid')
    await business.exec(
      `update public.settings set value = '10:00 AM - 2:00 PM' where key = 'business_hours'`,
    )
    expect(Object.keys(await offered())).toEqual([second, third])
  })

  test('who begins at nine repairs in the first frame, and replaces nothing', async () => {
    await technician({ from: '09:00' })
    expect((await offered({ service: 'chip-repair' }))[first]).toBe(1)
    expect((await offered({ service: 'windshield' }))[first]).toBeUndefined()
    await book({ service: 'chip-repair' })
    expect(await refusalOf({ service: 'chip-repair' })).toBe('slot_taken')
    expect((await board()).frames[0]).toMatchObject({ overbooked: 0 })
  })

  test('days on which the clock changes have the frames of any other Sunday', async () => {
    await technician()
    const sunday = { '10:00 AM - 12:00 PM': 1, '12:00 PM - 2:00 PM': 1, '2:00 PM - 4:00 PM': 1 }
    await business.stopClock(clockAt('2027-03-10', '10:00'))
    expect(await offered({ day: '2027-03-14' })).toEqual(sunday)
    // Half past ten in the morning: an hour less has gone by since midnight.
    await business.stopClock(clockAt('2027-03-14', '10:30'))
    expect(Object.keys(await offered({ day: '2027-03-14' }))).toEqual([third, '2:00 PM - 4:00 PM'])
    await business.stopClock(clockAt('2026-10-28', '11:00'))
    expect(await offered({ day: '2026-11-01' })).toEqual(sunday)
    await business.stopClock(clockAt('2026-11-01', '10:30'))
    expect(Object.keys(await offered({ day: '2026-11-01' }))).toEqual([third, '2:00 PM - 4:00 PM'])
  })

  test('as long as nobody has working hours the number of seats decides; then people do', async () => {
    const later = await technician({ hours: false })
    expect((await offered())[first]).toBe(3)
    const booked = [await book(), await book(), await book()]
    expect(await refusalOf()).toBe('slot_taken')
    const { version } = await business.call<Time>('admin', 'technician_time', {
      technician_id: later,
    })
    await business.call('admin', 'save_technician_hours', {
      technician_id: later,
      version,
      hours: JSON.stringify([{ weekday: 2, starts: '08:00', ends: '18:00' }]),
      home_zip: '90012',
    })
    // One can be done, the office sees that two cannot.
    expect((await board()).frames[0]).toMatchObject({ overbooked: 2, seats_left: 0 })
    expect((await Promise.all(booked.map(holderOf))).filter(Boolean)).toEqual([later])
    expect(await offered({ day: wednesday })).toEqual({})
  })

  test('a cancelled booking makes room for one that nobody could do', async () => {
    const one = await technician()
    const kept = await book()
    const waiting = await job({ overbook: true })
    expect((await board()).frames[0]).toMatchObject({ overbooked: 1 })
    await business.call('anon', 'cancel_appointment', {
      link: kept.link,
      appointment: null,
      version: 1,
    })
    expect((await board()).jobs).toMatchObject([{ id: waiting.id, overbooked: false }])
    expect((await board()).frames[0]).toMatchObject({ overbooked: 0, seats_left: 0 })
    expect(await assign(waiting, one)).toMatchObject({ technician_id: one })
  })
})

describe('the office', () => {
  test('is told why not, and may overbook knowingly', async () => {
    const [one, other] = [await technician(), await technician({ specialties: ['Vent Glass'] })]
    await absent(one, [wednesday], '12:00', '24:00')
    const busy = await job({ technician_id: one })
    const second_job = await job({ overbook: true })
    expect(await assignRefusal(second_job, one)).toEqual({
      message: 'technician_busy',
      job_id: busy.id,
      overbook: true,
    })
    expect(await assignRefusal(second_job, other)).toEqual({
      message: 'technician_unskilled',
      specialty: 'Windshield Replacement',
      overbook: true,
    })
    await expect(job({ day: wednesday, frame: third, technician_id: one })).rejects.toMatchObject({
      message: 'technician_absent',
    })
    await expect(job({ frame: first })).rejects.toMatchObject({
      message: 'slot_taken',
      detail: '{"overbook": true}',
    })
    const forced = await assign(second_job, one, true)
    expect((await board()).jobs).toMatchObject([
      { id: busy.id, overbooked: false, planned_at: '08:00' },
      { id: forced.id, overbooked: true, planned_at: null },
    ])
    expect((await board()).frames[0]).toMatchObject({ overbooked: 1 })
  })

  test('assigning does not take a technician whom another booking relies on, unless it can go elsewhere', async () => {
    const windshields = await technician({ specialties: ['Windshield Replacement'] })
    const promised = await book()
    const repair = await job({ service: 'chip-repair', overbook: true })
    await business.exec(
      `update public.technicians set specialties = '{Windshield Replacement,Chip Repair}' where id = '${windshields}'`,
    )
    expect(await assignRefusal(repair, windshields)).toMatchObject({ message: 'technician_busy' })
    expect(await holderOf(promised)).toBe(windshields)
    const another = await technician()
    await assign(repair, windshields)
    expect(await holderOf(promised)).toBe(another)
  })

  test('two repairs of one frame can be given to one technician', async () => {
    const one = await technician({ hours: false })
    const repairs = [await job({ service: 'chip-repair' }), await job({ service: 'chip-repair' })]
    for (const repair of repairs) await assign(repair, one)
    expect((await board()).jobs.map(({ planned_at }) => planned_at)).toEqual(['08:00', '08:50'])
  })

  test('a service that takes longer is refused where it no longer fits', async () => {
    await technician()
    await book({ service: 'chip-repair' })
    const { id, version } = await job({ service: 'chip-repair' })
    const change = (overbook: boolean) => ({
      id,
      version,
      fields: JSON.stringify({ service_type: 'windshield', overbook }),
    })
    expect((await business.refusal('admin', 'save_job', change(false))).message).toBe('slot_taken')
    await business.call('admin', 'save_job', change(true))
    expect((await board()).frames[0]).toMatchObject({ overbooked: 1 })
  })

  test('an assigned job whose technician lacks the skill is marked, and not changed into one', async () => {
    const one = await technician({ specialties: ['Chip Repair'] })
    const { id, version } = await job({ service: 'chip-repair', technician_id: one })
    const change = { id, version, fields: JSON.stringify({ service_type: 'windshield' }) }
    expect((await business.refusal('admin', 'save_job', change)).message).toBe(
      'technician_unskilled',
    )
    await business.exec(
      `update public.technicians set specialties = '{Vent Glass}' where id = '${one}'`,
    )
    expect((await board()).jobs).toMatchObject([{ id, overbooked: true }])
  })

  test('a job that is brought back keeps its technician only if they still have the time', async () => {
    const [one] = [await technician(), await technician()]
    const gone = await job({ technician_id: one })
    await business.call('admin', 'delete_record', {
      kind: 'jobs',
      id: gone.id,
      version: gone.version,
    })
    const instead = await job({ technician_id: one })
    expect(
      await business.call('admin', 'restore_record', { kind: 'jobs', id: gone.id }),
    ).toMatchObject({
      status: 'Scheduled',
      technician_id: null,
    })
    expect((await board()).jobs.every(({ overbooked }) => !overbooked)).toBe(true)
    expect(instead.technician_id).toBe(one)
  })

  test('suggests who has the skill and the least extra driving, then other times', async () => {
    const near = await technician({ zip: '90013' })
    const far = await technician({ zip: '91405' })
    await technician({ zip: '90012', specialties: ['Vent Glass'] })
    const { id } = await job({ zip: '90012' })
    const ways = await business.call<Way[]>('admin', 'suggest_technicians', { job_id: id })
    expect(ways.map(({ kind, technician_id }) => [kind, technician_id])).toEqual([
      ['technician', near],
      ['technician', far],
      ['frame', near],
      ['frame', near],
    ])
    expect(ways[0]?.line).toMatch(/^Has the skill, \d minutes? of extra driving\.$/)
    expect(ways[1]!.extra_minutes).toBeGreaterThan(ways[0]!.extra_minutes)
    expect(ways[2]).toMatchObject({ scheduled_date: '2026-12-01', scheduled_time: second })
  })
})

describe("a technician's time", () => {
  test('who falls sick with four jobs: each has a way out, and its customer is told once', async () => {
    const [sick, other] = [await technician(), await technician()]
    await business.stopClock(clockAt('2026-12-01', '07:30'))
    const jobs: Job[] = []
    for (const frame of [first, second, third, '2:00 PM - 4:00 PM'] as const) {
      jobs.push(await job({ frame, technician_id: sick }))
    }
    // The other one has work in the third frame already.
    await job({ frame: third, technician_id: other })
    await business.exec(`update public.messages set status = 'sent' where status = 'waiting'`)
    const { affected, absences } = await business.call<Time>('admin', 'call_in_sick', {
      technician_id: sick,
    })
    expect(absences).toMatchObject([{ day: tuesday, starts: '07:30', ends: '24:00' }])
    expect(affected.map(({ job }) => job.id)).toEqual(jobs.map(({ id }) => id))
    for (const one of affected) expect(one.ways.at(-1)?.kind).toBe('unplan')
    expect(affected.map(({ ways }) => ways[0]?.kind)).toEqual([
      'technician',
      'technician',
      'frame',
      'technician',
    ])
    // Taken one after the other, as the office would: each is asked for on its own.
    for (;;) {
      const [next] = (
        await business.call<Time>('admin', 'technician_time', { technician_id: sick })
      ).affected
      const way = next?.ways[0]
      if (!next || !way || way.kind === 'unplan') break
      await business.call('admin', 'move_job', {
        id: next.job.id,
        version: next.job.version,
        scheduled_date: way.scheduled_date,
        scheduled_time: way.scheduled_time,
        technician_id: way.technician_id,
      })
    }
    expect(
      (await business.call<Time>('admin', 'technician_time', { technician_id: sick })).affected,
    ).toEqual([])
    const told = await business.rows<{ kind: string; times: number }>(
      `select kind, count(*)::integer as times from public.messages
       where audience = 'customer' and status = 'waiting' and kind <> 'reminder' group by kind, appointment_id`,
    )
    // Somebody else at the same time is no news before they are on the way; another time is, once.
    expect(told.length).toBeGreaterThan(0)
    expect(told.filter(({ kind, times }) => kind !== 'moved' || times !== 1)).toEqual([])
    expect(
      (await business.call<Time>('admin', 'call_in_sick', { technician_id: sick })).absences,
    ).toHaveLength(1)
  })

  test('who falls sick in the middle of a frame has the job on the list that has not begun', async () => {
    const sick = await technician()
    const repair = await job({ service: 'chip-repair', technician_id: sick })
    await business.stopClock(clockAt('2026-12-01', '09:40'))
    const { affected } = await business.call<Time>('admin', 'call_in_sick', {
      technician_id: sick,
    })
    expect(affected.map(({ job }) => job.id)).toEqual([repair.id])
  })

  test('bookings that nobody is assigned to go to somebody else silently; what is left is marked', async () => {
    const [one, other] = [await technician({ zip: '90013' }), await technician({ zip: '91405' })]
    const [a, b] = [await book(), await book()]
    const held = [await holderOf(a), await holderOf(b)]
    expect(new Set(held)).toEqual(new Set([one, other]))
    await absent(one, [tuesday])
    expect((await board()).frames[0]).toMatchObject({ overbooked: 1, seats_left: 0 })
    const third_one = await technician()
    expect(new Set([await holderOf(a), await holderOf(b)])).toEqual(new Set([other, third_one]))
    expect((await board()).frames[0]).toMatchObject({ overbooked: 0 })
  })

  test('hours that change while booked: the assigned job is listed, nothing new is offered outside of them', async () => {
    const one = await technician()
    const booked = await job({ frame: first, technician_id: one })
    const { version } = await business.call<Time>('admin', 'technician_time', {
      technician_id: one,
    })
    const changed = await business.call<Time>('admin', 'save_technician_hours', {
      technician_id: one,
      version,
      hours: JSON.stringify([{ weekday: 2, starts: '10:00', ends: '18:00' }]),
      home_zip: '90026',
    })
    expect(changed).toMatchObject({ home_zip: '90026', affected: [{ job: { id: booked.id } }] })
    expect(Object.keys(await offered())).toEqual([
      second,
      third,
      '2:00 PM - 4:00 PM',
      '4:00 PM - 6:00 PM',
    ])
    expect((await board()).jobs).toMatchObject([{ id: booked.id, overbooked: true }])
    expect(
      (
        await business.refusal('admin', 'save_technician_hours', {
          technician_id: one,
          version,
          hours: '[]',
          home_zip: '',
        })
      ).message,
    ).toBe('stale')
  })

  test('half days and overlapping days become one absence; the past and nonsense are refused', async () => {
    const one = await technician()
    await absent(one, [tuesday, wednesday], '00:00', '12:00')
    const { absences } = await absent(one, [tuesday, tuesday], '12:00', '24:00')
    expect(absences).toMatchObject([
      { day: tuesday, starts: '00:00', ends: '24:00' },
      { day: wednesday, starts: '00:00', ends: '12:00' },
    ])
    expect(Object.keys(await offered({ day: wednesday }))[0]).toBe(third)
    for (const [days, starts, ends, field] of [
      [['2026-11-26'], '00:00', '24:00', 'days'],
      [[], '00:00', '24:00', 'days'],
      [[tuesday], '12:00', '12:00', 'ends'],
      [[tuesday], '8 AM', '12:00', 'starts'],
    ] as const) {
      const { code, detail } = await business.refusal('admin', 'add_absences', {
        technician_id: one,
        days,
        starts,
        ends,
      })
      expect({ code, detail }).toEqual({
        code: 'PT422',
        detail: expect.stringContaining(`"${field}"`),
      })
    }
    await business.call('admin', 'remove_absences', {
      technician_id: one,
      ids: absences.map(({ id }) => id),
    })
    expect((await offered())[first]).toBe(1)
  })

  test('who leaves or is off duty brings nothing', async () => {
    const one = await technician()
    await technician()
    expect((await offered())[first]).toBe(2)
    await business.exec(
      `update public.technicians set duty_status = 'off-duty' where id = '${one}'`,
    )
    expect((await offered())[first]).toBe(1)
    await business.exec(
      `update public.technicians set duty_status = 'available', deleted_at = now() where id = '${one}'`,
    )
    expect((await offered())[first]).toBe(1)
  })
})

describe('customers', () => {
  const move = ({ link }: Booked, frame: TimeFrame, version = 1) =>
    business.call('anon', 'move_appointment', {
      link,
      appointment: null,
      version,
      date: tuesday,
      time_frame: frame,
    })
  const framesOf = async ({ link }: Booked) =>
    (
      await business.call<{ time_frame: string }[]>('anon', 'appointment_time_frames', {
        link,
        appointment: null,
        date: tuesday,
        days: 1,
      })
    ).map(({ time_frame }) => time_frame)

  test('are offered what they can move to, and get it', async () => {
    await technician()
    const one = await book({ frame: first })
    await book({ frame: second })
    const frames = await framesOf(one)
    expect(frames).toEqual([first, third, '2:00 PM - 4:00 PM', '4:00 PM - 6:00 PM'])
    await move(one, third)
    expect((await offered())[first]).toBe(1)
    await expect(move(one, second, 2)).rejects.toMatchObject({ message: 'slot_taken' })
  })

  test('keep the technician who can, else somebody else is found', async () => {
    const [one] = [await technician(), await technician()]
    const booked = await book({ frame: first })
    await business.exec(`update public.quotes set status = 'Confirmed' where true`)
    const [quote] = await business.rows<{ id: string; version: number }>(
      'select id, version from public.quotes',
    )
    const { job: made } = await business.call<{ job: Job }>('admin', 'convert_quote', quote)
    await assign(made, one)
    await move(booked, second)
    expect((await board()).jobs[0]).toMatchObject({ technician_id: one, scheduled_time: second })
    await job({ frame: third, technician_id: one })
    await move(booked, third, 2)
    expect((await board()).jobs).toMatchObject([
      { id: made.id, technician_id: null, scheduled_time: third, overbooked: false },
      { technician_id: one },
    ])
  })
})

describe('settings', () => {
  type Settings = { version: number; staffed: boolean; services: unknown[]; closed_days: unknown[] }
  const read = () => business.call<Settings>('admin', 'get_capacity_settings')
  const save = async (fields: Record<string, unknown>) =>
    business.call<Settings>('admin', 'save_capacity_settings', {
      version: (await read()).version,
      fields: JSON.stringify(fields),
    })

  test('of durations, drives and closed days act at once, on what is booked too', async () => {
    await technician()
    await book({ service: 'chip-repair' })
    await book({ service: 'chip-repair' })
    await save({ services: [{ service_type: 'chip-repair', minutes: 60, specialty: '' }] })
    expect((await board()).frames[0]).toMatchObject({ overbooked: 1 })
    await save({
      services: [{ service_type: 'chip-repair', minutes: 20, specialty: '' }],
      visit_gap: 10,
    })
    expect((await board()).frames[0]).toMatchObject({ overbooked: 0 })
    expect((await offered({ service: 'chip-repair' }))[first]).toBe(2)
    const saved = await save({ closed_days: [{ day: tuesday, name: ' Outing ' }] })
    expect(saved.closed_days).toEqual([{ day: tuesday, name: 'Outing' }])
    expect(await offered()).toEqual({})
    expect((await board()).frames[0]).toMatchObject({ open: false, overbooked: 2 })
    await save({ closed_days: [] })
    expect((await board()).frames[0]).toMatchObject({ open: true, overbooked: 0 })
  })

  test('that cannot be are refused by name, and a second editor is told', async () => {
    const { version } = await read()
    for (const [fields, field] of [
      [{ drive_mph: 1 }, 'drive_mph'],
      [{ visit_gap: 500 }, 'visit_gap'],
      [{ services: [{ service_type: 'windshield', minutes: 3 }] }, 'services'],
      [{ services: [{ service_type: 'tyres', minutes: 30 }] }, 'services'],
      [{ opening_hours: [{ weekday: 9, opens: '08:00', closes: '18:00' }] }, 'opening_hours'],
      [{ opening_hours: [{ weekday: 1, opens: '18:00', closes: '08:00' }] }, 'opening_hours'],
      [{ opening_hours: 'always' }, 'opening_hours'],
      [{ closed_days: [{ day: '2026-02-30' }] }, 'closed_days'],
    ] as const) {
      const { code, detail } = await business.refusal('admin', 'save_capacity_settings', {
        version,
        fields: JSON.stringify(fields),
      })
      expect({ code, detail }).toEqual({
        code: 'PT422',
        detail: expect.stringContaining(`"${field}"`),
      })
    }
    await save({ drive_mph: 40 })
    expect(
      (await business.refusal('admin', 'save_capacity_settings', { version, fields: '{}' }))
        .message,
    ).toBe('stale')
    await expect(
      business.exec(
        `update public.settings set value = '6:00 PM - 8:00 AM' where key = 'business_hours'`,
      ),
    ).rejects.toMatchObject({ code: '23514' })
  })

  test('begin with the figures of the screens', async () => {
    const fresh = await openBusiness()
    const settings = await fresh.call<{
      drive_mph: number
      visit_gap: number
      services: { service_type: ServiceType; minutes: number; specialty: string }[]
      opening_hours: { opens: string; closes: string }[]
    }>('admin', 'get_capacity_settings')
    await fresh.close()
    const hour = (at: string) => Number(at.slice(0, 2))
    expect({
      mph: settings.drive_mph,
      gap: settings.visit_gap,
      minutes: Object.fromEntries(
        settings.services.map(({ service_type, minutes }) => [service_type, minutes]),
      ),
      skills: settings.services.every(
        ({ service_type, specialty }) => specialty === serviceLabel(service_type),
      ),
      hours: settings.opening_hours.map(({ opens, closes }) => ({
        open: hour(opens),
        close: hour(closes),
      })),
    }).toEqual({
      mph: defaultDriveMph,
      gap: defaultVisitGap,
      minutes: defaultVisitMinutes,
      skills: true,
      hours: openingHours,
    })
  })

  test('that the public pages show are told to anybody', async () => {
    await business.exec(`
      insert into public.closed_days (day, name) values ('2026-12-25', 'Christmas Day'), ('2026-11-01', 'Past');
      update public.settings set value = '40' where key = 'service_radius'`)
    expect(await business.call('anon', 'site_settings')).toMatchObject({
      service_radius: 40,
      business_hours: { opens: '08:00', closes: '18:00' },
      closed_days: [{ day: '2026-12-25', name: 'Christmas Day' }],
    })
  })
})
