import type { WritableAtom } from 'jotai'
import type { PinnedAtom } from '../../.storybook/pins'
import { rowCounts, viewNames, type ScreenStates } from '../../.storybook/screenStates'
import { manyRows, textKinds, withTexts } from '@mocks/fixtures/variants'
import type { Fields } from '@/domain/fields'
import type { ListView } from '@/platform/records/recordList'
import { listViews, readyList } from './listStates'

/** As many as the server gives on one page. */
const pageSize = 25

type ListDescription<Row extends { id: string }> = {
  list: { viewAtom: WritableAtom<ListView<Row>, [ListView<Row> | null], void> }
  /** The table of the records' fields: which of them are texts, and how long they may be. */
  fields: Fields
  samples: readonly Row[]
  /** The counts of its tabs, with the samples. */
  counts?: Readonly<Record<string, number>>
  /** What stands beside the list, such as its tiles. */
  beside?: readonly PinnedAtom[]
}

/** What the toolbar's State can set in a list screen: all five views, with any number of rows and any texts. */
export function listScreen<Row extends { id: string }>({
  list,
  fields,
  samples,
  counts = {},
  beside = [],
}: ListDescription<Row>): ScreenStates {
  return {
    views: viewNames,
    rows: rowCounts,
    texts: textKinds,
    pin: ({ view, rows, texts }) => {
      const count = rows ?? samples.length
      const shown = view === 'ready' && count === 0 ? 'empty' : view
      if (shown !== 'ready') return [...beside, pinned(listViews[shown])]
      const page = manyRows(samples, count)
        .slice(0, pageSize)
        .map((row) => (texts ? withTexts(row, fields, texts) : row))
      return [...beside, pinned(readyList(page, { total: count, counts: countsOf(count) }))]
    },
  }

  /** As many under each tab as there are samples for it, of so many records. */
  function countsOf(total: number): Record<string, number> {
    return Object.fromEntries(
      Object.entries(counts).map(([tab, count]) => [
        tab,
        Math.round((count * total) / samples.length),
      ]),
    )
  }

  function pinned(view: ListView<Row>): PinnedAtom {
    return { atom: list.viewAtom, setIn: (store) => store.set(list.viewAtom, view) }
  }
}
