import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PgliteConnection } from '@supabase/lite/pglite'

const folder = fileURLToPath(new URL('../migrations', import.meta.url))
const here = fileURLToPath(new URL('.', import.meta.url))

export type Migration = { version: string; name: string; sql: string }

/** The migrations in `supabase/migrations`, in the order of their version. */
export function readMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((file) => /^\d{14}_\w+\.sql$/.test(file))
    .sort()
    .map((file) => ({
      version: file.slice(0, 14),
      name: file.slice(15, -'.sql'.length),
      sql: readFileSync(join(folder, file), 'utf8'),
    }))
}

/** A file of SQL that lies beside the embedded backend. */
export function readLocalSql(file: string): string {
  return readFileSync(join(here, file), 'utf8')
}

/**
 * Brings the database to where a hosted one is after `supabase db push`: roles and rights first (on an
 * empty database only), then every migration that is not recorded, each in a transaction of its own.
 * @returns the versions that were applied now
 * @throws Error naming the migration that failed; what came before it stays applied
 */
export async function migrate(connection: PgliteConnection): Promise<string[]> {
  const database = connection.driver
  await database.exec(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text
    );
  `)
  const roles = await database.query(`select 1 from pg_roles where rolname = 'anon'`)
  if (roles.rows.length === 0) await database.exec(readLocalSql('roles.sql'))
  await database.exec(readLocalSql('authFunctions.sql'))
  await database.exec(readLocalSql('storageTables.sql'))

  const recorded = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  )
  const known = new Set(recorded.rows.map((row) => row.version))
  const applied: string[] = []
  for (const migration of readMigrations()) {
    if (known.has(migration.version)) continue
    try {
      await database.transaction(async (transaction) => {
        await transaction.exec(migration.sql)
        await transaction.query(
          'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
          [migration.version, migration.name, [migration.sql]],
        )
      })
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`Migration ${migration.version}_${migration.name} failed: ${reason}`, {
        cause,
      })
    }
    applied.push(migration.version)
  }
  if (applied.length > 0) await connection.clearSchemaCache()
  return applied
}

/** Gives a database that started from an image secrets of its own. */
export async function renewSecrets(connection: PgliteConnection): Promise<void> {
  await connection.driver.query(
    'update private.secrets set value = gen_random_uuid()::text || gen_random_uuid()::text',
  )
}
