import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { backUp } from './backup'
import { BackupError } from './backupFile'
import { photoStore } from './photoStore'
import { restore } from './restore'

const usage = `Saves the whole business of a database in a file, or replaces it by one.

  npm run backup  -- --database <address> [file]
  npm run restore -- --database <address> <file>

The address is that of the database's owner, as postgresql://postgres@db.example.supabase.co:5432/postgres, with
its password in PGPASSWORD; without the option the address is read from DATABASE_URL. Photos are in Storage: they are saved and restored too when SUPABASE_URL and
SUPABASE_SERVICE_ROLE_KEY are set.`

/** Writes how far it is, on one line where a person looks at it. */
function progress(verb: string) {
  let shown = -1
  return (done: number, all: number) => {
    const percent = all === 0 ? 100 : Math.floor((done / all) * 100)
    if (percent === shown || (!process.stdout.isTTY && percent % 10 !== 0)) return
    shown = percent
    const line = `${verb} ${done} of ${all} rows (${percent} %)`
    process.stdout.write(process.stdout.isTTY ? `\r${line}` : `${line}\n`)
    if (percent === 100 && process.stdout.isTTY) process.stdout.write('\n')
  }
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { database: { type: 'string' }, help: { type: 'boolean', default: false } },
  })
  const [verb, named] = positionals
  const address = values.database ?? process.env.DATABASE_URL
  const file = named ?? `sunline-${new Date().toISOString().slice(0, 16).replace(':', '')}.backup`
  if (values.help || !address || (verb === 'restore' && !named)) {
    console.log(usage)
    process.exitCode = values.help ? 0 : 2
    return
  }
  const { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: key } = process.env
  const photos = url && key ? photoStore(url, key) : undefined
  const database = new Client({ connectionString: address })
  await database.connect()
  try {
    if (verb === 'restore') {
      const done = await restore(database, file, { photos, onProgress: progress('Restored') })
      console.log(`${file} is restored: ${done.rows} rows, ${done.photos} photos.`)
      return
    }
    const done = await backUp(database, file, { photos, onProgress: progress('Saved') })
    console.log(
      `${file}: ${done.rows} rows, ${done.photos} photos. Keep it safe: it holds personal data.`,
    )
    const left = done.photosInStorage - done.photos
    if (left > 0) {
      console.log(
        `${left} photos in Storage are NOT in it: set SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY to save them too.`,
      )
    }
  } finally {
    await database.end()
  }
}

await run().catch((error: unknown) => {
  console.error(error instanceof BackupError ? error.message : error)
  process.exitCode = 1
})
