import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Backend } from '@local/backend'
import { serve } from '@local/serve'

export type Site = {
  /** Where the built site answers, as the browser's address bar shows it. */
  url: string
  /** Runs one statement as the database's owner. */
  sql: Backend['sql']
  /** The key of the role `service_role`, which no browser ever holds. */
  secretKey: string
  /** Every mail sent, oldest first. */
  mails: Backend['mails']
  /** Stops the business's clock at an instant (ISO 8601); null lets it run again. */
  stopClock(at: string | null): Promise<void>
  /** Ends the server and starts it again on the same port and data. Needs `keepsData`. */
  restart(): Promise<void>
  close(): Promise<void>
}

/**
 * Starts the built site and the embedded backend on a port of their own, with the four demo accounts.
 * @param options `keepsData` puts the data into a folder, so that they survive `restart`; `sample` puts
 *   the sample business in, `staticDir` serves another build. By default the data are in memory and there
 *   is no business yet.
 */
export async function startSite(
  options: { keepsData?: boolean; sample?: boolean; staticDir?: string } = {},
): Promise<Site> {
  const dataDir = options.keepsData ? mkdtempSync(join(tmpdir(), 'site-')) : undefined
  const staticDir = options.staticDir ?? inject('siteFolder')
  const settings = { dataDir, staticDir, sample: options.sample ?? false }
  let serving = await serve({ port: 0, ...settings })
  let backend = await serving.backend
  const { port } = serving
  return {
    url: `http://localhost:${port}`,
    sql: (text, values) => backend.sql(text, values),
    secretKey: backend.secretKey,
    mails: () => backend.mails(),
    async stopClock(at) {
      await backend.sql('delete from private.clock')
      if (at) await backend.sql('insert into private.clock (stopped_at) values ($1)', [at])
    },
    async restart() {
      if (!dataDir) throw new Error('A site in memory would be empty after a restart')
      await serving.close()
      serving = await serve({ port, ...settings })
      backend = await serving.backend
    },
    async close() {
      await serving.close()
      if (dataDir) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
