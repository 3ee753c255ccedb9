import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { createGunzip, createGzip } from 'node:zlib'

/** The first line of a backup's file: what it is, and what must be in it. */
export type BackupHeader = {
  format: 'sunline-backup'
  version: 3
  /** The newest migration of the database that it was taken from. */
  schema: string
  /** ISO 8601. */
  made_at: string
  /** Rows by table, in the order in which they can be filled. */
  counts: Record<string, number>
}

/** A photo's file from Storage. */
export type BackupPhoto = { path: string; type: string; base64: string }

/** A line between the first and the last one. */
export type BackupLine = { table: string; row: string } | { photo: BackupPhoto }

/** Says in a sentence why a file or a database cannot be used; nothing was changed. */
export class BackupError extends Error {}

type End = { rows: number; photos: number; sha256: string }

/** Writes a backup's file: JSON lines, compressed. It has its name only once it is whole. */
export async function writeBackupFile(
  file: string,
  header: BackupHeader,
  lines: AsyncIterable<BackupLine>,
): Promise<End> {
  const draft = `${file}.part`
  const packed = createGzip({ level: 6 })
  const written = packed.pipe(createWriteStream(draft, { mode: 0o600 }))
  const closed = once(written, 'close')
  const hash = createHash('sha256')
  const put = async (text: string) => {
    hash.update(text)
    if (!packed.write(text)) await once(packed, 'drain')
  }
  let [rows, photos] = [0, 0]
  try {
    await put(`${JSON.stringify(header)}\n`)
    for await (const line of lines) {
      if ('photo' in line) {
        photos += 1
        await put(`${JSON.stringify({ photo: line.photo })}\n`)
      } else {
        rows += 1
        await put(`{"table":${JSON.stringify(line.table)},"row":${line.row}}\n`)
      }
    }
    const end: End = { rows, photos, sha256: hash.digest('hex') }
    packed.end(`${JSON.stringify(end)}\n`)
    await closed
    renameSync(draft, file)
    return end
  } catch (error) {
    packed.destroy()
    rmSync(draft, { force: true })
    throw error
  }
}

async function* textLines(file: string): AsyncGenerator<string> {
  const unpacked = createReadStream(file)
    .on('error', (error) => unpacked.destroy(error))
    .pipe(createGunzip())
  // A text may hold U+2028, which this does not take for the end of a line.
  const lines = createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })
  const failed = once(unpacked, 'error').then(([error]) => {
    throw error
  })
  failed.catch(() => undefined)
  const iterator = lines[Symbol.asyncIterator]()
  for (;;) {
    const next = await Promise.race([iterator.next(), failed])
    if (next.done) return
    yield next.value
  }
}

function parse(text: string): Record<string, unknown> {
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null) throw new Error('no object')
  return { ...value }
}

/**
 * Reads a whole file without using it: its form, its checksum and the number of its rows.
 * @throws BackupError when it is no backup, or not whole
 */
export async function checkBackupFile(file: string): Promise<{ header: BackupHeader; end: End }> {
  const hash = createHash('sha256')
  const counts: Record<string, number> = {}
  let header: BackupHeader | undefined
  let last: string | undefined
  let photos = 0
  try {
    for await (const line of textLines(file)) {
      if (last !== undefined) {
        hash.update(`${last}\n`)
        const value = parse(last)
        if (!header) {
          if (value.format !== 'sunline-backup') throw new Error('not ours')
          header = value as BackupHeader
        } else if ('photo' in value) photos += 1
        else counts[String(value.table)] = (counts[String(value.table)] ?? 0) + 1
      }
      last = line
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new BackupError(`There is no file ${file}.`)
    }
    throw new BackupError(
      header
        ? 'This backup is damaged: it cannot be read to its end.'
        : 'This file is not a backup of this business.',
    )
  }
  if (!header || header.version !== 3) {
    throw new BackupError('This file is not a backup that this program makes.')
  }
  const end = parse(last ?? '{}') as End
  if (end.sha256 !== hash.digest('hex')) {
    throw new BackupError('This backup is damaged: its checksum does not fit.')
  }
  const isWhole =
    end.photos === photos &&
    Object.entries(header.counts).every(([table, rows]) => (counts[table] ?? 0) === rows) &&
    Object.keys(counts).every((table) => table in (header?.counts ?? {}))
  if (!isWhole) throw new BackupError('This backup is damaged: rows are missing.')
  return { header, end }
}

/** The rows and photos of a file that was checked, in the order of the file. */
export async function* readBackupFile(
  file: string,
): AsyncGenerator<{ table: string; row: unknown } | { photo: BackupPhoto }> {
  let isFirst = true
  for await (const line of textLines(file)) {
    const value = isFirst ? {} : parse(line)
    isFirst = false
    if ('photo' in value) yield { photo: value.photo as BackupPhoto }
    else if (typeof value.table === 'string') yield { table: value.table, row: value.row }
  }
}
