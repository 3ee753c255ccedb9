import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import { localPublishableKey } from '../../supabase/local/keys'

/** Builds the site once for all end-to-end tests, as `npm run preview` does. */
export default async function buildSite(project: TestProject) {
  // Vitest says `test`, of which Vite would make a development build.
  process.env.NODE_ENV = 'production'
  process.env.VITE_LOCAL_PUBLISHABLE_KEY = localPublishableKey
  const outDir = 'tests/.results/site'
  await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  project.provide('siteFolder', outDir)
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder that holds the built site. */
    siteFolder: string
  }
}
