import { checkedFields, fieldProblem, type Fields } from './checkedFields'
import { columnsOf } from './columns'
import { addOneMonth } from '@/domain/businessTime'
import { nowText, todayOf, type Context } from './context'
import { refuse, refuseField, refuseFields, refuseMissing, refuseStale } from './refusal'
import { insertRow, present, updateRow } from './rows'
import { nextPublicId, type RowOf } from './tables'

/** The tables that `write_record` writes to. */
export type WrittenTable =
  'quotes' | 'jobs' | 'customers' | 'technicians' | 'orders' | 'glass_items' | 'products'

/** A row of one of them, as far as all are the same. */
export type WrittenRow = { id: string; version: number; deleted_at: string | null } & Fields

const uniqueColumns: Partial<Record<WrittenTable, string>> = {
  technicians: 'email',
  glass_items: 'part_number',
  products: 'sku',
}

// What a new row has beside the columns that are filled in.
const unwritten: Partial<Record<WrittenTable, Fields>> = {
  quotes: { user_id: null },
  jobs: {
    quote_id: null,
    status: 'Scheduled',
    cancel_reason: null,
    confirmed_at: null,
    started_at: null,
    completed_at: null,
  },
  customers: { user_id: null },
  technicians: { user_id: null, home_zip: '' },
  orders: { payment_status: 'pending', paid_at: null },
}

/** The rows of a table as records. */
export function recordsOf(context: Context, table: WrittenTable): Map<string, WrittenRow> {
  return context.tables[table] as unknown as Map<string, WrittenRow>
}

/**
 * A record that is not deleted, in the version that the caller saw.
 * Refuses with 404 not_found or 409 stale.
 */
export function seenRecord(
  context: Context,
  table: WrittenTable,
  id: string,
  version: number | null,
): WrittenRow {
  const row = recordsOf(context, table).get(id)
  if (!row || row.deleted_at !== null) refuseMissing('This record is gone.')
  if (row.version !== version) refuseStale(row.version, 'this')
  return row
}

/**
 * Writes a record and answers its id; null makes a new one (`private.write_record`). Refuses with 404
 * not_found, 409 stale or duplicate, 422 invalid.
 */
export function writeRecord(
  context: Context,
  table: WrittenTable,
  id: string | null,
  version: number | null,
  fields: unknown,
  offered: readonly string[],
): string {
  const checked = checkedFields(table, fields, offered)
  const columns = columnsOf[table] ?? {}
  if (id !== null) {
    const row = seenRecord(context, table, id, version)
    if (Object.keys(checked).length === 0) return id
    checkConstraints(context, table, { ...row, ...checked }, checked)
    updateRow(context, table, id, checked as never)
    if (table === 'technicians' && 'email' in checked && checked.email !== row.email) {
      updateRow(context, table, id, { user_id: null })
      linkTechnician(context, String(checked.email))
    }
    return id
  }
  const now = nowText(context)
  const filled: Fields = { ...unwritten[table] }
  for (const [name, { fallback, isNullable }] of Object.entries(columns)) {
    filled[name] = fallback ?? (isNullable ? null : undefined)
  }
  Object.assign(filled, checked, datesOf(context, table))
  if (Object.keys(checked).length === 0) refuseField('id', 'required')
  // The number is used up also when the record is refused.
  const made = nextPublicId(context.tables, table)
  checkConstraints(context, table, filled as WrittenRow, checked)
  insertRow(context, table, made, {
    id: made,
    ...filled,
    version: 1,
    created_at: now,
    updated_at: now,
    deleted_at: null,
  } as unknown as RowOf<typeof table>)
  if (table === 'technicians') linkTechnician(context, String(checked.email))
  return made
}

function datesOf(context: Context, table: WrittenTable): Fields {
  const today = todayOf(context)
  if (table === 'customers') return { join_date: today }
  if (table === 'orders') return { order_date: today }
  return table === 'quotes' ? { quoted_on: today, valid_until: addOneMonth(today) } : {}
}

// In the order in which the database looks at them: what is missing, checks by name, duplicates, references.
function checkConstraints(
  context: Context,
  table: WrittenTable,
  row: WrittenRow,
  checked: Fields,
): void {
  const columns = Object.entries(columnsOf[table] ?? {})
  for (const [name, { isNullable }] of columns) {
    if (!isNullable && (row[name] === undefined || row[name] === null))
      refuseField(name, 'required')
  }
  const broken = columns
    .filter(([name, { fits }]) => row[name] !== null && !fits(row[name]))
    .map(([name]) => name)
  if (
    table === 'orders' &&
    row.delivery_date &&
    String(row.delivery_date) < String(row.order_date)
  ) {
    broken.push('delivery_date')
  }
  const [first] = broken.sort()
  if (first) refuseFields([fieldProblem(first, checked)])
  checkUnique(context, table, row)
  for (const [name, { refersTo }] of columns) {
    const id = row[name]
    if (refersTo && id !== null && !context.tables[refersTo].has(String(id))) {
      refuseFields([fieldProblem(name, checked)])
    }
  }
}

/** Refuses (409 duplicate) a row that another record stands in the place of. */
export function checkUnique(context: Context, table: WrittenTable, row: WrittenRow): void {
  const others = present(recordsOf(context, table)).filter(({ id }) => id !== row.id)
  const unique = uniqueColumns[table]
  const lower = (value: unknown) => String(value).toLowerCase()
  if (unique && others.some((other) => lower(other[unique]) === lower(row[unique]))) {
    refuseDuplicate({ field: unique })
  }
  if (table === 'orders' && row.job_id !== null) {
    if (others.some(({ job_id }) => job_id === row.job_id)) refuseDuplicate({ field: 'job' })
  }
}

function refuseDuplicate(facts: object): never {
  refuse('PT409', 'duplicate', facts, 'There is one like this already.')
}

/** Ties a technician to the confirmed account with their address, when it is an account of staff. */
export function linkTechnician(context: Context, email: string): void {
  const wanted = email.toLowerCase()
  const technician = present(context.tables.technicians).find(
    (row) => row.email.toLowerCase() === wanted && row.user_id === null,
  )
  const account = [...context.database.users.values()].find(
    ({ user }) => user.email?.toLowerCase() === wanted && user.email_confirmed_at,
  )?.user
  const role = account && context.database.profiles.get(account.id)?.role
  if (!technician || !account || !role || role === 'customer') return
  const isTaken = [...context.tables.technicians.values()].some((row) => row.user_id === account.id)
  if (!isTaken) updateRow(context, 'technicians', technician.id, { user_id: account.id })
}
