import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'
import { parameterSerializers, writeListsAsText } from './deviations/parameters'

/** `2026-11-27 20:38:07+00` as PostgREST writes it: `2026-11-27T20:38:07+00:00`. */
function isoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00')
}

/** PGlite fills this much with zeros before it can answer: its 128 MB take as long as all the rest of a start. */
const sharedBuffers = '16MB'

const timestamptz = 1184
const timestamp = 1114
const numeric = 1700

/**
 * Opens PostgreSQL (PGlite) in a folder, or in memory without one.
 * @param source where the data is, and the image it starts from if it is new
 */
export async function openConnection(source: {
  folder?: string
  image?: Blob
}): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({
    url: source.folder,
    pgliteOptions: {
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
      loadDataDir: source.image,
      // Searching inside of words; every hosted project offers it.
      extensions: { pg_trgm },
      serializers: parameterSerializers,
      parsers: {
        [timestamptz]: isoTimestamp,
        [timestamp]: isoTimestamp,
        // PostgREST writes numeric as a JSON number, "299.00" too.
        [numeric]: Number,
      },
    },
  })
  await connection.driver.waitReady
  writeListsAsText(connection.driver.serializers)
  // A hosted database lives in UTC; PGlite would take the zone of this machine.
  await connection.driver.exec(`set time zone 'UTC'`)
  return connection
}

/**
 * Tells Lite that row level security is set up. Otherwise its first request would "set it up" itself,
 * by granting every table to every role, and undo the revokes of the migrations.
 */
export function keepRightsAsMigrated(connection: PgliteConnection): void {
  Reflect.set(connection, 'rlsState', 'active')
}
