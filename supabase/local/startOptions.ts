import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

export type StartOptions = {
  production: boolean
  /** True when only the options are to be printed. */
  help: boolean
  /** The port asked for; undefined takes the usual one or the next that is free. */
  port: number | undefined
  /** The address or name of this machine to listen on. */
  host: string
  dataDir: string
  open: boolean
  build: boolean
}

export const usage = `Usage: npm start [-- options]      the site with hot reload, and its backend
       npm run preview [-- options]  the production build, and its backend

  --port <number>      where the site listens (default $PORT, else 5173, preview 4173; 0 takes any free port)
  --host <name>        the address or name to listen on (default $HOST, else 127.0.0.1: this machine only)
  --data-dir <folder>  where the data is kept (default .data)
  --no-open            do not open a browser
  --no-build           preview: serve the build that is there
  --help               print this
`

/**
 * Reads the command line.
 * @param environment where PORT and HOST count when the command line does not name them
 * @throws Error with a sentence for the person who typed it
 */
export function parseStartOptions(
  args: string[],
  environment: Readonly<Record<string, string | undefined>> = process.env,
): StartOptions {
  const { values } = parseArgs({
    args,
    options: {
      production: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      port: { type: 'string' },
      host: { type: 'string' },
      'data-dir': { type: 'string', default: '.data' },
      'no-open': { type: 'boolean', default: false },
      'no-build': { type: 'boolean', default: false },
    },
  })
  const [name, given] =
    values.port === undefined ? ['PORT', environment.PORT || undefined] : ['--port', values.port]
  const port = given === undefined ? undefined : Number(given)
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port < 65536)) {
    throw new Error(`${name} needs a number from 0 to 65535, not "${given}".`)
  }
  return {
    production: values.production,
    help: values.help,
    port,
    host: values.host || environment.HOST || '127.0.0.1',
    dataDir: resolve(values['data-dir']),
    open: !values['no-open'],
    build: !values['no-build'],
  }
}
