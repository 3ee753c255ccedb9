import { QueryClient } from '@tanstack/query-core'
import { atom } from 'jotai'

const clientAtom = atom(
  () =>
    new QueryClient({
      defaultOptions: {
        // A browser's idea of being offline is often wrong; the request itself tells.
        queries: { networkMode: 'always', staleTime: 30_000 },
      },
    }),
)

/**
 * The cache of what the server said: one per store, so that no test or story sees another's answers.
 * Hand it to every query atom: `atomWithQuery(options, (get) => get(queryClientAtom))`. While one of them
 * is in sight, coming back to the window asks again for what is old.
 */
export const queryClientAtom = atom(
  (get) => get(clientAtom),
  (get) => {
    const client = get(clientAtom)
    client.mount()
    return () => client.unmount()
  },
)
queryClientAtom.onMount = (listenToWindow) => listenToWindow()

/**
 * Forgets every answer: they were given to somebody else, or to another role. What is in sight begins
 * again and is asked for by the person who is signed in now.
 */
export const forgetAnswersAtom = atom(null, (get) => {
  const client = get(queryClientAtom)
  client.removeQueries({ type: 'inactive' })
  void client.resetQueries({ type: 'active' })
})
