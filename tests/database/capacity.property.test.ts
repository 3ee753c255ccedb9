import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBusiness, type BusinessDatabase } from './businessDatabase'
import {
  act,
  anyAbsence,
  anyAction,
  anyStaff,
  bookingDays,
  draftOf,
  hire,
  type Action,
  type Links,
  type Shop,
} from './support/capacityActions'
import { checkPlan } from './support/capacityCheck'
import { testNow } from './support/drafts'

/** Random staffs, absences, bookings and moves: what is promised can be done, and what is offered is given. */

let business: BusinessDatabase
let shop: Shop
beforeAll(async () => {
  business = await openBusiness({ now: testNow })
  await business.exec(
    'update public.booking_rules set limit_per_address = 100000, limit_per_contact = 100000, days_ahead = 30',
  )
  const json = (args: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(args).map(([name, value]) => [
        name,
        typeof value === 'object' && value !== null && !(name === 'days' || name === 'ids')
          ? JSON.stringify(value)
          : value,
      ]),
    )
  shop = {
    rows: business.rows,
    asVisitor: (name, args) => business.call('anon', name, json(args)),
    asOffice: (name, args) => business.call('admin', name, json(args)),
  }
})
afterAll(() => business.close())

const emptyShop = () =>
  business.exec(`
    truncate public.appointments, public.quotes, public.jobs, public.technicians, public.closed_days,
      public.messages, private.planned_visits, private.quote_submissions cascade`)

type Refusal = { code: string; message: string }
const refused = async (run: () => Promise<unknown>): Promise<Refusal | null> => {
  try {
    await run()
    return null
  } catch (error) {
    const { code, message } = error as Refusal
    return { code, message }
  }
}

/** Does something; of a booking also whether it was offered just before. */
async function done(action: Action, staff: string[], links: Links) {
  const offered =
    action.kind === 'book'
      ? await shop.rows<{ time_frame: string }>(
          'select time_frame from public.available_time_frames($1, 1, $2, $3)',
          [action.day, action.service, action.zip],
        )
      : null
  const refusal = await refused(() => act(shop, action, staff, links))
  return {
    isOffered:
      offered && action.kind === 'book'
        ? offered.some(({ time_frame }) => time_frame === action.frame)
        : null,
    refusal: refusal ? `${refusal.code} ${refusal.message}` : 'none',
  }
}

/** What may be answered: to a booking that was offered, to one that was not, to anything else. */
function answerTo(isOffered: boolean | null): RegExp {
  if (isOffered === null) return /^(none|PT4(09|22) .*)$/
  return isOffered ? /^none$/ : /^PT4(09 slot_taken|22 invalid)$/
}

const fails = async () => {
  const { wrong, broken } = await checkPlan(business.rows)
  expect(wrong).toEqual([])
  return broken
}

test('bookings, moves and assignments never break a promise, and absences break none that others can keep', async () => {
  let given = 0
  let turnedAway = 0
  await fc.assert(
    fc.asyncProperty(
      anyStaff,
      fc.array(
        fc.oneof({ weight: 6, arbitrary: anyAction }, { weight: 1, arbitrary: anyAbsence }),
        {
          minLength: 15,
          maxLength: 30,
        },
      ),
      async (staff, actions) => {
        await emptyShop()
        const ids = await hire(shop, staff)
        if (!(await business.rows('select 1 from public.technician_hours'))[0]) return
        const links: Links = new Map()
        let broken = await fails()
        for (const action of actions) {
          const { isOffered, refusal } = await done(action, ids, links)
          given += Number(isOffered === true)
          turnedAway += Number(isOffered === false)
          const now = await fails()
          const news = now.filter((id) => !broken.includes(id))
          const mayBreak = ['absent', 'hours', 'closed'].includes(action.kind)
          // Offered and given are the same thing, whatever has happened before; refused is what the business refuses.
          expect({ action, isOffered, refusal, news: mayBreak ? [] : news }).toEqual({
            action,
            isOffered,
            refusal: expect.stringMatching(answerTo(isOffered)) as string,
            news: [],
          })
          broken = now
        }
      },
    ),
    { numRuns: 16, seed: 20261130, endOnFailure: true },
  )
  expect(given).toBeGreaterThan(30)
  expect(turnedAway).toBeGreaterThan(15)
}, 180_000)

test('nothing is offered on a closed day, and every frame that is offered is really given', async () => {
  await emptyShop()
  await hire(shop, [
    { services: [], zip: '90012', from: 8, until: 18, days: [0, 1, 2, 3, 4, 5, 6] },
  ])
  await business.exec(`insert into public.closed_days (day, name) values ('2026-12-01', 'Outing')`)
  const frames = () =>
    shop.rows<{ date: string; time_frame: string; seats_left: number }>(
      `select date::text, time_frame, seats_left from public.available_time_frames($1, 5, 'chip-repair', '90026')`,
      [bookingDays[0]],
    )
  let before = await frames()
  expect(before.map(({ date }) => date)).not.toContain('2026-12-01')
  while (before.length > 0) {
    const [first] = before
    await shop.asVisitor('submit_quote', {
      draft: draftOf({
        service: 'chip-repair',
        zip: '90026',
        day: first!.date,
        frame: first!.time_frame,
      }),
      idempotency_key: crypto.randomUUID(),
    })
    const after = await frames()
    const left = (list: typeof before) => list.reduce((sum, { seats_left }) => sum + seats_left, 0)
    // One less than before, and what else was offered still is.
    expect(left(after)).toBe(left(before) - 1)
    before = after
  }
  expect(await fails()).toEqual([])
})
