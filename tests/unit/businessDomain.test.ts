import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { setBusinessTimeZone } from '@/domain/businessTime'
import { toCsv } from '@/domain/csv'
import { isJobOpen, jobStatuses, nextJobStatuses } from '@/domain/jobs'
import { orderTotal } from '@/domain/orders'
import { productMargin } from '@/domain/products'
import { isQuoteExpired, nextQuoteStatuses } from '@/domain/quoteWorkflow'
import { isSettingValue } from '@/domain/settings'
import { stockLevel, suggestedReorder } from '@/domain/stock'
import { appointmentStatusOf, nextSteps } from '@/domain/technicianDay'
import { dayOf, daysAgo, instantOf, withinMonth } from '@mocks/fixtures/sampleBusiness/sampleTime'

describe('stock level', () => {
  test.each([
    [0, 0, 'Low Stock'],
    [4, 4, 'Low Stock'],
    [5, 4, 'Medium'],
    [8, 4, 'Medium'],
    [9, 4, 'In Stock'],
  ])('%i units at alert level %i is %s', (inStock, alert, level) => {
    expect(stockLevel(inStock, alert)).toBe(level)
  })

  test('a suggested reorder brings it well into stock', () => {
    expect(suggestedReorder(2, 4)).toBe(10)
    expect(suggestedReorder(2, 4, 10)).toBe(1)
    expect(suggestedReorder(50, 4)).toBe(1)
  })
})

test('a margin is of the price, in percent with one decimal', () => {
  expect(productMargin(30, 20)).toBe(33.3)
  expect(productMargin(10, 12)).toBe(-20)
  expect(productMargin(0, 5)).toBeNull()
})

test('cents add up', () => {
  const item = { description: 'x', quantity: 3, unitPrice: 0.1 }
  expect(orderTotal([item, { ...item, quantity: 1, unitPrice: 0.2 }])).toBe(0.5)
})

test('workflows only go forward, or back to be planned again', () => {
  expect(nextQuoteStatuses('Guest')).toEqual(['Contacted'])
  expect(nextQuoteStatuses('Scheduled')).toEqual([])
  expect(jobStatuses.filter((status) => nextJobStatuses(status).length === 0)).toEqual([
    'Completed',
    'Cancelled',
  ])
  expect(jobStatuses.filter(isJobOpen)).toEqual(['Scheduled', 'Assigned', 'In Progress'])
  expect(appointmentStatusOf('Assigned', false)).toBe('pending')
  expect(nextSteps('pending')).toEqual(['confirm', 'start'])
  expect(isQuoteExpired('2026-12-25', '2026-12-25')).toBe(false)
  expect(isQuoteExpired('2026-12-25', '2026-12-26')).toBe(true)
})

describe('settings', () => {
  test.each([
    ['phone', '(555) 010-0199', true],
    ['phone', 'call me', false],
    ['email', 'a@b.example', true],
    ['url', 'javascript:alert(1)', false],
    ['url', 'https://sunline.example', true],
    ['toggle', 'Maybe', false],
    ['number', '-1', false],
    ['time', '8:00 AM - 6:00 PM', true],
    ['time', '25:00', false],
    ['text', '  ', false],
  ] as const)('%s %s', (kind, value, fits) => {
    expect(isSettingValue({ kind, options: [] }, value)).toBe(fits)
  })
})

describe('an export', () => {
  test('never starts a cell with a formula', () => {
    assert(
      property(constantFrom('=', '+', '-', '@', '\t=', ' ='), string(), (sign, rest) => {
        const cell = toCsv(['a'], [[sign + rest]])
          .split('\r\n')
          .slice(1)
          .join('\r\n')
        expect(cell.replace(/^"/, '').startsWith("'")).toBe(true)
      }),
    )
  })

  test('quotes what needs it and keeps numbers as numbers', () => {
    expect(
      toCsv(
        ['Name', 'Total'],
        [
          ['O"Brien, Ltd', -12.5],
          [null, true],
        ],
      ),
    ).toBe('\ufeffName,Total\r\n"O""Brien, Ltd",-12.5\r\n,true\r\n')
  })
})

describe('sample days', () => {
  test("stay in the month on the month's first day", () => {
    expect(dayOf(withinMonth(20), '2026-12-01')).toBe('2026-12-01')
    expect(dayOf(withinMonth(20), '2026-12-30')).toBe('2026-12-10')
    expect(dayOf(daysAgo(-1), '2026-12-31')).toBe('2027-01-01')
  })

  test('are Pacific days, in summer and in winter, and never later than now', () => {
    setBusinessTimeZone('Pacific Time')
    const instant = { day: daysAgo(1), time: '15:00' }
    expect(instantOf(instant, new Date('2026-11-27T20:00:00Z'))).toBe('2026-11-26T23:00:00.000Z')
    expect(instantOf(instant, new Date('2026-07-27T20:00:00Z'))).toBe('2026-07-26T22:00:00.000Z')
    const now = new Date('2026-11-27T16:00:00Z')
    expect(instantOf({ day: daysAgo(0), time: '15:00' }, now)).toBe(now.toISOString())
  })
})
