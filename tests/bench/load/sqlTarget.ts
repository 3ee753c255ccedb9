import { readFileSync } from 'node:fs'
import { emailOf } from '../../database/support/clients'
import { bookedHere, openCalendar, sendMixed, type Ask, type Traffic } from './traffic'

/** Runs one statement. */
export type Query = <Row>(text: string, values?: unknown[]) => Promise<Row[]>

/** A database with the migrations and the demo accounts, spoken to in SQL alone. */
export type SqlTarget = {
  /** What it is, with its version. */
  name: string
  /** One statement as the owner. */
  query: Query
  /** Several statements at once as the owner. */
  exec(sql: string): Promise<void>
  /** Everything that `work` asks, in one transaction. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const seed = new URL('../../../supabase/seed.sql', import.meta.url)

/** Opens a session for the demo administrator; answers the claims of a token for it. */
async function signIn(target: SqlTarget): Promise<Record<string, string>> {
  const [session] = await target.query<{ id: string; user_id: string }>(
    `insert into auth.sessions (id, user_id, created_at, updated_at)
     select gen_random_uuid(), u.id, now(), now() from auth.users u where u.email = $1
     returning id, user_id`,
    [emailOf('admin')],
  )
  if (!session) throw new Error('There is no administrator')
  return { sub: session.user_id, role: 'authenticated', session_id: session.id }
}

/** Who calls: the claims of a token, and the network address. */
export type Caller = { claims: Record<string, string>; address: string }

type Call = Pick<Ask, 'name' | 'args'>

/** One statement over a function's call, as PostgREST does it: role, claims and headers, then the call. */
async function callWith<Row>(
  target: SqlTarget,
  { claims, address }: Caller,
  { name, args }: Call,
  statement: (call: string) => string,
): Promise<Row[]> {
  const names = Object.keys(args)
  const list = names.map((key, index) => `${key} => $${index + 1}`).join(', ')
  const values = Object.values(args).map((value) =>
    typeof value === 'object' ? JSON.stringify(value) : value,
  )
  return target.transaction(async (query) => {
    await query(
      `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
         set_config('request.headers', $3, true), set_config('request.method', 'POST', true),
         set_config('request.path', $4, true)`,
      [
        claims.role,
        JSON.stringify(claims),
        JSON.stringify({ 'x-forwarded-for': address }),
        `/rpc/${name}`,
      ],
    )
    return query<Row>(statement(`public.${name}(${list})`), values)
  })
}

/**
 * Calls a function as a web caller.
 * @returns the function's answer; of one that returns rows, a list
 */
export async function callAs(target: SqlTarget, caller: Caller, ask: Call): Promise<unknown> {
  const rows = await callWith<{ answer: unknown }>(
    target,
    caller,
    ask,
    (call) => `select to_jsonb(f) as answer from ${call} f`,
  )
  return rows.length === 1 ? rows[0]?.answer : rows.map(({ answer }) => answer)
}

type Explained = { 'QUERY PLAN': { Plan: Record<string, number> }[] }

/** Calls a function and answers how many pages of 8 kB it looked at, which no other program disturbs. */
export async function pagesOf(target: SqlTarget, caller: Caller, ask: Call): Promise<number> {
  const [row] = await callWith<Explained>(
    target,
    caller,
    ask,
    (call) => `explain (analyze, buffers, format json) select ${call}`,
  )
  const plan = row?.['QUERY PLAN'][0]?.Plan ?? {}
  return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)
}

/**
 * Sends a busy morning to a database in SQL, without Auth and REST in front of it.
 * @param requests in all
 * @param people who each wait for one answer before they ask again
 * @returns what was measured, and the references of the bookings that are stored, sorted
 */
export async function trafficThroughSql(
  target: SqlTarget,
  requests: number,
  people: number,
): Promise<Traffic & { stored: string[] }> {
  await target.exec(`begin; ${readFileSync(seed, 'utf8')} commit;`)
  await target.exec('analyze')
  await target.exec(openCalendar)
  const claims = { visitor: { role: 'anon' }, staff: await signIn(target) }
  const traffic = await sendMixed(requests, people, (ask, n) =>
    callAs(target, { claims: claims[ask.who], address: `192.0.2.${n % 250}` }, ask),
  )
  const stored = await target.query<{ id: string }>(bookedHere)
  return { ...traffic, stored: stored.map(({ id }) => id).sort() }
}
