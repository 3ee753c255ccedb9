import { afterEach, describe, expect, it } from 'vitest'
import {
  businessInstant,
  businessParts,
  businessTimeZone,
  businessToday,
  setBusinessTimeZone,
} from '@/domain/businessTime'
import { timeZones } from '@/domain/formatSettings'

describe('the instant of a Pacific wall clock', () => {
  it.each([
    ['in summer', '2026-06-16', 22 * 60, '2026-06-17T05:00:00.000Z'],
    ['in winter', '2026-12-01', 22 * 60, '2026-12-02T06:00:00.000Z'],
    ['before the spring change', '2026-03-08', 90, '2026-03-08T09:30:00.000Z'],
    ['in the hour that spring skips', '2026-03-08', 150, '2026-03-08T10:30:00.000Z'],
    ['after the spring change', '2026-03-08', 180, '2026-03-08T10:00:00.000Z'],
    ['in the hour that comes twice, the first', '2026-11-01', 90, '2026-11-01T08:30:00.000Z'],
    ['after the autumn change', '2026-11-01', 120, '2026-11-01T10:00:00.000Z'],
  ])('%s', (_when, day, minutes, instant) => {
    expect(businessInstant(day, minutes, 'Pacific Time').toISOString()).toBe(instant)
  })
})

describe('the instant of a wall clock elsewhere', () => {
  it.each([
    ['Mountain Time', '2026-06-16', 22 * 60, '2026-06-17T04:00:00.000Z'],
    ['Central Time', '2026-12-01', 22 * 60, '2026-12-02T04:00:00.000Z'],
    ['Eastern Time', '2026-03-08', 90, '2026-03-08T06:30:00.000Z'],
    ['Eastern Time', '2026-03-08', 150, '2026-03-08T07:30:00.000Z'],
    ['Eastern Time', '2026-03-08', 180, '2026-03-08T07:00:00.000Z'],
    ['Eastern Time', '2026-11-01', 90, '2026-11-01T05:30:00.000Z'],
    ['Eastern Time', '2026-11-01', 120, '2026-11-01T07:00:00.000Z'],
    ['Eastern Time', '2026-12-31', 24 * 60, '2027-01-01T05:00:00.000Z'],
  ] as const)('%s: %s at minute %d', (zone, day, minutes, instant) => {
    expect(businessInstant(day, minutes, zone).toISOString()).toBe(instant)
  })

  // Every half hour of the days around both changes, in every zone: there and back again.
  it.each(timeZones)('in %s shows that time again, but for what spring skips', (zone) => {
    for (const day of ['2026-03-07', '2026-03-08', '2026-03-09', '2026-10-31', '2026-11-01']) {
      for (let minutes = 0; minutes < 24 * 60; minutes += 30) {
        const isSkipped = day === '2026-03-08' && minutes >= 120 && minutes < 180
        const shown = businessParts(businessInstant(day, minutes, zone), zone)
        expect(shown).toEqual({ date: day, minutes: isSkipped ? minutes + 60 : minutes })
      }
    }
  })

  it('is no instant of no day', () => {
    expect(businessInstant('soon', 0).getTime()).toBeNaN()
  })
})

describe('the business zone', () => {
  const zone = businessTimeZone()
  afterEach(() => setBusinessTimeZone(zone))

  it('decides what today is', () => {
    // One in the morning in New York.
    const now = new Date('2026-12-01T06:00:00Z')
    setBusinessTimeZone('Eastern Time')
    expect(businessToday(now)).toBe('2026-12-01')
    expect(businessInstant('2026-12-01', 60)).toEqual(now)
    setBusinessTimeZone('Pacific Time')
    expect(businessToday(now)).toBe('2026-11-30')
    expect(businessParts(now)).toEqual({ date: '2026-11-30', minutes: 22 * 60 })
  })
})
