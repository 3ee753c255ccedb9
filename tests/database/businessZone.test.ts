import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openBusiness, type BusinessDatabase } from './businessDatabase'
import { book, clearBookings } from './support/bookings'
import { draftWith } from './support/drafts'

/** 9:30 PM of Friday the 27th in Los Angeles, half past midnight of the 28th in New York. */
const lateEvening = '2026-11-28T05:30:00Z'
const noon = '2026-11-27T20:00:00Z'

const zones = [
  ['Pacific Time', 'America/Los_Angeles'],
  ['Mountain Time', 'America/Denver'],
  ['Central Time', 'America/Chicago'],
  ['Eastern Time', 'America/New_York'],
] as const

let business: BusinessDatabase
beforeAll(async () => {
  business = await openBusiness({ now: noon })
})
afterAll(() => business.close())
beforeEach(async () => {
  await business.stopClock(noon)
  await clearBookings(business)
  await set('Pacific Time')
})

/** As the owner saves it. */
async function set(value: string) {
  const [row] = await business.rows<{ version: number }>(
    `select version from public.settings where key = 'time_zone'`,
  )
  await business.call('admin', 'save_settings', {
    changes: JSON.stringify([{ key: 'time_zone', value, version: row?.version }]),
  })
}
async function evaluate(expression: string): Promise<unknown> {
  const [row] = await business.rows<{ value: unknown }>(`select (${expression}) as value`)
  return row?.value
}
async function framesOf(day: string): Promise<string[]> {
  const rows = await business.rowsAs<{ time_frame: string }>(
    'anon',
    'select time_frame from public.available_time_frames($1)',
    [day],
  )
  return rows.map((row) => row.time_frame.split(' - ')[0] ?? '')
}

test.each(zones)('in %s, today and the clock are those of %s', async (name, iana) => {
  await set(name)
  for (const now of [lateEvening, noon, '2026-03-08T10:30:00Z', '2026-11-01T09:30:00Z']) {
    await business.stopClock(now)
    const wall = new Intl.DateTimeFormat('sv-SE', {
      timeZone: iana,
      dateStyle: 'short',
      timeStyle: 'short',
    }).format(new Date(now))
    expect(await evaluate(`to_char(public.business_local_time(), 'YYYY-MM-DD HH24:MI')`)).toBe(wall)
    expect(await evaluate('public.business_today()::text')).toBe(wall.slice(0, 10))
  }
})

test('frames begin by it', async () => {
  // Noon in Los Angeles, three in New York.
  expect(await framesOf('2026-11-27')).toEqual(['2:00 PM', '4:00 PM'])
  await set('Eastern Time')
  expect(await framesOf('2026-11-27')).toEqual(['4:00 PM'])
  await business.stopClock(lateEvening)
  expect(await framesOf('2026-11-27')).toEqual([])
  expect(await framesOf('2026-11-28')).toHaveLength(5)
})

describe('what was reckoned beforehand is reckoned again', () => {
  const reminders = () =>
    business.rows<{ at: string }>(
      `select to_char(due_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at
       from public.messages where kind = 'reminder' and status = 'waiting'`,
    )
  test('reminders go out at the hour of the new zone, appointments stay on their wall time', async () => {
    const made = await book(business, draftWith({ date: '2026-12-02' }))
    const hour = Number(await evaluate('select reminder_hour from public.booking_rules'))
    expect(await reminders()).toEqual([{ at: utc('2026-12-01', hour + 8) }])
    await set('Eastern Time')
    expect(await reminders()).toEqual([{ at: utc('2026-12-01', hour + 5) }])
    const [quote] = await business.rows(
      'select appointment_date::text as day from public.quotes where id = $1',
      [made.reference],
    )
    expect(quote).toEqual({ day: '2026-12-02' })
  })

  test('who waits does so until the end of the day there', async () => {
    await business.call('anon', 'join_waiting_list', {
      draft: JSON.stringify(draftWith({})),
      day: '2026-12-02',
      idempotency_key: crypto.randomUUID(),
    })
    const ends = () =>
      evaluate(`select to_char(expires at time zone 'UTC', 'HH24:MI') from public.waiting_list`)
    expect(await ends()).toBe('08:00')
    await set('Eastern Time')
    expect(await ends()).toBe('05:00')
  })
})

test('money received counts for the week of the business’s own calendar', async () => {
  await business.stopClock('2026-11-30T12:00:00Z')
  await business.exec(`
    insert into public.customers (name, email) values ('Dana Reed', 'dana@example.com');
    insert into public.orders (customer_id, status, payment_status, paid_at, order_date)
      select id, 'completed', 'paid', '2026-11-30T06:00:00Z', '2026-11-25' from public.customers limit 1;
    insert into public.order_items (order_id, place, description, unit_price)
      select id, 1, 'Windshield', 299 from public.orders;
  `)
  const thisWeek = async () =>
    Number(await evaluate(`(private.revenue_by_week() -> -1 ->> 'revenue')::numeric`))
  // Sunday evening in Los Angeles is Monday in New York.
  expect(await thisWeek()).toBe(0)
  await set('Eastern Time')
  expect(await thisWeek()).toBe(299)
})

function utc(day: string, hour: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000)
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ')
}
