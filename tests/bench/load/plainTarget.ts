import { readFileSync } from 'node:fs'
import { Pool, type PoolClient } from 'pg'
import { demoAccounts } from '@local/demoAccounts'
import { readLocalSql, readMigrations } from '@local/migrations'
import { startPostgres } from '../../hosted/support/postgresServer'
import type { Query, SqlTarget } from './sqlTarget'

const authTables = readFileSync(
  new URL('../../hosted/support/authTables.sql', import.meta.url),
  'utf8',
)

function queryOf(client: Pool | PoolClient): Query {
  return async <Row>(text: string, values: unknown[] = []) =>
    (await client.query(text, values)).rows as Row[]
}

async function inTransaction<T>(pool: Pool, work: (query: Query) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(queryOf(client))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** Brings an empty database to where a hosted one is: roles, Auth's tables, migrations, accounts. */
async function setUp(pool: Pool): Promise<void> {
  await pool.query(authTables)
  await pool.query(readLocalSql('roles.sql'))
  await pool.query(readLocalSql('authFunctions.sql'))
  for (const { version, name, sql } of readMigrations()) {
    try {
      // Several statements in one query are one transaction.
      await pool.query(sql)
    } catch (cause) {
      throw new Error(`Migration ${version}_${name} failed: ${String(cause)}`, { cause })
    }
  }
  for (const { email, firstName, lastName, role } of demoAccounts) {
    await pool.query(
      `insert into auth.users (email, email_confirmed_at, raw_user_meta_data)
       values ($1, now(), $2)`,
      [email, { first_name: firstName, last_name: lastName }],
    )
    await pool.query(
      `update public.profiles set role = $2
       where id = (select u.id from auth.users u where u.email = $1)`,
      [email, role],
    )
  }
  await pool.query('analyze')
}

/**
 * Starts a plain PostgreSQL of its own with the project's migrations. Closing it ends and removes it.
 * @param programs the folder of PostgreSQL's programs
 * @param connections how many statements may run at once
 */
export async function openPlainTarget(programs: string, connections: number): Promise<SqlTarget> {
  const server = await startPostgres(programs)
  const pool = new Pool({ host: server.host, user: 'postgres', max: connections })
  const close = async () => {
    await pool.end()
    await server.close()
  }
  try {
    await setUp(pool)
    const query = queryOf(pool)
    const [row] = await query<{ version: string }>(
      `select split_part(current_setting('server_version'), ' ', 1) as version`,
    )
    return {
      name: `PostgreSQL ${row?.version}, ${connections} connections`,
      query,
      async exec(sql) {
        await pool.query(sql)
      },
      transaction: (work) => inTransaction(pool, work),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
