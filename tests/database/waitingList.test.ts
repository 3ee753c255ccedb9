import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openBusiness, type BusinessDatabase } from './businessDatabase'
import { book } from './support/bookings'
import { draftWith, monday, testNow } from './support/drafts'

type Claimed = {
  id: string
  attempt: number
  kind: string
  to: string
  token: string
  waiting: { date: string; service_type: string; first_name: string; time_frames: string[] }
}

const frames = [
  '8:00 AM - 10:00 AM',
  '10:00 AM - 12:00 PM',
  '12:00 PM - 2:00 PM',
  '2:00 PM - 4:00 PM',
  '4:00 PM - 6:00 PM',
]

let business: BusinessDatabase
beforeAll(async () => {
  business = await openBusiness({ now: testNow })
  await business.exec(`
    update public.booking_rules
    set seats_per_frame = 1, limit_per_contact = 5, limit_per_address = 20, limit_wrong_links = 20;
    update public.settings set value = 'Disabled' where key = 'email_notifications';
  `)
})
afterAll(() => business.close())
beforeEach(async () => {
  await business.stopClock(testNow)
  await business.exec(`
    delete from public.jobs; delete from public.quotes; delete from public.customers;
    delete from private.quote_submissions; delete from private.wrong_links;
    delete from public.messages; delete from public.waiting_list; delete from public.notifications;
  `)
})

/** Books every time frame of the Monday, without an e-mail address: nobody is written to. */
async function fillMonday(free: string[] = []) {
  for (const [index, timeFrame] of frames.entries()) {
    if (free.includes(timeFrame)) continue
    const phoneNumber = `(555) 010-01${10 + index}`
    await book(business, draftWith({ timeFrame, email: '', phoneNumber }))
  }
}
const join = (
  fields: Parameters<typeof draftWith>[0] = {},
  { day = monday as string | null, key = crypto.randomUUID() as string, honeypot = '' } = {},
) => ({ draft: JSON.stringify(draftWith(fields)), day, idempotency_key: key, honeypot })
const joins = (...given: Parameters<typeof join>) =>
  business.call('anon', 'join_waiting_list', join(...given))
async function claim(lease = 120): Promise<Claimed[]> {
  const [row] = await business.rows<{ answer: Claimed[] }>(
    `select public.claim_messages('test', 100, ${lease}) as answer`,
  )
  return (row?.answer ?? []).filter(({ kind }) => kind === 'time_free')
}
const finish = ({ id, attempt }: Claimed, outcome: string) =>
  business.rows('select public.finish_message($1, $2, $3, null, $4)', [
    id,
    attempt,
    outcome,
    outcome === 'sent' ? '' : 'smtp_550',
  ])
const cancelAt = (timeFrame: string) =>
  business.exec(`delete from public.quotes q where q.time_frame = '${timeFrame}'`)
const entry = (link: string) =>
  business.call<{ day: string; draft: unknown } | null>('anon', 'waiting_entry', { link })
const leave = (link: string) => business.call('anon', 'leave_waiting_list', { link })
const entries = () =>
  business.rows<{ email: string; told: boolean; ended: boolean }>(
    `select email, told_at is not null as told, ended_at is not null as ended
     from public.waiting_list order by created_at, email`,
  )

describe('joining', () => {
  test('is answered with the day, whether it is the first time or not, and keeps one entry', async () => {
    const key = crypto.randomUUID()
    expect(await joins({}, { key })).toEqual({ day: monday })
    expect(await joins({}, { key })).toEqual({ day: monday })
    expect(await joins({ email: 'DANA.Reed@example.com' })).toEqual({ day: monday })
    expect(await entries()).toHaveLength(1)
    await joins({ serviceType: 'chip-repair' })
    expect(await entries()).toHaveLength(2)
  })

  test.each([
    ['no e-mail', { email: '' }, monday, 'email', 'required'],
    ['what is no e-mail', { email: 'dana' }, monday, 'email', 'invalid'],
    ['a name that is too long', { firstName: 'x'.repeat(101) }, monday, 'firstName', 'too_long'],
    ['a draft that is no text', { address: { a: 1 } }, monday, 'address', 'invalid'],
    ['no day', {}, null, 'date', 'required'],
    ['yesterday', {}, '2026-11-26', 'date', 'in_the_past'],
    ['a day too far ahead', {}, '2027-03-01', 'date', 'too_far_ahead'],
  ] as const)('is refused with %s', async (_name, fields, day, field, problem) => {
    const refusal = await business.refusal('anon', 'join_waiting_list', join(fields, { day }))
    expect(refusal.code).toBe('PT422')
    expect(JSON.parse(refusal.detail ?? '')).toContainEqual({ field, problem })
    expect(await entries()).toEqual([])
  })

  test('a draft that is not complete may wait; only fields of a quote are kept', async () => {
    const bare = { serviceType: '', position: '', glassType: '', firstName: '', address: '' }
    const draft = { ...draftWith(bare), secret: 'x'.repeat(5000) }
    await business.call('anon', 'join_waiting_list', { ...join(), draft: JSON.stringify(draft) })
    const [kept] = await business.rows<{ draft: object }>('select draft from public.waiting_list')
    expect(Object.keys(kept?.draft ?? {}).sort()).toEqual([
      'appointmentDetails',
      'glassPosition',
      'glassSelection',
      'serviceSelection',
      'vehicleInfo',
    ])
  })

  test('a robot is refused, and so is anybody who joins too often', async () => {
    expect(
      await business.refusal('anon', 'join_waiting_list', join({}, { honeypot: 'x' })),
    ).toMatchObject({ code: 'PT403', message: 'refused' })
    for (const day of ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']) {
      await joins({ email: 'dana.reed+many@example.com' }, { day })
    }
    expect(
      await business.refusal('anon', 'join_waiting_list', join({}, { day: '2026-12-05' })),
    ).toMatchObject({ code: 'PT429', message: 'rate_limited' })
    await business.stopClock('2026-11-27T20:30:00Z')
    expect(await joins({}, { day: '2026-12-05' })).toEqual({ day: '2026-12-05' })
  })
})

