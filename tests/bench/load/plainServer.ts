import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/** How to get a server where there is none. */
export const howToGetPostgres =
  'No PostgreSQL server was found: the embedded database is measured alone. On Debian and Ubuntu `apt-get install postgresql` brings one; elsewhere name the folder of its programs in POSTGRES_BIN.'

export type PlainServer = {
  /** The folder of its socket, as a client's host. */
  host: string
  /** Ends it once its clients have gone, and removes everything it wrote. */
  close(): Promise<void>
}

/**
 * The folder of a PostgreSQL server's programs, or undefined where there is none.
 * @throws Error when POSTGRES_BIN names a folder without them
 */
export function findPostgres(): string | undefined {
  // Windows has no such sockets, and is not worth a second way.
  if (process.platform === 'win32') return undefined
  const isServer = (folder: string) =>
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

/** The user and group to run as: PostgreSQL refuses to run as root. */
function runAs(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string, user: string) =>
    Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: 'pipe' }))
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', user), gid: idOf('-g', user) }
    } catch {
      // This machine does not know that user.
    }
  }
  throw new Error('Run this as another user than root: PostgreSQL refuses to run as root')
}

/**
 * Starts a PostgreSQL server with its own defaults in a temporary folder. It listens on a socket there
 * and nowhere else, and goes away with this process at the latest.
 * @param programs the folder that findPostgres answered
 * @throws Error with what the server said when it does not start
 */
export async function startPlainServer(programs: string): Promise<PlainServer> {
  const user = runAs()
  const folder = mkdtempSync(join(tmpdir(), 'load-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
  const data = join(folder, 'data')
  const options = { ...user, cwd: folder }
  try {
    execFileSync(
      join(programs, 'initdb'),
      ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-locale'],
      { ...options, stdio: 'pipe' },
    )
  } catch (error) {
    remove()
    throw error
  }

  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'timezone=UTC'],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = once(server, 'exit')
  const endAtOnce = () => {
    server.kill('SIGQUIT')
    remove()
  }
  const leave = () => process.exit(130)
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  process.once('exit', endAtOnce)
  for (const signal of signals) process.once(signal, leave)

  const close = async () => {
    // Lets clients that are just leaving go in peace.
    server.kill('SIGTERM')
    await ended
    process.off('exit', endAtOnce)
    for (const signal of signals) process.off(signal, leave)
    remove()
  }
  let said = ''
  const ready = new Promise<void>((resolve) => {
    server.stderr.on('data', (part) => {
      if (said.length < 10_000) said += String(part)
      if (said.includes('ready to accept connections')) resolve()
    })
  })
  const isReady = await Promise.race([ready.then(() => true), ended.then(() => false)])
  if (!isReady) {
    await close()
    throw new Error(`PostgreSQL did not start:\n${said}`)
  }
  return { host: folder, close }
}
