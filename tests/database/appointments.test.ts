import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openBusiness, type BusinessDatabase } from './businessDatabase'
import { book } from './support/bookings'
import { draftWith, monday, testNow } from './support/drafts'

type View = {
  id: string
  reference: string
  version: number
  state: string
  date: string
  time_frame: string
  may_move: boolean
  may_cancel: boolean
  technician: string | null
  texts_wanted: boolean
  phone: string
  steps: { step: string; at: string | null }[]
}
type Kept = { id: string; version: number }
type Message = { kind: string; channel: string; version: number; status: string; audience: string }

const tuesday = '2026-12-01'
const frame = '10:00 AM - 12:00 PM'
const words = 'Text me about this appointment.'

let business: BusinessDatabase
beforeAll(async () => {
  business = await openBusiness({ now: testNow })
  await business.exec(`
    insert into public.technicians (name, email)
    values ('Ann Alder', 'ann@example.com'), ('Bo Birch', 'technician@example.com');
  `)
})
afterAll(() => business.close())
beforeEach(async () => {
  await business.stopClock(testNow)
  await business.exec(`
    delete from public.jobs; delete from public.quotes; delete from public.customers;
    delete from private.quote_submissions; delete from private.wrong_links;
    delete from private.text_stops; delete from public.notifications;
    delete from public.text_consents; delete from public.text_replies;
  `)
})

async function booked(
  fields: Parameters<typeof draftWith>[0] = {},
  caller: 'anon' | 'customer' = 'anon',
) {
  return (await book(business, draftWith(fields), { caller })) as unknown as {
    reference: string
    appointmentId: string
    link: string
  }
}
const read = (link: string) => business.call<View | null>('anon', 'read_appointment', { link })
const move = (link: string, version: number, date: string, time_frame = frame) => ({
  link,
  appointment: null,
  version,
  date,
  time_frame,
})
const messages = (audience = 'customer') =>
  business.rows<Message>(
    `select kind, channel, version::int, status, audience from public.messages
     where audience = $1 order by created_at, due_at, kind, channel`,
    [audience],
  )
const kinds = async (audience?: string) => (await messages(audience)).map(({ kind }) => kind)
async function converted(reference: string): Promise<Kept> {
  const [quote] = await business.rows<Kept>('select id, version from public.quotes where id = $1', [
    reference,
  ])
  let version = quote?.version ?? 0
  for (const status of ['Contacted', 'Confirmed']) {
    const answer = await business.call<Kept>('admin', 'set_quote_status', {
      id: reference,
      version,
      status,
    })
    version = answer.version
  }
  const made = await business.call<{ job: Kept }>('admin', 'convert_quote', {
    id: reference,
    version,
  })
  return made.job
}
const assigned = (job: Kept, technician = 'TECH-001') =>
  business.call<Kept>('admin', 'assign_job', {
    id: job.id,
    version: job.version,
    technician_id: technician,
  })

describe('a link', () => {
  test('shows its appointment, before and after the quote becomes a job', async () => {
    const { link, reference, appointmentId } = await booked()
    expect(await read(link)).toMatchObject({
      id: appointmentId,
      reference,
      version: 1,
      state: 'booked',
      date: monday,
      may_move: true,
      phone: '••••23',
    })
    const job = await converted(reference)
    expect(await read(link)).toMatchObject({ id: appointmentId, reference, state: 'confirmed' })
    await assigned(job)
    const view = await read(link)
    expect(view).toMatchObject({ state: 'assigned', technician: 'Ann', version: 1 })
    expect(view?.steps.map(({ step, at }) => [step, at !== null])).toEqual([
      ['booked', true],
      ['confirmed', true],
      ['assigned', true],
      ['on_the_way', false],
      ['in_progress', false],
      ['done', false],
    ])
  })

  test('of nonsense, one that was revoked and one that ended lead to nothing', async () => {
    const { link, reference } = await booked()
    expect(await read('nonsense')).toBeNull()
    expect(await business.call('anon', 'move_appointment', move('nonsense', 1, tuesday))).toBeNull()
    await business.stopClock('2026-12-30T10:00:00-08:00')
    expect(await read(link)).not.toBeNull()
    await business.stopClock('2026-12-30T12:00:00-08:00')
    expect(await read(link)).toBeNull()
    await business.stopClock(testNow)
    await business.call('admin', 'revoke_appointment_links', { about: reference })
    expect(await read(link)).toBeNull()
    const { link: fresh } = await business.call<{ link: string }>('admin', 'appointment_link', {
      about: reference,
    })
    expect(await read(fresh)).toMatchObject({ reference })
  })

  test('is kept as a hash only, and a guess is limited', async () => {
    const { link } = await booked()
    const rows = await business.rows<{ text: string }>(
      'select to_jsonb(l)::text as text from public.appointment_links l',
    )
    expect(rows.some(({ text }) => text.includes(link))).toBe(false)
    for (let guess = 0; guess < 20; guess++) await read(`guess-${guess}`)
    expect(await business.refusal('anon', 'read_appointment', { link: 'guess' })).toMatchObject({
      code: 'PT429',
      message: 'rate_limited',
    })
    await business.stopClock('2026-11-27T20:00:01Z')
    expect(await read(link)).not.toBeNull()
  })

  test('reaches its own appointment alone', async () => {
    const first = await booked()
    const second = await booked({ email: 'other@example.com', phoneNumber: '(555) 010-0177' })
    // The id of another appointment beside the link changes nothing.
    expect(
      await business.call('anon', 'read_appointment', {
        link: first.link,
        appointment: second.appointmentId,
      }),
    ).toMatchObject({ id: first.appointmentId })
    expect(
      await business.call('anon', 'read_appointment', { appointment: second.appointmentId }),
    ).toBeNull()
    expect(
      await business.call('customer', 'read_appointment', { appointment: second.appointmentId }),
    ).toBeNull()
  })
})

