import { loadEnv } from 'vite'
import { siteAddress } from './allowedHosts'
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

/**
 * Ends the product on Ctrl+C and on SIGTERM, also while it is still starting: the database last.
 * @param stop called first, to end what is only a step of the start
 */
function closeOnSignal(running: Promise<Running>, stop: () => void): void {
  let closing = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A second Ctrl+C is a person who does not want to wait; committed data is safe either way.
      if (closing && signal === 'SIGINT') process.exit(1)
      if (closing) return
      closing = true
      stop()
      running
        .then((it) => it.close())
        .then(
          () => process.exit(0),
          () => process.exit(1),
        )
    })
  }
}

async function run(options: StartOptions): Promise<void> {
  const { production, host } = options
  const hosted = loadEnv(production ? 'production' : 'development', process.cwd(), 'VITE_SUPABASE_')
  const hasBackend = !hosted.VITE_SUPABASE_URL
  const dataDir = hasBackend ? options.dataDir : undefined
  const port = options.port ?? (await findFreePort(production ? 4173 : 5173))

  console.log(
    hasBackend
      ? `Starting the site and its database (data in ${options.dataDir}) …`
      : `Starting the site for the backend at ${hosted.VITE_SUPABASE_URL} …`,
  )
  const stopping = new AbortController()
  const { signal } = stopping
  const free = production ? port : port || (await findAnyFreePort())
  const starting = production
    ? startProduction({ port: free, host, dataDir, build: options.build, signal })
    : startDevelopment({ port: free, host, dataDir })
  closeOnSignal(starting, () => stopping.abort())
  const running = await starting
  await running.ready
  if (signal.aborted) return

  const url = siteAddress(host, running.port)
  announce({ url, origin: url.replace('localhost', '127.0.0.1'), hasBackend })
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
  if (options.help) {
    console.log(usage)
    return
  }
  await run(options).catch(giveUp)
}
