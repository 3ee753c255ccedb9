import { createBackend } from '@local/backend'
import { openConnection } from '@local/connection'
import { demoAccounts } from '@local/demoAccounts'
import { preparedImage } from '@local/preparedImage'
import { moveSampleBusiness, seedSampleBusiness } from '@local/seedSampleBusiness'
import { sampleTables } from '@mocks/fixtures/sampleBusiness/sampleRows'
import type { Role } from '@/domain/roles'

/** A caller: a demo account's role, a user's id (`aal2`: with a second factor), or a visitor without an account. */
export type Caller = Role | 'anon' | { userId: string; aal?: 'aal1' | 'aal2' }

/** What PostgreSQL raised. */
type Refusal = { code: string; message: string; detail: string | undefined }

type Row = Record<string, unknown>

/** A database of the business, and SQL as anybody in it. */
export type BusinessDatabase = {
  /** SQL as the owner, several statements at once. */
  exec(sql: string): Promise<void>
  /** One statement as the owner. */
  rows<R = Row>(sql: string, values?: unknown[]): Promise<R[]>
  /** One statement as somebody, with the rights and claims that PostgREST would give it. */
  rowsAs<R = Row>(caller: Caller, sql: string, values?: unknown[]): Promise<R[]>
  /** Calls a function as somebody and answers its result. */
  call<T = unknown>(caller: Caller, name: string, args?: Record<string, unknown>): Promise<T>
  /** What a call is refused with. Throws when it is not refused. */
  refusal(caller: Caller, name: string, args?: Record<string, unknown>): Promise<Refusal>
  /** Stops the business's clock. */
  stopClock(at: string): Promise<void>
  /** Empties the business and puts the sample in again, made at an instant (ISO 8601). */
  sampleMadeAt(now: string): Promise<void>
  /** Moves the sample to the day on which the clock stands. */
  moveSample(): Promise<boolean>
  userId(role: Role): string
  close(): Promise<void>
}

async function image(): Promise<Blob> {
  const ready = preparedImage.read()
  if (ready) return ready
  const backend = await createBackend()
  await backend.close()
  const made = preparedImage.read()
  if (!made) throw new Error('No prepared image was written')
  return made
}

/**
 * Opens a fresh database with the migrations and the demo accounts.
 * @param options the clock (an instant, ISO 8601) and whether the sample business is put in
 */
export async function openBusiness(
  options: { now?: string; sample?: boolean } = {},
): Promise<BusinessDatabase> {
  const connection = await openConnection({ image: await image() })
  const database = connection.driver
  const users = await database.query<{ id: string; email: string }>(
    'select id, email from auth.users',
  )
  const ids = new Map(users.rows.map((user) => [user.email, user.id]))
  const userId = (role: Role) => {
    const email = demoAccounts.find((account) => account.role === role)?.email ?? ''
    return ids.get(email) ?? ''
  }

  async function sessionOf(user: string): Promise<string> {
    const { rows } = await database.query<{ id: string }>(
      'select id from auth.sessions where user_id = $1 limit 1',
      [user],
    )
    if (rows[0]) return rows[0].id
    const made = await database.query<{ id: string }>(
      `insert into auth.sessions (id, user_id, created_at, updated_at)
       values (gen_random_uuid(), $1, now(), now()) returning id`,
      [user],
    )
    return made.rows[0]?.id ?? ''
  }

  async function rowsAs<R>(caller: Caller, sql: string, values: unknown[] = []): Promise<R[]> {
    const user =
      caller === 'anon' ? null : typeof caller === 'string' ? userId(caller) : caller.userId
    const role = user ? 'authenticated' : 'anon'
    const { aal = 'aal1' } = typeof caller === 'object' ? caller : {}
    const claims = user ? { sub: user, role, aal, session_id: await sessionOf(user) } : { role }
    return database.transaction(async (transaction) => {
      await transaction.query(`select set_config('request.jwt.claims', $1, true)`, [
        JSON.stringify(claims),
      ])
      await transaction.exec(`set local role ${role}`)
      const { rows } = await transaction.query<R>(sql, values)
      return rows
    })
  }

  async function call<T>(caller: Caller, name: string, args: Record<string, unknown> = {}) {
    const names = Object.keys(args)
    const list = names.map((key, index) => `${key} => $${index + 1}`).join(', ')
    const rows = await rowsAs<{ answer: T }>(
      caller,
      `select public.${name}(${list}) as answer`,
      Object.values(args),
    )
    return rows[0]?.answer as T
  }

  const business: BusinessDatabase = {
    async exec(sql) {
      await database.exec(sql)
    },
    async rows<R>(sql: string, values: unknown[] = []) {
      return (await database.query<R>(sql, values)).rows
    },
    rowsAs,
    call,
    async refusal(caller, name, args) {
      try {
        await call(caller, name, args)
      } catch (error) {
        const { code, message, detail } = error as Refusal
        return { code, message, detail }
      }
      throw new Error(`${name} was not refused`)
    },
    async stopClock(at) {
      await database.exec(`
        delete from private.clock;
        insert into private.clock (stopped_at) values ('${at}');
      `)
    },
    async sampleMadeAt(now) {
      await database.exec(
        `truncate ${sampleTables.map((name) => `public.${name}`).join(', ')} cascade`,
      )
      await business.stopClock(now)
      await seedSampleBusiness(database)
    },
    moveSample: () => moveSampleBusiness(database),
    userId,
    close: () => connection.close(),
  }
  if (options.now) await business.stopClock(options.now)
  if (options.sample) await seedSampleBusiness(database)
  return business
}
