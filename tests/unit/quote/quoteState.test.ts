import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildQuoteDraft } from '@mocks/fixtures/quotes'
import { createQuoteStorage, draftLifetime, quoteDraftKey } from '@/data/quoteStorage'
import { emptyQuoteDraft } from '@/domain/quoteDraft'
import {
  chooseGlassAtom,
  choosePositionAtom,
  chooseServiceAtom,
  followOtherTabsAtom,
  loadQuoteAtom,
  mergeQuoteAtom,
  quoteDraftAtom,
  quoteViewAtom,
  resetQuoteAtom,
  setQuoteStepAtom,
} from '@/state/quoteDraft'
import { newBookingKey, quoteStateAtom, quoteStorageAtom } from '@/state/quoteState'
import { fillIn, openBrowser, openTab } from './wizard'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-06-15T17:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the draft', () => {
  it('shows nothing before the memory has been read', () => {
    expect(createStore().get(quoteViewAtom)).toEqual({ status: 'loading' })
  })

  it('takes partial merges per section', () => {
    const { store } = openTab(openBrowser())
    store.set(mergeQuoteAtom, 'vehicleInfo', { make: 'Honda' })
    store.set(mergeQuoteAtom, 'vehicleInfo', { model: 'Civic' })
    store.set(mergeQuoteAtom, 'appointmentDetails', { customerInfo: { firstName: 'Maria' } })
    store.set(mergeQuoteAtom, 'appointmentDetails', { customerInfo: { lastName: 'Delgado' } })
    const draft = store.get(quoteDraftAtom)
    expect(draft.vehicleInfo).toMatchObject({ make: 'Honda', model: 'Civic', year: '' })
    expect(draft.appointmentDetails.customerInfo).toMatchObject({
      firstName: 'Maria',
      lastName: 'Delgado',
    })
  })

  it('stores each choice, and the price with the glass', () => {
    const { store } = openTab(openBrowser())
    store.set(chooseServiceAtom, 'vent-glass')
    store.set(choosePositionAtom, 'rear-left-vent')
    store.set(chooseGlassAtom, 'oee')
    const draft = store.get(quoteDraftAtom)
    expect(draft.glassPosition.position).toBe('rear-left-vent')
    expect(draft.glassSelection).toEqual({ glassType: 'oee', price: 249 })
    store.set(chooseServiceAtom, 'quarter-glass')
    expect(store.get(quoteDraftAtom).glassPosition.position).toBe('')
    expect(store.get(quoteDraftAtom).glassSelection.glassType).toBe('oee')
  })

  it('goes back to the empty state with step 1, and leaves nothing behind', () => {
    const browser = openBrowser()
    const { store, reload } = openTab(browser)
    fillIn(store, buildQuoteDraft())
    store.set(setQuoteStepAtom, 5)
    store.set(resetQuoteAtom)
    expect(store.get(quoteDraftAtom)).toEqual(emptyQuoteDraft)
    expect(browser.local.length).toBe(0)
    expect(reload().store.get(quoteDraftAtom)).toEqual(emptyQuoteDraft)
  })
})

