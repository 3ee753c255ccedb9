import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildStorybook } from '../buildStorybook.mjs'
import { readDecisions, usualFile } from './decisions.mjs'
import {
  isVersion,
  publishedAt,
  reviewFile,
  reviewFolder,
  versionsFile,
  versionsIn,
} from './publishedFiles.mjs'
import { statusOf } from './status.mjs'
import { hashOfStory, takePictures } from './takePictures.mjs'

/**
 * `npm run publish:storybook -- --out <folder>`: builds Storybook into a version's folder below that folder, takes a
 * picture of each story below UI and Screens, compares them with the version before, and writes what the pages "What
 * changed" and "Map of the product" show. Options:
 * `--out <folder>` where versions lie beside one another (default: storybook-published);
 * `--version <name>` this one's (default: the package's version and the commit);
 * `--previous <folder or address>` what to compare with: a version, or where versions lie (default: the newest other
 * one in `--out`);
 * `--modes light,dark` the modes in which a story without one of its own is taken (default: light);
 * `--keep <number>` how many versions stay in `--out`, the newest (default: all);
 * `--only <words>` stories whose id contains one of these, between commas;
 * `--built <folder>` a Storybook that is built already; `--approvals <file>` what has been decided.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: 'storybook-published' },
    version: { type: 'string' },
    previous: { type: 'string' },
    modes: { type: 'string', default: 'light' },
    keep: { type: 'string', default: 'all' },
    only: { type: 'string', default: '' },
    built: { type: 'string' },
    approvals: { type: 'string', default: join(root, usualFile) },
  },
})
const from = Date.now()
const commit = git('rev-parse', '--short=10', 'HEAD')
const version = options.version ?? [packageVersion(), commit].filter(Boolean).join('-')
if (!isVersion(version)) fail(`'${version}' is no name of a folder: letters, digits, . - _`)
const modes = options.modes.split(',')
if (modes.some((mode) => mode !== 'light' && mode !== 'dark'))
  fail('--modes is light, dark or both')

if (options.keep !== 'all' && !/^[1-9]\d*$/.test(options.keep)) fail('--keep is a number from 1 on')

const out = resolve(options.out)
const previous = await publishedAt(options.previous ?? out, version)
if (options.previous && !previous) {
  fail(`${options.previous} holds no version that was published with pictures: no ${reviewFile}`)
}
const decisions = readDecisions(options.approvals)

// Whole or not at all: a version that is there already stays until the new one is.
const draft = join(out, `.${version}`)
rmSync(draft, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
if (options.built) cpSync(options.built, draft, { recursive: true })
else buildStorybook(root, draft)
rmSync(join(draft, reviewFolder), { recursive: true, force: true })
for (const folder of ['after', 'before', 'difference']) {
  mkdirSync(join(draft, reviewFolder, folder), { recursive: true })
}

const words = options.only.split(',')
const isWanted = ({ id, title }) =>
  /^(Screens|UI)\//.test(title) && words.some((word) => id.includes(word))
const { entries } = JSON.parse(readFileSync(join(draft, 'index.json'), 'utf8'))
const chosen = Object.values(entries).filter((entry) => entry.type === 'story' && isWanted(entry))
if (chosen.length === 0) fail(`No story's id holds '${options.only}'.`)
const earlier = new Map(
  (previous?.review.stories ?? [])
    .filter((story) => story.change !== 'gone' && isWanted(story))
    .map((story) => [story.id, story]),
)

console.log(
  `Taking pictures of ${chosen.length} stories; ${previous ? `compared with ${previous.review.version}` : 'nothing to compare with'} …`,
)
const taken = new Map()
await takePictures(draft, chosen, {
  modes,
  before: async (id, look) => {
    const known = earlier.get(id)?.pictures.find((picture) => picture.look === look)
    return known ? { hash: known.hash, picture: () => previous.place.read(known.after) } : null
  },
  onStory: (id, pictures) => {
    taken.set(id, keep(pictures))
    if (taken.size % 50 === 0) console.log(`  ${taken.size} of ${chosen.length}`)
  },
})

const stories = [
  ...chosen.flatMap((entry) => published(entry, taken.get(entry.id))),
  ...(await Promise.all(
    [...earlier.values()].filter(({ id }) => !taken.has(id)).map((story) => gone(story)),
  )),
]
const facts = { version, published: new Date().toISOString(), commit }
const comparedWith = previous && {
  version: previous.review.version,
  published: previous.review.published,
  commit: previous.review.commit,
}
writeFileSync(
  join(draft, reviewFile),
  `${JSON.stringify({ ...facts, comparedWith, stories }, null, 1)}\n`,
)
const place = join(out, version)
rmSync(place, { recursive: true, force: true })
renameSync(draft, place)
await enterVersion(facts)

const count = (change) => stories.filter((story) => story.change === change).length
const approved = stories.filter(({ status }) => status.state === 'approved').length
console.log(
  previous
    ? `${version}: ${count('changed')} changed, ${count('new')} new, ${count('gone')} gone, ${count('same')} same since ${previous.review.version}; ${approved} approved.`
    : `${version}: ${stories.length} stories, compared with nothing; ${approved} approved.`,
)
console.log(`In ${place}, after ${Math.round((Date.now() - from) / 1000)} s.`)

/** Writes a story's pictures, each once: its name is its hash. */
function keep(pictures) {
  return pictures.map(({ look, width, height, hash, picture, before, difference }) => ({
    look,
    width,
    height,
    hash,
    after: write('after', hash, picture),
    before: write('before', hash, before),
    difference: write('difference', hash, difference),
  }))
}

