import { createStore } from 'jotai'
import { vi } from 'vitest'
import { buildDayAvailability, buildQuoteConfirmation } from '@mocks/fixtures/quotes'
import type { QuoteGateway } from '@/data/quoteGateway'
import { createQuoteStorage } from '@/data/quoteStorage'
import type { Outcome } from '@/domain/failures'
import type { QuoteDraft } from '@/domain/quoteDraft'
import type { QuoteConfirmation, QuoteFailure } from '@/domain/quoteSubmission'
import { gatewaysAtom } from '@/state/gateways'
import { loadQuoteAtom, mergeQuoteAtom } from '@/state/quoteDraft'
import { quoteStorageAtom } from '@/state/quoteState'
import { retryWaitsAtom } from '@/state/quoteSubmission'
import { memoryStorage } from './memoryStorage'

type Answer = Outcome<QuoteConfirmation, QuoteFailure>

export const refuse = (failure: QuoteFailure): Answer => ({ ok: false, failure })
export const confirm = (overrides: Partial<QuoteConfirmation> = {}): Answer => ({
  ok: true,
  value: buildQuoteConfirmation(overrides),
})

/** One browser: what its tabs share. */
export function openBrowser() {
  return { local: memoryStorage() }
}

/** A tab with its own store and session storage; `reload` opens it again as after a page load. */
export function openTab(browser: { local: Storage }, session: Storage = memoryStorage()) {
  const submit = vi.fn<QuoteGateway['submit']>(async () => confirm())
  const availableTimeFrames = vi.fn<QuoteGateway['availableTimeFrames']>(async () => ({
    ok: true,
    value: buildDayAvailability(),
  }))
  const store = createStore()
  store.set(gatewaysAtom, {
    ...store.get(gatewaysAtom),
    quote: { submit, availableTimeFrames },
  })
  store.set(
    quoteStorageAtom,
    createQuoteStorage({ local: () => browser.local, session: () => session }),
  )
  store.set(retryWaitsAtom, [0, 0])
  store.set(loadQuoteAtom)
  return { store, submit, availableTimeFrames, reload: () => openTab(browser, session) }
}

/** Fills the wizard's draft section by section, as a person does. */
export function fillIn(store: ReturnType<typeof createStore>, draft: QuoteDraft) {
  store.set(mergeQuoteAtom, 'vehicleInfo', draft.vehicleInfo)
  store.set(mergeQuoteAtom, 'serviceSelection', draft.serviceSelection)
  store.set(mergeQuoteAtom, 'glassPosition', draft.glassPosition)
  store.set(mergeQuoteAtom, 'glassSelection', draft.glassSelection)
  store.set(mergeQuoteAtom, 'appointmentDetails', draft.appointmentDetails)
}
