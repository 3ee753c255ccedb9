import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { settingDescriptions, type SettingKey } from '@/domain/settings'
import { openBusiness, type BusinessDatabase, type Caller } from './businessDatabase'
import { book, clearBookings } from './support/bookings'
import { draftWith, monday, testNow } from './support/drafts'

/**
 * Every setting of the office does something. A setting without a proof here does not compile; what it changes is read
 * before and after it is saved, through what people or programs are told.
 */
type Proof = {
  /** What it is set to. */
  to: string
  /** What is said while it stands at its first value, and after it was changed. */
  says: () => Promise<unknown>
  before: unknown
  after: unknown
  /** Tests of what the browser makes of it, where the database only tells it on. */
  alsoIn?: readonly (readonly [file: string, test: string])[]
}

/** Half past midnight of the 28th in New York. */
const lateEvening = '2026-11-28T05:30:00Z'

let business: BusinessDatabase
beforeAll(async () => {
  business = await openBusiness({ now: testNow })
  await business.exec(`
    insert into public.products (id, name, category, sku, price, cost, in_stock, low_stock)
    values ('PROD-001', 'Urethane', 'Adhesives', 'URE-1', 20, 10, 100, 5);
    insert into public.customers (id, name) values ('C-001', 'Nora Castillo');
    insert into public.technicians (id, name, email) values ('TECH-001', 'Robin Vale', 'robin@example.com');
    insert into public.jobs
      (id, customer_id, technician_id, service_type, position, glass_type, location, scheduled_date, scheduled_time,
        status, amount)
    values ('J-001', 'C-001', 'TECH-001', 'windshield', 'main', 'oem', '1 Elm Street', '2026-12-09',
      '8:00 AM - 10:00 AM', 'Assigned', 299);
  `)
})
afterAll(() => business.close())
beforeEach(async () => {
  await business.stopClock(testNow)
  await clearBookings(business)
  await business.exec(`
    delete from public.messages; delete from public.notifications; delete from public.job_issues;
    delete from private.wrong_passwords; delete from private.quote_submissions;
  `)
  for (const [key, { initial }] of settingDescriptions) {
    await business.rows('update public.settings set value = $2 where key = $1', [key, initial])
  }
})

/** Who may require a second factor of others: a super administrator who has passed one. */
const owner = (): Caller => ({ userId: business.userId('super_admin'), aal: 'aal2' })

async function save(key: SettingKey, value: string) {
  const [row] = await business.rows<{ version: number }>(
    'select version from public.settings where key = $1',
    [key],
  )
  const changes = JSON.stringify([{ key, value, version: row?.version }])
  await business.call(owner(), 'save_settings', { changes })
}

type Site = {
  company: Record<string, string>
  formats: Record<string, string>
  service_radius: number
  password_requirements: string
}
const site = () => business.call<Site>('anon', 'site_settings')

type Claimed = { kind: string; to: string; company: { name: string; currency?: string } }

/** What is sent now. */
async function claimed(): Promise<Claimed[]> {
  const [row] = await business.rows<{ sent: Claimed[] }>(
    `select public.claim_messages('test', 100, 120) as sent`,
  )
  return row?.sent ?? []
}

/** What is sent after a booking. */
async function sentAfterBooking(): Promise<Claimed[]> {
  await business.exec('delete from public.messages; delete from private.quote_submissions')
  await book(business, draftWith({ email: `guest-${crypto.randomUUID()}@example.com` }))
  return claimed()
}

const kindsAfterBooking = async () => (await sentAfterBooking()).map(({ kind }) => kind).sort()

async function bell(): Promise<string[]> {
  const rows = await business.rows<{ kind: string }>('select kind from public.notifications')
  return rows.map(({ kind }) => kind)
}

const access = () => business.call<Record<string, unknown>>('admin', 'my_access')

/** What the Auth service is told of a password. */
async function tellOf(valid: boolean): Promise<string> {
  const event = JSON.stringify({ user_id: business.userId('technician'), valid })
  const [row] = await business.rows<{ said: { decision: string; message?: string } }>(
    'select public.hook_password_verification($1) as said',
    [event],
  )
  return row?.said.message ?? row?.said.decision ?? ''
}

/** How many wrong passwords are taken until the account is closed. */
async function wrongOnes(): Promise<number> {
  await business.exec('delete from private.wrong_passwords')
  let taken = 0
  while ((await tellOf(false)) === 'continue') taken += 1
  return taken
}

async function lockedFor(): Promise<string> {
  await wrongOnes()
  return tellOf(true)
}

async function framesOn(day: string): Promise<number> {
  const rows = await business.rowsAs('anon', 'select * from public.available_time_frames($1)', [
    day,
  ])
  return rows.length
}

const shown = (name: string) => async () => (await site()).company[name]
const format = (name: string) => async () => (await site()).formats[name]
const formatTests = 'tests/unit/formats.test.ts'

