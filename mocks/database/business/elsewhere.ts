import { demoPeople } from '../../fixtures/people'
import type { MockDatabase } from '../mockDatabase'
import { updateRow } from './rows'
import type { BusinessTables, RowOf, TableName } from './tables'

/** The key of a table's rows. */
export type KeyOf<Table extends TableName> = Parameters<BusinessTables[Table]['get']>[0]

/**
 * Changes a row as another administrator would: its version counts up and its history says so. Throws
 * when there is no such row.
 */
export function changeBySomebodyElse<Table extends TableName>(
  database: MockDatabase,
  table: Table,
  key: KeyOf<Table>,
  changes: Partial<RowOf<Table>>,
): void {
  const { id } = demoPeople.super_admin
  const context = { database, tables: database.business, accountId: id, userId: id }
  updateRow(context, table, key, changes)
}
