import type { TextKind } from '@mocks/fixtures/variants'
import type { PinnedAtom } from './pins'

/** The views that a screen with data of its own has. */
export const viewNames = ['loading', 'empty', 'ready', 'error', 'forbidden'] as const
export type ViewName = (typeof viewNames)[number]

/** How many records the toolbar offers. */
export const rowCounts = [0, 1, 10, 1000] as const
export type RowCount = (typeof rowCounts)[number]

/** The value of the toolbar's State, Rows and Texts until somebody chooses. */
export const asStoryShows = 'story'

/** What somebody has chosen to see of a screen; null where it is as the samples are. */
export type StateChoice = { view: ViewName; rows: RowCount | null; texts: TextKind | null }

/** What can be chosen of a screen's view, in the parameters of its page. */
export type ScreenStates = {
  views: readonly ViewName[]
  /** Empty where the screen lists no records. */
  rows: readonly RowCount[]
  texts: readonly TextKind[]
  /** The pins that show it. */
  pin: (choice: StateChoice) => readonly PinnedAtom[]
}

type Globals = Record<string, unknown>

/**
 * What the toolbar's State, Rows and Texts ask for: null when nothing is chosen, or nothing that the screen has.
 * Rows and texts alone mean the view that is ready.
 */
export function chosenState(
  { state, rows, texts }: Globals,
  { screenStates }: { screenStates?: ScreenStates },
): StateChoice | null {
  if (!screenStates) return null
  const choice = {
    view: screenStates.views.find((view) => view === state),
    rows: screenStates.rows.find((count) => String(count) === String(rows)) ?? null,
    texts: screenStates.texts.find((kind) => kind === texts) ?? null,
  }
  const isNothing = !choice.view && choice.rows === null && choice.texts === null
  return isNothing ? null : { ...choice, view: choice.view ?? 'ready' }
}
