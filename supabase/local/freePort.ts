import { createServer, type AddressInfo } from 'node:net'

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      // A machine without this kind of address cannot have the port taken on it.
      resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'),
    )
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
}

/**
 * The first port from this one on that nobody listens on, by either address of this machine: a
 * browser asked for `localhost` tries both, and would show the other program's page.
 * @throws Error when the next twenty are taken
 */
export async function findFreePort(from: number): Promise<number> {
  for (let port = from; port < from + 20; port++) {
    if ((await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'))) return port
  }
  throw new Error(`Ports ${from} to ${from + 19} are all taken. Choose one with --port <number>.`)
}

/** Any port that nobody listens on now. */
export function findAnyFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
