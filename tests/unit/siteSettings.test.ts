import { describe, expect, it } from 'vitest'
import { openingHours, openingHoursLinesOf } from '@/domain/businessHours'
import { openStateAt } from '@/domain/openNow'
import { findInRegion, withinRadius } from '@/domain/serviceArea'
import { closedSoon, fullDays, readSiteSettings, usualSiteSettings } from '@/domain/siteSettings'

/** As the database answers, in camel case. */
const answered = {
  serviceRadius: 25,
  businessHours: { opens: '08:00', closes: '18:00' },
  openingHours: openingHours.map(({ open, close }, weekday) => ({
    weekday,
    opens: `${String(open).padStart(2, '0')}:00`,
    closes: `${close}:00`,
  })),
  closedDays: [{ day: '2026-12-25', name: 'Christmas Day' }],
}

describe('the settings that the public pages tell', () => {
  it('are read as they are answered', () => {
    expect(readSiteSettings(answered)).toEqual({
      ...usualSiteSettings,
      closedDays: answered.closedDays,
    })
  })

  it.each([
    null,
    'text',
    [],
    {},
    { ...answered, serviceRadius: '25' },
    { ...answered, openingHours: answered.openingHours.slice(1) },
    { ...answered, openingHours: [{ weekday: 0, opens: 'nine' }] },
    { ...answered, businessHours: null },
  ])('are not taken from what makes no sense: %j', (value) => {
    expect(readSiteSettings(value)).toBeNull()
  })

  it('leave out a closed day that is none', () => {
    const settings = readSiteSettings({ ...answered, closedDays: [{ day: 'soon' }, 7] })
    expect(settings?.closedDays).toEqual([])
  })
})

describe('the lines of opening hours', () => {
  it('are those of the specification by default', () => {
    expect(openingHoursLinesOf(openingHours)).toEqual([
      { days: 'Mon-Fri', hours: '7 AM-7 PM' },
      { days: 'Sat', hours: '8 AM-6 PM' },
      { days: 'Sun', hours: '9 AM-5 PM' },
      { days: 'Emergency', hours: '24/7' },
    ])
  })

  it('say half hours, noon, closed days and groups', () => {
    const week = [
      { open: 0, close: 0 },
      { open: 7.5, close: 12 },
      { open: 7.5, close: 12 },
      { open: 7, close: 19 },
      { open: 7.5, close: 12 },
      { open: 7.5, close: 24 },
      { open: 0, close: 0 },
    ]
    expect(openingHoursLinesOf(week).map(({ days, hours }) => `${days} ${hours}`)).toEqual([
      'Mon-Tue 7:30 AM-12 PM',
      'Wed 7 AM-7 PM',
      'Thu 7:30 AM-12 PM',
      'Fri 7:30 AM-12 AM',
      'Sat-Sun Closed',
      'Emergency 24/7',
    ])
  })
})

describe('closed days', () => {
  const settings = { ...usualSiteSettings, closedDays: answered.closedDays }

  it('are told a week before', () => {
    expect(closedSoon(settings, '2026-12-17')).toEqual([])
    expect(closedSoon(settings, '2026-12-18')).toEqual(answered.closedDays)
    expect(closedSoon(settings, '2026-12-26')).toEqual([])
  })

  it('are not open, and a week of them has no end that can be told', () => {
    expect(openStateAt(new Date('2026-12-25T20:00:00Z'), settings)).toEqual({
      open: false,
      opensAtHour: 8,
      inDays: 1,
      weekday: 6,
    })
    const never = usualSiteSettings.openingHours.map(() => ({ open: 9, close: 9 }))
    expect(openStateAt(new Date(), { ...settings, openingHours: never })).toBeNull()
  })
})

describe('full days', () => {
  // Monday, November 30, 2026, 5 PM in the shop: no frame begins any more.
  const now = new Date('2026-12-01T01:00:00Z')

  it('are those on which somebody could come, and nothing is free', () => {
    const days = fullDays(
      { ...usualSiteSettings, closedDays: [{ day: '2026-12-02', name: '' }] },
      ['2026-12-03'],
      now,
    )
    expect(days.slice(0, 3)).toEqual(['2026-12-01', '2026-12-04', '2026-12-05'])
    expect(days.at(-1)).toBe('2026-12-30')
  })

  it('are none on a weekday that is closed', () => {
    const week = usualSiteSettings.openingHours.map((hours, weekday) =>
      weekday === 0 ? { open: 9, close: 9 } : hours,
    )
    expect(fullDays({ ...usualSiteSettings, openingHours: week }, [], now)).not.toContain(
      '2026-12-06',
    )
  })
})

describe("the owner's radius", () => {
  const table = { '999': '0100p0200q' }
  it('decides whether a place is inside', () => {
    const near = findInRegion(table, '99901')
    const far = findInRegion(table, '99902')
    expect(withinRadius(near, 20)).toMatchObject({ answer: 'outside', miles: 25 })
    expect(withinRadius(far, 30)).toMatchObject({ answer: 'inside', miles: 26 })
    expect(withinRadius({ answer: 'unknown' }, 100)).toEqual({ answer: 'unknown' })
  })
})
