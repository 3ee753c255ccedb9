import { atom } from 'jotai'
import type { SearchResults } from '@/domain/dashboard'
import type { NotificationBoard } from '@/domain/notifications'
import { queryClientAtom } from '@/platform/query/queryClient'
import { frameGatewayAtom } from './gateway'
import {
  adminKey,
  businessQuery,
  businessView,
  pinnable,
  viewOf,
  type View,
} from '@/platform/query/view'

const boardKey = ['notifications', 'board']

/** The bell: what is unread and the latest entries. Asked again every minute. */
export const boardViewAtom = businessView<NotificationBoard>((get) => ({
  key: boardKey,
  ask: () => get(frameGatewayAtom).notifications(),
  every: 60_000,
}))

/** Marks entries as read, or all of them. Shows at once, and is taken back when it fails. */
export const markReadAtom = atom(null, async (get, _set, ids?: number[]) => {
  const client = get(queryClientAtom)
  const queryKey = [adminKey, ...boardKey]
  await client.cancelQueries({ queryKey })
  const before = client.getQueryData<NotificationBoard>(queryKey)
  client.setQueryData<NotificationBoard>(queryKey, (board) => {
    if (!board) return board
    const marked = board.entries.filter(({ id, read }) => !read && (!ids || ids.includes(id)))
    return {
      unread: ids ? Math.max(0, board.unread - marked.length) : 0,
      entries: board.entries.map((entry) =>
        !ids || ids.includes(entry.id) ? { ...entry, read: true } : entry,
      ),
    }
  })
  const outcome = await get(frameGatewayAtom).markRead(ids)
  if (!outcome.ok) client.setQueryData(queryKey, before)
  else void client.invalidateQueries({ queryKey })
  return outcome
})

/** What is typed into the header's search box. */
export const headerSearchAtom = atom('')

/** Below this many letters nothing is searched for. */
const fewestLetters = 2

export type HeaderSearchView = View<SearchResults> | { status: 'idle' }

const nothing: SearchResults = { quotes: [], jobs: [], customers: [], orders: [] }

const searchQueryAtom = businessQuery<SearchResults>((get) => {
  const text = get(headerSearchAtom).trim()
  return {
    key: ['search', text],
    ask: () => get(frameGatewayAtom).search(text),
    enabled: text.length >= fewestLetters,
  }
})

/** What the header's search found over quotes, jobs, customers and orders. */
export const headerSearchViewAtom = pinnable((get): HeaderSearchView => {
  if (get(headerSearchAtom).trim().length < fewestLetters) return { status: 'idle' }
  return viewOf<SearchResults>(get(searchQueryAtom))
})

/** How many hits there are. */
export function hitsOf(results: SearchResults = nothing): number {
  return Object.values(results).reduce((sum, hits) => sum + hits.length, 0)
}
