import type { TestProject } from 'vitest/node'
import { buildSite } from './support/buildSite'

/** Builds the site once for all end-to-end tests. */
export default async function buildOnce(project: TestProject) {
  const outDir = 'tests/.results/site'
  await buildSite(outDir, 'production')
  project.provide('siteFolder', outDir)
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder that holds the built site. */
    siteFolder: string
  }
}
