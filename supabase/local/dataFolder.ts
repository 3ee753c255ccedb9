import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type DataFolder = {
  /** Where PostgreSQL keeps its files. */
  path: string
  /** True when there is no database in it yet. */
  isNew: boolean
  /** To be called once the new database is whole. */
  finish(): void
}

/**
 * The place of the database in a data folder. One whose making was cut short (a killed first start) is
 * thrown away: half a database cannot be opened, and nobody has put anything into it yet.
 */
export function openDataFolder(dataDir: string): DataFolder {
  const path = join(dataDir, 'database')
  const unfinished = join(dataDir, 'database.unfinished')
  if (existsSync(unfinished)) rmSync(path, { recursive: true, force: true })
  const isNew = !existsSync(path)
  if (isNew) writeFileSync(unfinished, '')
  return { path, isNew, finish: () => rmSync(unfinished, { force: true }) }
}
