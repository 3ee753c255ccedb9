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

/**
 * Calls a function as PostgREST does it: role, claims and headers for one transaction, then the call.
 * @param claims of the caller's token
 * @param address the network address of the caller
 * @returns the function's answer; of one that returns rows, a list
 */
export function callAs(
  target: SqlTarget,
  claims: Record<string, string>,
  address: string,
  { name, args }: Pick<Ask, 'name' | 'args'>,
): Promise<unknown> {
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
    const rows = await query<{ answer: unknown }>(
      `select to_jsonb(f) as answer from public.${name}(${list}) f`,
      values,
    )
    return rows.length === 1 ? rows[0]?.answer : rows.map(({ answer }) => answer)
  })
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
  const staff = await signIn(target)
  const traffic = await sendMixed(requests, people, (ask) =>
    callAs(target, ask.who === 'staff' ? staff : { role: 'anon' }, '127.0.0.1', ask),
  )
  const stored = await target.query<{ id: string }>(bookedHere)
  return { ...traffic, stored: stored.map(({ id }) => id).sort() }
}
