import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clockAt } from '../businessZone'
import { openBusiness, type BusinessDatabase } from './businessDatabase'
import { book } from './support/bookings'
import { draftWith, monday, testNow } from './support/drafts'

type Claimed = {
  id: string
  attempt: number
  kind: string
  channel: string
  audience: string
  to: string
  token: string | null
  appointment: Record<string, unknown> | null
  before: { date: string; time_frame: string } | null
  detail: string
}
type Row = {
  id: string
  kind: string
  status: string
  attempts: number
  error: string
  due: string
}

let business: BusinessDatabase
beforeAll(async () => {
  business = await openBusiness({ now: testNow })
})
afterAll(() => business.close())
beforeEach(async () => {
  await business.stopClock(testNow)
  await business.exec(`
    delete from public.jobs; delete from public.quotes; delete from public.customers;
    delete from private.quote_submissions; delete from public.notifications;
    delete from public.messages; delete from public.text_consents;
    update private.sender set asked_at = null where id;
    update public.settings set value = 'Enabled' where group_name = 'Notification Settings';
  `)
})

async function booked(fields: Parameters<typeof draftWith>[0] = {}, texts = false) {
  const draft = draftWith(fields) as { appointmentDetails: object }
  const appointmentDetails = {
    ...draft.appointmentDetails,
    ...(texts && { textConsent: { given: true, words: 'Text me.' } }),
  }
  return (await book(business, { ...draft, appointmentDetails })) as unknown as {
    reference: string
    link: string
    appointmentId: string
  }
}
async function claim(lease = 120): Promise<Claimed[]> {
  const [row] = await business.rows<{ answer: Claimed[] }>(
    `select public.claim_messages('test', 100, ${lease}) as answer`,
  )
  return row?.answer ?? []
}
const finish = (message: Claimed, outcome: string, error = '') =>
  business.rows('select public.finish_message($1, $2, $3, $4, $5)', [
    message.id,
    message.attempt,
    outcome,
    outcome === 'sent' ? `SM-${message.id}` : null,
    error,
  ])
const rows = (where = 'true') =>
  business.rows<Row>(
    `select id, kind, status, attempts, error, to_char(due_at at time zone private.business_zone(), 'YYYY-MM-DD HH24:MI') as due
     from public.messages where ${where} order by created_at, kind`,
  )
const rowOf = async (id: string) => (await rows(`id = '${id}'`))[0]

describe('a booking', () => {
  test('is confirmed by mail at once, with a link that works, and told to the office', async () => {
    const { reference } = await booked()
    const claimed = await claim()
    expect(claimed.map(({ kind, channel, audience, to }) => [kind, channel, audience, to])).toEqual(
      expect.arrayContaining([
        ['confirmation', 'email', 'customer', 'dana.reed@example.com'],
        ['office_new_booking', 'email', 'office', 'hello@sunline.example'],
      ]),
    )
    expect(claimed).toHaveLength(2)
    const confirmation = claimed.find(({ kind }) => kind === 'confirmation')
    expect(confirmation?.appointment).toMatchObject({
      reference,
      date: monday,
      time_frame: '10:00 AM - 12:00 PM',
      price: 299,
      first_name: 'Dana',
      vehicle: '2021 Toyota Corolla',
    })
    expect(
      await business.call('anon', 'read_appointment', { link: confirmation?.token }),
    ).toMatchObject({ reference })
    expect(claimed.find(({ kind }) => kind === 'office_new_booking')?.token).toBeNull()
  })

  test('without an address or consent tells nobody but the office', async () => {
    await booked({ email: '' })
    expect((await claim()).map(({ kind }) => kind)).toEqual(['office_new_booking'])
  })

  test('is told to the office only as its switches say', async () => {
    for (const key of ['new_order_notifications', 'email_notifications']) {
      await business.exec(`update public.settings set value = 'Disabled' where key = '${key}'`)
      await booked({
        email: '',
        phoneNumber: key === 'email_notifications' ? '5550100188' : '5550100199',
      })
      expect(await claim()).toEqual([])
      await business.exec(`update public.settings set value = 'Enabled' where key = '${key}'`)
    }
    // The bell does not hang on mails.
    expect(await business.rows('select kind from public.notifications')).toHaveLength(1)
  })
})

