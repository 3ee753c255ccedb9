import { isFields, type Fields } from './checkedFields'
import { hasCallerRole, nowText, personName, type Context } from './context'
import { forAdmins, forPeople, type DatabaseFunctions } from './functions'
import { eraseAgain } from './erasure'
import { forbid, refuseField, refuseFields, refuse } from './refusal'
import { writeHistory } from './rows'
import { nextNumber, type TableName } from './tables'

const format = 'sunline-backup'

// In the order in which they can be filled, with the column that is the key.
const backedUp: Partial<Record<TableName, string>> = {
  customers: 'id',
  technicians: 'id',
  quotes: 'id',
  jobs: 'id',
  orders: 'id',
  order_items: 'id',
  glass_items: 'id',
  products: 'id',
  stock_orders: 'id',
  service_reports: 'job_id',
  job_issues: 'id',
  job_photos: 'id',
  settings: 'key',
  api_settings: 'id',
  booking_rules: 'id',
  maintenance_windows: 'id',
  notifications: 'id',
  audit_log: 'id',
}
const accounts = ['user_id', 'ordered_by', 'resolved_by', 'created_by']

/** What the newest migration is called here, where there is none. */
const schema = 'mocks'

/** The limit of `private.backup_limit()`. */
const limit = 20_000

function countsOf(rowsOf: (name: TableName) => unknown): Record<string, number> {
  return Object.fromEntries(
    (Object.keys(backedUp) as TableName[]).map((name) => {
      const rows = rowsOf(name)
      return [name, Array.isArray(rows) ? rows.length : -1]
    }),
  )
}

function size({ tables }: Context) {
  const names = Object.keys(backedUp) as TableName[]
  const rows = names.reduce((all, name) => all + tables[name].size, 0)
  return { rows, limit, fits: rows <= limit }
}

function create(context: Context) {
  const { tables } = context
  const { rows, fits } = size(context)
  if (!fits) {
    refuseFields(
      [{ field: 'backup', problem: 'too_large' }],
      'This business is too large for a backup over the web: run npm run backup -- --database <address>.',
    )
  }
  const id = nextNumber(tables, 'backups')
  const made_at = nowText(context)
  tables.backups.set(id, { id, made_at, made_by: context.accountId, row_count: rows })
  const kept = Object.fromEntries(
    (Object.keys(backedUp) as TableName[]).map((name) => [name, [...tables[name].values()]]),
  )
  return {
    format,
    version: 2,
    schema,
    made_at,
    rows,
    counts: countsOf((name) => kept[name]),
    tables: kept,
  }
}

function requireSuperAdmin(context: Context): void {
  if (!hasCallerRole(context, ['super_admin'])) {
    forbid('Only a super administrator may restore a backup')
  }
}

const damagedHint = 'This backup is damaged; nothing was changed.'

function addPart(
  context: Context,
  { restore: id, part, body }: { restore: string | null; part: number | null; body: string | null },
): void {
  requireSuperAdmin(context)
  if (id === null || part === null || body === null || part < 0 || part > 999) {
    refuseField('backup', 'invalid')
  }
  if (body.length > 1_000_000) refuseField('backup', 'invalid')
  const kept = context.tables.restore_parts
  for (const [key, row] of kept) if (row.restore !== id) kept.delete(key)
  kept.set(`${id} ${part}`, { restore: id, part, body, sent_by: context.accountId ?? '' })
}

function restoreParts(context: Context, id: string | null, parts: number | null): void {
  requireSuperAdmin(context)
  const kept = [...context.tables.restore_parts.values()]
    .filter((row) => row.restore === id && row.part < (parts ?? 0))
    .sort((one, other) => one.part - other.part)
  let backup: unknown
  try {
    backup = kept.length === parts ? JSON.parse(kept.map(({ body }) => body).join('')) : undefined
  } catch {
    backup = undefined
  }
  if (backup === undefined) {
    refuseFields([{ field: 'backup', problem: 'invalid' }], damagedHint)
  }
  restore(context, backup)
  context.tables.restore_parts.clear()
}

function restore(context: Context, backup: unknown): void {
  requireSuperAdmin(context)
  const given = isFields(backup) ? backup : {}
  const saved = isFields(given.tables) ? given.tables : {}
  const names = Object.entries(backedUp) as [TableName, string][]
  const isComplete = names.every(([name]) => name in saved)
  if (given.format !== format || !['1', '2'].includes(String(given.version)) || !isComplete) {
    refuseFields(
      [{ field: 'backup', problem: 'invalid' }],
      'This file is not a backup of this business.',
    )
  }
  if (String(given.version) === '2') checkWhole(given, saved)
  const { tables } = context
  tables.device_actions.clear()
  tables.notification_reads.clear()
  tables.quote_submissions.clear()
  for (const [name, key] of names) fill(context, name, key, saved[name])
  writeHistory(context, 'backups', 'restore', { id: String(given.made_at ?? '') }, {})
  eraseAgain(context)
}

function checkWhole(given: Fields, saved: Fields): void {
  if (given.schema !== schema) {
    refuseFields(
      [{ field: 'backup', problem: 'other_schema' }],
      'This backup was made by another version of this system; nothing was changed.',
    )
  }
  const told = isFields(given.counts) ? given.counts : {}
  const short = Object.entries(countsOf((name) => saved[name])).find(
    ([name, rows]) => told[name] !== rows,
  )
  if (short) refuseFields([{ field: short[0], problem: 'invalid' }], damagedHint)
}

function fill(context: Context, name: TableName, key: string, rows: unknown): void {
  const table = context.tables[name] as Map<unknown, unknown>
  table.clear()
  if (!Array.isArray(rows) || !rows.every((row) => isFields(row) && key in row)) {
    refuse(
      'PT422',
      'invalid',
      [{ field: name, problem: 'invalid' }],
      'This backup is damaged; nothing was changed.',
    )
  }
  let last = context.tables.numbers.get(name) ?? 0
  for (const row of rows as Fields[]) {
    const id = row[key]
    table.set(typeof id === 'boolean' ? String(id) : id, withoutLostAccounts(context, row))
    last = Math.max(last, Number(String(id).replace(/\D/g, '')) || 0)
  }
  context.tables.numbers.set(name, last)
}

// Accounts that no longer exist leave their place empty.
function withoutLostAccounts({ database }: Context, row: Fields): Fields {
  const lost = accounts.filter(
    (column) => typeof row[column] === 'string' && !database.users.has(row[column]),
  )
  return { ...row, ...Object.fromEntries(lost.map((column) => [column, null])) }
}

/** All of the business as one document, and back. */
export const backupFunctions: DatabaseFunctions = {
  create_backup: forAdmins({}, create),
  backup_size: forAdmins({}, size),
  add_restore_part: forPeople({ restore: 'uuid', part: 'integer', body: 'text' }, addPart),
  restore_parts: forPeople(
    { restore: 'uuid', parts: 'integer', sha256: 'text' },
    (context, { restore: id, parts }) => restoreParts(context, id, parts),
  ),
  last_backup: forAdmins({}, ({ tables, database }) => {
    const [last] = [...tables.backups.values()].sort(
      (one, other) => Date.parse(other.made_at) - Date.parse(one.made_at) || other.id - one.id,
    )
    if (!last) return null
    const { id, made_at, made_by, row_count } = last
    return { id, made_at, made_by: personName(database, made_by), rows: row_count }
  }),
  restore_backup: forPeople({ backup: 'jsonb' }, (context, { backup }) => restore(context, backup)),
}
