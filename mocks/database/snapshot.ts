import type { MockDatabase } from './mockDatabase'

const tables = [
  'users',
  'sessions',
  'refreshTokens',
  'profiles',
  'presence',
  'quotes',
  'customers',
  'jobs',
  'serviceReports',
  'deviceActions',
  'stock',
  'authCodes',
] as const

/** Everything the database holds, as JSON: accounts, sessions, quotes, letters; not its settings. */
export function writeSnapshot(database: MockDatabase): string {
  return JSON.stringify({
    ...Object.fromEntries(tables.map((table) => [table, [...database[table]]])),
    mails: database.mails,
    drawn: database.drawn(),
  })
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
  database.mails.splice(0, database.mails.length, ...(snapshot.mails as MockDatabase['mails']))
  // Else the next ids would be those that the snapshot already holds.
  const missing = Number(snapshot.drawn) - database.drawn()
  for (let count = 0; count < missing; count += 1) database.random()
}
