import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { browserArguments, findBrowser } from '../../../.ci/browser.mjs'
import { buildRevision, buildSite, median, results, startSite } from '../builtSites.mjs'
import { measured, shortfalls } from './bars.mjs'

/**
 * `npm run bench:web`: Lighthouse on the production build, mobile, served with compression on this machine.
 * Every page is measured as Lighthouse simulates it and with the throttling applied, and beside it, applied,
 * the same page without script. Runs are interleaved and judged by their medians.
 * Options: `--runs 5`, `--pages /,/quote`, `--base <revision>` to measure that one beside,
 * `--no-build` to take what was built before.
 */
const here = dirname(fileURLToPath(import.meta.url))

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string' },
    base: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
  },
})
const runs = Number(options.runs)
const pages = options.pages?.split(',') ?? measured
const builds = [
  { name: 'this', folder: join(results, 'bench-site') },
  ...(options.base ? [{ name: options.base, folder: join(results, 'bench-base') }] : []),
]

ensureLighthouse()
if (!options['no-build']) {
  console.log('Building …')
  if (options.base) buildRevision(options.base, join(results, 'bench-base'))
  buildSite(join(results, 'bench-site'))
}
writePlainPages()
const { launch } = await import('chrome-launcher')
const { default: lighthouse } = await import('lighthouse')
const sites = await Promise.all(builds.map(({ folder }) => startSite(folder)))
/** @type {Record<string, Record<string, number[]>>} by build and page, then by measure */
const taken = {}
try {
  for (let run = 1; run <= runs; run += 1) {
    for (const page of pages) {
      for (const [index, { name, folder }] of builds.entries()) {
        const address = sites[index].origin + page
        note(`${name} ${page}`, await measureAgain(address, folder, 'simulate'))
        const { largestPaint } = await measureAgain(address, folder, 'devtools')
        note(`${name} ${page}`, { appliedPaint: largestPaint })
      }
      const plain = await measureAgain(
        sites[0].origin + plainPath(page),
        builds[0].folder,
        'devtools',
      )
      for (const { name } of builds) note(`${name} ${page}`, { plainPaint: plain.largestPaint })
    }
    console.log(`run ${run} of ${runs}, load ${loadavg()[0]?.toFixed(1)}`)
  }
} finally {
  for (const site of sites) site.end()
}
process.exitCode = report() ? 0 : 1

function ensureLighthouse() {
  if (existsSync(join(here, 'node_modules/lighthouse'))) return
  console.log('Installing Lighthouse, for this bench only …')
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: here,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
}

function plainPath(page) {
  return `/plain/${page === '/' ? 'home' : page.slice(1)}`
}

function writePlainPages() {
  const [{ folder }] = builds
  mkdirSync(join(folder, 'plain'), { recursive: true })
  for (const page of pages) {
    const html = readFileSync(join(folder, page === '/' ? 'index.html' : `${page}.html`), 'utf8')
    // The color mode alone, which the page cannot be painted right without.
    const plain = html
      .replace(/<script>[\s\S]*?<\/script>/, '')
      .replace('<html ', '<html class="light" ')
    writeFileSync(join(folder, `${plainPath(page)}.html`), plain)
  }
}

function note(key, measures) {
  const all = (taken[key] ??= {})
  for (const [name, value] of Object.entries(measures)) (all[name] ??= []).push(value)
}

/** A run that Lighthouse could not record is no measure of the page: it is made again, twice at most. */
async function measureAgain(address, folder, throttlingMethod, attempts = 3) {
  try {
    return await measure(address, folder, throttlingMethod)
  } catch (error) {
    if (attempts === 1) throw error
    return measureAgain(address, folder, throttlingMethod, attempts - 1)
  }
}

/**
 * One run of Lighthouse, mobile, in a browser of its own.
 * @param {string} address
 * @param {string} folder the built site behind it
 * @param {'simulate' | 'devtools'} throttlingMethod
 */
async function measure(address, folder, throttlingMethod) {
  const browser = await launch({
    chromePath: findBrowser(),
    chromeFlags: ['--headless=new', ...browserArguments],
  })
  try {
    const result = await lighthouse(address, {
      port: browser.port,
      logLevel: 'error',
      throttlingMethod,
      onlyCategories:
        throttlingMethod === 'devtools'
          ? ['performance']
          : ['performance', 'accessibility', 'best-practices', 'seo'],
    })
    const { categories, audits, runtimeError } = result?.lhr ?? {}
    if (runtimeError || !categories || !audits) {
      throw new Error(`Lighthouse could not measure ${address}: ${runtimeError?.message}`)
    }
    const scores = Object.values(categories).map(({ id, score }) => [
      id,
      Math.round((score ?? 0) * 100),
    ])
    const numberOf = (name) => audits[name]?.numericValue ?? Number.NaN
    const failed = Object.values(audits)
      .filter(
        ({ score, id }) =>
          score === 0 && categories.performance.auditRefs.every((ref) => ref.id !== id),
      )
      .map(({ id }) => id)
    if (failed.length > 0) console.log(`  ${address}: ${failed.join(', ')}`)
    return {
      ...Object.fromEntries(scores),
      firstPaint: Math.round(numberOf('first-contentful-paint')),
      largestPaint: Math.round(numberOf('largest-contentful-paint')),
      blockingTime: Math.round(numberOf('total-blocking-time')),
      layoutShift: Math.round(numberOf('cumulative-layout-shift') * 10_000) / 10_000,
      scriptKilobytes: scriptKilobytes(audits['network-requests']?.details?.items ?? [], folder),
    }
  } finally {
    browser.kill()
  }
}

/** What the scripts that a page asked for weigh with gzip, in kilobytes. */
function scriptKilobytes(requests, folder) {
  const names = new Set(requests.map(({ url }) => new URL(url).pathname))
  const bytes = [...names]
    .filter((name) => /^\/assets\/.*\.js$/.test(name))
    .map((name) => gzipSync(readFileSync(join(folder, name)), { level: 9 }).length)
  return Math.round(bytes.reduce((sum, size) => sum + size, 0) / 100) / 10
}

/** @returns {boolean} whether every bar is reached */
function report() {
  const medians = Object.fromEntries(
    Object.entries(taken).map(([key, measures]) => {
      const values = Object.fromEntries(
        Object.entries(measures).map(([name, all]) => [name, median(all)]),
      )
      const timesPlain = Math.round((values.appliedPaint / values.plainPaint) * 100) / 100
      return [key, { ...values, timesPlain }]
    }),
  )
  console.log(`\nMedians of ${runs} runs; times in milliseconds, sizes in kB with gzip.`)
  console.table(medians)
  const own = Object.entries(medians).flatMap(([key, values]) =>
    key.startsWith('this ') ? [[key.slice(5), values]] : [],
  )
  const problems = shortfalls(Object.fromEntries(own))
  mkdirSync(results, { recursive: true })
  const file = join(results, 'bench-web.json')
  writeFileSync(file, JSON.stringify({ runs, load: loadavg(), medians, problems, taken }, null, 2))
  console.log(`All figures: ${file}`)
  for (const problem of problems) console.log(`Below the bar: ${problem}`)
  return problems.length === 0
}
