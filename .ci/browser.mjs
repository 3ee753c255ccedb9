import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Flags with which Chromium runs as root and on a closed network without asking outside. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Best first: the headless shell opens a page for a third less work than a browser with windows. */
const programs = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/**
 * The path of a Chromium to test with: `CHROMIUM_PATH`, else Playwright's own download, else one on
 * the PATH. Undefined when there is none.
 * @param {{ isWhole?: boolean }} [options] `isWhole` for one with all that people have, which the headless shell
 *   has not: autofill
 */
export function findBrowser({ isWhole = false } = {}) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  try {
    const path = createRequire(import.meta.url)('playwright').chromium.executablePath()
    if (existsSync(path)) return path
  } catch {
    // Playwright is not installed yet: look on the PATH.
  }
  for (const name of programs) {
    if (isWhole && name.endsWith('shell')) continue
    try {
      return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim()
    } catch {
      // Not this one.
    }
  }
  return undefined
}
