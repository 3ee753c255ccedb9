import { storyOutcome } from '../publishedStory.mjs'
import { everythingLoaded, watchLoads } from './loads.mjs'

/** Windows that a page may declare (.storybook/viewports.ts). CSS pixels. */
export const windows = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
  small: { width: 320, height: 640 },
  tablet: { width: 768, height: 1024 },
  wide: { width: 1440, height: 900 },
}
/** The windows of a story whose page declares none. */
const usual = ['phone', 'desktop']
const modes = ['light', 'dark']
const longest = 6000

const still = `*, *::before, *::after {
  animation: none !important; transition: none !important; caret-color: transparent !important;
  scroll-behavior: auto !important;
  /* What is laid out only when it comes near the window would stay empty, its height a guess. */
  content-visibility: visible !important;
}`

/**
 * Captures a story in both modes and in each window that its page declares. A story that pins a mode or window is
 * captured in that one only; one that opts out (`chromatic.disableSnapshot`) not at all.
 * @param {import('playwright').Page} page
 * @param {string} address the published folder's address
 * @param {string} id the story's id
 * @param {Record<string, Buffer>} [expected] pictures from before: one that equals its own is taken once
 * @returns {Promise<Record<string, Buffer>>} PNGs by mode and window, "dark phone"
 */
export async function captureStory(page, address, id, expected = {}) {
  /** @type {Record<string, Buffer>} */
  const pictures = {}
  await open(page, address, id, windows.desktop)
  const wishes = await page.evaluate(readWishes)
  if (wishes.isLeftOut) return {}
  // The one that is open already comes first.
  const asked = (wishes.windows ?? usual).toSorted((name) => (name === 'desktop' ? -1 : 0))
  for (const name of asked) {
    if (name !== 'desktop') await open(page, address, id, windows[name])
    for (const mode of wishes.colorMode ? [wishes.colorMode] : modes) {
      await page.evaluate(showMode, mode)
      const look = `${mode} ${name}`
      pictures[look] = await settledPicture(page, expected[look])
    }
  }
  return pictures
}

/**
 * Opens a story alone in a window of this size, and stills it once all of it is there.
 * @param {import('playwright').Page} page
 * @param {string} address the published folder's address
 * @param {string} id the story's id
 * @param {{ width: number, height: number }} size CSS pixels
 */
export async function open(page, address, id, size) {
  watchLoads(page)
  await page.setViewportSize(size)
  // Which story is taken in which window is decided here.
  await page.goto(`${address}iframe.html?id=${id}&viewMode=story&window=given`)
  await storyOutcome(page)
  await page.addStyleTag({ content: still })
  await page.evaluate(() => document.fonts.ready)
  await everythingLoaded(page)
}

/**
 * What is still on its way (a lazy part, a chart) is waited for: a picture counts when it comes twice.
 * @param {import('playwright').Page} page
 * @param {Buffer} [expected] a picture that counts at once
 * @returns {Promise<Buffer>} a PNG
 */
export async function settledPicture(page, expected) {
  let last = await shoot(page)
  if (expected?.equals(last)) return last
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const next = await shoot(page)
    if (next.equals(last) || expected?.equals(next)) return next
    last = next
  }
  return last
}

async function shoot(page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const { width, height: least } = page.viewportSize()
  return page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(Math.max(height, least), longest) },
  })
}

function readWishes() {
  /** @type {any} */
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__')
  const { storyGlobals = {}, parameters = {} } = preview.currentRender.story ?? {}
  return {
    isLeftOut: parameters.chromatic?.disableSnapshot === true,
    windows: storyGlobals.viewport?.value ? [storyGlobals.viewport.value] : parameters.windows,
    colorMode: storyGlobals.colorMode,
  }
}

/** Shows the page in `light` or `dark`; runs in the page. */
export function showMode(mode) {
  const { classList, style } = document.documentElement
  classList.toggle('dark', mode === 'dark')
  classList.toggle('light', mode !== 'dark')
  style.colorScheme = mode
}
