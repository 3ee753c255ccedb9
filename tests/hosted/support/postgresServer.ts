import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type PostgresServer = {
  /** The folder of its socket, as a client's host. */
  host: string
  /** Ends it once its clients have gone, and removes everything it wrote. */
  close(): Promise<void>
  /** Ends it, and packs its data into a file from which another one can start. */
  pack(file: string): Promise<void>
}

export type PostgresOptions = {
  /** The name of the superuser. */
  superuser?: string
  /** Settings as in postgresql.conf. */
  settings?: Readonly<Record<string, string | number>>
  /** A file that `pack` wrote, to start from instead of an empty server. */
  from?: string
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
export async function startPostgres(
  programs: string,
  { superuser = 'postgres', settings = {}, from }: PostgresOptions = {},
): Promise<PostgresServer> {
  const user = runAs()
  const folder = mkdtempSync(join(tmpdir(), 'glass-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
  const data = join(folder, 'data')
  const options = { ...user, cwd: folder }
  try {
    if (from) {
      // The server's user may not be able to read the file, or the folders above it.
      const file = openSync(from, 'r')
      execFileSync('tar', ['-x'], { ...options, stdio: [file, 'ignore', 'pipe'] })
      closeSync(file)
    } else {
      execFileSync(
        join(programs, 'initdb'),
        ['-D', data, '-U', superuser, '--auth=trust', '--encoding=UTF8', '--no-locale', '-N'],
        { ...options, stdio: 'pipe' },
      )
    }
  } catch (error) {
    remove()
    throw error
  }

  const wanted = { listen_addresses: '', timezone: 'UTC', ...settings }
  const server = spawn(
    join(programs, 'postgres'),
    [
      '-D',
      data,
      '-k',
      folder,
      ...Object.entries(wanted).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
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

  const end = async () => {
    // Lets clients that are just leaving go in peace.
    server.kill('SIGTERM')
    await ended
    process.off('exit', endAtOnce)
    for (const signal of signals) process.off(signal, leave)
  }
  const close = async () => {
    await end()
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
  return {
    host: folder,
    close,
    async pack(file) {
      await end()
      const packed = openSync(file, 'w')
      execFileSync('tar', ['-c', 'data'], { ...options, stdio: ['ignore', packed, 'pipe'] })
      closeSync(packed)
      remove()
    },
  }
}
