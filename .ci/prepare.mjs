import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBrowser } from './browser.mjs'
import { findPostgres, howToGetPostgres } from './postgres.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const minimum = [20, 19]

/** Ends the program with one clear sentence when Node is older than the product needs. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > minimum[0] || (major === minimum[0] && minor >= minimum[1])) return
  console.error(
    `This project needs Node ${minimum.join('.')} or newer, and this is Node ${process.versions.node}: install a newer one from nodejs.org or with your version manager, then run the command again.`,
  )
  process.exit(1)
}

/** True when every package that the lockfile asks of this machine is installed in its version. */
function isInstalled(lockfile) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const wanted = JSON.parse(lockfile).packages
  const present = JSON.parse(readFileSync(record, 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || present[path]?.version === version || (optional && !present[path]),
  )
}

/**
 * Installs the packages of the lockfile when some are missing or of another version.
 * Ends the program with npm's own message when that fails.
 */
export function ensurePackages() {
  if (isInstalled(readFileSync(join(root, 'package-lock.json'), 'utf8'))) return
  console.log('Installing packages (npm ci), this takes about a minute the first time …')
  const started = Date.now()
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (result.status !== 0) {
    console.error('npm ci failed (see above). Check the network to the npm registry and try again.')
    process.exit(result.status ?? 1)
  }
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

/** Installs Debian's packages, best first, until `find` finds something. Does nothing elsewhere or without root. */
function installPackages(names, find) {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || spawnSync('sh', ['-c', 'command -v apt-get']).status !== 0) return
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env: environment })
  for (const name of names) {
    if (find()) return
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: environment,
    })
  }
}

/**
 * Makes sure that there is a Chromium to test with, and says which. Tries, in this order: one that is
 * there, Debian's package (as root), Playwright's own download. Ends the program when none works.
 */
export function ensureBrowser() {
  ensureSomeBrowser()
  const whole = () => findBrowser({ isWhole: true })
  if (whole()) return
  console.log('Installing a whole Chromium too, for the tests of its autofill …')
  installPackages(['chromium'], whole)
  if (!whole()) console.error('There is none: the tests of autofill will fail.')
}

function ensureSomeBrowser() {
  const found = findBrowser()
  if (found) {
    console.log(`Testing in ${found}`)
    return
  }
  console.log('No Chromium found: installing one for the browser tests …')
  installPackages(['chromium-headless-shell', 'chromium'], findBrowser)
  if (!findBrowser()) {
    spawnSync('npx', ['playwright', 'install', 'chromium'], { cwd: root, stdio: 'inherit' })
  }
  const installed = findBrowser()
  if (!installed) {
    console.error(
      'Could not install Chromium. Install it by hand (Debian: apt-get install chromium) or set CHROMIUM_PATH to one, then run the command again.',
    )
    process.exit(1)
  }
  console.log(`Testing in ${installed}`)
}

/**
 * Looks for a PostgreSQL server to test with, and installs Debian's where that is possible (as root).
 * Returns true when there is one. Without one it says how to get it: what needs it is then skipped.
 */
export function ensurePostgres() {
  if (!findPostgres()) {
    console.log('No PostgreSQL server found: installing one for the tests of the hosted form …')
    installPackages(['postgresql'], findPostgres)
  }
  const found = findPostgres()
  console.log(
    found
      ? `Testing on the PostgreSQL in ${found}`
      : `There is no PostgreSQL server here: the tests of the hosted form are skipped. ${howToGetPostgres}`,
  )
  return found !== undefined
}
