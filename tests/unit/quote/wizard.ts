import { vehicleName } from '@/domain/quoteProgress'
import { createStore } from 'jotai'
import { vi } from 'vitest'
import { buildDayAvailability, buildQuoteConfirmation } from '@mocks/fixtures/quotes'
import { quoteGatewayAtom, type QuoteGateway } from '@/features/quote/gateway'
import { createQuoteStorage } from '@/features/quote/state/quoteStorage'
import type { Outcome } from '@/domain/failures'
import type { QuoteDraft } from '@/domain/quoteDraft'
import type { QuoteConfirmation, QuoteFailure } from '@/domain/quoteSubmission'
import { followBookingAtom, loadQuoteAtom, mergeQuoteAtom } from '@/features/quote/state/quoteDraft'
import { quoteStorageAtom } from '@/features/quote/state/quoteState'
import { retryWaitsAtom } from '@/features/quote/state/quoteSubmission'
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

/**
 * A tab with its own store and session storage; `reload` opens it again as after a page load, `duplicate`
 * opens another one with a copy of its session storage, `follow` hands it what was booked last.
 */
export function openTab(browser: { local: Storage }, session: Storage = memoryStorage()) {
  const submit = vi.fn<QuoteGateway['submit']>(async ({ draft }) =>
    confirm({ vehicle: vehicleName(draft.vehicleInfo) }),
  )
  const availableTimeFrames = vi.fn<QuoteGateway['availableTimeFrames']>(async () => ({
    ok: true,
    value: buildDayAvailability(),
  }))
  const store = createStore()
  store.set(quoteGatewayAtom, { submit, availableTimeFrames })
  const storage = createQuoteStorage({ local: () => browser.local, session: () => session })
  store.set(quoteStorageAtom, storage)
  store.set(retryWaitsAtom, [0, 0])
  store.set(loadQuoteAtom)
  return {
    store,
    session,
    submit,
    availableTimeFrames,
    reload: () => openTab(browser, session),
    duplicate: () => openTab(browser, copyOf(session)),
    follow: () => store.set(followBookingAtom, storage.readBooked(new Date())),
  }
}

function copyOf(storage: Storage): Storage {
  const copy = memoryStorage()
  for (let index = 0; index < storage.length; index += 1) {
    const key = storage.key(index) ?? ''
    copy.setItem(key, storage.getItem(key) ?? '')
  }
  return copy
}

/** Fills the wizard's draft section by section, as a person does. */
export function fillIn(store: ReturnType<typeof createStore>, draft: QuoteDraft) {
  store.set(mergeQuoteAtom, 'vehicleInfo', draft.vehicleInfo)
  store.set(mergeQuoteAtom, 'serviceSelection', draft.serviceSelection)
  store.set(mergeQuoteAtom, 'glassPosition', draft.glassPosition)
  store.set(mergeQuoteAtom, 'glassSelection', draft.glassSelection)
  store.set(mergeQuoteAtom, 'appointmentDetails', draft.appointmentDetails)
}
