import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { serveFolder } from '../../.ci/serveFolder.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the published Storybook is served, below a path. */
    storybookAddress: string
    /** Where the same lies on this machine. */
    storybookFolder: string
  }
}

/** Builds Storybook as it is published, and serves it below a path as a static host may. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'storybook-'))
  execFileSync(
    process.execPath,
    [
      'node_modules/storybook/dist/bin/dispatcher.js',
      'build',
      '--disable-telemetry',
      '--quiet',
      '--output-dir',
      folder,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, NODE_ENV: 'production' } },
  )
  const site = await serveFolder(folder, '/some/path/')
  project.provide('storybookAddress', site.address)
  project.provide('storybookFolder', folder)
  return () => {
    site.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
