import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildQuoteDraft } from '@mocks/fixtures/quotes'
import {
  createQuoteStorage,
  draftLifetime,
  quoteDraftKey,
} from '@/features/quote/state/quoteStorage'
import { emptyQuoteDraft } from '@/domain/quoteDraft'
import {
  chooseGlassAtom,
  choosePositionAtom,
  chooseServiceAtom,
  followBookingAtom,
  loadQuoteAtom,
  mergeQuoteAtom,
  quoteDraftAtom,
  quoteViewAtom,
  resetQuoteAtom,
  resumedOnAtom,
  setQuoteStepAtom,
} from '@/features/quote/state/quoteDraft'
import { newBookingKey, quoteStateAtom, quoteStorageAtom } from '@/features/quote/state/quoteState'
import { memoryStorage } from './memoryStorage'
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
    const { store, session, reload } = openTab(browser)
    fillIn(store, buildQuoteDraft())
    store.set(setQuoteStepAtom, 5)
    store.set(resetQuoteAtom)
    expect(store.get(quoteDraftAtom)).toEqual(emptyQuoteDraft)
    expect(browser.local.length).toBe(0)
    expect(session.getItem(quoteDraftKey)).not.toContain('Honda')
    expect(reload().store.get(quoteDraftAtom)).toEqual(emptyQuoteDraft)
  })
})

describe('the memory', () => {
  it('brings every answer back after a reload', () => {
    const { store, reload } = openTab(openBrowser())
    fillIn(store, buildQuoteDraft())
    store.set(setQuoteStepAtom, 4)
    const draft = store.get(quoteDraftAtom)
    expect(reload().store.get(quoteDraftAtom)).toEqual(draft)
  })

  it('reads what an earlier version kept, without the key that nothing was sent under', () => {
    const browser = openBrowser()
    const draft = buildQuoteDraft()
    const record = { kind: 'draft', draft, bookingKey: newBookingKey(), version: 1 }
    const keep = (isSent: boolean) =>
      browser.local.setItem(
        quoteDraftKey,
        JSON.stringify({ ...record, isSent, savedAt: Date.now() }),
      )
    keep(false)
    expect(openTab(browser).store.get(quoteStateAtom)).toMatchObject({ draft, bookingKey: null })
    keep(true)
    const { bookingKey } = record
    expect(openTab(browser).store.get(quoteStateAtom)).toMatchObject({ draft, bookingKey })
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
    const damaged = { ...record, isSent: true, bookingKey: 'no-key' }
    browser.local.setItem(quoteDraftKey, JSON.stringify(damaged))
    const { draft, bookingKey } = openTab(browser).store.get(quoteStateAtom)
    expect(draft).toMatchObject({ vehicleInfo: buildQuoteDraft().vehicleInfo })
    expect(bookingKey).toBeNull()
  })

  it('does not renew a draft by looking at it', () => {
    const browser = openBrowser()
    fillIn(openTab(browser).store, buildQuoteDraft())
    vi.setSystemTime(Date.now() + draftLifetime)
    const { session } = openTab(browser)
    vi.setSystemTime(Date.now() + 1)
    expect(openTab(browser, session).store.get(quoteDraftAtom)).toEqual(emptyQuoteDraft)
  })

  const blocked = () => {
    throw new DOMException('Access is denied.', 'SecurityError')
  }
  const [local, session] = [memoryStorage(), memoryStorage()]
  it.each([
    ['both storages are', { local: blocked, session: blocked }],
    ['the session storage is', { local: () => local, session: blocked }],
    ['the local storage is', { local: blocked, session: () => session }],
  ])('does without where %s blocked', (_, browser) => {
    const store = createStore()
    store.set(quoteStorageAtom, createQuoteStorage(browser))
    store.set(loadQuoteAtom)
    store.set(mergeQuoteAtom, 'vehicleInfo', { make: 'Honda' })
    expect(store.get(quoteDraftAtom).vehicleInfo.make).toBe('Honda')
    store.set(followBookingAtom, null)
    expect(store.get(quoteDraftAtom).vehicleInfo.make).toBe('Honda')
    store.set(resetQuoteAtom)
    expect(store.get(quoteDraftAtom)).toEqual(emptyQuoteDraft)
  })
})

