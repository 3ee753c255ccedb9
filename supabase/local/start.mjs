// Plain JavaScript without a package at the top: on a fresh clone there is none yet.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensurePackages, requireNode } from '../../.ci/prepare.mjs'

requireNode()
process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..', '..'))
ensurePackages()

const { register } = await import('tsx/esm/api')
register()
const { start } = await import('./start.ts')
await start(process.argv.slice(2))
