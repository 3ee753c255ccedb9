import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { loadBusiness } from '../bench/loadBusiness'
import { backUp } from '../../supabase/backup/backup'
import { photoStore } from '../../supabase/backup/photoStore'
import { restore } from '../../supabase/backup/restore'
import type { HostedDatabase, Person } from './support/hostedDatabase'
import { owner } from './support/hostedTemplate'
import { openStage } from './support/stage'

/** As much as the real business has, when there is a night for it. */
const quotes = process.env.TEST_LONG ? 100_000 : 2_000
const photos = process.env.TEST_LONG ? 1_000 : 50
const folder = mkdtempSync(join(tmpdir(), 'whole-backups-'))
const file = join(folder, 'business.backup')

let hosted: HostedDatabase
let admin: Person
const clients: Client[] = []

/** The command's connection: the database's owner, who is no superuser on hosted projects. */
async function connect(database: HostedDatabase): Promise<Client> {
  const [row] = await database.rows<{ name: string }>('select current_database() as name')
  const client = new Client({ host: inject('hostedServer'), user: owner, database: row?.name })
  await client.connect()
  clients.push(client)
  return client
}

beforeAll(async () => {
  hosted = await openStage({ connections: 20 })
  const business = { exec: async (sql: string) => void (await hosted.rows(sql)), rows: hosted.rows }
  await loadBusiness(business, { quotes, jobs: quotes, customers: quotes / 5, orders: quotes })
  await hosted.rows(`
    set session_replication_role = replica;
    insert into public.job_photos (job_id, technician_id, image, taken_at)
    select j.id, j.technician_id, 'data:image/png;base64,' || repeat('A', 200000), now()
    from public.jobs j where j.technician_id is not null limit ${photos};
    set session_replication_role = origin;`)
  await hosted.rows(`select private.restart_numbers(k.numbers, k.kind) from private.record_kinds k`)
  admin = await hosted.signIn('admin')
}, 600_000)
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()))
  await hosted.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A fingerprint of every table that a backup holds, by name. */