function write(part, name, picture) {
  if (!picture) return null
  const file = `${reviewFolder}/${part}/${name}.png`
  writeFileSync(join(draft, file), picture)
  return file
}

function published({ id, title, name, tags }, pictures) {
  if (!pictures || pictures.length === 0) return []
  const hash = hashOfStory(pictures)
  const known = earlier.get(id)
  const change = !previous ? null : !known ? 'new' : known.hash === hash ? 'same' : 'changed'
  const status = statusOf({ id, hash, tags }, decisions)
  return [{ id, title, name, hash, change, pictures, status }]
}

async function gone({ id, title, name, hash, pictures }) {
  const last = await Promise.all(
    pictures.map(async (picture) => {
      const before = write('before', picture.hash, await previous.place.read(picture.after))
      return { ...picture, after: null, before, difference: null }
    }),
  )
  return {
    id,
    title,
    name,
    hash,
    change: 'gone',
    pictures: last,
    status: statusOf({ id, hash }, decisions),
  }
}

/** Enters this version in the list of those beside it, with those that the one before knew, and drops the oldest. */
async function enterVersion(facts) {
  const others = [...(await versionsIn(out)), ...(previous?.versions ?? [])]
  const older = [...new Map(others.map((one) => [one.version, one])).values()]
    .filter((one) => one.version !== facts.version)
    .toSorted((one, other) => other.published.localeCompare(one.published))
  const versions = [facts, ...older]
  const kept = options.keep === 'all' ? versions : versions.slice(0, Number(options.keep))
  for (const one of versions.slice(kept.length)) {
    rmSync(join(out, one.version), { recursive: true, force: true })
  }
  writeFileSync(join(out, versionsFile), `${JSON.stringify({ versions: kept }, null, 1)}\n`)
  writeFileSync(join(out, 'index.html'), doorTo(`./${facts.version}/`))
}

/** Who opens the folder itself, or a link into it from before, comes to the newest version. */
function doorTo(newest) {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Storybook</title>
<script>location.replace(${JSON.stringify(newest)} + location.search + location.hash)</script>
<a href="${newest}">Storybook</a>
</html>
`
}

function packageVersion() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version
}

function git(...command) {
  try {
    return execFileSync('git', command, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return null
  }
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
