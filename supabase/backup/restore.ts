import type { Client } from 'pg'
import { BackupError, checkBackupFile, readBackupFile } from './backupFile'
import type { PhotoStore } from './photoStore'

/** Rows in one statement, and characters, so that rows with pictures make no huge one. */
const batch = { rows: 1000, characters: 4_000_000 }

/** What visitors read on the site meanwhile. */
const notice =
  'We are restoring our records. Online booking is paused for a short while; you can always call us.'

export type RestoreOptions = {
  /** Without one, photos in the file are left out. */
  photos?: PhotoStore
  /** Hears how many rows of how many are filled. */
  onProgress?: (done: number, all: number) => void
}

function wordsOf(error: unknown): string {
  const { code, hint, detail } = error as { code?: string; hint?: string; detail?: string }
  return code?.startsWith('PT') ? `${hint ?? ''} (${detail ?? code})` : String(error)
}

/**
 * Replaces the business by a backup's file: all of it or nothing. The file is read to its end and compared with
 * the database before anything changes; then everything happens in one transaction, during which others read
 * what was there before, and are told of maintenance when they write.
 * @param database an open connection of the database's owner
 * @throws BackupError with the reason when the file cannot be used; nothing was changed then
 */
export async function restore(
  database: Client,
  file: string,
  { photos, onProgress }: RestoreOptions = {},
): Promise<{ rows: number; photos: number }> {
  const { header, end } = await checkBackupFile(file)
  await database.query('set statement_timeout = 0')
  const { rows: facts } = await database.query<{ schema: string; tables: string[] }>(
    'select private.newest_migration() as schema, private.backed_up_tables() as tables',
  )
  const { schema = '', tables = [] } = facts[0] ?? {}
  if (header.schema !== schema) {
    throw new BackupError(
      `This backup is of schema ${header.schema}, and the database has ${schema}. Restore it into a database with its migrations, then apply the others.`,
    )
  }
  const missing = tables.find((table) => !(table in header.counts))
  if (missing) throw new BackupError(`This backup is damaged: the table ${missing} is missing.`)

  let stored = 0
  if (photos && end.photos > 0) {
    // Before the rows that name them; a file that is not named does no harm.
    for await (const line of readBackupFile(file)) {
      if (!('photo' in line)) continue
      await photos.write(line.photo)
      stored += 1
    }
  }
  const { rows: windows } = await database.query<{ id: string }>(
    `insert into public.maintenance_windows (starts_at, ends_at, message)
     values (public.business_now(), public.business_now() + interval '1 hour', $1) returning id`,
    [notice],
  )
  try {
    await database.query('begin')
    await database.query('select private.begin_restore()')
    let done = 0
    let table = ''
    let rows: unknown[] = []
    let characters = 0
    const fill = async () => {
      if (rows.length === 0) return
      await database.query('select private.restore_rows($1, $2)', [table, JSON.stringify(rows)])
      done += rows.length
      onProgress?.(done, end.rows)
      rows = []
      characters = 0
    }
    for await (const line of readBackupFile(file)) {
      if ('photo' in line) continue
      if (line.table !== table || rows.length >= batch.rows || characters > batch.characters) {
        await fill()
      }
      table = line.table
      rows.push(line.row)
      characters += JSON.stringify(line.row).length
    }
    await fill()
    await database.query('select private.finish_restore($1)', [header.made_at])
    await database.query('commit')
  } catch (error) {
    await database.query('rollback')
    throw new BackupError(`Nothing was changed. ${wordsOf(error)}`, { cause: error })
  } finally {
    // The restore took it away with the rest of its table; a failed one did not.
    await database.query(
      'delete from public.maintenance_windows w where w.id = $1 and w.message = $2',
      [windows[0]?.id, notice],
    )
  }
  return { rows: end.rows, photos: stored }
}
