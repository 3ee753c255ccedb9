import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { browserArguments, findBrowser } from '../../.ci/browser.mjs'
import { storyOutcome } from '../../.ci/publishedStory.mjs'
import { serveFolder } from '../../.ci/serveFolder.mjs'
import { everythingLoaded, watchLoads } from '../visual/loads.mjs'

/**
 * `npm run bench:storybook`: builds the published Storybook, serves it below a path, and measures it in
 * Chromium as a reviewer meets it. What opening a story loads is what it takes to draw it; what its play
 * function loads then, itself and the screens it walks to, is told beside it. Fails beyond the bars, on a request to elsewhere, and when a story
 * does not work there. Options: `--folder storybook-static` measures one that is built already,
 * `--all` opens every story, not one of each page.
 */
const bars = { buildSeconds: 60, storyKilobytes: 400, interactiveSeconds: 3 }
// Chrome's own "Fast 4G": 9 Mbit/s less ten per cent, 60 ms that feel like 165.
const fast4G = {
  offline: false,
  latency: 165,
  downloadThroughput: (9000 * 0.9 * 1000) / 8,
  uploadThroughput: (1500 * 0.9 * 1000) / 8,
}
const slowerCpu = 4
const tries = 3

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const { values: options } = parseArgs({
  options: { folder: { type: 'string' }, all: { type: 'boolean', default: false } },
})
const faults = []

const folder = options.folder ?? build()
const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
const stories = Object.values(entries).filter(({ type }) => type === 'story')
const chosen = options.all ? stories : oneOfEachPage()

/** Bytes of JavaScript for one story: until it is drawn, and until it has played. */
const served = { drawn: 0, played: 0 }
let isPlaying = false
const site = await serveFolder(folder, '/some/path/', (path, bytes) => {
  if (!/\.m?js$/.test(path)) return
  // A drawn story that has a play function asks for what that is written with.
  if (path.includes('storybook-test-library')) isPlaying = true
  served.played += bytes
  if (!isPlaying) served.drawn += bytes
})
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
try {
  await measureSizes()
  await measureStart('first story alone', (page) => openStory(page, stories[0].id))
  await measureStart('first story inside Storybook', openFolder, Infinity)
} finally {
  await browser.close()
  site.close()
}
console.log(`\nload of the machine while measuring: ${loadavg()[0]?.toFixed(1)}`)
for (const fault of faults) console.log(`BEYOND THE BAR: ${fault}`)
process.exit(faults.length > 0 ? 1 : 0)

function build() {
  const to = join(root, 'tests/.results/storybook')
  const from = Date.now()
  execFileSync('npm', ['run', '--silent', 'build-storybook', '--', '--output-dir', to], {
    cwd: root,
    stdio: 'ignore',
  })
  judge('build', (Date.now() - from) / 1000, bars.buildSeconds, 's')
  return to
}

function judge(what, value, bar, unit) {
  const figure = unit === 's' ? value.toFixed(1) : Math.round(value)
  console.log(`${what.padEnd(38)} ${figure} ${unit}${bar === Infinity ? '' : `  (bar ${bar})`}`)
  if (value > bar) faults.push(`${what}: ${figure} ${unit}`)
}

function oneOfEachPage() {
  const seen = new Set()
  return stories.filter(({ importPath }) => !seen.has(importPath) && seen.add(importPath))
}

async function openStory(page, id) {
  await page.goto(`${site.address}iframe.html?id=${id}&viewMode=story`)
  const outcome = await storyOutcome(page)
  if (outcome !== 'finished') faults.push(`${id} does not work: ${outcome.slice(0, 300)}`)
}

async function openFolder(page) {
  await page.goto(`${site.address}?path=/story/${stories[0].id}`)
  const story = page.frameLocator('#storybook-preview-iframe').locator('#storybook-root > *')
  await story.first().waitFor({ state: 'visible', timeout: 60_000 })
}

async function measureSizes() {
  const { origin } = new URL(site.address)
  const sizes = []
  for (const { id } of chosen) {
    const context = await browser.newContext()
    const page = await context.newPage()
    Object.assign(served, { drawn: 0, played: 0 })
    isPlaying = false
    context.on('request', (request) => {
      // The pretend backend answers at the page's own origin, inside the browser.
      if (new URL(request.url()).origin === origin || /^(data|blob):/.test(request.url())) return
      faults.push(`${id} asks elsewhere: ${request.url()}`)
    })
    watchLoads(page)
    await openStory(page, id)
    // Not the idle network: a story of a server that never answers has none.
    await everythingLoaded(page)
    sizes.push({ id, drawn: served.drawn / 1000, played: served.played / 1000 })
    await context.close()
  }
  judge('stories opened', sizes.length, Infinity, '')
  judgeSizes('drawn', 'JavaScript to draw a story', bars.storyKilobytes)
  judgeSizes('played', 'the same when it has played', Infinity)

  function judgeSizes(moment, what, bar) {
    sizes.sort((one, other) => other[moment] - one[moment])
    for (const { id, [moment]: size } of sizes.filter((one) => one[moment] > bar))
      faults.push(`${id}: ${Math.round(size)} kB`)
    const { [moment]: middle } = sizes[Math.floor(sizes.length / 2)]
    judge(`${what}, median`, middle, bar, 'kB gz')
    judge(`${what}, largest`, sizes[0][moment], bar, `kB gz ${sizes[0].id}`)
  }
}

async function measureStart(what, open, bar = bars.interactiveSeconds) {
  const times = []
  for (let run = 0; run < tries; run += 1) {
    const context = await browser.newContext()
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', fast4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu })
    const from = Date.now()
    await open(page)
    times.push((Date.now() - from) / 1000)
    await context.close()
  }
  judge(`${what}, best of ${tries}`, Math.min(...times), bar, 's')
}
