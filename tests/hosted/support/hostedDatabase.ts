import { Client, Pool, type PoolClient } from 'pg'
import { emailOf } from '../../database/support/clients'
import type { Role } from '@/domain/roles'
import { verbWithoutWhere } from './analysedTree'
import { owner, superuser, templateName } from './hostedTemplate'

type Row = Record<string, unknown>

/** Who calls: the claims of a token, and the network address. */
export type Person = { claims: Record<string, string>; address?: string }

export const visitor: Person = { claims: { role: 'anon' } }

/** What PostgreSQL raised. */
type Raised = { code: string; message: string; detail?: string; hint?: string }

/** A database in hosted form, and calls of the REST service in it. */
export type HostedDatabase = {
  /** One statement as the superuser, or several without values: for setting the scene. */
  rows<R = Row>(sql: string, values?: unknown[]): Promise<R[]>
  /** Calls a function over REST and answers its result. Throws what PostgreSQL raised. */
  call<T = unknown>(person: Person, name: string, args?: Row): Promise<T>
  /** What a call is refused with; undefined when it is not. */
  refusal(person: Person, name: string, args?: Row): Promise<Raised | undefined>
  /** Runs a statement over REST: what reading and writing of tables become. */
  rest<R = Row>(person: Person, sql: string, values?: unknown[]): Promise<R[]>
  /** Signs in as the demo account of a role: a new session each time. */
  signIn(role: Role): Promise<Person>
  /** Makes an account with a role and signs in. */
  newPerson(role: Role): Promise<Person & { id: string }>
  close(): Promise<void>
}

export type HostedOptions = {
  /** Whether an UPDATE or DELETE without WHERE is refused. Slow: every statement's tree is looked at. */
  safeupdate?: boolean
  connections?: number
}

/** How long a statement may take, as the REST service sets it from the role's settings. */
const timeouts: Record<string, string> = { anon: '3s', authenticated: '8s', service_role: '8s' }

/** Refuses what safeupdate refuses, as soon as PostgreSQL tells about it. */
function watch(client: PoolClient): { broken: () => string | undefined } {
  let verb: string | undefined
  client.on('notice', ({ message, detail }) => {
    if (message === 'parse tree:' && detail) verb ??= verbWithoutWhere(detail)
  })
  return { broken: () => verb }
}

let made = 0

/**
 * Opens a database of its own, a copy of the migrated one.
 * @param host the folder of the server's socket
 */
export async function openHosted(
  host: string,
  { safeupdate = false, connections = 60 }: HostedOptions = {},
): Promise<HostedDatabase> {
  made += 1
  const database = `test_${process.pid}_${made}_${Date.now()}`
  const admin = new Client({ host, user: superuser, database: 'template1' })
  await admin.connect()
  await admin.query(`create database ${database} template ${templateName} owner ${owner}`)
  const scene = new Pool({ host, user: superuser, database, max: 4 })
  const web = new Pool({
    host,
    user: 'authenticator',
    database,
    max: connections,
    // A function is analysed once in a session.
    ...(safeupdate ? { maxUses: 1 } : {}),
  })

  // A connection that is still closing when the database goes is told so, which is nobody's fault.
  for (const pool of [scene, web]) pool.on('error', () => undefined)

  async function rest<R>(
    { claims, address = '192.0.2.1' }: Person,
    sql: string,
    values: unknown[] = [],
  ): Promise<R[]> {
    const client = await web.connect()
    const role = claims.role ?? 'anon'
    try {
      const rule = safeupdate ? watch(client) : undefined
      if (rule) await client.query('set client_min_messages = log; set debug_pretty_print = off')
      await client.query('begin')
      await client.query(
        `select set_config('search_path', 'public, extensions', true), set_config('role', $1, true),
           set_config('request.jwt.claims', $2, true), set_config('request.method', 'POST', true),
           set_config('request.path', '/rpc', true), set_config('request.headers', $3, true),
           set_config('statement_timeout', $4, true)`,
        [
          role,
          JSON.stringify(claims),
          JSON.stringify({ 'x-forwarded-for': address }),
          timeouts[role] ?? '8s',
        ],
      )
      if (rule) await client.query('set local debug_print_parse = on')
      const { rows } = await client.query(sql, values)
      const verb = rule?.broken()
      if (verb) throw Object.assign(new Error(`${verb} requires a WHERE clause`), { code: '21000' })
      await client.query('commit')
      return rows as R[]
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  }

  async function rows<R>(sql: string, values?: unknown[]): Promise<R[]> {
    const result = await scene.query(sql, values)
    return (Array.isArray(result) ? [] : result.rows) as R[]
  }

  async function sessionOf(id: string): Promise<Person> {
    const [session] = await rows<{ id: string }>(
      `insert into auth.sessions (id, user_id) values (gen_random_uuid(), $1) returning id`,
      [id],
    )
    return { claims: { sub: id, role: 'authenticated', session_id: session?.id ?? '' } }
  }

  async function call<T>(person: Person, name: string, args: Row = {}): Promise<T> {
    const names = Object.keys(args)
    const list = names.map((key, index) => `${key} => $${index + 1}`).join(', ')
    // Lists of texts and numbers are arrays of PostgreSQL, everything else with parts is JSON.
    const values = Object.values(args).map((value) =>
      typeof value !== 'object' ||
      value === null ||
      (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one !== 'object'))
        ? value
        : JSON.stringify(value),
    )
    const answers = await rest<{ answer: T }>(
      person,
      `select to_jsonb(f) as answer from public.${name}(${list}) f`,
      values,
    )
    return answers[0]?.answer as T
  }

  return {
    rows,
    rest,
    call,
    async refusal(person, name, args) {
      try {
        await call(person, name, args)
      } catch (error) {
        const { code, message, detail, hint } = error as Raised
        return { code, message, detail, hint }
      }
      return undefined
    },
    async signIn(role) {
      const [user] = await rows<{ id: string }>('select id from auth.users where email = $1', [
        emailOf(role),
      ])
      return sessionOf(user?.id ?? '')
    },
    async newPerson(role) {
      const [user] = await rows<{ id: string }>(
        `insert into auth.users (email, email_confirmed_at)
         values (gen_random_uuid() || '@example.com', now()) returning id`,
      )
      const id = user?.id ?? ''
      await rows('update public.profiles set role = $2 where id = $1', [id, role])
      return { id, ...(await sessionOf(id)) }
    },
    async close() {
      await web.end()
      await scene.end()
      await admin.query(`drop database ${database} with (force)`)
      await admin.end()
    },
  }
}