describe('every function that a link opens', () => {
  const asked: [name: string, args: Record<string, unknown>][] = [
    ['read_appointment', {}],
    ['appointment_time_frames', { date: monday, days: 7 }],
    ['change_appointment', { fields: { access_note: 'Gate', customer_note: 'Dog' } }],
    ['set_appointment_texts', { wanted: true, words }],
    ['begin_appointment_photo', {}],
    ['remove_appointment_photo', { path: 'appointments/x' }],
    ['move_appointment', { version: 1, date: tuesday, time_frame: frame }],
    ['cancel_appointment', { version: 2, reason: '' }],
  ]
  const everythingOf = async (reference: string) =>
    (
      await business.rows<{ row: string }>(
        `select jsonb_build_array(to_jsonb(q), to_jsonb(a), (
           select jsonb_agg(to_jsonb(m) order by m.id) from public.messages m where m.appointment_id = a.id
         ))::text as row
         from public.quotes q join public.appointments a on a.quote_id = q.id where q.id = $1`,
        [reference],
      )
    )[0]?.row

  test('is in this walk', async () => {
    const rows = await business.rows<{ name: string }>(
      `select proname as name from pg_proc
       where pronamespace = 'public'::regnamespace and proargnames @> array['link', 'appointment']
       order by 1`,
    )
    expect(rows.map(({ name }) => name)).toEqual(asked.map(([name]) => name).sort())
  })

  test('reaches its own appointment, whatever else is named beside it', async () => {
    const own = await booked()
    const other = await booked({ email: 'other@example.com', phoneNumber: '(555) 010-0177' })
    const before = await everythingOf(other.reference)
    for (const [name, args] of asked) {
      const answer = await business.call('anon', name, {
        link: own.link,
        appointment: other.appointmentId,
        ...args,
      })
      expect(JSON.stringify(answer)).not.toContain(other.appointmentId)
    }
    expect(await everythingOf(other.reference)).toBe(before)
    expect(await read(own.link)).toMatchObject({ state: 'cancelled' })
  })

  test('opens nothing to who has no link: not by an id, nor to a technician or another customer', async () => {
    const { reference, appointmentId } = await booked()
    const before = await everythingOf(reference)
    for (const caller of ['anon', 'customer', 'technician'] as const) {
      for (const [name, args] of asked) {
        expect(
          await business.call(caller, name, { link: null, appointment: appointmentId, ...args }),
        ).toBeNull()
      }
    }
    expect(await everythingOf(reference)).toBe(before)
  })
})

