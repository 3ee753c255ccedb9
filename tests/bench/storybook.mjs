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

/**
 * `npm run bench:storybook`: builds the published Storybook, serves it below a path, and opens stories in
 * Chromium as a first visitor over Fast 4G: the first one alone and inside Storybook for the time, and one
 * of each page to see that it works there and asks nothing of elsewhere. Fails beyond the bars, on a request
 * to elsewhere, and when a story does not work. Sizes have no bar.
 * Options: `--folder storybook-static` measures one that is built already, `--all` opens every story.
 */
const bars = { buildSeconds: 60, openSeconds: 3 }
// Chrome's own "Fast 4G": 9 Mbit/s less ten per cent, 60 ms that feel like 165.
const fast4G = {
  offline: false,
  latency: 165,
  downloadThroughput: (9000 * 0.9 * 1000) / 8,
  uploadThroughput: (1500 * 0.9 * 1000) / 8,
}
const tries = 3

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const { values: options } = parseArgs({
  options: { folder: { type: 'string' }, all: { type: 'boolean', default: false } },
})
const faults = []

const folder = options.folder ?? build()
const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
const stories = Object.values(entries).filter(({ type }) => type === 'story')

let servedBytes = 0
const site = await serveFolder(folder, '/some/path/', (path, bytes) => {
  servedBytes += bytes
})
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
try {
  await measureOpening('a story alone', openAlone)
  await measureOpening('a story inside Storybook', openInStorybook, Infinity)
  await openStories(options.all ? stories : [...new Set([stories[0], ...oneOfEachPage()])])
} finally {
  await browser.close()
  site.close()
}
console.log(`\nload of the machine while measuring: ${loadavg()[0]?.toFixed(1)}`)
for (const fault of faults) console.log(`FAULT: ${fault}`)
process.exit(faults.length > 0 ? 1 : 0)

function build() {
  const to = join(root, 'tests/.results/storybook')
  const from = Date.now()
  execFileSync('npm', ['run', '--silent', 'build-storybook', '--', '--output-dir', to], {
    cwd: root,
    stdio: 'ignore',
  })
  judge('build', (Date.now() - from) / 1000, bars.buildSeconds)
  return to
}

function judge(what, seconds, bar) {
  const figure = `${what.padEnd(38)} ${seconds.toFixed(1)} s${bar === Infinity ? '' : `  (bar ${bar})`}`
  console.log(figure)
  if (seconds > bar) faults.push(`beyond the bar: ${figure}`)
}

function oneOfEachPage() {
  const pages = new Map(stories.map((story) => [story.importPath, story]))
  return [...pages.values()]
}

async function openStory(page, id) {
  await page.goto(`${site.address}iframe.html?id=${id}&viewMode=story`)
  const outcome = await storyOutcome(page)
  if (outcome !== 'finished') faults.push(`${id} does not work: ${outcome.slice(0, 300)}`)
}

/** Until it can be seen: what its play function and the checks do comes after. */
async function openAlone(page, id) {
  await page.goto(`${site.address}iframe.html?id=${id}&viewMode=story`)
  const story = page.locator('#storybook-root > *')
  await story.first().waitFor({ state: 'visible', timeout: 60_000 })
}

async function openInStorybook(page, id) {
  await page.goto(`${site.address}?path=/story/${id}`)
  const story = page.frameLocator('#storybook-preview-iframe').locator('#storybook-root > *')
  await story.first().waitFor({ state: 'visible', timeout: 60_000 })
}

/** The best of a few first visits: what else the machine does makes it slower only. */
async function measureOpening(what, open, bar = bars.openSeconds) {
  const times = []
  for (let run = 0; run < tries; run += 1) {
    const context = await browser.newContext()
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', fast4G)
    servedBytes = 0
    const from = Date.now()
    await open(page, stories[0].id)
    times.push((Date.now() - from) / 1000)
    await context.close()
  }
  judge(`${what}, best of ${tries}`, Math.min(...times), bar)
  console.log(`${'  loaded, compressed'.padEnd(38)} ${Math.round(servedBytes / 1000)} kB`)
}

async function openStories(chosen) {
  const { origin } = new URL(site.address)
  for (const { id } of chosen) {
    const context = await browser.newContext()
    context.on('request', (request) => {
      // The pretend backend answers at the page's own origin, inside the browser.
      if (new URL(request.url()).origin === origin || /^(data|blob):/.test(request.url())) return
      faults.push(`${id} asks elsewhere: ${request.url()}`)
    })
    await openStory(await context.newPage(), id)
    await context.close()
  }
  console.log(`${'stories opened'.padEnd(38)} ${chosen.length}`)
}
