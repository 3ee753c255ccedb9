import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { loadBusiness } from '../bench/loadBusiness'
import type { HostedDatabase, Person } from './support/hostedDatabase'
import { superuser } from './support/hostedTemplate'
import { growingTables, largeAsks } from './support/largeAsks'
import { openStage } from './support/stage'

/**
 * Whatever the office asks finds its rows by an index: no table that grows is read from end to end. How long that
 * takes with a million rows is measured by `npm run bench:million`; here the plans are read, at a size at which
 * PostgreSQL decides as it does there.
 */
const rows = 50_000
let hosted: HostedDatabase
let admin: Person
let watched: Client | undefined
let notices: string[] = []
beforeAll(async () => {
  hosted = await openStage({ connections: 2 })
  await hosted.rows(`insert into private.clock (stopped_at) values ('2026-11-25T18:00:00Z')`)
  const business = { exec: async (sql: string) => void (await hosted.rows(sql)), rows: hosted.rows }
  await loadBusiness(business, { quotes: rows, jobs: rows, customers: rows / 5, orders: rows })
  await hosted.rows(`
    set session_replication_role = replica;
    insert into public.service_reports (job_id, technician_id, work_done, cure_minutes, taken_at)
    select j.id, j.technician_id, 'Replaced', 60, now() from public.jobs j where j.status = 'Completed';
    insert into public.job_issues (job_id, technician_id, kind, taken_at, resolved_at)
    select j.id, j.technician_id, 'weather', now(), now() from public.jobs j where j.status = 'Completed';
    insert into public.job_photos (job_id, technician_id, image, taken_at)
    select j.id, j.technician_id, 'data:image/png;base64,AAAA', now()
    from public.jobs j where j.status = 'Completed';
    set session_replication_role = origin;`)
  await hosted.rows('vacuum analyze')
  admin = await hosted.signIn('admin')

  const [database] = await hosted.rows<{ name: string }>('select current_database() as name')
  const client = new Client({
    host: inject('hostedServer'),
    user: superuser,
    database: database?.name,
  })
  await client.connect()
  // Tells the plan of each statement inside of functions too, as a notice.
  await client.query(`load 'auto_explain';
    set auto_explain.log_min_duration = 0;
    set auto_explain.log_nested_statements = on;
    set auto_explain.log_level = notice`)
  client.on('notice', ({ message = '' }) => notices.push(message))
  watched = client
  // Filling the tables takes long on a machine that has other work.
}, 300_000)
afterAll(async () => {
  await watched?.end()
  await hosted.close()
})

/** The tables that a call reads from end to end. */
async function readWhole(name: string, args: Record<string, unknown>): Promise<string[]> {
  const list = Object.keys(args)
    .map((key, index) => `${key} => $${index + 1}`)
    .join(', ')
  const values = Object.values(args).map((value) =>
    typeof value === 'object' ? JSON.stringify(value) : value,
  )
  const client = watched
  if (!client) throw new Error('There is no connection')
  notices = []
  await client.query('begin')
  await client.query(`select set_config('request.jwt.claims', $1, true)`, [
    JSON.stringify(admin.claims),
  ])
  await client.query('set local role authenticated')
  await client.query(`select public.${name}(${list})`, values)
  await client.query('rollback')
  const scans = notices.flatMap((plan) => [...plan.matchAll(/Seq Scan on (\w+)/g)])
  return [...new Set(scans.map(([, table = '']) => table))].filter((table) =>
    growingTables.includes(table),
  )
}

test('a table that is read from end to end is seen', async () => {
  await hosted.rows(
    `create function public.careless() returns bigint language plpgsql security definer
     as $$ begin return (select count(*) from public.quotes where zip_code = 'x'); end $$;
     grant execute on function public.careless() to authenticated`,
  )
  expect(await readWhole('careless', {})).toEqual(['quotes'])
})

/** A quarter's items are a large part of so few; of a million they are not. */
const largePart = (name: string) =>
  name === 'dashboard' || name === 'order_figures' ? ['order_items', 'orders'] : []

describe('finds its rows by an index', () => {
  test.each(largeAsks(rows).map((ask) => [ask.title, ask] as const))(
    '%s',
    async (_, { name, args }) => {
      const whole = await readWhole(name, args)
      expect(whole.filter((table) => !largePart(name).includes(table))).toEqual([])
    },
  )
})

test('every foreign key to a table that grows or loses rows has an index', async () => {
  const missing = await hosted.rows(
    `select c.conrelid::regclass::text || ' (' || a.attname || ')' as key
     from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f'
       and c.connamespace in ('public'::regnamespace, 'private'::regnamespace)
       -- Lists of values lose none.
       and c.confrelid not in ('public.glass_types'::regclass, 'public.time_frames'::regclass,
         'public.service_positions'::regclass)
       and not exists (
         select 1 from pg_index i
         where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1] and i.indpred is null
       )
     order by 1`,
  )
  expect(missing).toEqual([])
})
