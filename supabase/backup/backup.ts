import type { Client } from 'pg'
import { writeBackupFile, type BackupHeader, type BackupLine } from './backupFile'
import type { PhotoStore } from './photoStore'

const batch = 1000

export type BackupOptions = {
  /** Without one, photos are not in the backup. */
  photos?: PhotoStore
  /** Hears how many rows of how many are written. */
  onProgress?: (done: number, all: number) => void
}

/**
 * Writes the whole business into a file, as it is at one moment, while people go on working.
 * @param database an open connection of the database's owner
 * @returns rows and photos in it, and how many photos there are in Storage
 */
export async function backUp(
  database: Client,
  file: string,
  { photos, onProgress }: BackupOptions = {},
): Promise<{ rows: number; photos: number; photosInStorage: number }> {
  await database.query('set statement_timeout = 0')
  await database.query('begin isolation level repeatable read read only')
  const paths: string[] = []
  try {
    const { rows: facts } = await database.query<{
      schema: string
      made_at: Date
      tables: string[]
    }>(
      `select private.newest_migration() as schema, now() as made_at, private.backed_up_tables() as tables`,
    )
    const [fact] = facts
    if (!fact) throw new Error('The database did not answer')
    const counts: Record<string, number> = {}
    for (const table of fact.tables) {
      const { rows } = await database.query<{ n: string }>(
        `select count(*) as n from public.${database.escapeIdentifier(table)}`,
      )
      counts[table] = Number(rows[0]?.n)
    }
    const all = Object.values(counts).reduce((sum, one) => sum + one, 0)

    async function* lines(): AsyncGenerator<BackupLine> {
      let done = 0
      for (const table of Object.keys(counts)) {
        await database.query(
          `declare piece no scroll cursor for
           select to_jsonb(t)::text as row, to_jsonb(t) ->> 'path' as path
           from public.${database.escapeIdentifier(table)} t`,
        )
        for (;;) {
          const { rows } = await database.query<{ row: string; path: string | null }>(
            `fetch ${batch} from piece`,
          )
          for (const { row, path } of rows) {
            if (table === 'job_photos' && path) paths.push(path)
            yield { table, row }
          }
          done += rows.length
          onProgress?.(done, all)
          if (rows.length < batch) break
        }
        await database.query('close piece')
      }
      if (photos) for (const path of paths) yield { photo: await photos.read(path) }
    }

    const header: BackupHeader = {
      format: 'sunline-backup',
      version: 3,
      schema: fact.schema,
      made_at: fact.made_at.toISOString(),
      counts,
    }
    const end = await writeBackupFile(file, header, lines())
    await database.query('commit')
    await database.query('insert into public.backups (made_at, row_count) values ($1, $2)', [
      fact.made_at,
      end.rows,
    ])
    return { rows: end.rows, photos: end.photos, photosInStorage: paths.length }
  } catch (error) {
    await database.query('rollback')
    throw error
  }
}
