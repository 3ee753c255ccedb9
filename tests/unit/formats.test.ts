import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  dateFormats,
  timeZones,
  usualFormatSettings,
  type Currency,
  type DateFormat,
  type TimeZoneName,
} from '@/domain/formatSettings'
import { formatsIn } from '@/platform/formats/formats'

const formats = formatsIn('en')

beforeEach(() => {
  // Still the old year in California.
  vi.useFakeTimers({ now: new Date('2027-01-01T06:00:00Z') })
})
afterEach(() => vi.useRealTimers())

it('a day of this year needs no year, one of another year has it', () => {
  expect(formats.shortDay('2026-12-31')).toBe('Thu, Dec 31')
  expect(formats.shortDay('2027-01-01')).toBe('Fri, Jan 1, 2027')
  expect(formats.shortDay('2025-12-31')).toBe('Wed, Dec 31, 2025')
})

it('a day in a list has the date format of the settings', () => {
  const dayIn = (dateFormat: DateFormat) =>
    formatsIn('en', { ...usualFormatSettings, dateFormat }).day('2026-06-15')
  expect(dateFormats.map(dayIn)).toEqual(['06/15/2026', '15/06/2026', '2026-06-15'])
  expect(formats.day('soon')).toBe('soon')
})

it('money is in the currency of the settings', () => {
  const moneyIn = (currency: Currency) => {
    const { money, wholeMoney, price } = formatsIn('en', { ...usualFormatSettings, currency })
    return [money(1299.5), wholeMoney(24_500), price(299), price(79.5)]
  }
  expect(moneyIn('USD')).toEqual(['$1,299.50', '$24,500', '$299', '$79.50'])
  expect(moneyIn('CAD')).toEqual(['CA$1,299.50', 'CA$24,500', 'CA$299', 'CA$79.50'])
  expect(moneyIn('MXN')).toEqual(['MX$1,299.50', 'MX$24,500', 'MX$299', 'MX$79.50'])
})

it('instants are in the zone of the settings', () => {
  const instantIn = (timeZone: TimeZoneName) =>
    formatsIn('en', { ...usualFormatSettings, timeZone }).instant('2026-06-15T17:00:00Z')
  expect(timeZones.map(instantIn)).toEqual([
    'Jun 15, 2026, 10:00 AM',
    'Jun 15, 2026, 11:00 AM',
    'Jun 15, 2026, 12:00 PM',
    'Jun 15, 2026, 1:00 PM',
  ])
  const eastern = formatsIn('en', { ...usualFormatSettings, timeZone: 'Eastern Time' })
  // The new year has begun in New York, and not in California.
  expect(eastern.shortDay('2027-01-01')).toBe('Fri, Jan 1')
  expect(eastern.moment(new Date('2027-01-01T05:30:00Z'), '2027-01-01')).toBe('12:30 AM')
})

it('so does a moment of another day', () => {
  const today = '2027-01-01'
  expect(formats.moment(new Date('2027-01-01T18:05:00Z'), today)).toBe('10:05 AM')
  expect(formats.moment(new Date('2027-01-03T18:05:00Z'), today)).toBe('Sun, Jan 3, 10:05 AM')
  expect(formats.moment(new Date('2026-12-31T18:05:00Z'), today)).toBe(
    'Thu, Dec 31, 2026, 10:05 AM',
  )
})