describe('the reminder', () => {
  const reminders = () => rows(`kind = 'reminder'`)

  test('is sent at the same wall time on the evening before, over both clock changes', async () => {
    for (const [now, date, due] of [
      ['2026-10-28T19:00:00Z', '2026-11-01', '2026-10-31 18:00'],
      ['2026-10-28T19:00:00Z', '2026-11-02', '2026-11-01 18:00'],
      ['2027-03-10T19:00:00Z', '2027-03-14', '2027-03-13 18:00'],
      ['2027-03-10T19:00:00Z', '2027-03-15', '2027-03-14 18:00'],
    ] as const) {
      await business.stopClock(now)
      await business.exec('delete from public.quotes; delete from private.quote_submissions')
      await booked({ date })
      expect(await reminders()).toMatchObject([{ due, status: 'waiting' }])
    }
  })

  test('is not sent for a booking made inside its lead time', async () => {
    await business.stopClock(clockAt('2026-11-29', '10:00:01'))
    await booked()
    expect(await reminders()).toEqual([])
    await business.stopClock(clockAt('2026-11-29', '09:59:59'))
    await booked({ email: 'other@example.com', phoneNumber: '5550100188' })
    expect(await reminders()).toHaveLength(1)
  })

  test('speaks of the newest day alone, and of none that was called off', async () => {
    const { link } = await booked()
    await business.call('anon', 'move_appointment', {
      link,
      appointment: null,
      version: 1,
      date: '2026-12-03',
      time_frame: '2:00 PM - 4:00 PM',
    })
    await business.stopClock(clockAt('2026-11-29', '18:01:00'))
    expect((await claim()).map(({ kind }) => kind)).not.toContain('reminder')
    await business.stopClock(clockAt('2026-12-02', '18:01:00'))
    expect((await claim()).filter(({ kind }) => kind === 'reminder')).toMatchObject([
      { appointment: { date: '2026-12-03' } },
    ])
    await business.call('anon', 'cancel_appointment', { link, appointment: null, version: 2 })
    await business.stopClock(clockAt('2026-12-02', '18:10:00'))
    expect((await claim()).filter(({ kind }) => kind === 'reminder')).toEqual([])
  })
})

test('a message about a move says where it was; two moves that nobody was told of are one', async () => {
  const { link } = await booked()
  const move = (version: number, date: string) =>
    business.call('anon', 'move_appointment', {
      link,
      appointment: null,
      version,
      date,
      time_frame: '2:00 PM - 4:00 PM',
    })
  await move(1, '2026-12-03')
  await move(2, '2026-12-04')
  const moved = (await claim()).filter(({ kind }) => kind === 'moved')
  expect(moved).toMatchObject([
    {
      before: { date: monday, time_frame: '10:00 AM - 12:00 PM' },
      appointment: { date: '2026-12-04', version: 3 },
    },
  ])
})

describe('texts', () => {
  const texts = async () => (await claim()).filter(({ channel }) => channel === 'text')

  test.each([
    [clockAt('2026-11-27', '07:59:00'), clockAt('2026-11-27', '08:00:00')],
    [clockAt('2026-11-27', '21:00:00'), clockAt('2026-11-28', '08:00:00')],
    [clockAt('2026-11-27', '23:30:00'), clockAt('2026-11-28', '08:00:00')],
  ])('wait through the night: booked at %s, sent at %s', async (at, sent) => {
    await business.stopClock(at)
    await booked({}, true)
    expect(await texts()).toEqual([])
    await business.stopClock(sent)
    expect(await texts()).toMatchObject([{ kind: 'confirmation', to: '+15550100123' }])
  })

  test('go out until nine in the evening', async () => {
    await business.stopClock(clockAt('2026-11-27', '20:59:00'))
    await booked({}, true)
    expect(await texts()).toHaveLength(1)
  })

  test('their delivery is noted once, and "delivered" stays', async () => {
    await booked({}, true)
    const [text] = await texts()
    if (!text) throw new Error('No text was due')
    await finish(text, 'sent')
    const report = (delivery: string, error = '') =>
      business.rows('select public.record_delivery($1, $2, $3)', [`SM-${text.id}`, delivery, error])
    await report('undelivered', 'twilio 30006')
    await report('undelivered', 'twilio 30006')
    expect(
      await business.rows(`select summary from public.notifications where kind = 'message-failed'`),
    ).toEqual([{ summary: 'confirmation' }])
    await report('delivered')
    await report('undelivered')
    expect(
      await business.rows(`select delivery from public.messages where id = $1`, [text.id]),
    ).toEqual([{ delivery: 'delivered' }])
  })
})

