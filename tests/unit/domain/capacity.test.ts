import { describe, expect, it } from 'vitest'
import { setBusinessTimeZone } from '@/domain/businessTime'
import { timeFrames } from '@/domain/appointments'
import {
  canOverbook,
  dayPartOf,
  dayParts,
  daysFrom,
  federalHolidays,
  hoursOfClock,
  isLate,
  timesOf,
} from '@/domain/capacity'

describe('time off', () => {
  it('is a part of the day, or none of them', () => {
    for (const part of dayParts) expect(dayPartOf(timesOf(part))).toBe(part)
    expect(dayPartOf({ starts: '09:30', ends: '24:00' })).toBeNull()
  })

  it('is the days of a range, on the chosen weekdays', () => {
    expect(daysFrom('2026-06-12', '2026-06-16', [1, 2, 3, 4, 5])).toEqual([
      '2026-06-12',
      '2026-06-15',
      '2026-06-16',
    ])
    expect(daysFrom('2026-06-16', '2026-06-12', [1, 2, 3, 4, 5])).toEqual([])
  })

  it('of more days than can be sent is cut off one day later', () => {
    expect(daysFrom('2026-01-01', '2099-12-31', [0, 1, 2, 3, 4, 5, 6])).toHaveLength(63)
  })
})

describe('a refusal', () => {
  it('can be overruled where the database says so', () => {
    const refusal = (facts: Record<string, unknown>) =>
      ({ kind: 'conflict', reason: 'technician_busy', facts }) as const
    expect(canOverbook(refusal({ overbook: true }))).toBe(true)
    expect(canOverbook(refusal({}))).toBe(false)
    expect(canOverbook({ kind: 'forbidden' })).toBe(false)
  })
})

describe('a job', () => {
  const job = {
    status: 'Assigned',
    scheduledDate: '2026-06-15',
    scheduledTime: timeFrames[0],
  } as const

  it('is late when its time frame is over in Pacific Time and nobody has begun', () => {
    setBusinessTimeZone('Pacific Time')
    expect(isLate(job, new Date('2026-06-15T16:59:00Z'))).toBe(false)
    expect(isLate(job, new Date('2026-06-15T17:00:00Z'))).toBe(true)
    expect(isLate(job, new Date('2026-06-16T08:00:00Z'))).toBe(true)
    expect(isLate({ ...job, status: 'In Progress' }, new Date('2026-06-16T08:00:00Z'))).toBe(false)
  })
})

describe('hours', () => {
  it('are read from a clock', () => {
    expect([hoursOfClock('00:00'), hoursOfClock('17:30'), hoursOfClock('24:00')]).toEqual([
      0, 17.5, 24,
    ])
  })
})

describe('the public holidays', () => {
  it('of a year are on their days', () => {
    expect(federalHolidays(2027).map(({ day }) => day)).toEqual([
      '2027-01-01',
      '2027-01-18',
      '2027-02-15',
      '2027-05-31',
      '2027-06-19',
      '2027-07-04',
      '2027-09-06',
      '2027-10-11',
      '2027-11-11',
      '2027-11-25',
      '2027-12-25',
    ])
  })
})
