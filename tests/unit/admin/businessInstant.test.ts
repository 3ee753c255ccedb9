import { describe, expect, it } from 'vitest'
import { businessInstant } from '@/domain/businessTime'

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
    expect(businessInstant(day, minutes).toISOString()).toBe(instant)
  })
})
