import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Running } from './development'
import { closeServer, createHttpServer, listen } from './httpServer'
import { localPublishableKey } from './keys'
import { serve } from './serve'
import { createStaticHandler } from './staticSite'

const dist = resolve('dist')

/** Makes the production build, told to talk to the embedded backend unless a hosted one is named. */
async function build(hasBackend: boolean, signal: AbortSignal): Promise<void> {
  console.log('Building the site …')
  const env = hasBackend
    ? { ...process.env, VITE_LOCAL_PUBLISHABLE_KEY: localPublishableKey }
    : process.env
  const code = await new Promise<number | null>((done) => {
    // Not by npm: a signal that ends npm leaves the build behind.
    spawn(process.execPath, [resolve('node_modules/vite/bin/vite.js'), 'build'], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
      signal,
    })
      .on('error', () => done(null))
      .on('exit', done)
  })
  if (code !== 0) throw new Error('The build failed (see above).')
}

/**
 * Serves the production build and the embedded backend on one port.
 * @param signal ends a build that is under way
 * @param dataDir where the data is kept; undefined when a hosted project is the backend
 */
export async function startProduction(options: {
  port: number
  host: string
  dataDir: string | undefined
  build: boolean
  signal: AbortSignal
}): Promise<Running> {
  const { port, host, dataDir } = options
  if (options.build || !existsSync(dist)) await build(dataDir !== undefined, options.signal)
  if (dataDir) {
    const serving = await serve({ port, host, dataDir, staticDir: dist })
    return { port: serving.port, ready: serving.backend, close: () => serving.close() }
  }
  const server = createHttpServer(createStaticHandler({ dir: dist }), host)
  const taken = await listen(server, port, host)
  return { port: taken, ready: Promise.resolve(), close: () => closeServer(server) }
}
