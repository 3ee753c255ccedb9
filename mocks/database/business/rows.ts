import { columnOf, fieldNames } from '@/domain/fields'
import { addOneMonth } from '@/domain/businessTime'
import { quoteFields } from '@/domain/quoteFields'
import { nowText, personName, type Context } from './context'
import { followRecord, giveAppointment } from './appointmentRows'
import { nextNumber, type AuditRow, type RowOf, type TableName } from './tables'

// Tables whose changes are written into the history.
const audited: readonly TableName[] = [
  'quotes',
  'jobs',
  'customers',
  'technicians',
  'orders',
  'glass_items',
  'products',
  'stock_orders',
  'settings',
  'service_reports',
  'job_issues',
  'maintenance_windows',
  'api_settings',
  'booking_rules',
  'service_prices',
  'shops',
  'site_claims',
  'invitations',
]
const silent = ['version', 'updated_at', 'created_at', 'deleted_at']
const personal = [
  'name',
  'email',
  'phone',
  'address',
  'location',
  'plate',
  'notes',
  'note',
  'signature',
  'signed_by',
  'image',
  'user_id',
  ...fieldNames(quoteFields, (field) => field.personal === true).map((name) =>
    columnOf(name, quoteFields[name]),
  ),
]

type Plain = Record<string, unknown>
type Key<Table extends TableName> = Parameters<Context['tables'][Table]['get']>[0]

/** The rows of a table that are not deleted. */
export function present<Row extends { deleted_at: string | null }>(table: Map<string, Row>): Row[] {
  return [...table.values()].filter((row) => row.deleted_at === null)
}

/** Puts a new row in its table, with its entry in the history and what the office is told of it. */
export function insertRow<Table extends TableName>(
  context: Context,
  table: Table,
  key: Key<Table>,
  row: RowOf<Table>,
): RowOf<Table> {
  mapOf(context, table).set(key, row)
  if (audited.includes(table)) writeHistory(context, table, 'insert', row as Plain, {})
  if (table === 'quotes') {
    const { id, first_name, last_name } = row as RowOf<'quotes'>
    notify(context, 'new_order_notifications', 'new-quote', id, `${first_name} ${last_name}`.trim())
  }
  if (table === 'quotes' || table === 'jobs') {
    giveAppointment(context, table, row as RowOf<'quotes' | 'jobs'>)
  }
  if (table === 'job_issues') {
    const { job_id, kind } = row as RowOf<'job_issues'>
    notify(context, 'technician_updates', 'job-issue', job_id, kind)
  }
  return row
}

/** Changes a row. What a person can see of it counts its version up and is written into the history. */
export function updateRow<Table extends TableName>(
  context: Context,
  table: Table,
  key: Key<Table>,
  changes: Partial<RowOf<Table>>,
): RowOf<Table> {
  const before = mapOf(context, table).get(key) as Plain | undefined
  if (!before) throw new Error(`There is no row ${String(key)} in ${table}`)
  const after: Plain = { ...before, ...changes }
  if (table === 'quotes') after.valid_until = addOneMonth(String(after.quoted_on))
  const changed = Object.keys(after).filter(
    (column) => JSON.stringify(after[column]) !== JSON.stringify(before[column]),
  )
  // Every update of a quote counts: while it happens, its computed column is empty.
  if (changed.length === 0 && table !== 'quotes') return before as RowOf<Table>
  if ('version' in before && !changed.includes('version'))
    after.version = Number(before.version) + 1
  if ('updated_at' in before) after.updated_at = nowText(context)
  mapOf(context, table).set(key, after as RowOf<Table>)
  if (audited.includes(table)) {
    writeHistory(
      context,
      table,
      actionOf(before, after),
      after,
      changesOf(table, before, after, changed),
    )
  }
  if (changed.includes('in_stock')) tellOfLowStock(context, before, after)
  if (table === 'quotes' || table === 'jobs') followRecord(context, after, changed)
  return after as RowOf<Table>
}

function actionOf(before: Plain, after: Plain): AuditRow['action'] {
  if (before.deleted_at === null && after.deleted_at !== null) return 'delete'
  return before.deleted_at && after.deleted_at === null ? 'restore' : 'update'
}

/** Takes a row out for good. */
export function removeRow<Table extends TableName>(
  context: Context,
  table: Table,
  key: Key<Table>,
): void {
  const row = mapOf(context, table).get(key)
  if (!row) return
  mapOf(context, table).delete(key)
  if (audited.includes(table)) writeHistory(context, table, 'delete', row as Plain, {})
}

/** An entry in the history of a record. */
export function writeHistory(
  context: Context,
  table: string,
  action: AuditRow['action'],
  row: Plain,
  changes: AuditRow['changes'],
): void {
  if (action === 'update' && Object.keys(changes).length === 0) return
  const id = nextNumber(context.tables, 'audit_log')
  context.tables.audit_log.set(id, {
    id,
    at: nowText(context),
    table_name: table,
    record_id: String(row.id ?? row.key ?? row.job_id ?? '1'),
    action,
    actor: context.accountId,
    actor_name: personName(context.database, context.accountId),
    changes,
  })
}

function mapOf<Table extends TableName>({ tables }: Context, table: Table) {
  return tables[table] as unknown as Map<Key<Table>, RowOf<Table>>
}

function changesOf(table: TableName, before: Plain, after: Plain, changed: readonly string[]) {
  const isOfPeople = table !== 'glass_items' && table !== 'products'
  return Object.fromEntries(
    changed
      .filter((column) => !silent.includes(column))
      .map((column) => [
        column,
        isOfPeople && personal.includes(column)
          ? null
          : { from: before[column] ?? null, to: after[column] ?? null },
      ]),
  )
}

/** Puts an entry into the bell, when its setting is on. */
export function notify(
  { tables, database }: Context,
  setting: string,
  kind: RowOf<'notifications'>['kind'],
  subject: string,
  summary: string,
): void {
  if ((tables.settings.get(setting)?.value ?? 'Enabled') !== 'Enabled') return
  const id = nextNumber(tables, 'notifications')
  const created_at = nowText({ database })
  tables.notifications.set(id, { id, kind, subject_id: subject, summary, created_at })
}

function tellOfLowStock(context: Context, before: Plain, after: Plain): void {
  const isLow = (row: Plain) => Number(row.in_stock) <= Number(row.low_stock)
  if (
    after.deleted_at !== null ||
    !isLow(after) ||
    Number(before.in_stock) <= Number(after.low_stock)
  ) {
    return
  }
  const name = after.name ?? `${String(after.type)} ${String(after.vehicle)}`
  notify(context, 'low_stock_alerts', 'low-stock', String(after.id), String(name))
}
