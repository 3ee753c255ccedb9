import { pins, type Pins, type Settable } from '../../.storybook/pins'
import type { ListView } from '@/platform/records/recordList'
import { bellOfThree } from './inFrame'

/** A story's parameters: an administrator signed in, the frame's bell, and these atoms pinned. */
export function framed<const Atoms extends readonly Settable[]>(...given: Pins<Atoms>) {
  return { person: 'admin' as const, atoms: [...bellOfThree, ...pins<Atoms>(...given)] }
}

/** The five views of a list screen. */
export const listViews = {
  loading: { status: 'loading' },
  empty: { status: 'empty', counts: {}, isNarrowed: false },
  nothingMatches: { status: 'empty', counts: {}, isNarrowed: true },
  error: { status: 'error', failure: { kind: 'unavailable', reason: 'server' } },
  forbidden: { status: 'forbidden' },
} as const

/** The ready view of a list, with these rows on its first page. @param total rows on all pages
 *  @param counts the counts of its tabs */
export function readyList<Row>(
  rows: readonly Row[],
  { total = rows.length, counts = {} }: { total?: number; counts?: Record<string, number> } = {},
): ListView<Row> {
  const page = { rows: [...rows], total, page: 1, pageSize: 25, counts }
  return { status: 'ready', page, isUpdating: false }
}

/** The text of the file that is saved while `act` runs. */
export async function savedFile(act: () => Promise<void>): Promise<{ name: string; text: string }> {
  const blobs: Blob[] = []
  const names: string[] = []
  const make = URL.createObjectURL
  const follow = HTMLAnchorElement.prototype.click
  URL.createObjectURL = (blob) => {
    blobs.push(blob as Blob)
    return make.call(URL, blob)
  }
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    if (this.hasAttribute('download')) names.push(this.download)
    else follow.call(this)
  }
  try {
    await act()
  } finally {
    URL.createObjectURL = make
    HTMLAnchorElement.prototype.click = follow
  }
  const [blob] = blobs
  if (!blob) throw new Error('Nothing was saved as a file')
  return { name: names[0] ?? '', text: await blob.text() }
}
