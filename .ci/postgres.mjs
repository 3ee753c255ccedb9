import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * The folder of a PostgreSQL server's programs: `POSTGRES_BIN`, else one on the PATH, else Debian's newest.
 * Undefined where there is none. Throws when POSTGRES_BIN names a folder without them.
 */
export function findPostgres() {
  // Windows has no such sockets, and is not worth a second way.
  if (process.platform === 'win32') return undefined
  const isServer = (folder) =>
    existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))
  const named = process.env.POSTGRES_BIN
  if (named) {
    if (!isServer(named)) throw new Error(`POSTGRES_BIN: no initdb and postgres in ${named}`)
    return named
  }
  // Debian keeps them out of the PATH, one folder for each version.
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian) : []
  const installed = versions
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(debian, version, 'bin'))
  return [...(process.env.PATH ?? '').split(delimiter), ...installed].find(isServer)
}

/** How to get a server where there is none. */
export const howToGetPostgres =
  'On Debian and Ubuntu `apt-get install postgresql` brings one; elsewhere name the folder of its programs in POSTGRES_BIN.'
