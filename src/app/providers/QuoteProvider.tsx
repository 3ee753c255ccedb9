import { useSetAtom, useStore } from 'jotai'
import { useLayoutEffect, type ReactNode } from 'react'
import { followOtherTabsAtom, loadQuoteAtom } from '@/state/quoteDraft'
import { quoteStorageAtom } from '@/state/quoteState'
import { QuoteContext } from './quoteContext'

/**
 * Keeps the quote draft while it is mounted: reads the browser's memory after the first render and
 * follows what other tabs do to it. Makes `useQuote` available below.
 */
export function QuoteProvider({ children }: { children: ReactNode }) {
  const store = useStore()
  const load = useSetAtom(loadQuoteAtom)
  const follow = useSetAtom(followOtherTabsAtom)

  // Before the first paint, so that a step opens with its answers in place.
  useLayoutEffect(() => {
    load()
    return store.get(quoteStorageAtom).onChange(follow)
  }, [store, load, follow])

  return <QuoteContext value={true}>{children}</QuoteContext>
}
