import { siteAddress } from './allowedHosts'
import { localPublishableKey } from './keys'
import { serve } from './serve'

/** A running product: where it is, and how to end it. */
export type Running = { port: number; ready: Promise<unknown>; close(): Promise<void> }

/**
 * Runs the site with hot reload on a port, and the embedded backend behind it on one of its own; the
 * site's server passes `/auth/v1`, `/rest/v1`, `/storage/v1`, `/functions/v1` and `/local` on, so that the browser sees one origin.
 * @param host where the site listens; the backend behind it is on this machine only
 * @param dataDir where the data is kept; undefined when a hosted project is the backend
 */
export async function startDevelopment(options: {
  port: number
  host: string
  dataDir: string | undefined
}): Promise<Running> {
  const { port, host, dataDir } = options
  const backend = dataDir
    ? await serve({
        port: 0,
        host,
        listensOn: '127.0.0.1',
        dataDir,
        siteUrl: siteAddress(host, port),
      })
    : undefined
  if (backend) {
    process.env.EMBEDDED_BACKEND_ORIGIN = backend.origin
    process.env.VITE_LOCAL_PUBLISHABLE_KEY = localPublishableKey
  }
  // Loaded late: vite.config.ts reads the environment that was set above.
  const { createServer } = await import('vite')
  const before = process.listeners('SIGTERM')
  const site = await createServer({
    clearScreen: false,
    server: { host, port, strictPort: true },
  })
  // Vite ends the process as soon as its own part is closed, which is before the database is.
  for (const listener of process.listeners('SIGTERM')) {
    if (!before.includes(listener)) process.off('SIGTERM', listener)
  }
  await site.listen()
  return {
    port,
    ready: backend?.backend ?? Promise.resolve(),
    async close() {
      await site.close()
      await backend?.close()
    },
  }
}
