import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { browserArguments, findBrowser } from '../../../.ci/browser.mjs'
import { measured, median, shortfalls } from './bars.mjs'

/**
 * `npm run bench:web`: Lighthouse on the production build, served with compression on this machine, with a
 * page of the same content without script beside it. Runs are interleaved, and judged by their medians.
 * Options: `--runs 5`, `--pages /,/quote`.
 */
const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '../../..')
const results = join(root, 'tests/.results')
const siteFolder = join(results, 'bench-site')

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, pages: { type: 'string' } },
})
const runs = Number(options.runs)
const pages = options.pages?.split(',') ?? measured

ensureLighthouse()
buildSite()
const { launch } = await import('chrome-launcher')
const { default: lighthouse } = await import('lighthouse')
const site = await startSite()
/** @type {Record<string, Record<string, number>[]>} */
const taken = Object.fromEntries(pages.map((page) => [page, []]))
try {
  for (let run = 1; run <= runs; run += 1) {
    for (const page of pages) {
      const measures = await measureAgain(site.origin + page)
      taken[page]?.push(measures)
      console.log(`run ${run} of ${runs}  ${page.padEnd(24)} ${line(measures)}`)
    }
  }
} finally {
  site.end()
}
process.exit(report() ? 0 : 1)

function ensureLighthouse() {
  if (existsSync(join(here, 'node_modules/lighthouse'))) return
  console.log('Installing Lighthouse, for this bench only …')
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: here,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
}

function buildSite() {
  console.log('Building the site …')
  const keys = readFileSync(join(root, 'supabase/local/keys.ts'), 'utf8')
  const [key = ''] = /sb_publishable_\w+/.exec(keys) ?? []
  execFileSync(
    join(root, 'node_modules/.bin/vite'),
    ['build', '--outDir', siteFolder, '--emptyOutDir'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production', VITE_LOCAL_PUBLISHABLE_KEY: key },
      shell: process.platform === 'win32',
    },
  )
  const home = readFileSync(join(siteFolder, 'index.html'), 'utf8')
  const plain = home
    .replace(/<script>[\s\S]*?<\/script>/g, '')
    .replace(/<meta name="app-files"[^>]*>/, '')
  writeFileSync(join(siteFolder, 'limit.html'), plain)
}

/** @returns {Promise<{ origin: string, end: () => void }>} */
function startSite() {
  const child = spawn(process.execPath, ['--import', 'tsx', join(here, 'site.mjs'), siteFolder], {
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
 * A run that Lighthouse could not record is no measure of the page: it is made again, twice at most.
 * @param {string} address
 */
async function measureAgain(address, attempts = 3) {
  try {
    return await measure(address)
  } catch (error) {
    if (attempts === 1) throw error
    return measureAgain(address, attempts - 1)
  }
}

/**
 * One run of Lighthouse, mobile, in a browser of its own.
 * @param {string} address
 */
async function measure(address) {
  const browser = await launch({
    chromePath: findBrowser(),
    chromeFlags: ['--headless=new', ...browserArguments],
  })
  try {
    const result = await lighthouse(address, {
      port: browser.port,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
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
      speedIndex: Math.round(numberOf('speed-index')),
    }
  } finally {
    browser.kill()
  }
}

/** @returns {boolean} whether every bar is reached */
function report() {
  const medians = Object.fromEntries(
    Object.entries(taken).map(([page, all]) => [
      page,
      Object.fromEntries(
        Object.keys(all[0] ?? {}).map((name) => [
          name,
          median(all.map((one) => one[name] ?? Number.NaN)),
        ]),
      ),
    ]),
  )
  const limit = medians['/limit']
  const ratios = Object.fromEntries(
    Object.entries(medians).map(([page, { firstPaint, largestPaint }]) => [
      page,
      {
        firstPaint: round(firstPaint / (limit?.firstPaint ?? Number.NaN)),
        largestPaint: round(largestPaint / (limit?.largestPaint ?? Number.NaN)),
      },
    ]),
  )
  console.log(`\nMedians of ${runs} runs; times in milliseconds, and against the limit page.`)
  console.table(
    Object.fromEntries(
      Object.entries(medians).map(([page, values]) => [
        page,
        {
          ...values,
          'FCP / limit': ratios[page]?.firstPaint,
          'LCP / limit': ratios[page]?.largestPaint,
        },
      ]),
    ),
  )
  const problems = shortfalls(medians)
  mkdirSync(results, { recursive: true })
  const file = join(results, 'bench-web.json')
  writeFileSync(
    file,
    JSON.stringify({ runs, load: loadavg(), medians, ratios, problems, taken }, null, 2),
  )
  console.log(`All figures: ${file}`)
  for (const problem of problems) console.log(`Below the bar: ${problem}`)
  return problems.length === 0
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 100) / 100
}

/** @param {Record<string, number>} measures */
function line({
  performance,
  accessibility,
  seo,
  largestPaint,
  blockingTime,
  layoutShift,
  ...rest
}) {
  const scores = [performance, accessibility, rest['best-practices'], seo].join(' ')
  return `${scores}  LCP ${largestPaint}  TBT ${blockingTime}  CLS ${layoutShift}`
}
