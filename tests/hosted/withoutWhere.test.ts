import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { HostedDatabase, Person } from './support/hostedDatabase'
import { openStage } from './support/stage'
import {
  functionSources,
  statementsWithoutWhere,
  type FunctionSource,
} from './support/functionSources'

/**
 * Hosted projects load `safeupdate`, which refuses an UPDATE or DELETE without WHERE, inside functions too. It is
 * looked for twice: in the text of every function, and in the trees of what the office calls.
 */
let hosted: HostedDatabase
let owner: Person
beforeAll(async () => {
  hosted = await openStage({ safeupdate: true, connections: 4 })
  await hosted.rows(readFileSync('supabase/seed.sql', 'utf8'))
  owner = await hosted.signIn('super_admin')
})
afterAll(() => hosted.close())

describe('a statement without WHERE is seen', () => {
  const plpgsql = (statement: string): FunctionSource => ({
    name: 'f()',
    language: 'plpgsql',
    body: '',
    definition: `create function f() returns void language plpgsql as $$ declare n text; begin ${statement}; end $$`,
  })

  test.each([
    ['update public.booking_rules set days_ahead = 1', ['UPDATE']],
    ['delete from private.clock', ['DELETE']],
    [`execute format('delete from public.%I', n)`, ['DELETE']],
    [
      `execute format('update public.%1$I t set (%2$s) = (select %2$s) returning t.id', n, n)`,
      ['UPDATE'],
    ],
    ['n := (with gone as (delete from private.clock returning 1) select 1)', ['DELETE']],
    ['delete from private.clock c where c.id', []],
    [`execute format('delete from public.%I t where t.id = %L', n, n)`, []],
    [`n := 'delete this'`, []],
  ])('in the text of a function: %s', async (statement, seen) => {
    expect(await statementsWithoutWhere(plpgsql(statement))).toEqual(seen)
  })

  test.each([
    ['update', `update private.clock set stopped_at = now()`],
    ['delete', 'with gone as (delete from private.clock returning id) select count(*) from gone'],
  ])('in what runs: %s', async (verb, sql) => {
    await hosted.rows(
      `create or replace function public.careless() returns void language plpgsql security definer
       as $$ begin perform 1; ${sql.startsWith('with') ? sql.replace('select count(*)', 'insert into private.secrets select id::text, id::text') : sql}; end $$;
       grant execute on function public.careless() to authenticated`,
    )
    expect(await hosted.refusal(owner, 'careless')).toMatchObject({
      code: '21000',
      message: `${verb.toUpperCase()} requires a WHERE clause`,
    })
    await hosted.rows('drop function public.careless()')
  })
})

test('no function has one in its text', async () => {
  const found: Record<string, string[]> = {}
  for (const source of await hosted.rows<FunctionSource>(functionSources)) {
    const faults = await statementsWithoutWhere(source)
    if (faults.length > 0) found[source.name] = faults
  }
  expect(found).toEqual({})
})

describe('what the office does runs under the rule', () => {
  test('saving the API settings', async () => {
    const { version } = await hosted.call<{ version: number }>(owner, 'get_api_settings')
    const saved = await hosted.call(owner, 'save_api_settings', {
      version,
      fields: { seats_per_frame: 4 },
    })
    expect(saved).toMatchObject({ seats_per_frame: 4, version: version + 1 })
  })

  test('making a backup and restoring it', async () => {
    const backup = await hosted.call<{ rows: number }>(owner, 'create_backup')
    await hosted.call(owner, 'restore_backup', { backup })
    const again = await hosted.call<{ rows: number }>(owner, 'create_backup')
    // The restore itself is in the history.
    expect(again.rows).toBe(backup.rows + 1)
  })

  test('erasing a customer', async () => {
    const [customer] = await hosted.rows<{ id: string }>(
      `select c.id from public.customers c
       where not exists (select 1 from public.jobs j
         where j.customer_id = c.id and j.status not in ('Completed', 'Cancelled'))
       order by c.id limit 1`,
    )
    await hosted.call(owner, 'erase_customer', { customer_id: customer?.id })
    expect(await hosted.call(owner, 'erasure_plan', { customer_id: customer?.id })).toMatchObject({
      erased_at: expect.any(String),
    })
  })
})
