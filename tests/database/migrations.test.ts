import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openConnection } from '@local/connection'
import { openDataFolder } from '@local/dataFolder'
import { migrate, readMigrations, renewSecrets } from '@local/migrations'
import { preparedImage } from '@local/preparedImage'

type Connection = Awaited<ReturnType<typeof openConnection>>

let connection: Connection
beforeAll(async () => {
  connection = await openConnection({ image: preparedImage.read() })
})
afterAll(() => connection.close())

async function rowsOf(sql: string) {
  return (await connection.driver.query(sql)).rows
}

/** What migrations make: tables, rights, policies, functions, and what is in the fixed tables. */
const catalog = () =>
  rowsOf(`
    select 'column' as what, attrelid::regclass::text || '.' || attname as name, attacl::text as detail
    from pg_attribute join pg_class c on c.oid = attrelid
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and attnum > 0
    union all
    select 'relation', oid::regclass::text, relacl::text || relrowsecurity from pg_class
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    union all
    select 'policy', polrelid::regclass || ' ' || polname, pg_get_expr(polqual, polrelid) from pg_policy
    union all
    select 'function', oid::regprocedure::text, coalesce(proacl::text, '') || md5(prosrc) from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    union all
    select 'setting', id, price::text from public.service_prices
    union all
    select 'person', id::text, role from public.profiles
    order by 1, 2, 3`)

test('migrations have their own versions, in the order of the files', () => {
  const versions = readMigrations().map((migration) => migration.version)
  expect(versions.length).toBeGreaterThan(6)
  expect(new Set(versions).size).toBe(versions.length)
  expect(versions).toEqual(versions.toSorted())
})

test('all of them are recorded, as the Supabase CLI records them', async () => {
  const recorded = await rowsOf(
    'select version, name from supabase_migrations.schema_migrations order by version',
  )
  expect(recorded).toEqual(readMigrations().map(({ version, name }) => ({ version, name })))
})

test('to migrate again changes nothing', async () => {
  const before = await catalog()
  expect(before.length).toBeGreaterThan(100)
  expect(await migrate(connection)).toEqual([])
  expect(await catalog()).toEqual(before)
})

test('two databases from one image hash the same phone number differently', async () => {
  const hash = () => rowsOf(`select private.salted_hash('phone 5550100123') as hash`)
  const before = await hash()
  await renewSecrets(connection)
  expect(await hash()).not.toEqual(before)
})

describe('the folder of a database', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'data-folder-'))
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  test('is new until its database is whole; half of one is thrown away', () => {
    const first = openDataFolder(dataDir)
    expect(first.isNew).toBe(true)
    // A start that was killed while it made the database.
    mkdirSync(first.path)
    writeFileSync(join(first.path, 'half'), '')

    const second = openDataFolder(dataDir)
    expect(second.isNew).toBe(true)
    expect(existsSync(second.path)).toBe(false)
    mkdirSync(second.path)
    second.finish()

    const third = openDataFolder(dataDir)
    expect(third.isNew).toBe(false)
    expect(existsSync(third.path)).toBe(true)
  })
})
