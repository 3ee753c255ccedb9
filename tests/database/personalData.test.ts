import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBusiness, type BusinessDatabase } from './businessDatabase'
import { findMarks, makeMarkedCustomer, type MarkedCustomer } from './support/markedCustomer'

type Kept = { id: string; until: string }
type Erased = { account: string; kept: Kept[] }

/** What a repair record has to hold for three years (16 CCR 3358): which vehicle, what was done and sold. */
const keptByLaw = [
  'private.appointment_facts.vehicle',
  'private.job_list.plate',
  'private.job_list.search_text',
  'private.job_list.vehicle',
  'private.job_list.vehicle_make',
  'private.job_list.vehicle_model',
  'private.job_list.vehicle_year',
  'private.job_rows.search_text',
  'private.order_list.items',
  'private.order_list.search_text',
  'private.order_rows.search_text',
  'private.quote_list.search_text',
  'private.quote_list.vehicle',
  'private.quote_list.vehicle_make',
  'private.quote_list.vehicle_model',
  'private.quote_list.vehicle_year',
  'public.jobs.plate',
  'public.jobs.search_text',
  'public.jobs.vehicle_make',
  'public.jobs.vehicle_model',
  'public.jobs.vehicle_year',
  'public.order_items.description',
  'public.orders.search_text',
  'public.quotes.search_text',
  'public.quotes.vehicle_make',
  'public.quotes.vehicle_model',
  'public.quotes.vehicle_year',
  'public.service_reports.part_number',
  'public.service_reports.work_done',
]

const secret = 'a secret or a hash'
const copy = 'a copy of what is handed out'
const picture = 'a picture, which is told of'
const unused = 'this product never fills it'
/** What is marked and not handed out, and why. */
const leftOutOfExport: Record<string, string> = {
  'auth.identities.identity_data': copy,
  'auth.users.confirmation_token': secret,
  'auth.users.email_change': unused,
  'auth.users.email_change_token_current': secret,
  'auth.users.email_change_token_new': secret,
  'auth.users.encrypted_password': secret,
  'auth.users.phone': unused,
  'auth.users.phone_change': unused,
  'auth.users.phone_change_token': secret,
  'auth.users.raw_user_meta_data': copy,
  'auth.users.reauthentication_token': secret,
  'auth.users.recovery_token': secret,
  'private.device_actions.answer': copy,
  'private.quote_submissions.address_hash': secret,
  'private.quote_submissions.email_hash': secret,
  'private.quote_submissions.phone_hash': secret,
  'public.audit_log.actor_name': copy,
  'public.audit_log.changes': 'the history, of which no personal value is kept',
  'public.notifications.summary': copy,
  'public.service_reports.signature': picture,
}

const testNow = '2026-11-25T18:00:00Z'

let business: BusinessDatabase
beforeAll(async () => {
  business = await openBusiness({ now: testNow, sample: true })
})
afterAll(() => business.close())

const erase = (id: string) => business.call<Erased>('admin', 'erase_customer', { customer_id: id })
const plan = (id: string) =>
  business.call<Record<string, unknown>>('admin', 'erasure_plan', { customer_id: id })

