import { build } from 'vite'
import { localPublishableKey } from '../../../supabase/local/keys'

/**
 * Builds the site as `npm run preview` does, whatever environment the tests run in.
 * @param nodeEnv `development` for a build whose libraries warn on the console
 */
export async function buildSite(outDir: string, nodeEnv: 'production' | 'development') {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = nodeEnv
  process.env.VITE_LOCAL_PUBLISHABLE_KEY = localPublishableKey
  try {
    await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  } finally {
    process.env.NODE_ENV = before
  }
}
