import { beforeEach, describe, expect, test } from 'vitest'
import { setBusinessTimeZone } from '@/domain/businessTime'
import { openStateAt } from '@/domain/openNow'
import { formatsIn } from '@/platform/formats/formats'

const at = (iso: string) => openStateAt(new Date(iso))

describe('open now, in Pacific Time', () => {
  beforeEach(() => setBusinessTimeZone('Pacific Time'))

  // June is PDT (UTC-7), November after the first Sunday is PST (UTC-8).
  test.each([
    ['a Monday at 6:59 AM', '2026-06-15T13:59:59Z', { open: false, opensAtHour: 7, inDays: 0 }],
    ['a Monday at 7:00 AM', '2026-06-15T14:00:00Z', { open: true, closesAtHour: 19 }],
    ['a Monday at 6:59 PM', '2026-06-16T01:59:59Z', { open: true, closesAtHour: 19 }],
    ['a Monday at 7:00 PM', '2026-06-16T02:00:00Z', { open: false, opensAtHour: 7, inDays: 1 }],
    ['a Friday night', '2026-06-20T05:00:00Z', { open: false, opensAtHour: 8, inDays: 1 }],
    ['a Saturday noon', '2026-06-20T19:00:00Z', { open: true, closesAtHour: 18 }],
    ['a Saturday night', '2026-06-21T04:00:00Z', { open: false, opensAtHour: 9, inDays: 1 }],
    ['a Sunday at 4:59 PM', '2026-06-21T23:59:00Z', { open: true, closesAtHour: 17 }],
    ['a Sunday at 5:00 PM', '2026-06-22T00:00:00Z', { open: false, opensAtHour: 7, inDays: 1 }],
    ['a winter Monday at 7:00 AM', '2026-11-30T15:00:00Z', { open: true, closesAtHour: 19 }],
    ['a winter Monday at 6:59 AM', '2026-11-30T14:59:00Z', { open: false, inDays: 0 }],
  ])('%s', (_name, iso, expected) => {
    expect(at(iso)).toMatchObject(expected)
  })

  test('the nights on which the clocks change shift no opening', () => {
    // Sunday, March 8 2026: 2 AM becomes 3 AM. 9 AM is 16:00Z, an hour sooner than the day before.
    expect(at('2026-03-08T15:59:00Z')).toMatchObject({ open: false, opensAtHour: 9, inDays: 0 })
    expect(at('2026-03-08T16:00:00Z')).toMatchObject({ open: true, closesAtHour: 17 })
    // Sunday, November 1 2026: 2 AM becomes 1 AM. 9 AM is 17:00Z.
    expect(at('2026-11-01T16:59:00Z')).toMatchObject({ open: false, opensAtHour: 9, inDays: 0 })
    expect(at('2026-11-01T17:00:00Z')).toMatchObject({ open: true, closesAtHour: 17 })
    // The hour that happens twice is closed both times.
    expect(at('2026-11-01T08:30:00Z')).toMatchObject({ open: false, inDays: 0 })
    expect(at('2026-11-01T09:30:00Z')).toMatchObject({ open: false, inDays: 0 })
  })

  test('names the weekday it opens on', () => {
    expect(at('2026-06-20T05:00:00Z')).toMatchObject({ weekday: 6 })
  })
})

test.each([
  [0, '12 AM'],
  [7, '7 AM'],
  [12, '12 PM'],
  [17.5, '5:30 PM'],
  [19, '7 PM'],
])('hour %d reads %s', (hour, text) => {
  expect(formatsIn('en').hour(hour)).toBe(text)
})
