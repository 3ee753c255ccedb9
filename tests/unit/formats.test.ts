import { afterEach, beforeEach, expect, it, vi } from 'vitest'
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

it('so does a moment of another day', () => {
  const today = '2027-01-01'
  expect(formats.moment(new Date('2027-01-01T18:05:00Z'), today)).toBe('10:05 AM')
  expect(formats.moment(new Date('2027-01-03T18:05:00Z'), today)).toBe('Sun, Jan 3, 10:05 AM')
  expect(formats.moment(new Date('2026-12-31T18:05:00Z'), today)).toBe(
    'Thu, Dec 31, 2026, 10:05 AM',
  )
})
