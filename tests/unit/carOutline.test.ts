import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bothSides, mirrored, symmetric } from '@/ui/glassMap/outline'

const number = fc.integer({ min: -4800, max: 4800 }).map((tenths) => tenths / 10)
const commands: [name: string, numbers: number][] = [
  ['L', 2],
  ['h', 1],
  ['V', 1],
  ['q', 4],
  ['C', 6],
  ['Z', 0],
]
const path = fc
  .array(
    fc
      .constantFrom(...commands)
      .chain(([name, count]) =>
        fc
          .array(number, { minLength: count, maxLength: count })
          .map((numbers) => name + numbers.join(' ')),
      ),
    { maxLength: 12 },
  )
  .map((parts) => `M0 0${parts.join('')}`)

describe('the outlines of the car', () => {
  test('what is mirrored runs the other way along x, and the same way along y', () => {
    expect(mirrored('M88 70h8q3 0 3 4v44q0 4-3 4h-8z')).toBe('M-88 70h-8q-3 0 -3 4v44q0 4 3 4h8z')
    expect(mirrored('M2 1C.5-1 4,6 7.5 8L9-9')).toBe('M-2 1C-0.5 -1 -4 6 -7.5 8L-9 -9')
  })

  test('mirrored twice, a path is where it was', () => {
    fc.assert(
      fc.property(path, (given) => {
        const once = mirrored(given)
        expect(mirrored(mirrored(once))).toBe(once)
      }),
    )
  })

  test('a command it does not know is refused, rather than drawn wrongly', () => {
    expect(() => mirrored('M0 0A39 39 0 1 0 334 132')).toThrow(RangeError)
  })

  test('a half and its like make one path', () => {
    expect(bothSides('M1 2H3Z', 'M4 5')).toBe('M1 2H3ZM4 5M-1 2H-3ZM-4 5')
  })

  test('an outline goes down on the right and comes back up on the left', () => {
    expect(symmetric('0,1 2,1 3,4 0,9')).toBe('M0,1C2,1 3,4 0,9 -3,4 -2,1 0,1Z')
  })
})