describe('moving', () => {
  test('frees the old seat, tells customer and office, and is done once', async () => {
    await business.exec('update public.booking_rules set seats_per_frame = 1 where id')
    try {
      const { link } = await booked()
      const answer = await business.call<View>('anon', 'move_appointment', move(link, 1, tuesday))
      expect(answer).toMatchObject({ version: 2, date: tuesday, state: 'booked' })
      // A second sending of the same move.
      expect(await business.call('anon', 'move_appointment', move(link, 1, tuesday))).toMatchObject(
        { version: 2, date: tuesday },
      )
      // The old seat is free.
      await booked({ email: 'other@example.com', phoneNumber: '(555) 010-0177' })
      expect(
        await business.refusal('anon', 'move_appointment', move(link, 2, monday)),
      ).toMatchObject({
        code: 'PT409',
        message: 'slot_taken',
      })
      expect((await kinds()).filter((kind) => kind === 'moved')).toHaveLength(1)
      expect(await kinds('office')).toContain('office_moved')
    } finally {
      await business.exec('update public.booking_rules set seats_per_frame = 3 where id')
    }
  })

  test('by an older version of the page is told what holds', async () => {
    const { link } = await booked()
    await business.call('anon', 'move_appointment', move(link, 1, tuesday))
    expect(
      await business.refusal(
        'anon',
        'move_appointment',
        move(link, 1, tuesday, '2:00 PM - 4:00 PM'),
      ),
    ).toMatchObject({ code: 'PT409', message: 'stale', detail: '{"version": 2}' })
  })

  test('a past, closed or far day is refused', async () => {
    const { link } = await booked()
    for (const [date, problem] of [
      ['2026-11-20', 'in_the_past'],
      ['2027-03-01', 'too_far_ahead'],
    ] as const) {
      expect(await business.refusal('anon', 'move_appointment', move(link, 1, date))).toMatchObject(
        {
          code: 'PT422',
          detail: expect.stringContaining(problem) as string,
        },
      )
    }
  })

  test('keeps the technician who is free then, and takes off the one who is not', async () => {
    const { link, reference } = await booked()
    const job = await converted(reference)
    await assigned(job)
    await business.call('anon', 'move_appointment', move(link, 1, tuesday))
    expect(await read(link)).toMatchObject({ state: 'assigned', technician: 'Ann' })
    const other = await booked({
      email: 'other@example.com',
      phoneNumber: '(555) 010-0177',
      firstName: 'Olga',
      date: '2026-12-02',
    })
    await assigned(await converted(other.reference))
    await business.call('anon', 'move_appointment', move(link, 2, '2026-12-02'))
    expect(await read(link)).toMatchObject({ state: 'confirmed', technician: null, version: 3 })
  })

  test('its own frame counts as free, although it is full', async () => {
    await business.exec('update public.booking_rules set seats_per_frame = 1 where id')
    try {
      const { link } = await booked()
      const frames = await business.call<
        { date: string; time_frame: string; seats_left: number }[]
      >('anon', 'appointment_time_frames', { link, appointment: null, date: monday, days: 1 })
      expect(frames.find(({ time_frame }) => time_frame === frame)).toEqual({
        date: monday,
        time_frame: frame,
        seats_left: 1,
      })
      expect(frames).toHaveLength(5)
    } finally {
      await business.exec('update public.booking_rules set seats_per_frame = 3 where id')
    }
  })

  test.each(['on the way', 'in progress', 'done', 'cancelled', 'over'])(
    'is too late once it is %s',
    async (when) => {
      const { link, reference } = await booked()
      const job = await converted(reference)
      const { version } = await assigned(job, 'TECH-002')
      if (when === 'on the way')
        await business.exec(`update public.appointments set on_the_way_at = public.business_now(), on_the_way_minutes = 20
          where job_id = '${job.id}'`)
      if (when === 'in progress' || when === 'done')
        await business.call('admin', 'set_job_status', {
          id: job.id,
          version,
          status: 'In Progress',
        })
      if (when === 'done')
        await business.exec(`update public.jobs set status = 'Completed', completed_at = public.business_now()
          where id = '${job.id}'`)
      if (when === 'cancelled')
        await business.call('admin', 'cancel_job', { id: job.id, version, reason: 'Rain' })
      if (when === 'over') await business.stopClock('2026-11-30T12:01:00-08:00')
      const view = await read(link)
      expect(view).toMatchObject({ may_move: false, may_cancel: false })
      expect(
        await business.refusal('anon', 'move_appointment', move(link, view?.version ?? 0, tuesday)),
      ).toMatchObject({ code: 'PT409', message: 'wrong_state' })
    },
  )

  test('until the day before, when the owner says so; the office always', async () => {
    await business.exec(`update public.booking_rules set move_until = 'day_before' where id`)
    try {
      const { link, reference } = await booked()
      await business.stopClock('2026-11-30T00:01:00-08:00')
      expect(await read(link)).toMatchObject({ may_move: false, may_cancel: false })
      const job = await converted(reference)
      await business.call('admin', 'reschedule_job', {
        id: job.id,
        version: job.version,
        scheduled_date: tuesday,
        scheduled_time: frame,
      })
      expect(await read(link)).toMatchObject({ date: tuesday, version: 2 })
    } finally {
      await business.exec(`update public.booking_rules set move_until = 'on_the_way' where id`)
    }
  })
})