describe('two tabs', () => {
  const make = (tab: ReturnType<typeof openTab>) => tab.store.get(quoteDraftAtom).vehicleInfo.make
  const type = (tab: ReturnType<typeof openTab>, text: string) =>
    tab.store.set(mergeQuoteAtom, 'vehicleInfo', { make: text })

  it('have a draft each, over a reload too', () => {
    const browser = openBrowser()
    const [first, second] = [openTab(browser), openTab(browser)]
    type(first, 'Honda')
    type(second, 'Kia')
    expect([make(first), make(second)]).toEqual(['Honda', 'Kia'])
    expect([make(first.reload()), make(second.reload())]).toEqual(['Honda', 'Kia'])
  })

  it('part where the second starts from the draft of the first', () => {
    const browser = openBrowser()
    const first = openTab(browser)
    type(first, 'Honda')
    const second = openTab(browser)
    expect(make(second)).toBe('Honda')
    type(first, 'Ford')
    expect([make(second), make(second.reload())]).toEqual(['Honda', 'Honda'])
    type(second, 'Kia')
    expect([make(first), make(first.reload())]).toEqual(['Ford', 'Ford'])
  })

  it('part where the second is a duplicate of the first', () => {
    const browser = openBrowser()
    const first = openTab(browser)
    type(first, 'Honda')
    const second = first.duplicate()
    type(second, 'Kia')
    expect([make(first.reload()), make(second.reload())]).toEqual(['Honda', 'Kia'])
  })

  it('leave the draft that was changed last for the next one', () => {
    const browser = openBrowser()
    const [first, second] = [openTab(browser), openTab(browser)]
    type(second, 'Kia')
    type(first, 'Honda')
    expect(make(openTab(browser))).toBe('Honda')
  })

  it('keep what they have when one is emptied, and leave that for the next one', () => {
    const browser = openBrowser()
    const first = openTab(browser)
    type(first, 'Honda')
    const second = openTab(browser)
    second.store.set(resetQuoteAtom)
    expect(make(openTab(browser))).toBe('')
    first.follow()
    expect(make(first.reload())).toBe('Honda')
    expect(make(openTab(browser))).toBe('Honda')
    // Emptied by the visitor: a reload does not bring back what stands in the other tab.
    expect(make(second.reload())).toBe('')
  })
})

describe('a draft that was begun before', () => {
  const resumed = (tab: ReturnType<typeof openTab>) => tab.store.get(resumedOnAtom)

  it('is told of on the first step that is opened, and no further', () => {
    const browser = openBrowser()
    fillIn(openTab(browser).store, buildQuoteDraft())
    const tab = openTab(browser)
    expect(resumed(tab)).toBe('any')
    tab.store.set(setQuoteStepAtom, 2)
    expect([resumed(tab), resumed(tab.reload())]).toEqual([2, 'any'])
    tab.store.set(mergeQuoteAtom, 'vehicleInfo', { make: 'Kia' })
    expect(resumed(tab)).toBe(2)
    tab.store.set(setQuoteStepAtom, 3)
    expect([resumed(tab), resumed(tab.reload())]).toEqual([null, null])
  })

  it('is not told of where the tab itself began it, or nothing was answered', () => {
    const browser = openBrowser()
    expect(resumed(openTab(browser))).toBeNull()
    const tab = openTab(browser)
    fillIn(tab.store, buildQuoteDraft())
    expect([resumed(tab), resumed(tab.reload())]).toEqual([null, null])
  })

  it('is not told of any more once it is emptied', () => {
    const browser = openBrowser()
    fillIn(openTab(browser).store, buildQuoteDraft())
    const tab = openTab(browser)
    tab.store.set(resetQuoteAtom)
    expect([resumed(tab), resumed(tab.reload())]).toEqual([null, null])
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
