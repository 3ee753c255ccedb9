import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
export const root = join(here, '../..')

/** Where benches keep what they build and what they measured. */
export const results = join(root, 'tests/.results')

/** Milliseconds after which a build or a server that says nothing is given up. */
const patience = 300_000

/**
 * Builds the site as it is delivered.
 * @param {string} folder where to put it
 * @param {string} [from] the checkout to build; this one by default
 */
export function buildSite(folder, from = root) {
  const keys = readFileSync(join(from, 'supabase/local/keys.ts'), 'utf8')
  const [key = ''] = /sb_publishable_\w+/.exec(keys) ?? []
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', folder, '--emptyOutDir'],
    {
      cwd: from,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production', VITE_LOCAL_PUBLISHABLE_KEY: key },
      timeout: patience,
    },
  )
}

/**
 * Builds the site of another revision, with the packages that are installed here.
 * @param {string} revision
 * @param {string} folder where to put it
 */
export function buildRevision(revision, folder) {
  const checkout = join(mkdtempSync(join(tmpdir(), 'bench-base-')), 'checkout')
  const git = (...args) => execFileSync('git', args, { cwd: root, stdio: 'pipe' })
  git('worktree', 'add', '--detach', checkout, revision)
  try {
    symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'), 'junction')
    buildSite(folder, checkout)
  } finally {
    // The link first: what it leads to must stay.
    rmSync(join(checkout, 'node_modules'))
    git('worktree', 'remove', '--force', checkout)
    rmSync(dirname(checkout), { recursive: true, force: true })
  }
}

/**
 * Serves a built site with compression, with an embedded backend in memory.
 * @param {string} folder
 * @returns {Promise<{ origin: string, end: () => void }>}
 */
export function startSite(folder) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(here, 'site.mjs'), folder], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The site could not be served.')))
    child.stdout.on('data', (data) => {
      const [origin] = /http:\/\/[\d.:]+/.exec(String(data)) ?? []
      if (origin) resolve({ origin, end: () => child.kill('SIGTERM') })
    })
  })
}

/**
 * @param {number[]} values
 * @returns {number} the middle value
 */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}