describe('a customer whose every text is marked', () => {
  let young: MarkedCustomer
  let old: MarkedCustomer
  let backup: unknown
  beforeAll(async () => {
    young = await makeMarkedCustomer(business, 'yo', '2023-11-26')
    old = await makeMarkedCustomer(business, 'ol', '2023-11-25')
    backup = await business.call('admin', 'create_backup')
  })

  test('is found by every mark before', async () => {
    for (const { marks } of [young, old]) {
      expect(marks.size).toBeGreaterThan(45)
      const places = await findMarks(business, marks.values())
      expect(places).toEqual(expect.arrayContaining([...marks.keys()]))
      expect(places).toEqual(expect.arrayContaining(keptByLaw))
    }
  })

  test('is told what would happen, and it does', async () => {
    const planned = await plan(young.id)
    expect(planned).toMatchObject({
      kept_years: 3,
      open_jobs: [],
      over: [],
      account: 'deleted',
      photos: 1,
      kept: [{ until: '2026-11-26' }, { until: '2026-11-26' }, { until: '2026-11-26' }],
      quotes: [{ matched_by: 'account' }],
    })
    const done = await erase(young.id)
    expect(done).toEqual({ account: 'deleted', kept: planned.kept })
  })

  test('is found afterwards only where the law keeps what was done', async () => {
    expect(await findMarks(business, young.marks.values())).toEqual(keptByLaw)
    const [row] = await business.rows(
      'select name, email, phone, address, notes, user_id from public.customers where id = $1',
      [young.id],
    )
    expect(row).toEqual({
      name: 'Erased customer',
      email: '',
      phone: '',
      address: '',
      notes: '',
      user_id: null,
    })
    expect(await business.rows('select 1 from auth.users where id = $1', [young.account])).toEqual(
      [],
    )
  })

  test('is found nowhere when three years are over', async () => {
    expect(await plan(old.id)).toMatchObject({ kept: [], account: 'deleted' })
    expect(await erase(old.id)).toEqual({ account: 'deleted', kept: [] })
    expect(await findMarks(business, old.marks.values())).toEqual([])
    expect(await business.rows('select 1 from public.customers where id = $1', [old.id])).toEqual(
      [],
    )
  })

  test('can be erased again, which changes nothing but the history', async () => {
    const contents = () =>
      business.rows(
        `select to_jsonb(c) row from public.customers c union all select to_jsonb(j) from public.jobs j
         union all select to_jsonb(q) from public.quotes q union all select to_jsonb(o) from public.orders o
         order by 1`,
      )
    const before = await contents()
    expect(await erase(young.id)).toMatchObject({ account: 'none', kept: [{}, {}, {}] })
    expect(await erase(old.id)).toEqual({ account: 'none', kept: [] })
    expect(await contents()).toEqual(before)
  })

  test('stays in the history as a fact, with who did it', async () => {
    for (const { id } of [young, old]) {
      const [entry] = await business.rows(
        `select action, actor_name, changes from public.audit_log
         where table_name = 'customers' and record_id = $1 and action = 'erase' order by id limit 1`,
        [id],
      )
      expect(entry).toEqual({ action: 'erase', actor_name: 'Admin User', changes: {} })
    }
  })

  test('does not come back with a backup', async () => {
    await business.call('super_admin', 'restore_backup', { backup: JSON.stringify(backup) })
    expect(await findMarks(business, young.marks.values())).toEqual(keptByLaw)
    expect(await findMarks(business, old.marks.values())).toEqual([])
  })

  test('goes wholly with the next erasure after the last day', async () => {
    await business.stopClock('2026-11-26T18:00:00Z')
    const next = await business.rows<{ id: string }>(
      `insert into public.customers (name) values ('Ana Soto') returning id`,
    )
    await erase(String(next[0]?.id))
    expect(await findMarks(business, young.marks.values())).toEqual([])
    await business.stopClock(testNow)
  })
})