describe('calling off', () => {
  test.each([false, true])(
    'by the customer frees the seat and is done once (a job: %s)',
    async (job) => {
      const { link, reference } = await booked()
      if (job) await converted(reference)
      const cancel = { link, appointment: null, version: 1, reason: 'Sold the car' }
      expect(await business.call('anon', 'cancel_appointment', cancel)).toMatchObject({
        state: 'cancelled',
        version: 2,
        cancelled_by: 'customer',
      })
      expect(await business.call('anon', 'cancel_appointment', cancel)).toMatchObject({
        version: 2,
      })
      const [{ taken } = { taken: -1 }] = await business.rows<{ taken: number }>(
        `select public.seats_taken('${monday}', '${frame}') as taken`,
      )
      expect(taken).toBe(0)
      expect((await kinds()).filter((kind) => kind === 'cancelled')).toHaveLength(1)
      expect((await kinds('office')).filter((kind) => kind === 'office_cancelled')).toHaveLength(1)
      expect(
        await business.refusal('anon', 'move_appointment', move(link, 2, tuesday)),
      ).toMatchObject({
        message: 'wrong_state',
      })
    },
  )

  test('by deleting its quote waits for a change of mind', async () => {
    const { link, reference } = await booked()
    await business.call('admin', 'delete_record', { kind: 'quotes', id: reference, version: 1 })
    expect(await read(link)).toMatchObject({ state: 'cancelled', cancelled_by: 'office' })
    await business.call('admin', 'restore_record', { kind: 'quotes', id: reference })
    expect(await read(link)).toMatchObject({ state: 'booked', version: 3 })
    await business.stopClock('2026-11-27T19:10:00Z')
    await business.rows(`select public.claim_messages('test')`)
    expect((await messages()).filter(({ kind }) => kind === 'cancelled')).toMatchObject([
      { status: 'dropped' },
    ])
  })
})

describe('what the customer says', () => {
  test('notes are kept and told to the office', async () => {
    const { link, reference } = await booked()
    const fields = { access_note: ' Gate 4711 ', customer_note: 'Dog in the yard' }
    expect(
      await business.call('anon', 'change_appointment', { link, appointment: null, fields }),
    ).toMatchObject({ access_note: 'Gate 4711', customer_note: 'Dog in the yard', version: 1 })
    const notices = await business.rows(
      `select kind, subject_id, summary from public.notifications where kind = 'customer-change'`,
    )
    expect(notices).toEqual([{ kind: 'customer-change', subject_id: reference, summary: 'note' }])
    expect(
      await business.refusal('anon', 'change_appointment', {
        link,
        appointment: null,
        fields: { access_note: 'x'.repeat(501) },
      }),
    ).toMatchObject({ code: 'PT422', detail: expect.stringContaining('access_note') as string })
  })

  test('photos get a path that nobody can guess, six at most', async () => {
    const { link } = await booked()
    const paths = new Set<string>()
    for (let photo = 0; photo < 6; photo++) {
      const { path } = await business.call<{ path: string }>('anon', 'begin_appointment_photo', {
        link,
        appointment: null,
      })
      paths.add(path)
    }
    expect(paths.size).toBe(6)
    expect(
      await business.refusal('anon', 'begin_appointment_photo', { link, appointment: null }),
    ).toMatchObject({ code: 'PT422', detail: expect.stringContaining('photos') as string })
    const [path = ''] = paths
    await business.rowsAs(
      'anon',
      `insert into storage.objects (bucket_id, name) values ('job-photos', $1)`,
      [path],
    )
    expect(await read(link)).toMatchObject({ photos: [{ path }], photos_left: 5 })
    // Nobody lists them.
    expect(await business.rowsAs('anon', 'select name from storage.objects')).toEqual([])
    await expect(
      business.rowsAs(
        'anon',
        `insert into storage.objects (bucket_id, name) values ('job-photos', $1)`,
        ['appointments/made-up.jpg'],
      ),
    ).rejects.toThrow(/row-level security/)
  })
})

