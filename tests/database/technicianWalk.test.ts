import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBackend, type Backend } from '@local/backend'
import { openBusiness, type BusinessDatabase } from './businessDatabase'
import { emailOf, testOrigin, visitorOf } from './support/clients'
import { marksIn, plantSecretWork, secretJob, secretKey } from './support/secretWork'
import { demoPassword } from '@local/demoAccounts'
import { localPublishableKey } from '@local/keys'

/**
 * The usual leak is one technician's view of another's work (notes, field). These tests do not name the ways
 * that there are; they take every table, view and function from the catalog, so that a new one is walked too.
 */
const everySchema = `n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_'`

describe('by SQL, as technician A', () => {
  let business: BusinessDatabase
  let other: string
  beforeAll(async () => {
    business = await openBusiness({ now: '2026-11-25T18:00:00Z', sample: true })
    const [user] = await business.rows<{ id: string }>(
      `insert into auth.users (id, email, email_confirmed_at)
       values (gen_random_uuid(), 'sarah.chen@example.com', now()) returning id`,
    )
    other = user?.id ?? ''
    await business.rows(`update public.profiles set role = 'technician' where id = $1`, [other])
    await plantSecretWork((text, values) => business.rows(text, values), other)
  })
  afterAll(() => business.close())

  test('the other technician has what is looked for', async () => {
    const day = await business.call({ userId: other }, 'my_day')
    expect(marksIn(day)).toContain(secretJob)
    const report = await business.call({ userId: other }, 'service_report', { job_id: secretJob })
    expect(marksIn(report)).toEqual(expect.arrayContaining(['zz-secret', 'enpzZWNyZXQ']))
  })

  test('no table and no view gives anything of B', async () => {
    const relations = await business.rows<{ name: string; columns: string }>(
      `select format('%I.%I', n.nspname, c.relname) as name,
         coalesce(string_agg(format('%I', a.attname), ', ') filter (
           where has_column_privilege('authenticated', c.oid, a.attnum, 'select')
         ), '1') as columns
       from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where c.relkind in ('r', 'p', 'v', 'm', 'f') and ${everySchema}
       group by 1, c.oid`,
    )
    expect(relations.length).toBeGreaterThan(40)
    const leaks: string[] = []
    let rowsRead = 0
    for (const { name, columns } of relations) {
      const rows = await business
        .rowsAs('technician', `select ${columns} from ${name}`)
        .catch((error: { code?: string }) => (error.code === '42501' ? [] : [error]))
      rowsRead += rows.length
      if (rows.some((row) => row instanceof Error) || marksIn(rows).length > 0) leaks.push(name)
    }
    expect(leaks).toEqual([])
    // Their own jobs, customers and reports are there: the walk saw something.
    expect(rowsRead).toBeGreaterThan(10)
  })

  test("no function gives or changes anything of B, whatever of B's it is called with", async () => {
    const functions = await business.rows<WalkedFunction>(
      `select format('%I.%I', n.nspname, p.proname) as name,
         coalesce((
           select jsonb_agg(jsonb_build_object(
             'name', coalesce(p.proargnames[a.place], ''), 'type', format_type(a.type, null)
           ) order by a.place)
           from unnest(p.proargtypes) with ordinality as a (type, place)
         ), '[]') as arguments
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where p.prokind = 'f' and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
         and has_schema_privilege('authenticated', n.oid, 'usage')
         and has_function_privilege('authenticated', p.oid, 'execute') and ${everySchema}`,
    )
    expect(functions.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['public.my_day', 'public.service_report', 'public.get_record']),
    )
    const before = await workOfOther(business)
    const leaks: string[] = []
    let calls = 0
    for (const called of functions) {
      for (const values of combinations(called.arguments.map((one) => candidates(one, other)))) {
        const list = called.arguments
          .map(({ type }, index) => `$${index + 1}::text::${type}`)
          .join(', ')
        calls += 1
        const got = await business
          .rowsAs('technician', `select to_jsonb(r) as row from ${called.name}(${list}) r`, values)
          .catch(({ message, detail, hint }: Record<string, unknown>) => [message, detail, hint])
        if (marksIn(got).length > 0) leaks.push(`${called.name}(${values.join(', ')})`)
      }
    }
    // What A may say about an id they made up themselves is no news of B.
    expect(leaks).toEqual([])
    expect(calls).toBeGreaterThan(functions.length)
    expect(await workOfOther(business)).toEqual(before)
  })
})

type Argument = { name: string; type: string }
type WalkedFunction = { name: string; arguments: Argument[] }