describe('telling', () => {
  test('nobody while the day is full, then the first in line, once', async () => {
    await fillMonday()
    await joins({ email: 'first@example.com' })
    await business.stopClock('2026-11-27T19:01:00Z')
    await joins({ email: 'second@example.com' })
    expect(await claim()).toEqual([])

    await cancelAt('12:00 PM - 2:00 PM')
    const [told, ...more] = await claim()
    expect(more).toEqual([])
    expect(told).toMatchObject({
      to: 'first@example.com',
      waiting: {
        date: monday,
        service_type: 'windshield',
        first_name: 'Dana',
        time_frames: ['12:00 PM - 2:00 PM'],
      },
    })
    if (told) await finish(told, 'sent')
    expect(await claim()).toEqual([])
  })

  test('as many as there are free times; the next when an hour passed or somebody left', async () => {
    await fillMonday(['8:00 AM - 10:00 AM', '4:00 PM - 6:00 PM'])
    for (const [index, name] of ['a', 'b', 'c', 'd'].entries()) {
      await business.stopClock(`2026-11-27T19:0${index}:00Z`)
      await joins({ email: `${name}@example.com` })
    }
    const told = await claim()
    expect(told.map(({ to }) => to).sort()).toEqual(['a@example.com', 'b@example.com'])
    for (const message of told) await finish(message, 'sent')
    const first = told.find(({ to }) => to === 'a@example.com')
    expect(await leave(first?.token ?? '')).toEqual({ day: monday })
    const [third] = await claim()
    expect(third?.to).toBe('c@example.com')
    if (third) await finish(third, 'sent')
    expect(await claim()).toEqual([])
    await business.stopClock('2026-11-27T20:10:00Z')
    expect((await claim()).map(({ to }) => to)).toEqual(['d@example.com'])
  })

  test('who booked that day with the same address waits no longer', async () => {
    await fillMonday()
    await joins()
    await cancelAt('8:00 AM - 10:00 AM')
    await book(business, draftWith({ timeFrame: '8:00 AM - 10:00 AM' }))
    await cancelAt('4:00 PM - 6:00 PM')
    expect(await claim()).toEqual([])
    expect(await entries()).toEqual([{ email: 'dana.reed@example.com', told: false, ended: true }])
  })

  test('who could not be told because it was gone again keeps their place', async () => {
    await fillMonday()
    await joins()
    await cancelAt('8:00 AM - 10:00 AM')
    await business.exec(`select private.tell_waiting()`)
    await book(business, draftWith({ timeFrame: '8:00 AM - 10:00 AM', email: '' }))
    expect(await claim()).toEqual([])
    expect(await claim()).toEqual([])
    await cancelAt('10:00 AM - 12:00 PM')
    expect((await claim()).map(({ waiting }) => waiting.time_frames)).toEqual([
      ['10:00 AM - 12:00 PM'],
    ])
  })

  test('every attempt has a link that works; whom no mail reaches keeps nobody waiting', async () => {
    await fillMonday(['8:00 AM - 10:00 AM'])
    await joins({ email: 'broken@example.com' })
    await business.stopClock('2026-11-27T19:01:00Z')
    await joins({ email: 'next@example.com' })
    const [first] = await claim()
    await business.stopClock('2026-11-27T19:05:00Z')
    const [again] = await claim()
    expect(again).toMatchObject({ id: first?.id, attempt: 2 })
    expect(await entry(first?.token ?? '')).toMatchObject({ day: monday })
    expect(await entry(again?.token ?? '')).toMatchObject({ day: monday })
    if (again) await finish(again, 'failed')
    expect((await claim()).map(({ to }) => to)).toEqual(['next@example.com'])
    expect(await business.call('admin', 'failed_messages')).toEqual([])
    expect(
      await business.rows(`select 1 from public.notifications where kind = 'message-failed'`),
    ).toEqual([])
  })

  test('the day over, nobody is told; a month later nothing is kept', async () => {
    await fillMonday()
    await joins()
    await business.stopClock('2026-12-01T09:00:00Z')
    await business.exec('delete from public.quotes')
    expect(await claim()).toEqual([])
    await business.stopClock('2026-12-31T20:00:00Z')
    await claim()
    expect(await entries()).toEqual([])
  })
})

describe('a link', () => {
  test('brings back the draft, until its entry ends; a wrong one counts as a guess', async () => {
    await fillMonday(['8:00 AM - 10:00 AM'])
    await joins()
    const [told] = await claim()
    const link = told?.token ?? ''
    expect(await entry(link)).toMatchObject({
      day: monday,
      draft: {
        vehicleInfo: { zipCode: '95814', make: 'Toyota' },
        glassSelection: { glassType: 'oem' },
        appointmentDetails: { customerInfo: { email: 'dana.reed@example.com' } },
      },
    })
    expect(await leave(link)).toEqual({ day: monday })
    expect(await leave(link)).toEqual({ day: monday })
    expect(await entry(link)).toBeNull()
    expect(await leave('no-such-link')).toBeNull()
    expect(await business.rows('select 1 from private.wrong_links')).toHaveLength(1)
    const stored = await business.rows('select * from public.waiting_list')
    expect(JSON.stringify(stored)).not.toContain(link)
  })
})
