import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { draftWith, monday } from '../database/support/drafts'
import { visitor, type HostedDatabase, type Person } from './support/hostedDatabase'
import { openShop } from './support/scene'
import { openStage } from './support/stage'

/**
 * Many senders ask at once, on connections of their own, while times are free for some of those who wait: each time is
 * told to one of them.
 */
let hosted: HostedDatabase
const sender: Person = { claims: { role: 'service_role' } }
beforeAll(async () => {
  hosted = await openStage()
  await hosted.rows(openShop)
})
afterAll(() => hosted.close())
beforeEach(async () => {
  await hosted.rows('delete from public.waiting_list w where true')
})

const join = (email: string, key: string = crypto.randomUUID()) =>
  hosted.call(visitor, 'join_waiting_list', {
    draft: draftWith({ email, phoneNumber: '' }),
    day: monday,
    idempotency_key: key,
  })
const claim = () =>
  hosted.call<{ id: string; kind: string; to: string }[]>(sender, 'claim_messages', {
    worker: 'test',
  })

test('eight senders at once tell as many as there are free times, and nobody twice', async () => {
  await hosted.rows('update public.booking_rules set seats_per_frame = 1 where id')
  for (let place = 0; place < 20; place += 1) await join(`waits-${place}@example.com`)
  const claimed = (await Promise.all(Array.from({ length: 8 }, claim))).flat()
  const told = claimed.filter(({ kind }) => kind === 'time_free').map(({ to }) => to)
  // Five time frames, one seat each.
  expect(told).toHaveLength(5)
  expect(new Set(told).size).toBe(5)
  const again = (await Promise.all(Array.from({ length: 4 }, claim))).flat()
  expect(again.filter(({ kind }) => kind === 'time_free')).toEqual([])
})

test('anybody who presses many times at once is in line once', async () => {
  const key = crypto.randomUUID()
  await Promise.all([
    ...Array.from({ length: 6 }, () => join('once@example.com', key)),
    ...Array.from({ length: 6 }, () => join('Once@example.com')),
  ])
  const rows = await hosted.rows('select 1 from public.waiting_list')
  expect(rows).toHaveLength(1)
})
