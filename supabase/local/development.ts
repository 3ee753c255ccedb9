import { localPublishableKey } from './keys'
import { serve } from './serve'

/** A running product: where it is, and how to end it. */
export type Running = { port: number; ready: Promise<unknown>; close(): Promise<void> }

/**
 * Runs the site with hot reload on a port, and the embedded backend behind it on one of its own; the
 * site's server passes `/auth/v1`, `/rest/v1` and `/local` on, so that the browser sees one origin.
 * @param dataDir where the data is kept; undefined when a hosted project is the backend
 */
export async function startDevelopment(options: {
  port: number
  dataDir: string | undefined
}): Promise<Running> {
  const { port, dataDir } = options
  const backend = dataDir
    ? await serve({ port: 0, dataDir, siteUrl: `http://localhost:${port}` })
    : undefined
  if (backend) {
    process.env.EMBEDDED_BACKEND_ORIGIN = backend.origin
    process.env.VITE_LOCAL_PUBLISHABLE_KEY = localPublishableKey
  }
  // Loaded late: vite.config.ts reads the environment that was set above.
  const { createServer } = await import('vite')
  const site = await createServer({
    clearScreen: false,
    server: { host: '127.0.0.1', port, strictPort: true },
  })
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
