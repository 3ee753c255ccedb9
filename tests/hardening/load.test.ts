import { expect, test } from 'vitest'
import { trafficOverLoopback } from '../bench/load/overLoopback'
import { mix } from '../bench/load/traffic'

/** `npm run bench:load` measures the same traffic, and more of it. */
const requests = 100

test('a busy morning: every request is answered, every booking is stored once', async () => {
  const { figures, problems, confirmed, stored } = await trafficOverLoopback(requests, 10)
  const all = figures.at(-1)
  console.log(`${all?.requests} requests, ${all?.perSecond} a second, p95 ${all?.p95} ms.`)
  expect(problems).toEqual([])
  expect(Object.fromEntries(figures.map((kind) => [kind.name, kind.requests]))).toEqual({
    ...mix,
    all: requests,
  })
  expect(figures.filter(({ errors }) => errors > 0)).toEqual([])
  expect(confirmed).toHaveLength(mix['visitor: booking'] ?? 0)
  expect(new Set(confirmed).size).toBe(confirmed.length)
  expect(stored).toEqual(confirmed)
})
