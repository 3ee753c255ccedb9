import { emptyTables, type TableName } from './business/tables'
import type { MockDatabase } from './mockDatabase'

const tables = [
  'users',
  'sessions',
  'refreshTokens',
  'profiles',
  'presence',
  'authCodes',
  'files',
] as const

/** Everything the database holds, as JSON: accounts, sessions, the business, letters; not its settings. */
export function writeSnapshot(database: MockDatabase): string {
  return JSON.stringify({
    ...Object.fromEntries(tables.map((table) => [table, [...database[table]]])),
    business: Object.fromEntries(businessTables(database).map(([name, rows]) => [name, [...rows]])),
    mails: database.mails,
    drawn: database.drawn(),
  })
}

function businessTables({ business }: MockDatabase) {
  const names = Object.keys(emptyTables()) as TableName[]
  return names.map((name) => [name, business[name] as Map<unknown, unknown>] as const)
}

/** Puts a snapshot's contents in the place of the database's own. Throws when it is not a snapshot. */
export function restoreSnapshot(database: MockDatabase, json: string): void {
  const snapshot = JSON.parse(json) as Record<string, unknown>
  for (const table of tables) {
    const map = database[table] as Map<string, unknown>
    const entries = snapshot[table] as [string, unknown][]
    map.clear()
    for (const [key, value] of entries) map.set(key, value)
  }
  const business = snapshot.business as Record<string, [never, never][]>
  for (const [name, rows] of businessTables(database)) {
    const entries = business[name]
    if (!entries) throw new Error(`The snapshot has no ${name}`)
    rows.clear()
    for (const [key, row] of entries) rows.set(key, row)
  }
  database.mails.splice(0, database.mails.length, ...(snapshot.mails as MockDatabase['mails']))
  // Else the next ids would be those that the snapshot already holds.
  const missing = Number(snapshot.drawn) - database.drawn()
  for (let count = 0; count < missing; count += 1) database.random()
}
