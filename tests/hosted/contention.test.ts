import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HostedDatabase } from './support/hostedDatabase'
import { mixedLoad } from './support/mixedLoad'
import { openShop } from './support/scene'
import { openStage } from './support/stage'

/** The short form of `npm run bench:contention`. */
let hosted: HostedDatabase
beforeAll(async () => {
  hosted = await openStage()
  await hosted.rows(openShop)
})
afterAll(() => hosted.close())

test('fifty people on the same few records: nobody is told what PostgreSQL says', async () => {
  const { figures, raw } = await mixedLoad(hosted, 50, 6)
  expect(raw).toEqual({})
  expect(figures.filter(({ requests }) => requests === 0)).toEqual([])
})