describe('whose a quote is', () => {
  let customer: string
  let quotes: Record<string, string>
  beforeAll(async () => {
    const made = await business.rows<{ id: string }>(
      `insert into public.customers (name, email, phone)
       values ('Priya Raman', 'Priya@example.com', '(555) 010-4001') returning id`,
    )
    customer = String(made[0]?.id)
    await business.exec(`insert into public.customers (name, email, phone)
      values ('Other Person', 'other@example.com', '555 010 4002')`)
    const quote = async (first: string, last: string, email: string, phone: string) => {
      const rows = await business.rows<{ id: string }>(
        `insert into public.quotes (status, first_name, last_name, email, phone_number, address, service_type,
           position, glass_type, price, appointment_date, time_frame)
         values ('Guest', $1, $2, $3, $4, 'Main Street 1', 'windshield', 'main', 'oem', 299, '2026-12-01',
           '8:00 AM - 10:00 AM') returning id`,
        [first, last, email, phone],
      )
      return String(rows[0]?.id)
    }
    quotes = {
      email: await quote('P.', 'Raman', 'priya@EXAMPLE.com', ''),
      phone: await quote('Pri', '', '', '+1 555 010 4001'),
      sameName: await quote('Priya', 'Raman', 'second@example.com', '555.010.4001'),
      household: await quote('Dev', 'Raman', 'dev@example.com', '(555) 010-4001'),
      otherPerson: await quote('Priya', 'Raman', '', '(555) 010-4002'),
    }
  })

  test('is said with each, and what may be another person’s is not handed out', async () => {
    type Exported = { quotes: { id: string; belongs_by: string }[] }
    const { quotes: theirs } = await business.call<Exported>('admin', 'export_customer', {
      customer_id: customer,
    })
    expect(Object.fromEntries(theirs.map((one) => [one.id, one.belongs_by]))).toEqual({
      [quotes.email ?? '']: 'email',
      [quotes.phone ?? '']: 'phone',
      [quotes.sameName ?? '']: 'phone',
    })
    expect(await plan(customer)).toMatchObject({ unsure: [quotes.household] })
  })

  test('decides what is erased', async () => {
    await erase(customer)
    const left = await business.rows<{ id: string }>(
      'select id from public.quotes where id = any ($1) order by id',
      [Object.values(quotes)],
    )
    expect(left.map(({ id }) => id)).toEqual([quotes.household, quotes.otherPerson].sort())
  })
})

describe('what is handed out', () => {
  test('is everything that was marked, without hashes, secrets or the names of staff', async () => {
    const person = await makeMarkedCustomer(business, 'ex', '2026-10-01')
    const text = JSON.stringify(
      await business.call('admin', 'export_customer', { customer_id: person.id }),
    )
    const missing = [...person.marks].filter(([, mark]) => !text.includes(mark))
    expect(missing.map(([field]) => field).sort()).toEqual(Object.keys(leftOutOfExport))
    const [technician] = await business.rows<{ name: string }>(
      `select name from public.technicians where id = 'TECH-001'`,
    )
    expect(text).not.toContain(technician?.name)
    const [noted] = await business.rows(
      `select action, actor_name, changes from public.audit_log where record_id = $1 order by id desc limit 1`,
      [person.id],
    )
    expect(noted).toEqual({ action: 'export', actor_name: 'Admin User', changes: {} })
  })
})

describe('is refused', () => {
  test('while a job is open, and nothing is changed', async () => {
    const [job] = await business.rows<{ id: string; customer_id: string; name: string }>(
      `select j.id, j.customer_id, c.name from public.jobs j join public.customers c on c.id = j.customer_id
       where j.status = 'Assigned' and j.deleted_at is null order by j.scheduled_date, j.id limit 1`,
    )
    const refused = await business.refusal('admin', 'erase_customer', {
      customer_id: job?.customer_id,
    })
    expect(refused).toMatchObject({ code: 'PT409', message: 'in_use' })
    expect(JSON.parse(refused.detail ?? '').needed_by).toContain(job?.id)
    expect((await plan(job?.customer_id ?? '')).open_jobs).toContain(job?.id)
    const [kept] = await business.rows('select name from public.customers where id = $1', [
      job?.customer_id,
    ])
    expect(kept).toEqual({ name: job?.name })
  })

  test.each(['erase_customer', 'erasure_plan', 'export_customer'])(
    '%s: nobody by that number; nobody but administrators',
    async (name) => {
      expect(await business.refusal('admin', name, { customer_id: 'C-99999' })).toMatchObject({
        code: 'PT404',
      })
      for (const caller of ['technician', 'customer'] as const) {
        expect(await business.refusal(caller, name, { customer_id: 'C-001' })).toMatchObject({
          code: '42501',
        })
      }
    },
  )
})

test('a colleague who was a customer keeps their account', async () => {
  const [row] = await business.rows<{ id: string }>(
    `insert into public.customers (name, user_id) values ('Admin User', $1) returning id`,
    [business.userId('admin')],
  )
  const id = String(row?.id)
  expect(await plan(id)).toMatchObject({ account: 'unlinked' })
  expect(await erase(id)).toMatchObject({ account: 'unlinked' })
  expect(await business.call('admin', 'is_admin')).toBe(true)
})
