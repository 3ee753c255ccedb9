import { describe, expect, test } from 'vitest'
import { idleLimit } from '@/domain/access'
import { idleness } from '@/domain/idle'
import { milliseconds } from '@/domain/time'

const minute = 60_000
const at = (minutes: number) => milliseconds(minutes * minute)

describe('how idle somebody is', () => {
  test.each([
    ['has just touched something', 100, 100, { kind: 'busy', asksAt: at(129) }],
    ['will be asked soon', 100, 128.9, { kind: 'busy', asksAt: at(129) }],
    ['is asked a minute before the end', 100, 129, { kind: 'asked', endsAt: at(130) }],
    ['is asked until the end', 100, 129.99, { kind: 'asked', endsAt: at(130) }],
    ['has been away for too long', 100, 130, { kind: 'over' }],
    ['comes back after a night', 100, 700, { kind: 'over' }],
    ['has a clock that was set back', 100, 20, { kind: 'busy', asksAt: at(49) }],
  ])('who %s', (_, touched, now, expected) => {
    expect(idleness(at(touched), at(30), at(now))).toEqual(expected)
  })
})

test('only staff are signed out for it', () => {
  expect(idleLimit('technician', 15)).toBe(at(15))
  expect(idleLimit('admin', 30)).toBe(at(30))
  expect(idleLimit('super_admin', 30)).toBe(at(30))
  expect(idleLimit('customer', 30)).toBeNull()
  expect(idleLimit(null, 30)).toBeNull()
  expect(idleLimit('admin', null)).toBeNull()
})
