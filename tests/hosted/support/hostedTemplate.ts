import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { demoAccounts } from '@local/demoAccounts'
import { readLocalSql, readMigrations } from '@local/migrations'
import { startPostgres, type PostgresServer } from './postgresServer'

/** The database that every test's own is a copy of. */
export const templateName = 'hosted_template'

/** The superuser of a hosted project, whom no customer ever is. */
export const superuser = 'supabase_admin'

/** The owner of the schema: what `supabase db push` signs in as. */
export const owner = 'postgres'

const cache = fileURLToPath(new URL('../../../.cache', import.meta.url))
const here = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

/** Nothing that is tested here outlives the test, so nothing is waited for on the disk. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: 120,
  shared_buffers: '256MB',
}

function fingerprint(programs: string): string {
  const parts = [
    execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' }),
    here('authTables.sql'),
    here('roles.sql'),
    here('hostedTemplate.ts'),
    readLocalSql('roles.sql'),
    readLocalSql('authFunctions.sql'),
    readLocalSql('storageTables.sql'),
    JSON.stringify([readMigrations(), demoAccounts]),
  ]
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16)
}

async function as(
  server: PostgresServer,
  user: string,
  database: string,
  work: (client: Client) => Promise<void>,
): Promise<void> {
  const client = new Client({ host: server.host, user, database })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** Brings the database to where a hosted one is after `supabase db push`, in the order in which it happens. */
async function applyMigrations(client: Client): Promise<void> {
  await client.query(
    `create schema supabase_migrations;
     create table supabase_migrations.schema_migrations (
       version text primary key, statements text[], name text
     );`,
  )
  for (const { version, name, sql } of readMigrations()) {
    try {
      // Several statements in one query are one transaction.
      await client.query(sql)
    } catch (cause) {
      throw new Error(`Migration ${version}_${name} failed: ${String(cause)}`, { cause })
    }
    await client.query(
      'insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)',
      [version, name],
    )
  }
}

async function addAccounts(client: Client): Promise<void> {
  for (const { email, firstName, lastName, role } of demoAccounts) {
    await client.query(
      `insert into auth.users (email, email_confirmed_at, raw_user_meta_data)
       values ($1, now(), $2)`,
      [email, { first_name: firstName, last_name: lastName }],
    )
    await client.query(
      `update public.profiles set role = $2
       where id = (select u.id from auth.users u where u.email = $1)`,
      [email, role],
    )
  }
}

async function makeTemplate(server: PostgresServer): Promise<void> {
  await as(server, superuser, 'template1', async (client) => {
    await client.query(`create database ${templateName}`)
  })
  await as(server, superuser, templateName, async (client) => {
    await client.query(here('authTables.sql'))
    await client.query(readLocalSql('roles.sql'))
    await client.query(readLocalSql('authFunctions.sql'))
    await client.query(readLocalSql('storageTables.sql'))
    await client.query(here('roles.sql'))
    await client.query(`alter database ${templateName} owner to ${owner}`)
  })
  await as(server, owner, templateName, applyMigrations)
  await as(server, superuser, templateName, async (client) => {
    await addAccounts(client)
    await client.query('vacuum analyze')
  })
}

/**
 * Starts a PostgreSQL server in hosted form. What takes long, the empty server and the migrations, is made once
 * and kept until a migration changes.
 * @param programs the folder of PostgreSQL's programs
 */
export async function startHosted(programs: string): Promise<PostgresServer> {
  mkdirSync(cache, { recursive: true })
  const file = join(cache, `hosted-${fingerprint(programs)}.tar`)
  if (!existsSync(file)) {
    const server = await startPostgres(programs, { superuser, settings })
    try {
      await makeTemplate(server)
    } catch (error) {
      await server.close()
      throw error
    }
    // Several processes may prepare at once: each writes its own file, the last rename wins.
    const draft = `${file}.${process.pid}`
    await server.pack(draft)
    renameSync(draft, file)
    for (const other of readdirSync(cache)) {
      const isOld = /^hosted-\w+\.tar$/.test(other) && join(cache, other) !== file
      if (isOld) rmSync(join(cache, other), { force: true })
    }
  }
  return startPostgres(programs, { superuser, settings, from: file })
}
