import { loadEnv } from 'vite'
import { announce, openBrowser } from './announce'
import { startDevelopment, type Running } from './development'
import { findAnyFreePort, findFreePort } from './freePort'
import { startProduction } from './production'
import { parseStartOptions, usage, type StartOptions } from './startOptions'

/** Ends the program with one sentence instead of a stack: these are things a person can put right. */
function giveUp(error: unknown): never {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  const sentence = error instanceof Error ? error.message : String(error)
  console.error(isTaken ? `That port is taken (${sentence}). Choose another one.` : sentence)
  process.exit(1)
}

function closeOnSignal(running: Running): void {
  let closing = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A second Ctrl+C is a person who does not want to wait; committed data is safe either way.
      if (closing) process.exit(1)
      closing = true
      running.close().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
}

async function run(options: StartOptions): Promise<void> {
  const { production } = options
  const hosted = loadEnv(production ? 'production' : 'development', process.cwd(), 'VITE_SUPABASE_')
  const hasBackend = !hosted.VITE_SUPABASE_URL
  const dataDir = hasBackend ? options.dataDir : undefined
  const port = options.port ?? (await findFreePort(production ? 4173 : 5173))

  console.log(
    hasBackend
      ? `Starting the site and its database (data in ${options.dataDir}) …`
      : `Starting the site for the backend at ${hosted.VITE_SUPABASE_URL} …`,
  )
  const running = production
    ? await startProduction({ port, dataDir, build: options.build })
    : await startDevelopment({ port: port || (await findAnyFreePort()), dataDir })
  closeOnSignal(running)
  await running.ready

  const url = `http://localhost:${running.port}`
  announce({ url, port: running.port, hasBackend })
  if (options.open) openBrowser(url)
}

/** Starts the product from the command line's arguments and keeps it running until it is stopped. */
export async function start(args: string[]): Promise<void> {
  let options: StartOptions
  try {
    options = parseStartOptions(args)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    process.exit(1)
  }
  await run(options).catch(giveUp)
}
