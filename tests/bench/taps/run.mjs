import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { browserArguments, findBrowser } from '../../../.ci/browser.mjs'
import { buildRevision, buildSite, median, results, startSite } from '../builtSites.mjs'
import { scenarios } from './scenarios.mjs'

/**
 * `npm run bench:taps`: how long a first visitor waits from a tap to a visible reaction, with real touch
 * events, on a processor four times as slow and Fast 4G. Each visit is a browser context of its own.
 * Options: `--runs 5`, `--base <revision>` to measure that one beside, in turns, `--only <name>`.
 */
const { values: options } = parseArgs({
  options: {
    'no-build': { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    base: { type: 'string' },
    only: { type: 'string', default: '' },
  },
})

/** When the tap comes, and how many milliseconds the reaction may take at most. */
const moments = [
  { name: '3 s after load', after: 'load', wait: 3_000, most: 500 },
  { name: '0.3 s after first paint', after: 'paint', wait: 300, most: 1_500 },
]

/** Most milliseconds from an interaction to the next paint. */
const mostToPaint = 200

/** As Chromium's developer tools have it: bytes a second, milliseconds. */
const fast4g = {
  offline: false,
  latency: 165,
  downloadThroughput: 1_012_500,
  uploadThroughput: 168_750,
}

/** Milliseconds after which a tap counts as lost. */
const patience = 10_000

const builds = [
  ...(options.base ? [{ name: options.base, folder: join(results, 'bench-base') }] : []),
  { name: 'this', folder: join(results, 'bench-site') },
]
if (!options['no-build']) {
  console.log('Building …')
  if (options.base) buildRevision(options.base, join(results, 'bench-base'))
  buildSite(join(results, 'bench-site'))
}

const sites = await Promise.all(builds.map(({ folder }) => startSite(folder)))
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
/** @type {{ build: string, scenario: string, moment: string, reaction: number, toPaint: number }[]} */
const taken = []
try {
  for (let run = 0; run <= Number(options.runs); run += 1) {
    for (const scenario of scenarios.filter(({ name }) => name.includes(options.only))) {
      for (const moment of moments) {
        for (const [index, build] of builds.entries()) {
          const measured = await tapOnce(sites[index].origin, scenario, moment)
          console.log(
            `run ${run}  ${build.name}  ${scenario.name}, ${moment.name}: ${Math.round(measured.reaction)} ms`,
          )
          // The first round fills the server's cache of compressed files.
          if (run > 0) {
            taken.push({
              build: build.name,
              scenario: scenario.name,
              moment: moment.name,
              ...measured,
            })
          }
        }
      }
    }
    if (run > 0) console.log(`run ${run} of ${options.runs}, load ${loadavg()[0]?.toFixed(1)}`)
  }
} finally {
  await browser.close()
  for (const site of sites) site.end()
}
process.exitCode = report() ? 0 : 1

/** One visit with one tap; a reaction that never came is Infinity. */
async function tapOnce(origin, { path, window: options, target, isDone }, { after, wait }) {
  const place = await placeOf(origin + path, options, target)
  const context = await browser.newContext(options)
  try {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', fast4g)
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    let tell = () => {}
    const moment = new Promise((resolve) => (tell = () => resolve(undefined)))
    await page.exposeBinding('tellMoment', (_, name) => name === after && tell())
    await page.addInitScript(watchPage)
    await page.addInitScript(`window.isDone = ${isDone}`)
    await page.goto(origin + path, { waitUntil: 'commit' })
    await moment
    await new Promise((resolve) => setTimeout(resolve, wait))
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] })
    await new Promise((resolve) => setTimeout(resolve, 60))
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    const reaction = await page
      .waitForFunction(() => window.reaction, undefined, { timeout: patience })
      .then((handle) => handle.jsonValue())
      .catch(() => Number.POSITIVE_INFINITY)
    return { reaction, toPaint: await page.evaluate(() => window.toPaint) }
  } finally {
    await context.close()
  }
}

/** Runs in the page before anything else: tells the moments, and takes the times. */
function watchPage() {
  window.toPaint = 0
  const observe = (type, see, rest) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
      ...rest,
    })
  observe('paint', ({ name }) => name === 'first-contentful-paint' && window.tellMoment('paint'))
  observe(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId) window.toPaint = Math.max(window.toPaint, duration)
    },
    { durationThreshold: 16 },
  )
  addEventListener('load', () => window.tellMoment('load'))
  addEventListener(
    'touchend',
    ({ timeStamp }) => {
      const look = () => {
        if (window.isDone()) window.reaction = performance.now() - timeStamp
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    },
    { capture: true, once: true },
  )
}

/** The middle of what is tapped, by address; it is the same in every visit. */
async function placeOf(address, options, target) {
  placeOf.known ??= new Map()
  const key = `${address} ${target}`
  if (!placeOf.known.has(key)) {
    const context = await browser.newContext({ ...options, javaScriptEnabled: true })
    const page = await context.newPage()
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(address)
    const element = await page.evaluateHandle(target)
    const box = await element.asElement()?.boundingBox()
    await context.close()
    if (!box) throw new Error(`Nothing to tap at ${address}.`)
    placeOf.known.set(key, { x: box.x + box.width / 2, y: box.y + box.height / 2 })
  }
  return placeOf.known.get(key)
}

/** @returns {boolean} whether every bar is reached */
function report() {
  const problems = []
  const rows = {}
  for (const { name: scenario } of scenarios) {
    for (const { name: moment, most } of moments) {
      for (const { name: build } of builds) {
        const all = taken.filter(
          (one) => one.scenario === scenario && one.moment === moment && one.build === build,
        )
        if (all.length === 0) continue
        const reaction = Math.round(median(all.map((one) => one.reaction)))
        const toPaint = median(all.map((one) => one.toPaint))
        const lost = all.filter((one) => one.reaction === Number.POSITIVE_INFINITY).length
        const slowest = Math.round(Math.max(...all.map((one) => one.reaction)))
        const row = (rows[`${scenario}, ${moment}`] ??= {})
        row[`${build}: ms`] = reaction
        row[`${build}: slowest`] = slowest
        row[`${build}: lost`] = lost
        row[`${build}: to paint`] = toPaint
        if (build !== 'this') continue
        const where = `${scenario}, ${moment}`
        if (reaction > most) problems.push(`${where}: ${reaction} ms, at most ${most}`)
        if (lost > 0) problems.push(`${where}: ${lost} of ${all.length} taps lost`)
        if (toPaint > mostToPaint) {
          problems.push(`${where}: ${toPaint} ms to the next paint, at most ${mostToPaint}`)
        }
      }
    }
  }
  console.log(
    `\nMedians of ${options.runs} runs in milliseconds, processor four times as slow, Fast 4G.`,
  )
  console.table(rows)
  mkdirSync(results, { recursive: true })
  const file = join(results, 'bench-taps.json')
  writeFileSync(file, JSON.stringify({ load: loadavg(), rows, problems, taken }, null, 2))
  console.log(`All figures: ${file}`)
  for (const problem of problems) console.log(`Below the bar: ${problem}`)
  return problems.length === 0
}