describe('the memory', () => {
  it('brings every answer and the booking key back after a reload', () => {
    const { store, reload } = openTab(openBrowser())
    fillIn(store, buildQuoteDraft())
    store.set(setQuoteStepAtom, 4)
    const { draft, bookingKey } = store.get(quoteStateAtom)
    expect(bookingKey).toMatch(/^[0-9a-f-]{36}$/)
    const state = reload().store.get(quoteStateAtom)
    expect(state.draft).toEqual(draft)
    expect(state.bookingKey).toBe(bookingKey)
  })

  it('keeps nothing of a visit that answered nothing', () => {
    const browser = openBrowser()
    openTab(browser).store.set(setQuoteStepAtom, 3)
    expect(browser.local.length).toBe(0)
  })

  it('lets words typed before it was read win, and keeps them', () => {
    const browser = openBrowser()
    fillIn(openTab(browser).store, buildQuoteDraft())
    const store = createStore()
    store.set(
      quoteStorageAtom,
      createQuoteStorage({ local: () => browser.local, session: () => undefined }),
    )
    store.set(mergeQuoteAtom, 'vehicleInfo', { make: 'Kia' })
    store.set(loadQuoteAtom)
    expect(store.get(quoteDraftAtom).vehicleInfo).toMatchObject({ make: 'Kia', model: 'Civic' })
    expect(openTab(browser).store.get(quoteDraftAtom).vehicleInfo.make).toBe('Kia')
  })

  it('forgets a draft a week after its last change', () => {
    const browser = openBrowser()
    fillIn(openTab(browser).store, buildQuoteDraft())
    vi.setSystemTime(Date.now() + draftLifetime)
    expect(openTab(browser).store.get(quoteDraftAtom)).not.toEqual(emptyQuoteDraft)
    vi.setSystemTime(Date.now() + 1)
    expect(openTab(browser).store.get(quoteDraftAtom)).toEqual(emptyQuoteDraft)
  })

  it.each(['', '{', 'null', '[]', '{"version":1}', '{"version":99,"savedAt":1}', '"x"'])(
    'bears a corrupt record: %s',
    (text) => {
      const browser = openBrowser()
      browser.local.setItem(quoteDraftKey, text)
      expect(openTab(browser).store.get(quoteViewAtom)).toEqual({
        status: 'ready',
        draft: emptyQuoteDraft,
      })
    },
  )

  it('keeps the answers, but not a damaged key, with which no booking could succeed', () => {
    const browser = openBrowser()
    fillIn(openTab(browser).store, buildQuoteDraft())
    const record = JSON.parse(browser.local.getItem(quoteDraftKey) ?? '{}') as object
    browser.local.setItem(quoteDraftKey, JSON.stringify({ ...record, bookingKey: 'no-key' }))
    const { draft, bookingKey } = openTab(browser).store.get(quoteStateAtom)
    expect(draft).toMatchObject({ vehicleInfo: buildQuoteDraft().vehicleInfo })
    expect(bookingKey).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('does without storage where it is blocked or full', () => {
    const blocked = () => {
      throw new DOMException('Access is denied.', 'SecurityError')
    }
    const store = createStore()
    store.set(quoteStorageAtom, createQuoteStorage({ local: blocked, session: blocked }))
    store.set(loadQuoteAtom)
    store.set(mergeQuoteAtom, 'vehicleInfo', { make: 'Honda' })
    expect(store.get(quoteDraftAtom).vehicleInfo.make).toBe('Honda')
    store.set(resetQuoteAtom)
    expect(store.get(quoteDraftAtom)).toEqual(emptyQuoteDraft)
  })
})

describe('two tabs', () => {
  it('share the draft and the key of its booking', () => {
    const browser = openBrowser()
    const [first, second] = [openTab(browser), openTab(browser)]
    fillIn(first.store, buildQuoteDraft())
    second.store.set(followOtherTabsAtom)
    const { draft, bookingKey } = first.store.get(quoteStateAtom)
    expect(second.store.get(quoteStateAtom)).toMatchObject({ draft, bookingKey })
  })

  it('keep what they have when the other one clears the memory', () => {
    const browser = openBrowser()
    const { store } = openTab(browser)
    fillIn(store, buildQuoteDraft())
    const before = store.get(quoteDraftAtom)
    browser.local.clear()
    store.set(followOtherTabsAtom)
    expect(store.get(quoteDraftAtom)).toEqual(before)
  })
})

it('makes a UUID also where the page is not served securely', () => {
  const spy = vi.spyOn(crypto, 'randomUUID')
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
  try {
    expect(newBookingKey()).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    )
  } finally {
    Object.defineProperty(crypto, 'randomUUID', { value: spy, configurable: true })
    spy.mockRestore()
  }
})
