import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBackend, type Backend } from '@local/backend'
import { demoAccounts } from '@local/demoAccounts'
import { localPublishableKey } from '@local/keys'
import { expectedRights } from '../database/rights/expected'
import { callers, type RightsCaller } from '../database/rights/walk'
import { signedIn, stopClock } from '../database/support/clients'
import { testNow } from '../database/support/drafts'
import { attack } from './hostile/attack'
import { callsOf, type CalledFunction, type Known } from './hostile/calls'
import { roundsFor } from './hostile/shares'
import { openEnds, tooMuch } from './hostile/stored'

/** Every role but the one that may replace the whole business. */
const attackers = callers.filter((caller) => caller !== 'super_admin')

describe.each(roundsFor('functions'))('seed $seed', ({ seed, count }) => {
  let backend: Backend
  let functions: CalledFunction[]
  let known: Known
  const tokens = new Map<RightsCaller, string>([['anon', localPublishableKey]])

  beforeAll(async () => {
    backend = await createBackend({ sample: true })
    await stopClock(backend, testNow)
    await backend.sql(
      `update public.booking_rules
       set seats_per_frame = 1000, limit_per_contact = 1000, limit_per_address = 10000`,
    )
    for (const { role } of demoAccounts) {
      const { data } = await (await signedIn(backend, role)).auth.getSession()
      tokens.set(role, data.session?.access_token ?? '')
    }
    functions = await backend.sql<CalledFunction>(
      `select p.proname as name, coalesce(p.proargnames[:p.pronargs], '{}')::text[] as names,
         array(select format_type(t, null) from unnest(p.proargtypes) t) as types
       from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
         and has_function_privilege('authenticated', p.oid, 'execute') order by 1`,
    )
    const ids = await backend.sql<{ id: string }>(
      `(select id from public.quotes order by id limit 12)
       union all (select id from public.jobs where technician_id = 'TECH-001' limit 12)
       union all (select id from public.jobs order by id limit 12)
       union all (select id from public.customers limit 6)
       union all (select id from public.technicians limit 4)
       union all (select id from public.orders limit 8)
       union all (select id from public.glass_items limit 4)
       union all (select id from public.products limit 4)`,
    )
    const frames = await backend.sql<{ time_frame: string }>(
      'select time_frame from public.time_frames order by starts',
    )
    known = {
      ids: ids.map(({ id }) => id),
      days: ['2026-11-27', '2026-11-30', '2026-12-01'],
      frames: frames.map((row) => row.time_frame),
    }
  })
  afterAll(() => backend.close())

  test(
    'no call of a function ends in a 5xx, tells of our insides or leaves too much',
    {
      timeout: 600_000,
    },
    async () => {
      expect(functions.map(({ name }) => name)).toEqual(
        expect.arrayContaining(
          Object.entries(expectedRights.functions).flatMap(([name, who]) =>
            who.length > 0 ? [name] : [],
          ),
        ),
      )
      const calls = fc.sample(
        fc.tuple(
          fc.constantFrom(...functions).chain((called) => callsOf(called, known)),
          fc.constantFrom(...attackers),
        ),
        { numRuns: count, seed },
      )
      const faults = new Map<string, string>()
      const statuses = new Map<number, number>()
      for (const [index, [call, caller]] of calls.entries()) {
        const { status, fault, sent } = await attack(backend, tokens.get(caller) ?? '', call, index)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        const kind = fault && `${call.name} ${fault.slice(0, 80)}`
        if (kind && !faults.has(kind)) faults.set(kind, `${caller} ${fault}\n${sent.slice(0, 400)}`)
      }
      console.log(`${count} calls:`, Object.fromEntries([...statuses].sort()))
      expect([...faults].map(([kind, fault]) => `${kind}\n${fault}`)).toEqual([])
      // Most calls that could not be refused at the door have gone further.
      expect(statuses.get(200) ?? 0).toBeGreaterThan(count / 10)
      expect(await tooMuch(backend)).toEqual([])
    },
  )
})

test('every text that somebody can store has a limit', async () => {
  const backend = await createBackend()
  expect(await openEnds(backend)).toEqual([])
  await backend.close()
})