describe('sending', () => {
  test('a claim is for one sender until it runs out', async () => {
    await booked({ email: '' })
    const [first] = await claim(60)
    expect(await claim(60)).toEqual([])
    await business.stopClock('2026-11-27T19:01:01Z')
    const [second] = await claim(60)
    expect(second).toMatchObject({ id: first?.id, attempt: 2 })
    // The first sender was only slow: its success counts, and is not sent once more.
    if (!first || !second) throw new Error('Nothing was claimed')
    await finish(first, 'sent')
    await finish(second, 'failed', 'smtp 550')
    expect(await rowOf(first.id)).toMatchObject({ status: 'sent', error: '' })
    expect(
      await business.rows('select attempt, outcome from public.message_attempts order by attempt'),
    ).toEqual([
      { attempt: 1, outcome: 'sent' },
      { attempt: 2, outcome: 'failed' },
    ])
  })

  test('what may pass is tried again with growing waits, and given up visibly', async () => {
    const { reference } = await booked()
    const waits: number[] = []
    let now = Date.parse(testNow)
    for (let attempt = 1; attempt <= 8; attempt++) {
      const message = (await claim()).find(({ kind }) => kind === 'confirmation')
      if (!message) throw new Error(`Attempt ${attempt} was not due`)
      expect(message.attempt).toBe(attempt)
      await finish(message, 'retry', 'connection refused')
      const [next] = await business.rows<{ ms: number }>(
        `select (extract(epoch from next_attempt_at) * 1000)::float8 as ms from public.messages where kind = 'confirmation'`,
      )
      const after = next?.ms ?? 0
      waits.push((after - now) / 60_000)
      now = after
      await business.stopClock(new Date(now).toISOString())
    }
    expect(waits.slice(0, 7)).toEqual([1, 5, 15, 60, 240, 480, 720])
    expect(await rows(`kind = 'confirmation'`)).toMatchObject([
      { status: 'failed', attempts: 8, error: 'connection_refused' },
    ])
    expect(await business.call('admin', 'failed_messages')).toMatchObject([
      { about: reference, kind: 'confirmation', customer: 'Dana Reed' },
    ])
    expect(
      await business.rows(
        `select subject_id from public.notifications where kind = 'message-failed'`,
      ),
    ).toEqual([{ subject_id: reference }])
  })

  test('a crash at every attempt ends too', async () => {
    await booked({ email: '' })
    for (let attempt = 1; attempt <= 9; attempt++) {
      await claim(60)
      await business.stopClock(new Date(Date.parse(testNow) + attempt * 61_000).toISOString())
    }
    expect(await rows()).toMatchObject([{ status: 'failed', attempts: 8, error: 'no_answer' }])
  })

  test('the office sends again: once, to the address that is known now', async () => {
    const { reference } = await booked()
    const message = (await claim()).find(({ kind }) => kind === 'confirmation')
    if (!message) throw new Error('Nothing was due')
    await finish(message, 'failed', 'smtp_550')
    await business.call('admin', 'save_quote', {
      id: reference,
      version: 1,
      fields: { email: 'dana@example.com' },
    })
    await business.call('admin', 'resend_message', { id: message.id })
    await business.call('admin', 'resend_message', { id: message.id })
    const again = (await claim()).filter(({ kind }) => kind === 'confirmation')
    expect(again).toMatchObject([{ to: 'dana@example.com', attempt: 1 }])
    expect(await business.call('admin', 'failed_messages')).toEqual([])
    const log = await business.call<{ kind: string; created_by_name: string | null }[]>(
      'admin',
      'appointment_messages',
      { about: reference },
    )
    expect(log.filter(({ kind }) => kind === 'confirmation')).toMatchObject([
      { created_by_name: expect.stringMatching(/\w/) as string },
      { created_by_name: null },
    ])
  })

  test('nothing personal is kept of an error', async () => {
    await booked()
    const [message] = await claim()
    if (!message) throw new Error('Nothing was due')
    await finish(message, 'retry', '550 <dana.reed@example.com> unknown')
    expect((await rowOf(message.id))?.error).toMatch(/^[a-z0-9_]+$/)
  })

  test('its health tells what is late and when it last asked', async () => {
    await booked()
    const health = async () =>
      (
        await business.rows<{ answer: Record<string, unknown> }>(
          'select public.messages_health() as answer',
        )
      )[0]?.answer
    expect(await health()).toMatchObject({ waiting: 3, overdue: 0, failed: 0 })
    await business.stopClock('2026-11-27T19:16:00Z')
    expect(await health()).toMatchObject({ overdue: 2 })
    await claim()
    expect(await health()).toMatchObject({ overdue: 0, last_claim_at: '2026-11-27T19:16:00+00:00' })
  })

  test('nobody but a sender is told whom a message goes to', async () => {
    for (const caller of ['anon', 'customer', 'technician', 'admin', 'super_admin'] as const) {
      expect(await business.refusal(caller, 'claim_messages', { worker: 'x' })).toMatchObject({
        code: '42501',
      })
    }
  })
})

