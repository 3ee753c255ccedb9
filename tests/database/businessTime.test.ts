import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setBusinessTimeZone } from '@/domain/businessTime'
import { openBusiness, type BusinessDatabase } from './businessDatabase'
import { book, clearBookings, problemsOf } from './support/bookings'
import { draftWith } from './support/drafts'

/** Business time is in the owner's zone, here Pacific Time, whatever zone the database's session or this process is in. */
const zones = ['Etc/UTC', 'Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Honolulu'] as const

let business: BusinessDatabase
const outerZone = process.env.TZ
beforeAll(async () => {
  business = await openBusiness()
  await business.exec("update public.settings set value = 'Pacific Time' where key = 'time_zone'")
})
beforeEach(() => setBusinessTimeZone('Pacific Time'))
afterAll(async () => {
  process.env.TZ = outerZone
  await business.close()
})

describe.each(zones)('with the server in %s', (zone) => {
  beforeAll(async () => {
    process.env.TZ = zone
    await business.exec(`set timezone = '${zone}'`)
  })

  async function framesAt(now: string, day: string): Promise<string[]> {
    await business.stopClock(now)
    const rows = await business.rowsAs<{ day: string; time_frame: string }>(
      'anon',
      'select date::text as day, time_frame from public.available_time_frames($1)',
      [day],
    )
    expect(rows.every((row) => row.day === day)).toBe(true)
    return rows.map((row) => row.time_frame.split(' - ')[0] ?? '')
  }

  const all = ['8:00 AM', '10:00 AM', '12:00 PM', '2:00 PM', '4:00 PM']
  test.each<[string, string, string, string[]]>([
    ['one minute before midnight', '2026-11-28T07:59:00Z', '2026-11-27', []],
    ['one minute before midnight, tomorrow', '2026-11-28T07:59:00Z', '2026-11-28', all],
    ['at midnight', '2026-11-28T08:00:00Z', '2026-11-28', all],
    ['at midnight, yesterday', '2026-11-28T08:00:00Z', '2026-11-27', []],
    ['when UTC has tomorrow already', '2026-11-28T01:00:00Z', '2026-11-27', []],
    [
      'when UTC is a day ahead, morning frames of today are over',
      '2026-11-27T20:30:00Z',
      '2026-11-27',
      all.slice(3),
    ],
    ['at the very start of a frame', '2026-11-27T18:00:00Z', '2026-11-27', all.slice(2)],
    ['a minute before it', '2026-11-27T17:59:00Z', '2026-11-27', all.slice(1)],
    [
      'the day clocks go forward, at 9:59 AM PDT',
      '2027-03-14T16:59:00Z',
      '2027-03-14',
      ['10:00 AM', '12:00 PM', '2:00 PM'],
    ],
    [
      'the day clocks go forward, at 10:00 AM PDT',
      '2027-03-14T17:00:00Z',
      '2027-03-14',
      ['12:00 PM', '2:00 PM'],
    ],
    [
      'the day before, at 10:00 AM PST',
      '2027-03-13T18:00:00Z',
      '2027-03-13',
      ['12:00 PM', '2:00 PM', '4:00 PM'],
    ],
    [
      'the day clocks go back, at 9:59 AM PST',
      '2026-11-01T17:59:00Z',
      '2026-11-01',
      ['10:00 AM', '12:00 PM', '2:00 PM'],
    ],
    [
      'the hour that comes twice is still that day',
      '2026-11-01T09:30:00Z',
      '2026-11-01',
      ['10:00 AM', '12:00 PM', '2:00 PM'],
    ],
    ['30 days ahead', '2026-11-27T19:00:00Z', '2026-12-27', ['10:00 AM', '12:00 PM', '2:00 PM']],
    ['31 days ahead', '2026-11-27T19:00:00Z', '2026-12-28', []],
  ])('%s', async (_when, now, day, frames) => {
    expect(await framesAt(now, day)).toEqual(frames)
  })

  test('a booking just before midnight is for a day that is not over, and stays it', async () => {
    await clearBookings(business)
    await business.stopClock('2026-11-28T07:59:00Z')
    const made = await book(
      business,
      draftWith({ date: '2026-11-28', timeFrame: '8:00 AM - 10:00 AM' }),
    )
    expect(made).toMatchObject({ date: '2026-11-28', validUntil: '2026-12-27' })
    expect(await problemsOf(business, draftWith({ date: '2026-11-26' }))).toEqual([
      { field: 'date', problem: 'in_the_past' },
    ])
    const [row] = await business.rows('select quoted_on::text as day from public.quotes')
    expect(row).toEqual({ day: '2026-11-27' })
  })
})

test('nobody can ask for more than 62 days at once', async () => {
  await business.stopClock('2026-11-27T19:00:00Z')
  await business.exec('update public.booking_rules set days_ahead = 365')
  const daysFor = async (days: number | null) => {
    const [row] = await business.rowsAs<{ days: number }>(
      'anon',
      'select count(distinct date)::int as days from public.available_time_frames($1, $2)',
      ['2026-11-28', days],
    )
    return row?.days
  }
  expect(await daysFor(7)).toBe(7)
  expect(await daysFor(1_000_000)).toBe(62)
  expect(await daysFor(-3)).toBe(1)
  expect(await daysFor(null)).toBe(1)
})
