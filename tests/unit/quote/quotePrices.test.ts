import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildQuoteDraft } from '@mocks/fixtures/quotes'
import { usualPrices, type Prices } from '@/domain/prices'
import { usualSiteSettings } from '@/domain/siteSettings'
import { quoteFailure } from '@/features/quote/gateway'
import {
  chooseGlassAtom,
  chooseServiceAtom,
  mergeQuoteAtom,
  quoteDraftAtom,
} from '@/features/quote/state/quoteDraft'
import { priceChangeAtom, takePricesAtom } from '@/features/quote/state/quotePrices'
import { quoteStateAtom } from '@/features/quote/state/quoteState'
import { submissionViewAtom, submitQuoteAtom } from '@/features/quote/state/quoteSubmission'
import { siteSettingsAtom } from '@/platform/site/siteSettings'
import { openBrowser, openTab, refuse } from './wizard'

const pricesWith = (changes: Partial<Prices>) => ({
  ...usualSiteSettings,
  prices: { ...usualPrices, ...changes },
})

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  // Nobody answers for the settings: what the page knows stays.
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))
})
afterEach(() => vi.restoreAllMocks())

/** A tab whose draft can be confirmed; OEM glass for a windshield at $299. */
function filledTab() {
  const tab = openTab(openBrowser())
  const draft = buildQuoteDraft({ serviceSelection: { serviceType: 'windshield' } })
  tab.store.set(quoteStateAtom, { ...tab.store.get(quoteStateAtom), draft })
  tab.store.set(mergeQuoteAtom, 'glassPosition', { position: 'main' })
  return tab
}

const glassOf = (tab: ReturnType<typeof openTab>) => tab.store.get(quoteDraftAtom).glassSelection

describe('the price in the wizard', () => {
  it('is that of the service and its glass', () => {
    const tab = openTab(openBrowser())
    tab.store.set(
      siteSettingsAtom,
      pricesWith({ windshield: { oem: 400, oee: 350, aftermarket: 310 } }),
    )
    tab.store.set(chooseServiceAtom, 'windshield')
    tab.store.set(chooseGlassAtom, 'oee')
    expect(glassOf(tab)).toEqual({ glassType: 'oee', price: 350 })
    tab.store.set(chooseServiceAtom, 'door-glass')
    expect(glassOf(tab)).toEqual({ glassType: 'oee', price: 249 })
    expect(tab.store.get(priceChangeAtom)).toBeNull()
  })

  it('is chosen already where a service has one', () => {
    const tab = openTab(openBrowser())
    tab.store.set(siteSettingsAtom, pricesWith({ 'chip-repair': { none: 79 } }))
    tab.store.set(chooseServiceAtom, 'chip-repair')
    expect(glassOf(tab)).toEqual({ glassType: 'none', price: 79 })
    tab.store.set(chooseServiceAtom, 'windshield')
    expect(glassOf(tab)).toEqual({ glassType: '', price: 0 })
  })

  it('is told when it is another one than was seen, and nothing else changes', () => {
    const tab = filledTab()
    const before = tab.store.get(quoteDraftAtom)
    tab.store.set(
      siteSettingsAtom,
      pricesWith({ windshield: { oem: 350, oee: 249, aftermarket: 199 } }),
    )
    tab.store.set(takePricesAtom)
    expect(tab.store.get(priceChangeAtom)).toEqual({ from: 299, to: 350 })
    expect(tab.store.get(quoteDraftAtom)).toEqual({
      ...before,
      glassSelection: { glassType: 'oem', price: 350 },
    })
    // Typing goes on beside it; a choice ends it.
    tab.store.set(mergeQuoteAtom, 'appointmentDetails', { customerInfo: { lastName: 'Cruz' } })
    expect(tab.store.get(priceChangeAtom)).not.toBeNull()
    tab.store.set(chooseGlassAtom, 'oem')
    expect(tab.store.get(priceChangeAtom)).toBeNull()
  })

  it('is kept over a reload, and compared then', () => {
    const tab = filledTab()
    const again = tab.reload()
    again.store.set(siteSettingsAtom, pricesWith({ windshield: { none: 320 } }))
    again.store.set(takePricesAtom)
    expect(glassOf(again)).toEqual({ glassType: 'none', price: 320 })
    expect(again.store.get(priceChangeAtom)).toEqual({ from: 299, to: 320 })
  })
})

describe('a booking at a price of yesterday', () => {
  const refused = { message: 'price_changed', code: 'PT409', details: '{"price": 350}' }

  it('is read from the answer', () => {
    expect(quoteFailure(refused, 409)).toEqual({ kind: 'price_changed', price: 350 })
    for (const details of ['{"price": "350"}', '{"price": -1}', 'null', 'no json', null]) {
      expect(quoteFailure({ ...refused, details }, 409)).toEqual({
        kind: 'price_changed',
        price: null,
      })
    }
  })

  it('takes the new price, keeps everything, and goes through once confirmed again', async () => {
    const tab = filledTab()
    const before = tab.store.get(quoteDraftAtom)
    tab.submit.mockResolvedValueOnce(refuse({ kind: 'price_changed', price: 350 }))
    await tab.store.set(submitQuoteAtom, '')
    expect(tab.store.get(submissionViewAtom)).toMatchObject({
      status: 'failed',
      failure: { kind: 'price_changed' },
    })
    expect(tab.store.get(priceChangeAtom)).toEqual({ from: 299, to: 350 })
    expect(tab.store.get(quoteDraftAtom)).toEqual({
      ...before,
      glassSelection: { glassType: 'oem', price: 350 },
    })
    // The whole site knows it now, and nothing is booked under the key.
    expect(tab.store.get(siteSettingsAtom).prices.windshield).toMatchObject({ oem: 350 })
    expect(tab.store.get(quoteStateAtom).bookingKey).toBeNull()

    await tab.store.set(submitQuoteAtom, '')
    expect(tab.submit.mock.lastCall?.[0].draft.glassSelection.price).toBe(350)
    expect(tab.store.get(quoteStateAtom).booked).not.toBeNull()
    expect(tab.store.get(priceChangeAtom)).toBeNull()
  })
})
