import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { Fragment, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react'
import {
  expectNoDraftAtom,
  followBookingAtom,
  isDrawnEmptyAtom,
  loadQuoteAtom,
} from '@/features/quote/state/quoteDraft'
import { takePricesAtom } from '@/features/quote/state/quotePrices'
import { siteSettingsAtom } from '@/platform/site/siteSettings'
import { quoteStorageAtom } from '@/features/quote/state/quoteState'
import { useHydrated } from '../hydration/useHydrated'
import { QuoteContext } from './quoteContext'

/**
 * Keeps the quote draft while it is mounted: reads the browser's memory and takes over a booking that another
 * tab made of the same draft. Makes `useQuote` available below. The memory is read before the first drawing, or,
 * where the page was drawn beforehand for a visitor without a draft, right after it was hydrated.
 */
export function QuoteProvider({ children }: { children: ReactNode }) {
  const store = useStore()
  const load = useSetAtom(loadQuoteAtom)
  const expectNoDraft = useSetAtom(expectNoDraftAtom)
  const follow = useSetAtom(followBookingAtom)
  const take = useSetAtom(takePricesAtom)
  const isHydrated = useHydrated()

  // Nobody listens yet, and doing either twice does nothing.
  useState(() => (isHydrated ? load() : expectNoDraft()))
  const isDrawnEmpty = useAtomValue(isDrawnEmptyAtom)

  // Before the next paint, so that a step opens with its answers in place.
  useLayoutEffect(() => {
    load()
    take()
    const leave = [
      store.get(quoteStorageAtom).onChange(follow),
      // Prices may become known, or change, while the visitor is at it.
      store.sub(siteSettingsAtom, () => take()),
    ]
    return () => leave.forEach((end) => end())
  }, [store, load, follow, take])

  // Below, a page may have decided by the draft what it shows: it starts again with the one that was found.
  return (
    <QuoteContext value={true}>
      <Fragment key={isDrawnEmpty ? 'drawn' : 'read'}>{children}</Fragment>
    </QuoteContext>
  )
}

/** A step's page with the draft below it. */
export function withQuote(Page: ComponentType): ComponentType {
  return function QuotePage() {
    return (
      <QuoteProvider>
        <Page />
      </QuoteProvider>
    )
  }
}
