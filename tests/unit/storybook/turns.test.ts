import { expect, it, vi } from 'vitest'
import { takeTurn } from '../../../stories/start/turns'

it('draws two at a time, and passes the turn on', () => {
  const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()]
  const [endFirst, endSecond] = [takeTurn(first), takeTurn(second)]
  const endThird = takeTurn(third)
  expect([first, second, third].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0])
  endFirst()
  expect(third).toHaveBeenCalledTimes(1)
  for (const end of [endSecond, endThird]) end()
})

it('loses no turn when a whole page of pictures is taken away at once', () => {
  // The first to go passes its turn on to one that goes in the same moment.
  const ends = Array.from({ length: 6 }, () => takeTurn(() => undefined))
  for (const end of ends) end()
  const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()]
  const next = [first, second, third].map((start) => takeTurn(start))
  expect([first, second, third].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0])
  for (const end of next) end()
})

it('counts a turn that is ended twice once', () => {
  const end = takeTurn(() => undefined)
  end()
  end()
  const starts = [vi.fn(), vi.fn(), vi.fn()]
  const ends = starts.map((start) => takeTurn(start))
  expect(starts.map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0])
  for (const one of ends) one()
})
