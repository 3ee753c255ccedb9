import { open, settledPicture, showMode, windows as usual } from '../pictures/capture.mjs'

/**
 * Captures a story as it stands for itself: in the windows that it pins or its page declares, else in a desktop's, and
 * in its own mode, else in each of these.
 * @param {import('playwright').Page} page
 * @param {string} address the published folder's address
 * @param {string} id the story's id
 * @param {{ modes: readonly string[], isForPhone?: boolean }} options `isForPhone` where its tags say so: its
 *   window is the right one at once
 * @returns {Promise<Record<string, Buffer>>} PNGs by mode and window, "light desktop"; none for a story that opts out
 */
export async function captureOwnLooks(page, address, id, { modes, isForPhone = false }) {
  const opened = isForPhone ? 'phone' : 'desktop'
  await open(page, address, id, usual[opened])
  const { isLeftOut, windows, colorMode } = await page.evaluate(readWishes)
  if (isLeftOut) return {}
  // The one that is open already comes first.
  const inOrder = windows.toSorted(({ name }) => (name === opened ? -1 : 0))
  /** @type {Record<string, Buffer>} */
  const pictures = {}
  for (const { name, size } of inOrder) {
    if (name !== opened) await open(page, address, id, size)
    for (const mode of colorMode ? [colorMode] : modes) {
      await page.evaluate(showMode, mode)
      pictures[`${mode} ${name}`] = await settledPicture(page)
    }
  }
  return pictures
}

/** Runs in the page. */
function readWishes() {
  /** @type {any} */
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__')
  const { storyGlobals = {}, parameters = {} } = preview.currentRender?.story ?? {}
  const pinned = storyGlobals.viewport?.value
  const known = parameters.viewport?.options ?? {}
  const asked = (pinned ? [pinned] : (parameters.windows ?? [])).filter((name) => name in known)
  return {
    isLeftOut: parameters.chromatic?.disableSnapshot === true,
    colorMode: storyGlobals.colorMode,
    windows: (asked.length > 0 ? asked : ['desktop']).map((name) => {
      const { width = '1280px', height = '800px' } = known[name]?.styles ?? {}
      return {
        name,
        size: { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) },
      }
    }),
  }
}
