import { useSetAtom, useStore } from 'jotai'
import { useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react'
import { followOtherTabsAtom, loadQuoteAtom } from '@/state/quoteDraft'
import { quoteStorageAtom } from '@/state/quoteState'
import { QuoteContext } from './quoteContext'

type QuoteProviderProps = {
  /**
   * True to read the browser's memory before the first drawing. A page that arrives ready-made for a
   * visitor without a draft may then be taken over only when there is none.
   */
  readsFirst?: boolean
  children: ReactNode
}

/**
 * Keeps the quote draft while it is mounted: reads the browser's memory and follows what other tabs do to
 * it. Makes `useQuote` available below.
 */
export function QuoteProvider({ readsFirst = false, children }: QuoteProviderProps) {
  const store = useStore()
  const load = useSetAtom(loadQuoteAtom)
  const follow = useSetAtom(followOtherTabsAtom)

  // Nobody listens yet, and reading twice does nothing.
  useState(() => readsFirst && load())

  // Before the first paint, so that a step opens with its answers in place.
  useLayoutEffect(() => {
    load()
    return store.get(quoteStorageAtom).onChange(follow)
  }, [store, load, follow])

  return <QuoteContext value={true}>{children}</QuoteContext>
}

/** A step's page with the draft below it. */
export function withQuote(Page: ComponentType): ComponentType {
  return function QuotePage() {
    return (
      <QuoteProvider readsFirst>
        <Page />
      </QuoteProvider>
    )
  }
}