describe('an account', () => {
  test('has its own appointments, and those booked as a guest with its confirmed address', async () => {
    const [{ email } = { email: '' }] = await business.rows<{ email: string }>(
      'select email from auth.users where id = $1',
      [business.userId('customer')],
    )
    const own = await booked({ email: 'elsewhere@example.com' }, 'customer')
    const guest = await booked({ email: email.toUpperCase(), date: tuesday })
    await booked({ email: 'stranger@example.com', phoneNumber: '(555) 010-0177' })
    const mine = () => business.call<View[]>('customer', 'my_appointments')
    expect((await mine()).map(({ id }) => id)).toEqual([own.appointmentId, guest.appointmentId])
    await business.call('customer', 'cancel_appointment', {
      link: null,
      appointment: own.appointmentId,
      version: 1,
    })
    expect((await mine()).map(({ id }) => id)).toEqual([guest.appointmentId, own.appointmentId])
    await business.exec(
      `update auth.users set email_confirmed_at = null where id = '${business.userId('customer')}'`,
    )
    try {
      expect((await mine()).map(({ id }) => id)).toEqual([own.appointmentId])
    } finally {
      await business.exec(
        `update auth.users set email_confirmed_at = now() where id = '${business.userId('customer')}'`,
      )
    }
  })
})

describe('consent to texts', () => {
  const withTexts = async () => {
    const draft = draftWith({}) as { appointmentDetails: object }
    return (await book(business, {
      ...draft,
      appointmentDetails: { ...draft.appointmentDetails, textConsent: { given: true, words } },
    })) as unknown as { link: string; reference: string }
  }
  const stop = (body: string, id: string = crypto.randomUUID()) =>
    business.rows<{ answer: { opted_out: boolean } }>(
      'select public.record_text_reply($1, $2, $3) as answer',
      ['+15550100123', body, id],
    )

  test('is kept with the words that were shown; without it nobody is texted', async () => {
    const without = await booked({ email: 'other@example.com', phoneNumber: '(555) 010-0177' })
    expect(await read(without.link)).toMatchObject({ texts_wanted: false })
    expect((await messages()).every(({ channel }) => channel === 'email')).toBe(true)
    const { link } = await withTexts()
    expect(await read(link)).toMatchObject({ texts_wanted: true })
    expect(await business.rows('select given, words, source from public.text_consents')).toEqual([
      { given: true, words, source: 'wizard' },
    ])
    expect(
      (await messages()).filter(({ channel }) => channel === 'text').map(({ kind }) => kind),
    ).toEqual(['confirmation', 'reminder'])
  })

  test.each(['STOP', 'stop.', 'Unsubscribe', 'opt-out', 'please stop texting me', 'CANCEL'])(
    'ends with the answer %s, and nothing that waits is sent',
    async (body) => {
      const { link } = await withTexts()
      expect((await stop(body))[0]?.answer).toEqual({ opted_out: true })
      expect(await read(link)).toMatchObject({ texts_wanted: false, texts_possible: false })
      const claimed = await business.rows<{ answer: { channel: string }[] }>(
        `select public.claim_messages('test', 100) as answer`,
      )
      expect(claimed[0]?.answer.some(({ channel }) => channel === 'text')).toBe(false)
      expect(
        await business.refusal('anon', 'set_appointment_texts', {
          link,
          appointment: null,
          wanted: true,
        }),
      ).toMatchObject({ code: 'PT422' })
      await stop('START')
      expect(await read(link)).toMatchObject({ texts_wanted: true })
    },
  )

  test('ends when the provider knows of a STOP that never came here', async () => {
    const { link } = await withTexts()
    const [row] = await business.rows<{
      claimed: { id: string; attempt: number; channel: string }[]
    }>(`select public.claim_messages('test', 100) as claimed`)
    const text = row?.claimed.find(({ channel }) => channel === 'text')
    await business.rows(`select public.finish_message($1, $2, 'failed', null, 'twilio_21610')`, [
      text?.id,
      text?.attempt,
    ])
    expect(await read(link)).toMatchObject({ texts_wanted: false, texts_possible: false })
  })

  test('a repeated answer changes nothing, and another one is shown to the office', async () => {
    const { reference, link } = await withTexts()
    const id = 'SM1'
    await stop('STOP', id)
    await stop('START')
    await stop('STOP', id)
    expect(await read(link)).toMatchObject({ texts_wanted: true })
    await stop('I will be 5 minutes late')
    const shown = await business.call<{ replies: { body: string }[] }>('admin', 'appointment_of', {
      about: reference,
    })
    expect(shown.replies.map(({ body }) => body)).toContain('I will be 5 minutes late')
  })
})
