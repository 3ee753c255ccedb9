import { viewports } from './viewports'

/** A window of the toolbar. */
export type WindowName = keyof typeof viewports

/** From this width on, in CSS pixels, a screen has its desktop's layout. */
const desktopFrom = 1024

/** The windows in which every story is pictured whose page names none. */
const usual: readonly WindowName[] = ['phone', 'desktop']

/**
 * Says once for a page of stories in which windows each of them is tested and pictured, in both color modes. Put it
 * into the parameters of the meta. Nothing is pinned by it: the toolbar's window stays free. The first is the page's
 * own: a story is drawn in it where nobody has chosen one.
 */
export function seenIn(...windows: readonly [WindowName, ...WindowName[]]) {
  const named = new Set<WindowName>([...usual, ...windows])
  const modes = [...named].flatMap((viewport) =>
    (['light', 'dark'] as const).map(
      (colorMode) =>
        [
          `${colorMode} ${viewport}`,
          windows.includes(viewport) ? { colorMode, viewport } : { disable: true },
        ] as const,
    ),
  )
  return { windows, chromatic: { modes: Object.fromEntries(modes) } }
}

/** The window that a story is drawn in where nobody has chosen one: its own pinned one, else its page's first. */
export function ownWindow({
  globals,
  parameters,
}: {
  globals: Record<string, unknown>
  parameters: object
}): WindowName | undefined {
  const { value } = (globals.viewport ?? {}) as { value?: WindowName }
  const { windows } = parameters as { windows?: readonly WindowName[] }
  return value ?? windows?.[0]
}

/** True while the story's window is narrower than a desktop's: what a play asserts may differ there. */
export const isNarrow = (): boolean => innerWidth < desktopFrom

/** The window of a story in a test run whose page declares none. */
const windowOfTestRun = { width: '1200px', height: '900px' }

/**
 * Gives the frame of a test run this window, or without a name the usual one: media queries follow the frame, and
 * it keeps what the story before had.
 */
export function takeWindow(name?: WindowName): void {
  const frame = window.frameElement as HTMLElement | null
  if (frame) Object.assign(frame.style, name ? viewports[name].styles : windowOfTestRun)
}
