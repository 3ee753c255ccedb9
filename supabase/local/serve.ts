import { mkdirSync } from 'node:fs'
import { siteAddress } from './allowedHosts'
import { createBackend, type Backend } from './backend'
import { lockDataDir } from './dataDirLock'
import { closeServer, createHttpServer, listen } from './httpServer'
import { createStaticHandler } from './staticSite'

export type ServeOptions = {
  /** 0 takes any free one. */
  port: number
  /** Where to listen, and the host that requests may ask for; this machine only by default. */
  host?: string
  /** Where to listen when another server stands in front of this one on `host`. */
  listensOn?: string
  /** The folder that keeps the data; without it everything lives in memory. */
  dataDir?: string
  /** Where people reach the site, when that is not this server. */
  siteUrl?: string
  /** Whether a new database gets the sample business (see BackendOptions). */
  sample?: boolean
  /** A built site to serve beside the backend. */
  staticDir?: string
}

export type Serving = {
  port: number
  /** `http://127.0.0.1:<port>` */
  origin: string
  /** Resolves when the database is open; requests before that wait. */
  backend: Promise<Backend>
  close(): Promise<void>
}

const backendPaths = /^\/(auth\/v1|rest\/v1|storage\/v1|functions\/v1|local)(\/|$)/

/**
 * Serves the embedded backend, and a built site with it, on one origin.
 * @throws DataDirInUseError, or the system's error when the port is taken
 */
export async function serve(options: ServeOptions): Promise<Serving> {
  const { dataDir, host = '127.0.0.1' } = options
  if (dataDir) mkdirSync(dataDir, { recursive: true })
  const unlock = dataDir ? await lockDataDir(dataDir) : undefined
  const site = options.staticDir ? createStaticHandler({ dir: options.staticDir }) : undefined

  let ready: (backend: Promise<Backend>) => void = () => undefined
  const backend = new Promise<Backend>((resolve) => {
    ready = resolve
  })
  const server = createHttpServer(async (request, address) => {
    if (!backendPaths.test(new URL(request.url).pathname)) {
      return site ? site(request) : new Response('Not found', { status: 404 })
    }
    return (await backend).fetch(request, address)
  }, host)
  let port: number
  try {
    // The port comes before the data: a start that cannot succeed must not touch them.
    port = await listen(server, options.port, options.listensOn ?? host)
  } catch (error) {
    await unlock?.()
    throw error
  }
  const siteUrl = options.siteUrl ?? siteAddress(host, port)
  ready(createBackend({ dataDir, siteUrl, sample: options.sample }))

  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    backend,
    async close() {
      await closeServer(server)
      await (await backend.catch(() => undefined))?.close()
      await unlock?.()
    },
  }
}