const proofs: Record<SettingKey, Proof> = {
  company_name: {
    to: 'Clear Day Glass',
    says: async () => [(await sentAfterBooking())[0]?.company.name, await shown('name')()],
    before: ['Sunline Auto Glass', 'Sunline Auto Glass'],
    after: ['Clear Day Glass', 'Clear Day Glass'],
  },
  business_address: {
    to: '1 Elm Street, Pasadena, CA 91101',
    says: shown('address'),
    before: '1200 Figueroa Street, Los Angeles, CA 90015',
    after: '1 Elm Street, Pasadena, CA 91101',
  },
  phone: {
    to: '(555) 010-0142',
    says: shown('phone'),
    before: '(555) 010-0199',
    after: '(555) 010-0142',
  },
  email: {
    to: 'desk@sunline.example',
    says: async () => [
      (await sentAfterBooking()).find(({ kind }) => kind === 'office_new_booking')?.to,
      await shown('email')(),
    ],
    before: ['hello@sunline.example', 'hello@sunline.example'],
    after: ['desk@sunline.example', 'desk@sunline.example'],
  },
  website: {
    to: 'https://glass.example',
    says: shown('website'),
    before: 'https://sunline.example',
    after: 'https://glass.example',
  },
  new_order_notifications: {
    to: 'Disabled',
    says: async () => {
      await business.exec('delete from public.notifications')
      return [await kindsAfterBooking(), await bell()]
    },
    before: [['confirmation', 'office_new_booking'], ['new-quote']],
    after: [['confirmation'], []],
  },
  low_stock_alerts: {
    to: 'Disabled',
    says: async () => {
      await business.exec(`
        update public.products set in_stock = 100 where id = 'PROD-001';
        delete from public.notifications;
        update public.products set in_stock = 0 where id = 'PROD-001';
      `)
      return bell()
    },
    before: ['low-stock'],
    after: [],
  },
  technician_updates: {
    to: 'Disabled',
    says: async () => {
      await business.exec(`
        delete from public.notifications;
        insert into public.job_issues (job_id, technician_id, kind, note, taken_at)
        values ('J-001', 'TECH-001', 'other', 'A note', now());
      `)
      return bell()
    },
    before: ['job-issue'],
    after: [],
  },
  customer_messages: {
    to: 'Disabled',
    says: async () => {
      const { link } = await book(business, draftWith({}))
      await business.exec('delete from public.messages; delete from public.notifications')
      const args = { link, appointment: null, version: 1, reason: 'Rain' }
      await business.call('anon', 'cancel_appointment', args)
      return [(await claimed()).map(({ kind }) => kind).sort(), await bell()]
    },
    before: [['cancelled', 'office_cancelled'], ['customer-change']],
    after: [['cancelled'], []],
  },
  email_notifications: {
    to: 'Disabled',
    says: kindsAfterBooking,
    before: ['confirmation', 'office_new_booking'],
    after: ['confirmation'],
  },
  two_factor: {
    to: 'Enabled',
    says: async () => {
      const { two_factor_required, second_factor } = await access()
      const asked = await business.call('admin', 'get_prices').then(
        () => 'open',
        (error: unknown) => (error as Error).message,
      )
      return [two_factor_required, second_factor, asked]
    },
    before: [false, 'off', 'open'],
    after: [true, 'to_set_up', 'second_factor'],
  },
  session_timeout: {
    to: '15 minutes',
    says: async () => (await access()).session_minutes,
    before: 30,
    after: 15,
    alsoIn: [
      [
        'tests/unit/state/idle.test.ts',
        'are asked a minute before, and signed out on this device at the time',
      ],
    ],
  },
  password_requirements: {
    to: 'Basic',
    says: async () => (await site()).password_requirements,
    before: 'Strong',
    after: 'Basic',
    alsoIn: [['tests/database/lockout.test.ts', 'password_requirements']],
  },
  login_attempts: { to: '3', says: wrongOnes, before: 5, after: 3 },
  lockout_duration: {
    to: '60 minutes',
    says: lockedFor,
    before: 'Too many wrong passwords. Try again in 15 minutes.',
    after: 'Too many wrong passwords. Try again in 60 minutes.',
  },
  currency: {
    to: 'CAD',
    says: async () => [await format('currency')(), (await sentAfterBooking())[0]?.company.currency],
    before: ['USD', 'USD'],
    after: ['CAD', 'CAD'],
    alsoIn: [[formatTests, 'money is in the currency of the settings']],
  },
  time_zone: {
    to: 'Eastern Time',
    says: async () => {
      await business.stopClock(lateEvening)
      const [row] = await business.rows<{ today: string }>(
        'select public.business_today()::text as today',
      )
      return [row?.today, await format('time_zone')()]
    },
    before: ['2026-11-27', 'Pacific Time'],
    after: ['2026-11-28', 'Eastern Time'],
    alsoIn: [[formatTests, 'instants are in the zone of the settings']],
  },
  date_format: {
    to: 'YYYY-MM-DD',
    says: format('date_format'),
    before: 'MM/DD/YYYY',
    after: 'YYYY-MM-DD',
    alsoIn: [[formatTests, 'a day in a list has the date format of the settings']],
  },
  business_hours: {
    to: '12:00 PM - 4:00 PM',
    says: () => framesOn(monday),
    before: 5,
    after: 2,
  },
  service_radius: {
    to: '40',
    says: async () => (await site()).service_radius,
    before: 25,
    after: 40,
    alsoIn: [['tests/unit/siteSettings.test.ts', 'decides whether a place is inside']],
  },
}

describe('every setting acts', () => {
  test.each(Object.entries(proofs) as [SettingKey, Proof][])(
    '%s',
    async (key, { to, says, before, after }) => {
      expect(before).not.toEqual(after)
      expect(await says()).toEqual(before)
      await business.stopClock(testNow)
      await clearBookings(business)
      await save(key, to)
      expect(await says()).toEqual(after)
    },
  )

  test('and has its proof here, as many as the database has settings', async () => {
    const rows = await business.rows<{ key: string }>('select key from public.settings')
    expect(Object.keys(proofs).sort()).toEqual(rows.map(({ key }) => key).sort())
    expect(Object.keys(proofs).sort()).toEqual(settingDescriptions.map(([key]) => key).sort())
  })

  test.each(
    Object.entries(proofs).flatMap(([key, { alsoIn = [] }]) => alsoIn.map((it) => [key, ...it])),
  )('%s is followed in the browser: %s has "%s"', (_key, file = '', name = '') => {
    expect(readFileSync(file, 'utf8')).toContain(name)
  })
})
