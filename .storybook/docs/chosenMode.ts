import { UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

type ColorMode = 'light' | 'dark'
type Told = { globals: { colorMode?: string } }

/** As the address says when the page is opened. */
let chosen: ColorMode = /(^|;)colorMode:dark(;|$)/.test(
  new URLSearchParams(location.search).get('globals') ?? '',
)
  ? 'dark'
  : 'light'

const listeners = new Set<() => void>()

// What the toolbar asks for, and not what a preview tells: the pictures on a page are previews, too.
addons.getChannel().on(UPDATE_GLOBALS, ({ globals: { colorMode } }: Told) => {
  if (colorMode === undefined) return
  chosen = colorMode === 'dark' ? 'dark' : 'light'
  for (const hear of listeners) hear()
})

/** The color mode that is chosen above the page. */
export const chosenMode = () => chosen

/** Calls `hear` when another is chosen, until the returned function is called. */
export function onChosenMode(hear: () => void): () => void {
  listeners.add(hear)
  return () => listeners.delete(hear)
}