async function fingerprints(database: HostedDatabase): Promise<Record<string, string>> {
  const [row] = await database.rows<{ tables: string[] }>(
    'select private.backed_up_tables() as tables',
  )
  const found: Record<string, string> = {}
  for (const table of row?.tables ?? []) {
    // That a restore was announced stays in the history.
    const where =
      table === 'audit_log'
        ? `where t.action <> 'restore' and t.table_name <> 'maintenance_windows'`
        : ''
    const [one] = await database.rows<{ all: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(to_jsonb(t)::text), '' order by md5(to_jsonb(t)::text))), '')
         as all from public.${table} t ${where}`,
    )
    found[table] = one?.all ?? ''
  }
  return found
}

/** Makes orders with items, one after the other, until it is told to stop. */
function keepOrdering(database: HostedDatabase) {
  const state = { goesOn: true, made: 0 }
  const [customer] = ['C-']
  const ended = (async () => {
    const [row] = await database.rows<{ id: string }>(
      `select id from public.customers where deleted_at is null limit 1`,
    )
    while (state.goesOn) {
      await database.rows(
        `with made as (
           insert into public.orders (customer_id) values ('${row?.id ?? customer}') returning id
         )
         insert into public.order_items (order_id, place, description, quantity, unit_price)
         select made.id, 1, 'Wiper', 1, 10 from made`,
      )
      state.made += 1
    }
  })()
  return {
    async stop() {
      state.goesOn = false
      await ended
      return state.made
    },
  }
}

const itemsWithoutOrder = (tables: { orders: { id: string }[]; items: { order_id: string }[] }) => {
  const orders = new Set(tables.orders.map(({ id }) => id))
  return tables.items.filter(({ order_id }) => !orders.has(order_id)).length
}

describe('a backup is of one moment while orders are made', () => {
  test('over the web', async () => {
    const small = await openStage({ connections: 10 })
    const person = await small.signIn('admin')
    await small.rows(`insert into public.customers (name, email, phone, address)
      values ('One', 'one@example.com', '', '1 Palm Street')`)
    const work = [keepOrdering(small), keepOrdering(small)]
    const torn: number[] = []
    for (let n = 0; n < 12; n += 1) {
      const backup = await small.call<{
        counts: Record<string, number>
        tables: { orders: { id: string }[]; order_items: { order_id: string }[] }
      }>(person, 'create_backup')
      const { orders, order_items: items } = backup.tables
      torn.push(itemsWithoutOrder({ orders, items }) + Math.abs(orders.length - items.length))
    }
    const made = await Promise.all(work.map((one) => one.stop()))
    expect(Math.min(...made)).toBeGreaterThan(5)
    expect(torn).toEqual(torn.map(() => 0))
    await small.close()
  })

  test('by the command', async () => {
    const client = await connect(hosted)
    const work = keepOrdering(hosted)
    const moving = join(folder, 'moving.backup')
    await backUp(client, moving)
    expect(await work.stop()).toBeGreaterThan(0)
    const lines = gunzipSync(readFileSync(moving)).toString().trim().split('\n').slice(1, -1)
    const rows = lines.map(
      (line) => JSON.parse(line) as { table: string; row: { id: string; order_id: string } },
    )
    const of = (table: string) => rows.filter((one) => one.table === table).map(({ row }) => row)
    expect(itemsWithoutOrder({ orders: of('orders'), items: of('order_items') })).toBe(0)
  }, 300_000)
})

describe('a business that has outgrown the browser', () => {
  test('says so, with the way that is left', async () => {
    await hosted.rows(`create or replace function private.backup_limit() returns table (rows integer, bytes bigint)
      language sql immutable as 'select 100, 1000::bigint'`)
    expect(await hosted.call(admin, 'backup_size')).toMatchObject({ fits: false, limit: 100 })
    expect(await hosted.refusal(admin, 'create_backup')).toMatchObject({
      code: 'PT422',
      detail: '[{"field": "backup", "problem": "too_large"}]',
      hint: expect.stringContaining('npm run backup'),
    })
  })

  test('is saved and restored whole by the commands', { timeout: 1_800_000 }, async () => {
    const client = await connect(hosted)
    const before = await fingerprints(hosted)
    const progress: number[] = []
    let from = performance.now()
    const saved = await backUp(client, file, { onProgress: (done) => progress.push(done) })
    const savedIn = performance.now() - from
    expect(progress.length).toBeGreaterThan(3)
    expect(progress.at(-1)).toBe(saved.rows)

    const other = await openStage({ connections: 4 })
    from = performance.now()
    await restore(await connect(other), file)
    const restoredIn = performance.now() - from
    expect(await fingerprints(other)).toEqual(before)
    // What is made afterwards has a number of its own.
    await keepOrdering(other).stop()
    const seconds = (ms: number) => (ms / 1000).toFixed(1)
    console.log(
      `${saved.rows} rows, ${photos} pictures: saved in ${seconds(savedIn)} s, restored in ${seconds(restoredIn)} s.`,
    )
  })

  test(
    'keeps people out with words while it is restored, and the site says why',
    { timeout: 600_000 },
    async () => {
      const answers: string[] = []
      const banners = new Set<unknown>()
      let asked = Promise.resolve()
      await restore(await connect(hosted), file, {
        onProgress: (done, all) => {
          if (answers.length > 3 || done >= all) return
          asked = asked.then(async () => {
            const refused = await hosted.refusal(admin, 'save_record', {
              kind: 'customers',
              id: null,
              version: null,
              fields: { name: 'Late', email: 'late@example.com', phone: '', address: '' },
            })
            answers.push(`${refused?.code} ${refused?.message}`)
            banners.add(await hosted.call({ claims: { role: 'anon' } }, 'current_maintenance'))
          })
        },
      })
      await asked
      expect(answers).toContain('PT503 maintenance')
      expect([...banners]).toContainEqual(
        expect.objectContaining({
          message: expect.stringContaining('We are restoring our records'),
        }),
      )
      expect(
        await hosted.rows('select from public.maintenance_windows where message like $1', [
          'We are restoring%',
        ]),
      ).toEqual([])
    },
  )
})

describe('a file that cannot be used changes nothing', () => {
  type Change = (lines: string[]) => string[]
  const written = (lines: string[]) => {
    const body = lines
      .slice(0, -1)
      .map((line) => `${line}\n`)
      .join('')
    const end = JSON.parse(lines.at(-1) ?? '{}') as object
    const sha256 = createHash('sha256').update(body).digest('hex')
    return `${body}${JSON.stringify({ ...end, sha256 })}\n`
  }
  const isRow = (line: string, table: string) => line.startsWith(`{"table":"${table}"`)
  const changes: [string, RegExp, Change][] = [
    ['one letter is another', /checksum/, (lines) => lines],
    ['a row is missing', /rows are missing/, (lines) => lines.filter((_, n) => n !== 3)],
    [
      'it is of another schema',
      /schema 20200101000000/,
      (lines) => [
        (lines[0] ?? '').replace(/"schema":"\d+"/, '"schema":"20200101000000"'),
        ...lines.slice(1),
      ],
    ],
    [
      'it is of another product',
      /not a backup/,
      (lines) => ['{"format":"other"}', ...lines.slice(1)],
    ],
    [
      'a job names a customer who is not in it',
      /jobs/,
      (lines) =>
        lines.map((line) =>
          isRow(line, 'jobs')
            ? line.replace(/"customer_id": "[^"]*"/, '"customer_id": "C-999999"')
            : line,
        ),
    ],
    [
      'an amount is no number',
      /jobs/,
      (lines) =>
        lines.map((line) =>
          isRow(line, 'jobs') ? line.replace(/"amount": [\d.]+/, '"amount": "much"') : line,
        ),
    ],
  ]

  test.each(changes)('%s', { timeout: 300_000 }, async (_what, reason, change) => {
    const before = await fingerprints(hosted)
    const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')
    const damaged = join(folder, 'damaged.backup')
    const text = written(change(lines))
    writeFileSync(
      damaged,
      gzipSync(reason.source === 'checksum' ? text.replace('Active', 'Actine') : text),
    )
    await expect(restore(await connect(hosted), damaged)).rejects.toThrow(reason)
    expect(await fingerprints(hosted)).toEqual(before)
  })

  test('it was cut off', async () => {
    const cut = join(folder, 'cut.backup')
    writeFileSync(cut, readFileSync(file).subarray(0, 5000))
    await expect(restore(await connect(hosted), cut)).rejects.toThrow(/damaged|not a backup/)
    await expect(restore(await connect(hosted), join(folder, 'none'))).rejects.toThrow('no file')
  })
})

test('photos in Storage are saved with the rows that name them, and stored again', async () => {
  const small = await openStage({ connections: 4 })
  const client = await connect(small)
  const path = 'J-001/0b0e6a52-3c1c-4b7e-9d53-1f6f9f0a7c11-1.jpg'
  await small.rows(`
    set session_replication_role = replica;
    insert into public.technicians (id, name, email) values ('TECH-001', 'T', 't@example.com');
    insert into public.customers (id, name, email, phone, address) values ('C-001', 'C', 'c@example.com', '', '');
    insert into public.jobs (id, customer_id, service_type, position, glass_type, location, scheduled_date,
      scheduled_time, amount)
    values ('J-001', 'C-001', 'windshield', 'main', 'oem', '1 Palm Street', '2026-11-30', '10:00 AM - 12:00 PM', 299);
    insert into public.job_photos (job_id, technician_id, path, taken_at)
    values ('J-001', 'TECH-001', '${path}', now());
    set session_replication_role = origin;`)
  const files = new Map([[`/storage/v1/object/job-photos/${path}`, 'a picture']])
  const asked: string[] = []
  const storage = photoStore('https://project.example/', 'secret', async (input, init) => {
    const { pathname } = new URL(String(input))
    const headers = new Headers(init?.headers)
    asked.push(
      `${init?.method ?? 'GET'} ${headers.get('Authorization')} ${headers.get('x-upsert')}`,
    )
    if (init?.method === 'POST')
      files.set(pathname, Buffer.from(init.body as Uint8Array).toString())
    return files.has(pathname)
      ? new Response(files.get(pathname), { headers: { 'Content-Type': 'image/jpeg' } })
      : new Response(null, { status: 404 })
  })
  const withPhotos = join(folder, 'photos.backup')
  expect(await backUp(client, withPhotos, { photos: storage })).toMatchObject({
    photos: 1,
    photosInStorage: 1,
  })
  files.clear()
  expect(await restore(client, withPhotos, { photos: storage })).toMatchObject({ photos: 1 })
  expect([...files]).toEqual([[`/storage/v1/object/job-photos/${path}`, 'a picture']])
  expect(asked).toEqual(['GET Bearer secret null', 'POST Bearer secret true'])
  expect(await backUp(client, withPhotos)).toMatchObject({ photos: 0, photosInStorage: 1 })
  await client.end()
  await small.close()
})

test('a file over the web comes in parts, and is used only when it is whole', async () => {
  const small = await openStage({ connections: 4 })
  const [from, chiefOf] = [await small.signIn('admin'), await small.signIn('super_admin')]
  const text = JSON.stringify(await small.call(from, 'create_backup'))
  const restoreId = crypto.randomUUID()
  const sha256 = createHash('sha256').update(text).digest('hex')
  const half = Math.ceil(text.length / 2)
  const send = (part: number, body: string) =>
    small.call(chiefOf, 'add_restore_part', { restore: restoreId, part, body })
  await send(0, text.slice(0, half))
  const finish = () =>
    small.refusal(chiefOf, 'restore_parts', { restore: restoreId, parts: 2, sha256 })
  expect(await finish()).toMatchObject({ code: 'PT422' })
  await send(1, text.slice(half))
  expect(
    await small.refusal(from, 'restore_parts', { restore: restoreId, parts: 2, sha256 }),
  ).toMatchObject({ code: '42501' })
  expect(await finish()).toBeUndefined()
  expect(await small.rows('select from private.restore_parts')).toEqual([])
  await small.close()
})

test('what fits over the web is made and restored within the time of a call', async () => {
  const full = await openStage({ connections: 2 })
  const business = { exec: async (sql: string) => void (await full.rows(sql)), rows: full.rows }
  await loadBusiness(business, { quotes: 4_000, jobs: 4_000, customers: 1_600, orders: 1_100 })
  const [limit] = await full.rows<{ rows: number; bytes: number }>(
    'select rows, bytes::float from private.backup_limit()',
  )
  if (!limit) throw new Error('There is no limit.')
  const pictureBytes = 195_000
  await full.rows(
    `insert into public.job_photos (job_id, technician_id, image, taken_at)
     select j.id, j.technician_id, 'data:image/png;base64,'
       || (select string_agg(md5(j.id || g), '') from generate_series(1, $2 / 32) g), now()
     from (select * from public.jobs where technician_id is not null order by id limit $1) j`,
    [Math.floor(limit.bytes / pictureBytes), pictureBytes],
  )
  const [from, chief] = [await full.signIn('admin'), await full.signIn('super_admin')]
  const size = await full.call<{ fits: boolean; rows: number }>(from, 'backup_size')
  expect(size.fits).toBe(true)
  expect(size.rows).toBeGreaterThan(limit.rows * 0.98)

  // Each call ends after the time that a hosted project gives it.
  const text = JSON.stringify(await full.call(from, 'create_backup'))
  expect(text.length).toBeGreaterThan(limit.bytes)
  const restoreId = crypto.randomUUID()
  const length = 400_000
  const parts = Math.ceil(text.length / length)
  for (let part = 0; part < parts; part += 1) {
    const body = text.slice(part * length, (part + 1) * length)
    await full.call(chief, 'add_restore_part', { restore: restoreId, part, body })
  }
  const sha256 = createHash('sha256').update(text).digest('hex')
  await full.call(chief, 'restore_parts', { restore: restoreId, parts, sha256 })
  expect(await full.rows('select from private.restore_parts')).toEqual([])
  await full.close()
})
