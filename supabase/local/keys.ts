import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The key the site sends to the embedded backend. It names the web role `anon` and is no secret. */
export const localPublishableKey = 'sb_publishable_local_development_only'

/** What the embedded backend signs and recognises with; made on this machine, never committed. */
export type LocalSecrets = { jwtSecret: string; secretKey: string }

function newSecrets(): LocalSecrets {
  return {
    jwtSecret: randomBytes(32).toString('hex'),
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
  }
}

/**
 * The secrets kept in a data folder, made on first use; without a folder, new ones that live as long
 * as the process.
 */
export function localSecrets(dataDir: string | undefined): LocalSecrets {
  if (!dataDir) return newSecrets()
  const path = join(dataDir, 'secrets.json')
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as LocalSecrets
  const secrets = newSecrets()
  writeFileSync(path, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  return secrets
}
