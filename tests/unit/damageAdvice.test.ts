import { assert, constantFrom, double, integer, nat, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adviseOnDamage, damagePlaces, type Damage } from '@/domain/damageAdvice'

const small: Damage = { inches: 1, count: 1, place: 'elsewhere' }

describe('repair or replace', () => {
  test('a single small chip is repaired', () => {
    expect(adviseOnDamage(small)).toEqual({ advice: 'repair', reasons: [], service: 'chip-repair' })
  })

  test.each([
    [12, 'repair'],
    [12.01, 'replace'],
  ])('a crack of %d inches: %s', (inches, advice) => {
    expect(adviseOnDamage({ ...small, inches }).advice).toBe(advice)
  })

  test.each([
    [3, 'repair'],
    [4, 'replace'],
  ])('%d chips: %s', (count, advice) => {
    expect(adviseOnDamage({ ...small, count }).advice).toBe(advice)
  })

  test.each(['driver-view', 'camera', 'edge'] as const)('damage at %s is replaced', (place) => {
    expect(adviseOnDamage({ ...small, place })).toEqual({
      advice: 'replace',
      reasons: [place],
      service: 'windshield',
    })
  })

  test('every reason is named', () => {
    expect(adviseOnDamage({ inches: 20, count: 9, place: 'camera' }).reasons).toEqual([
      'too-many',
      'too-long',
      'camera',
    ])
  })

  test.each([
    [{ ...small, inches: -1 }],
    [{ ...small, inches: Number.NaN }],
    [{ ...small, count: -1 }],
  ])('%o is no damage', (damage) => {
    expect(() => adviseOnDamage(damage)).toThrow(RangeError)
  })

  test('more damage never turns a replacement into a repair', () => {
    const damage = record({
      inches: double({ min: 0, max: 60, noNaN: true }),
      count: integer({ min: 0, max: 12 }),
      place: constantFrom(...damagePlaces),
    })
    assert(
      property(damage, nat(10), nat(5), (given, longer, more) => {
        const before = adviseOnDamage(given)
        const after = adviseOnDamage({
          ...given,
          inches: given.inches + longer,
          count: given.count + more,
        })
        expect(before.advice === 'replace' && after.advice === 'repair').toBe(false)
      }),
    )
  })
})