describe('an erased customer', () => {
  test('gets nothing that was waiting; their link and notes are gone', async () => {
    const { reference, link, appointmentId } = await booked({}, true)
    await business.call('anon', 'change_appointment', {
      link,
      appointment: null,
      fields: { access_note: 'Gate 4711', customer_note: 'Dog' },
    })
    let version = 1
    for (const status of ['Contacted', 'Confirmed']) {
      version = (
        await business.call<{ version: number }>('admin', 'set_quote_status', {
          id: reference,
          version,
          status,
        })
      ).version
    }
    const { job, customer_id } = await business.call<{
      job: { id: string; version: number }
      customer_id: string
    }>('admin', 'convert_quote', { id: reference, version })
    await business.call('admin', 'cancel_job', { id: job.id, version: job.version, reason: 'Rain' })
    const told = await business.call<{ appointments: { messages: unknown[] }[] }>(
      'admin',
      'export_customer',
      {
        customer_id,
      },
    )
    expect(told.appointments).toMatchObject([
      {
        quote_id: reference,
        access_note: 'Gate 4711',
        answers_about_texts: [{ words: 'Text me.' }],
      },
    ])
    await business.call('admin', 'erase_customer', { customer_id })
    expect((await claim()).filter(({ audience }) => audience === 'customer')).toEqual([])
    expect(await business.call('anon', 'read_appointment', { link })).toBeNull()
    expect(
      await business.rows(
        'select access_note, customer_note, texts_wanted from public.appointments where id = $1',
        [appointmentId],
      ),
    ).toEqual([{ access_note: '', customer_note: '', texts_wanted: false }])
    expect(await business.rows('select phone_hash, words from public.text_consents')).toEqual([
      { phone_hash: null, words: 'Text me.' },
    ])
  })
})

test('low stock is mailed once, with what is left', async () => {
  await business.exec(`
    insert into public.products (name, category, price, cost, in_stock, low_stock, sku)
    values ('Urethane', 'Adhesives', 10, 5, 6, 5, 'URE-1')
  `)
  await business.exec(`update public.products set in_stock = 5 where name = 'Urethane'`)
  await business.exec(`update public.products set in_stock = 4 where name = 'Urethane'`)
  expect((await claim()).map(({ kind, detail }) => [kind, detail])).toEqual([
    ['office_low_stock', 'Urethane: 5'],
  ])
})
