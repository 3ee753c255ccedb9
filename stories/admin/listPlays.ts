import { expect, screen, within } from 'storybook/test'
import { isNarrow } from '../../.storybook/windows'
import { expectAlert, expectForbidden, expectLoading, expectWords } from '../stateWords'

type SectionWords = {
  /** The name of the list. */
  caption: string
  /** Its title and text when it has no rows, and the button that makes the first. */
  empty: readonly [title: string, text: string, action: string]
  /** The names of the tiles whose figures come and fail with the list. */
  tiles?: readonly string[]
}

/** The plays of the stories that show one of a list's views without rows: each asserts its words. */
export function listPlays({ caption, empty: [title, text, action], tiles = [] }: SectionWords) {
  const list = () => within(screen.getByLabelText(caption, { selector: 'section' }))
  const expectTiles = async (figure: string) => {
    for (const tile of tiles) {
      await expect(screen.getAllByText(tile)[0]?.closest('li')?.textContent).toBe(tile + figure)
    }
  }
  return {
    loading: async () => {
      await expectLoading('Loading the list', list())
      await expect(list().queryAllByRole('listitem')).toEqual([])
      await expectTiles('')
    },
    empty: () => expectWords([title, text], [action], list()),
    nothingMatches: () =>
      expectWords(
        ['Nothing matches', 'Try fewer or other words, or clear what narrows the list.'],
        ['Clear search and filters'],
        list(),
      ),
    error: async () => {
      await expectServerDown()
      await expectTiles('-Could not be loaded')
    },
    forbidden: expectNotOpen,
  }
}

/**
 * Expects the columns of a list: the headings of its table, or what its cards name their lines by where it is narrow.
 */
export async function expectColumns(names: readonly string[]) {
  const headings = screen.queryAllByRole('columnheader').map(({ textContent }) => textContent)
  if (headings.length > 0 || !isNarrow()) return expect(headings).toEqual(names)
  const [row] = screen.getAllByRole('row')
  const cells = within(row as HTMLElement).getAllByRole('cell')
  return expect(cells.map(({ dataset }) => dataset.label)).toEqual(names)
}

/** Expects the words of the panel for a server that could not answer. */
export const expectServerDown = () =>
  expectAlert(['The server could not do this.', 'It is not your doing. Try again.'], ['Try again'])

/** Expects the words of the panel for a part that somebody's role may not see. */
export const expectNotOpen = () =>
  expectForbidden(
    'This part is not open to you',
    'Your role may have been changed while you worked. Ask a super administrator, or go on elsewhere.',
    ['Return to Home'],
  )
