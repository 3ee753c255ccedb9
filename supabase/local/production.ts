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
async function build(hasBackend: boolean): Promise<void> {
  console.log('Building the site …')
  const env = hasBackend
    ? { ...process.env, VITE_LOCAL_PUBLISHABLE_KEY: localPublishableKey }
    : process.env
  const code = await new Promise<number | null>((done) => {
    spawn('npm', ['run', '--silent', 'build'], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    }).on('exit', done)
  })
  if (code !== 0) throw new Error('The build failed (see above).')
}

/**
 * Serves the production build and the embedded backend on one port.
 * @param dataDir where the data is kept; undefined when a hosted project is the backend
 */
export async function startProduction(options: {
  port: number
  dataDir: string | undefined
  build: boolean
}): Promise<Running> {
  const { port, dataDir } = options
  if (options.build || !existsSync(dist)) await build(dataDir !== undefined)
  if (dataDir) {
    const serving = await serve({ port, dataDir, staticDir: dist })
    return { port: serving.port, ready: serving.backend, close: () => serving.close() }
  }
  const server = createHttpServer(createStaticHandler({ dir: dist }))
  const taken = await listen(server, port)
  return { port: taken, ready: Promise.resolve(), close: () => closeServer(server) }
}
