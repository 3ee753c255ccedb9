import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { chromium } from 'playwright'
import { PNG } from 'pngjs'
import { browserArguments, findBrowser } from '../browser.mjs'
import { comparePictures } from '../pictures/compare.mjs'
import { serveFolder } from '../serveFolder.mjs'
import { captureOwnLooks } from './ownLooks.mjs'

/**
 * @typedef {{ look: string, width: number, height: number, hash: string, picture: Buffer,
 *   before: Buffer | null, difference: Buffer | null }} Taken a picture as it is now, and, where it looks different
 *   from the version before, that one's
 * @typedef {{ id: string, title: string, name: string, tags?: readonly string[] }} Entry
 */

/** A page keeps something of each story it has shown: after hundreds of them it draws at a third of its pace. */
const storiesOfAPage = 20

/**
 * Takes the pictures of stories of a built Storybook, each in its own windows and mode. A picture that a person cannot
 * tell from the version before's is that one, so that its hash stays.
 * @param {string} folder the built Storybook
 * @param {readonly Entry[]} entries
 * @param {object} options
 * @param {readonly string[]} options.modes for stories that have no mode of their own
 * @param {(id: string, look: string) => Promise<{ hash: string, picture: () => Promise<Buffer | null> } | null>} options.before
 *   the picture of the version before
 * @param {(id: string, taken: Taken[]) => void} options.onStory told of each story
 */
export async function takePictures(folder, entries, { modes, before, onStory }) {
  const site = await serveFolder(folder)
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    // A part that is drawn again is smoothed differently from a page that is drawn whole.
    args: [...browserArguments, '--disable-partial-raster'],
  })
  const queue = [...entries]
  const workers = Math.min(availableParallelism(), queue.length)
  try {
    await Promise.all(Array.from({ length: workers }, work))
  } finally {
    await browser.close()
    site.close()
  }

  async function work() {
    let shown = 0
    let page = await openPage()
    for (let entry = queue.shift(); entry; entry = queue.shift()) {
      if (shown === storiesOfAPage) {
        await page.context().close()
        page = await openPage()
        shown = 0
      }
      shown += 1
      onStory(entry.id, await take(page, entry))
    }
    await page.context().close()
  }

  async function openPage() {
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'allow' })
    return context.newPage()
  }

  async function take(page, entry) {
    const first = await compared(page, entry)
    if (first.every((one) => one.before === null)) return first
    // Only what is seen twice counts: a picture that was taken in a bad moment is no change.
    return compared(page, entry)
  }

  async function compared(page, { id, tags = [] }) {
    const isForPhone = tags.includes('phone')
    const pictures = await captureOwnLooks(page, site.address, id, { modes, isForPhone })
    return Promise.all(
      Object.entries(pictures).map(async ([look, picture]) => {
        const taken = describe(look, picture)
        const known = await before(id, look)
        if (!known || known.hash === taken.hash) return taken
        const old = await known.picture()
        if (!old) return taken
        const { pixels, difference } = comparePictures(old, picture)
        if (pixels === 0) return { ...describe(look, old), hash: known.hash }
        return { ...taken, before: old, difference }
      }),
    )
  }
}

/** @returns {Taken} */
function describe(look, picture) {
  const { width, height, data } = PNG.sync.read(picture)
  const hash = createHash('sha256').update(`${width} ${height} `).update(data).digest('hex')
  return { look, width, height, hash: hash.slice(0, 32), picture, before: null, difference: null }
}

/**
 * One hash of all pictures of a story.
 * @param {readonly { look: string, hash: string }[]} pictures
 */
export function hashOfStory(pictures) {
  const lines = pictures.map(({ look, hash }) => `${look} ${hash}`).sort()
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 32)
}