/** Everything that is kept of B's work. */
async function workOfOther(business: BusinessDatabase): Promise<unknown> {
  return business.rows(
    `select
       (select to_jsonb(j) from public.jobs j where j.id = $1) as job,
       (select jsonb_agg(r) from public.service_reports r where r.job_id = $1) as reports,
       (select jsonb_agg(i) from public.job_issues i where i.job_id = $1) as issues,
       (select jsonb_agg(p.id) from public.job_photos p where p.job_id = $1) as photos,
       (select to_jsonb(c) from public.customers c where c.id = 'C-9977') as customer`,
    [secretJob],
  )
}

const content = {
  kind: 'weather',
  note: 'A',
  work_done: 'A',
  cure_minutes: 60,
  cannot_complete: true,
}

/** What of B's, or of anything that exists, an argument may be given. */
function candidates({ name, type }: Argument, other: string): unknown[] {
  if (type === 'uuid') return [other, secretKey]
  if (type === 'boolean') return ['true']
  if (type === 'date') return ['2026-11-25']
  if (type.startsWith('timestamp')) return ['2026-11-25T17:00:00Z']
  if (/^(integer|bigint|smallint|numeric)/.test(type)) return ['1']
  if (type === 'jsonb' || type === 'json') return [JSON.stringify(content), '{}']
  if (type.endsWith('[]')) return ['{}']
  if (/kind|entity|table/.test(name)) return ['jobs', 'customers', 'technicians', 'orders']
  if (/step/.test(name)) return ['confirm', 'start']
  if (/status/.test(name)) return ['In Progress', 'Completed']
  if (/^(q|query|search|text|term)/.test(name)) return ['zz', '9977']
  return [secretJob, 'C-9977', 'TECH-002']
}

function combinations(choices: unknown[][]): unknown[][] {
  return choices.reduce<unknown[][]>(
    (all, choice) => all.flatMap((known) => choice.map((value) => [...known, value])),
    [[]],
  )
}

describe('by REST, as technician A', () => {
  let backend: Backend
  let token = ''
  beforeAll(async () => {
    backend = await createBackend({ sample: true })
    const admins = await backend.sql('select id from auth.users where email = $1', [
      emailOf('admin'),
    ])
    await plantSecretWork(backend.sql, String(admins[0]?.id))
    const { data } = await visitorOf(backend).auth.signInWithPassword({
      email: emailOf('technician'),
      password: demoPassword,
    })
    token = data.session?.access_token ?? ''
  })
  afterAll(() => backend.close())

  async function get(path: string): Promise<{ status: number; text: string }> {
    const headers = { apikey: localPublishableKey, Authorization: `Bearer ${token}` }
    const answer = await backend.fetch(new Request(`${testOrigin}/rest/v1/${path}`, { headers }))
    return { status: answer.status, text: await answer.text() }
  }

  test('no embed of any depth that the foreign keys allow gives anything of B', async () => {
    const keys = (await backend.sql(
      `select c.conrelid::regclass::text as "from", c.confrelid::regclass::text as "to"
       from pg_constraint c
       where c.contype = 'f' and c.connamespace = 'public'::regnamespace
         and c.confrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`,
    )) as { from: string; to: string }[]
    const short = (name: string) => name.replace(/^public\./, '')
    const near = new Map<string, Set<string>>()
    for (const { from, to } of keys) {
      near.set(short(from), (near.get(short(from)) ?? new Set()).add(short(to)))
      near.set(short(to), (near.get(short(to)) ?? new Set()).add(short(from)))
    }
    const paths = [...near].flatMap(([table, others]) =>
      [...others].flatMap((other) => [
        `${table}?select=*,${other}(*)`,
        `${table}?select=*,${other}!inner(*)`,
        ...[...(near.get(other) ?? [])].map((far) => `${table}?select=*,${other}(*,${far}(*))`),
      ]),
    )
    expect(paths.length).toBeGreaterThan(60)
    const leaks: string[] = []
    let answered = 0
    for (const path of paths) {
      const { status, text } = await get(path)
      if (status === 200) answered += 1
      if (marksIn(text).length > 0) leaks.push(path)
    }
    expect(leaks).toEqual([])
    expect(answered).toBeGreaterThan(10)
  })

  test('their own work is there, so that the walk saw something', async () => {
    const own = await get('jobs?select=id,technician_id,customers(name)')
    const rows = JSON.parse(own.text) as { technician_id: string; customers: { name: string } }[]
    expect(rows.length).toBeGreaterThan(2)
    expect(rows.every((row) => row.technician_id === 'TECH-001' && row.customers.name)).toBe(true)
  })
})
