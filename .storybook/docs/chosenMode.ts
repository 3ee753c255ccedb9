import { UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

type ColorMode = 'light' | 'dark'
type Told = { globals: { colorMode?: string } }

// The tests of the guides run without a page.
const search = typeof location === 'undefined' ? '' : location.search

/** As the address says when the page is opened. */
let chosen: ColorMode = /(^|;)colorMode:dark(;|$)/.test(
  new URLSearchParams(search).get('globals') ?? '',
)
  ? 'dark'
  : 'light'

const channel = addons.getChannel()

// What the toolbar asks for, and not what a preview tells: the pictures on a page are previews, too.
channel.on(UPDATE_GLOBALS, ({ globals: { colorMode } }: Told) => {
  if (colorMode !== undefined) chosen = colorMode === 'dark' ? 'dark' : 'light'
})

/** The color mode that is chosen above the page. */
export const chosenMode = () => chosen

/** Calls `hear` when something else is chosen, until the returned function is called. */
export function onChosenMode(hear: () => void): () => void {
  channel.on(UPDATE_GLOBALS, hear)
  return () => channel.off(UPDATE_GLOBALS, hear)
}
