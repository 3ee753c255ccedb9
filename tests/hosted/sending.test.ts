import { afterEach, beforeEach, expect, test } from 'vitest'
import { sendWithDeaths } from '../bench/messages/sendWithDeaths'
import { hostedTarget } from '../bench/messages/targets'
import type { HostedDatabase } from './support/hostedDatabase'
import { openStage } from './support/stage'

/** The short form of `npm run bench:messages`. */
let hosted: HostedDatabase
beforeEach(async () => {
  hosted = await openStage()
})
afterEach(() => hosted.close())

test('two senders that keep dying tell everybody, and nobody twice', async () => {
  const seed = Number(process.env.KILL_SEED ?? Date.now() % 100_000)
  const { sent, twice, lost, states, died } = await sendWithDeaths(hostedTarget(hosted), 300, seed)
  expect({ sent, twice, lost, states }, `KILL_SEED=${seed}`).toEqual({
    sent: 300,
    twice: 0,
    lost: 0,
    states: { sent: 300 },
  })
  expect(Object.keys(died)).not.toEqual([])
})
