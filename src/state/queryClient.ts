import { QueryClient } from '@tanstack/query-core'
import { atom } from 'jotai'

/**
 * The cache of what the server said: one per store, so that no test or story sees another's answers.
 * Hand it to every query atom: `atomWithQuery(options, (get) => get(queryClientAtom))`.
 */
export const queryClientAtom = atom(
  () =>
    new QueryClient({
      defaultOptions: {
        // A browser's idea of being offline is often wrong; the request itself tells.
        queries: { networkMode: 'always', staleTime: 30_000 },
      },
    }),
)
