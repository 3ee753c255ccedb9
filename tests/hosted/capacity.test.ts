import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  act,
  anyAbsence,
  anyAction,
  bookingDays,
  draftOf,
  hire,
  zips,
  type Action,
  type Links,
  type Shop,
} from '../database/support/capacityActions'
import { checkPlan } from '../database/support/capacityCheck'
import { visitor, type HostedDatabase, type Person } from './support/hostedDatabase'
import { openStage } from './support/stage'
import { openShop, rawErrors, tally } from './support/scene'

/**
 * Fifty connections at once at a small staff: never more is promised than can be done, nobody is told what PostgreSQL
 * says, and anybody who is refused is refused for a reason of the business.
 */
let hosted: HostedDatabase
let office: Person
let shop: Shop
let staff: string[]
beforeAll(async () => {
  hosted = await openStage()
  await hosted.rows(openShop)
  office = await hosted.signIn('admin')
  shop = {
    rows: hosted.rows,
    asVisitor: (name, args) => hosted.call(visitor, name, args),
    asOffice: (name, args) => hosted.call(office, name, args),
  }
  const everyDay = [0, 1, 2, 3, 4, 5, 6]
  staff = await hire(shop, [
    { services: [], zip: '90012', from: 8, until: 18, days: everyDay },
    { services: ['windshield', 'chip-repair'], zip: '90026', from: 8, until: 16, days: everyDay },
    { services: ['chip-repair', 'door-glass'], zip: '91405', from: 10, until: 18, days: everyDay },
    { services: ['windshield'], zip: '93001', from: 8, until: 18, days: [1, 2, 3, 4, 5] },
  ])
})
afterAll(() => hosted.close())

const lanes = 50

/** The same draws each time: what differs between runs is only who comes first. */
const draw = <T>(arbitrary: fc.Arbitrary<T>, count: number, seed: number): T[] =>
  fc.sample(arbitrary, { numRuns: count, seed })

const check = () => checkPlan((sql) => hosted.rows(sql))

async function atOnce(actions: readonly Action[], links: Links) {
  const counts = tally(
    await Promise.allSettled(actions.map((action) => act(shop, action, staff, links))),
  )
  expect(rawErrors(counts)).toEqual({})
  return counts
}

test('bookings, conversions, moves, assignments and cancellations at once promise nothing twice', async () => {
  const links: Links = new Map()
  let done = 0
  for (let round = 0; round < 6; round += 1) {
    const counts = await atOnce(draw(anyAction, lanes, round + 1), links)
    done += counts.done ?? 0
    // Every promise is kept by somebody, and nobody is in two places.
    expect(await check()).toEqual({ broken: [], wrong: [] })
  }
  expect(done).toBeGreaterThan(60)
})

test('absences, new hours and closed days among all of that leave a plan that holds together', async () => {
  const links: Links = new Map()
  for (let round = 0; round < 4; round += 1) {
    const mixed = [...draw(anyAction, lanes - 8, round + 51), ...draw(anyAbsence, 8, round + 71)]
    await atOnce(
      mixed.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
      links,
    )
    expect((await check()).wrong).toEqual([])
  }
})

test('fifty customers want one frame of three technicians of whom one is off: two have it', async () => {
  await hosted.rows('delete from public.closed_days where true')
  await hosted.rows('update public.technicians set deleted_at = now() where true')
  const three = await hire(
    shop,
    [0, 1, 2].map(() => ({ services: [], zip: '90012', from: 8, until: 18, days: [5] })),
  )
  const friday = '2026-12-04'
  await shop.asOffice('add_absences', {
    technician_id: three[1],
    days: [friday],
    starts: '00:00',
    ends: '24:00',
  })
  const booking = {
    service: 'windshield',
    zip: zips[0]!,
    day: friday,
    frame: '10:00 AM - 12:00 PM',
  } as const
  const counts = tally(
    await Promise.allSettled(
      Array.from({ length: lanes }, () =>
        shop.asVisitor('submit_quote', {
          draft: draftOf(booking),
          idempotency_key: crypto.randomUUID(),
        }),
      ),
    ),
  )
  expect(counts).toEqual({ done: 2, 'PT409 slot_taken': lanes - 2 })
  expect(bookingDays).not.toContain(friday)
})
