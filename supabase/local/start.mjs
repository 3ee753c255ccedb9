// Plain JavaScript without a package at the top: on a fresh clone there is none yet.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensurePackages, requireNode } from '../../.ci/prepare.mjs'

requireNode()
process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..', '..'))
ensurePackages()

// npm runs this by a shell, and a signal to npm ends the shell only: without it, this ends as by the signal.
const shell = process.ppid
if (process.env.npm_lifecycle_event) {
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 300)
  watch.unref()
}

const { register } = await import('tsx/esm/api')
register()
const { start } = await import('./start.ts')
await start(process.argv.slice(2))
