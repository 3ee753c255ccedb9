import { browserDatabase } from '../browser'
import { changeBySomebodyElse, type KeyOf } from '../database/business/elsewhere'
import type { BusinessTables, RowOf, TableName } from '../database/business/tables'

/** The tables behind the stories, as they are now. */
export function storedBusiness(): BusinessTables {
  return browserDatabase.business
}

/**
 * Changes a row behind the stories as another administrator would: what a person saw of it is stale then.
 * Throws when there is no such row.
 */
export function changeElsewhere<Table extends TableName>(
  table: Table,
  key: KeyOf<Table>,
  changes: Partial<RowOf<Table>>,
): void {
  changeBySomebodyElse(browserDatabase, table, key, changes)
}
