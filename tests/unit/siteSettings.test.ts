import { describe, expect, it } from 'vitest'
import { openingHours, openingHoursLinesOf } from '@/domain/businessHours'
import { openStateAt } from '@/domain/openNow'
import { placeCode } from '@/domain/placeCode'
import { usualPrices } from '@/domain/prices'
import { findInRegion, withinRadius } from '@/domain/serviceArea'
import { closedSoon, fullDays, usualSiteSettings } from '@/domain/siteSettings'
import { readSiteSettings } from '@/domain/siteSettingsReader'

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

  it.each([null, 'text', [], {}])('are not taken from what is none: %j', (value) => {
    expect(readSiteSettings(value)).toBeNull()
  })

  it.each([
    { serviceRadius: '25' },
    { openingHours: answered.openingHours.slice(1) },
    { openingHours: [{ weekday: 0, opens: 'nine' }] },
    { businessHours: null },
    { company: { name: ' ', phone: 7, website: 'javascript:alert(1)' } },
    { shops: [] },
    { shops: [{ name: 'No street' }] },
    { claims: { rating: 6, reviews: -1, customers: 1.5 } },
    { prices: [{ serviceType: 'windshield', glassType: 'oem', price: 0 }] },
    { prices: [{ serviceType: 'windshield', glassType: 'none', price: 100 }, null].slice(1) },
    { formats: { currency: 'EUR', dateFormat: 'D', timeZone: 'Europe/Berlin' } },
    { passwordRequirements: 'None' },
  ])('fall back where they make no sense: %j', (part) => {
    expect(readSiteSettings({ ...answered, ...part, closedDays: [] })).toEqual(usualSiteSettings)
  })

  it('are the owner’s, part by part', () => {
    const company = {
      name: 'Harbor Glass',
      address: '1 Pier Road',
      phone: '212-555-0142',
      email: 'desk@harbor.example',
      website: 'https://harbor.example',
    }
    const shop = { id: 'pier', name: 'Pier', street: '1 Pier Road', city: 'New York' }
    const place = { zipCode: '10004', phone: '+1 212 555 0143', latitude: 40.7, longitude: -74 }
    const settings = readSiteSettings({
      ...answered,
      company,
      shops: [{ ...shop, ...place }, 'no shop'],
      claims: { rating: 4.2, reviews: 12, customers: 90, years: 3 },
      prices: [
        { serviceType: 'chip-repair', glassType: 'none', price: 79.5 },
        { serviceType: 'windshield', glassType: 'oem', price: 400 },
        { serviceType: 'windshield', glassType: 'oee', price: 350 },
        { serviceType: 'windshield', glassType: 'aftermarket', price: 300 },
        { serviceType: 'door-glass', glassType: 'oem', price: 400 },
      ],
      formats: { currency: 'CAD', dateFormat: 'DD/MM/YYYY', timeZone: 'Eastern Time' },
      passwordRequirements: 'Basic',
    })
    expect(settings).toMatchObject({
      company: { ...company, phoneHref: 'tel:+12125550142' },
      shops: [{ ...shop, ...place, phoneHref: 'tel:+12125550143' }],
      claims: { rating: 4.2, reviews: 12, customers: 90, years: 3 },
      prices: {
        ...usualPrices,
        'chip-repair': { none: 79.5 },
        windshield: { oem: 400, oee: 350, aftermarket: 300 },
      },
      formats: { currency: 'CAD', dateFormat: 'DD/MM/YYYY', timeZone: 'Eastern Time' },
      passwordRequirements: 'Basic',
    })
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
  const south = (miles: number) =>
    placeCode({ latitude: 34.04 - miles / 69.0935, longitude: -118.265 })
  const table = { '999': `01${south(24.9)}02${south(25.1)}` }
  it('decides whether a place is inside', () => {
    const near = findInRegion(table, '99901')
    const far = findInRegion(table, '99902')
    expect(withinRadius(near, 20)).toMatchObject({ answer: 'outside', miles: 25 })
    expect(withinRadius(far, 30)).toMatchObject({ answer: 'inside', miles: 26 })
    expect(withinRadius({ answer: 'unknown' }, 100)).toEqual({ answer: 'unknown' })
  })
})
