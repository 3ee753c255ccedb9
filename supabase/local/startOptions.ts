import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

export type StartOptions = {
  production: boolean
  /** The port asked for; undefined takes the usual one or the next that is free. */
  port: number | undefined
  dataDir: string
  open: boolean
  build: boolean
}

export const usage = `Usage: npm start [-- options]      the site with hot reload, and its backend
       npm run preview [-- options]  the production build, and its backend

  --port <number>      where the site listens (default 5173, preview 4173; 0 takes any free port)
  --data-dir <folder>  where the data is kept (default .data)
  --no-open            do not open a browser
  --no-build           preview: serve the build that is there
`

/**
 * Reads the command line.
 * @throws Error with a sentence for the person who typed it
 */
export function parseStartOptions(args: string[]): StartOptions {
  const { values } = parseArgs({
    args,
    options: {
      production: { type: 'boolean', default: false },
      port: { type: 'string' },
      'data-dir': { type: 'string', default: '.data' },
      'no-open': { type: 'boolean', default: false },
      'no-build': { type: 'boolean', default: false },
    },
  })
  const port = values.port === undefined ? undefined : Number(values.port)
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port < 65536)) {
    throw new Error(`--port needs a number from 0 to 65535, not "${values.port}".`)
  }
  return {
    production: values.production,
    port,
    dataDir: resolve(values['data-dir']),
    open: !values['no-open'],
    build: !values['no-build'],
  }
}
