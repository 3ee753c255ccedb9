import { atom } from 'jotai'
import { withPrice } from '@/domain/prices'
import { withTodaysPrice } from '@/domain/quoteDraft'
import { refreshSiteSettingsAtom, siteSettingsAtom } from '@/platform/site/siteSettings'
import { changeQuote, quoteStateAtom } from './quoteState'

/** A price that changed after it was seen. */
export type PriceChange = { from: number; to: number }

/** What the steps tell of a price that changed; null while there is nothing to tell. Setting it pins it. */
export const priceChangeAtom = atom<PriceChange | null>(null)

/**
 * Takes today's prices into the draft, and notes when that changes what the visitor has seen. Nothing else of the draft
 * changes.
 */
export const takePricesAtom = atom(null, (get, set) => {
  const { draft, isLoaded } = get(quoteStateAtom)
  if (!isLoaded) return
  const next = withTodaysPrice(draft, get(siteSettingsAtom).prices)
  if (next === draft) return
  const { price: from } = draft.glassSelection
  const { price: to } = next.glassSelection
  changeQuote(get, set, { draft: next })
  if (from > 0 && to > 0 && from !== to) set(priceChangeAtom, { from, to })
})

/** The server told a price that this page did not know: the site follows, and so does the draft. */
export const learnPriceAtom = atom(null, (get, set, price: number | null) => {
  const { serviceSelection, glassSelection } = get(quoteStateAtom).draft
  const { serviceType } = serviceSelection
  const { glassType } = glassSelection
  const settings = get(siteSettingsAtom)
  if (price !== null && serviceType && glassType) {
    const prices = withPrice(settings.prices, serviceType, glassType, price)
    set(siteSettingsAtom, { ...settings, prices })
    set(takePricesAtom)
  }
  // Other prices may have changed with it.
  void set(refreshSiteSettingsAtom).then(() => set(takePricesAtom))
})
