import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildStorybook } from '../../.ci/buildStorybook.mjs'
import { chromium } from 'playwright'
import { browserArguments, findBrowser } from '../../.ci/browser.mjs'
import { serveFolder } from '../../.ci/serveFolder.mjs'
import { captureStory } from '../../.ci/pictures/capture.mjs'
import { comparePictures } from '../../.ci/pictures/compare.mjs'
import { keptPictures } from './keptPictures.mjs'
import { writeReport } from './report.mjs'

/**
 * `npm run test:visual`: builds the Storybook of an earlier revision and of the files as they are,
 * captures every story of both in Chromium, light and dark, phone and desktop, and compares them.
 * Pictures of the revision are kept, so that the next run takes those of the files as they are only.
 * Exits with 1 when something looks different. Options:
 * `--base <revision>` to compare with (default: where this branch left origin/main, else HEAD~1),
 * `--only <words>` stories whose id contains them, `--before <folder>` and `--after <folder>` with
 * Storybooks that are built already.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const results = join(root, 'tests/.results/visual')
const built = join(root, '.cache/visual')
const { values: options } = parseArgs({
  options: {
    base: { type: 'string' },
    only: { type: 'string', default: '' },
    before: { type: 'string' },
    after: { type: 'string' },
  },
})

const from = Date.now()
const base = options.before ? 'a given folder' : revision(options.base)
const before = options.before ?? buildRevision(base)
const after = options.after ?? buildHere()

const stories = new Map([...storiesIn(before), ...storiesIn(after)])
const chosen = [...stories.values()].filter(({ id }) => id.includes(options.only))
if (chosen.length === 0) {
  console.error(`No story's id holds '${options.only}': ids look like ${[...stories.keys()][0]}.`)
  process.exit(1)
}
const sites = { before: await serveFolder(before), after: await serveFolder(after) }
const browser = await chromium.launch({
  executablePath: findBrowser(),
  // A part that is drawn again is smoothed differently from a page that is drawn whole.
  args: [...browserArguments, '--disable-partial-raster'],
})
// Another browser draws other pictures.
const kept = options.before
  ? undefined
  : keptPictures(join(built, `${base}-pictures-${browser.version()}`))
/** @type {import('./report.mjs').Change[]} */
const changes = []
let captured = 0
try {
  const queue = [...chosen]
  await Promise.all(Array.from({ length: availableParallelism() }, () => work(queue)))
} finally {
  await browser.close()
  sites.before.close()
  sites.after.close()
}
changes.sort((one, other) => `${one.title}${one.name}`.localeCompare(`${other.title}${other.name}`))
const seconds = Math.round((Date.now() - from) / 1000)
const summary = `${changes.length} of ${captured} pictures of ${chosen.length} stories differ from ${base}, ${seconds} s`
const report = writeReport(results, changes, summary)
console.log(summary)
for (const { id, look, pixels } of changes) console.log(`  ${id} (${look}): ${pixels} pixels`)
console.log(`Report: ${report}`)
process.exit(changes.length > 0 ? 1 : 0)

function git(...command) {
  return execFileSync('git', command, { cwd: root, encoding: 'utf8' }).trim()
}

function revision(asked) {
  if (asked) return git('rev-parse', asked)
  try {
    return git('merge-base', 'HEAD', 'origin/main')
  } catch {
    return git('rev-parse', 'HEAD~1')
  }
}

// A revision's Storybook never changes, so that it is built once.
function buildRevision(commit) {
  const to = join(built, commit)
  if (existsSync(join(to, 'index.json'))) return to
  console.log(`Building the Storybook of ${commit.slice(0, 10)} …`)
  const tree = join(built, 'tree')
  mkdirSync(built, { recursive: true })
  rmSync(tree, { recursive: true, force: true })
  git('worktree', 'prune')
  git('worktree', 'add', '--detach', '--force', tree, commit)
  try {
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
    buildStorybook(tree, to)
  } finally {
    git('worktree', 'remove', '--force', tree)
  }
  return to
}

function buildHere() {
  console.log('Building the Storybook of the files as they are …')
  const to = join(built, 'here')
  buildStorybook(root, to)
  return to
}

function storiesIn(folder) {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  return Object.values(entries)
    .filter(({ type, title }) => type === 'story' && !title.startsWith('Flows/'))
    .map((entry) => [entry.id, entry])
}

async function work(queue) {
  const has = {
    before: new Map(storiesIn(before)),
    after: new Map(storiesIn(after)),
  }
  // A page keeps something of each story it has shown: after hundreds of them it draws at a third of its pace.
  const storiesOfAPage = 20
  let shown = 0
  let page = await openPage()
  for (let story = queue.shift(); story; story = queue.shift()) {
    if (shown === storiesOfAPage) {
      await page.context().close()
      page = await openPage()
      shown = 0
    }
    shown += 1
    const first = await capture(story, kept?.read(story.id))
    let found = differences(story, first)
    captured += new Set([...Object.keys(first.before), ...Object.keys(first.after)]).size
    // Only what is seen twice counts: a picture that was taken in a bad moment is no change.
    if (found.length > 0) {
      const again = new Map(differences(story, await capture(story)).map((one) => [one.look, one]))
      found = found.filter(({ look }) => again.has(look))
    }
    changes.push(...found)
  }
  await page.context().close()

  async function openPage() {
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'allow' })
    return context.newPage()
  }

  async function capture({ id }, known) {
    const taken = { before: known ?? {}, after: {} }
    if (!known && has.before.has(id)) {
      taken.before = await captureStory(page, sites.before.address, id)
      kept?.write(id, taken.before)
    }
    if (has.after.has(id)) {
      taken.after = await captureStory(page, sites.after.address, id, taken.before)
    }
    return taken
  }
}

function differences({ id, title, name }, taken) {
  return [...new Set([...Object.keys(taken.before), ...Object.keys(taken.after)])].flatMap(
    (look) => {
      const [before, after] = [taken.before[look] ?? null, taken.after[look] ?? null]
      const { pixels, difference } =
        before && after ? comparePictures(before, after) : { pixels: 1, difference: null }
      return pixels > 0 ? [{ id, title, name, look, pixels, before, after, difference }] : []
    },
  )
}
