import { createHash } from 'node:crypto'
import { realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A data folder that another process has open. */
export class DataDirInUseError extends Error {
  constructor(dataDir: string) {
    super(
      `The data in ${dataDir} is in use by another running copy of this program. Stop that one first, or start this one with its own data: --data-dir <folder>.`,
    )
    this.name = 'DataDirInUseError'
  }
}

/** A socket has a short name at most; Windows has pipes instead of socket files. */
function socketPath(dataDir: string): string {
  const name = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 16)
  return process.platform === 'win32'
    ? `\\\\.\\pipe\\sunline-${name}`
    : join(tmpdir(), `sunline-${name}.sock`)
}

function tryListen(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end())
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen(path, () => resolve(server.unref()))
  })
}

function isAnswered(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/**
 * Keeps a data folder to one process: two PostgreSQLs on the same files destroy them, and PGlite does
 * not notice. The lock is a socket, so it ends with the process, however that ends.
 * @returns releases the lock
 * @throws DataDirInUseError when another process holds it
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const path = socketPath(dataDir)
  let server = await tryListen(path)
  if (!server && !(await isAnswered(path))) {
    // The file of a process that was killed: nobody is behind it.
    rmSync(path, { force: true })
    server = await tryListen(path)
  }
  if (!server) throw new DataDirInUseError(dataDir)
  const held = server
  return () => new Promise((resolve) => held.close(() => resolve()))
}
