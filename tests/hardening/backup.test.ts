import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBusiness, type BusinessDatabase } from '../database/businessDatabase'
import { book } from '../database/support/bookings'
import { draftWith, testNow } from '../database/support/drafts'

/** What a backup leaves out, and why that is no loss. */
const leftOut = {
  backups: 'tells of backups themselves',
  glass_types: 'comes with the migrations',
  notification_reads: 'what each person has seen, which is empty after a restore',
  presence: 'of this minute',
  profiles: 'belongs to the accounts, which the auth server keeps',
  service_positions: 'comes with the migrations',
  time_frames: 'comes with the migrations',
}

type Backup = { rows: number; tables: Record<string, Record<string, unknown>[]> }

let original: BusinessDatabase
let other: BusinessDatabase
beforeAll(async () => {
  original = await openBusiness({ now: testNow, sample: true })
  other = await openBusiness({ now: testNow })
})
afterAll(() => Promise.all([original.close(), other.close()]))

/** Every row of a table as PostgreSQL writes it, in an order that is always the same. */
async function rowsOf(business: BusinessDatabase, table: string): Promise<string[]> {
  const rows = await business.rows<{ row: string }>(
    `select to_jsonb(t)::text as row from public."${table}" t order by 1`,
  )
  return rows.map(({ row }) => row)
}

test('every table of the business is in a backup, or it is said why not', async () => {
  const tables = await original.rows<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  const backup = await original.call<Backup>('admin', 'create_backup')
  expect([...Object.keys(backup.tables), ...Object.keys(leftOut)].sort()).toEqual(
    tables.map(({ name }) => name),
  )
})

const isDue = (row: string) => row.includes(`"due_at": "${testNow.replace('Z', '+00:00')}"`)
const dropped = (row: string) => row.replace('"status": "waiting"', '"status": "dropped"')

test('a business that is restored into an empty database is the same, row by row', async () => {
  const odd = { firstName: '=1+1 <b>"\\', lastName: 'مرحبا 🪟', address: 'a\nb\u202E' }
  await original.exec('update public.booking_rules set seats_per_frame = 100')
  await book(original, draftWith(odd))
  const names = await original.rows<{ id: string; version: number }>(
    'select id, version from public.customers order by id limit 1',
  )
  await original.call('admin', 'save_record', {
    kind: 'customers',
    ...names[0],
    fields: JSON.stringify({ notes: 'Changed just before' }),
  })
  const backup = await original.call<Backup>('admin', 'create_backup')
  // As it lies in the file that a person keeps.
  const file = JSON.stringify(backup)
  await other.call('super_admin', 'restore_backup', { backup: file })

  let compared = 0
  for (const table of Object.keys(backup.tables)) {
    const [before, after] = [await rowsOf(original, table), await rowsOf(other, table)]
    // What was due may have been sent since the backup was made: it is not sent again.
    const expected =
      table === 'messages' ? before.map((row) => (isDue(row) ? dropped(row) : row)) : before
    // The restore itself is an event of the business.
    const kept = after.filter(
      (row) => table !== 'audit_log' || !/"action": "restore".*"backups"/.test(row),
    )
    expect({ table, rows: kept }).toEqual({ table, rows: expected })
    compared += before.length
  }
  expect(compared).toBe(backup.rows)
  console.log(`${compared} rows in ${Object.keys(backup.tables).length} tables are equal.`)

  // What is made afterwards gets a number that nothing has.
  const next = await book(other, draftWith({ email: 'next@example.com', phoneNumber: '' }))
  const ids = (backup.tables.quotes ?? []).map(({ id }) => id)
  expect(ids).not.toContain(next.reference)
  const changed = await other.rows(
    `select v.id from public.quotes v where v.id = $1 and v.first_name = 'Dana'`,
    [next.reference],
  )
  expect(changed).toHaveLength(1)
})

test('a damaged backup changes nothing', async () => {
  const backup = await original.call<Backup>('admin', 'create_backup')
  const before = await rowsOf(original, 'jobs')
  const jobs = backup.tables.jobs ?? []
  const damaged = [
    { ...backup, tables: { ...backup.tables, jobs: [...jobs, ...jobs] } },
    { ...backup, tables: { ...backup.tables, jobs: jobs.map((job) => ({ ...job, amount: 'x' })) } },
    { ...backup, tables: { ...backup.tables, jobs: 'none' } },
    { ...backup, tables: { ...backup.tables, customers: [] } },
    { ...backup, tables: {} },
  ]
  for (const one of damaged) {
    const refusal = await original.refusal('super_admin', 'restore_backup', {
      backup: JSON.stringify(one),
    })
    expect(refusal).toMatchObject({ code: 'PT422', message: 'invalid' })
    expect(await rowsOf(original, 'jobs')).toEqual(before)
  }
})
