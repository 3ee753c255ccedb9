// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { QuoteProvider } from '@/app/providers/QuoteProvider'
import { useQuote } from '@/app/providers/useQuote'
import { createQuoteStorage, quoteDraftKey } from '@/features/quote/state/quoteStorage'
import { buildQuoteConfirmation } from '@mocks/fixtures/quotes'
import { emptyQuoteDraft } from '@/domain/quoteDraft'
import { bookedQuoteAtom } from '@/features/quote/state/quoteDraft'
import { newBookingKey, quoteStateAtom, quoteStorageAtom } from '@/features/quote/state/quoteState'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

function openPage() {
  const store = createStore()
  store.set(quoteStorageAtom, createQuoteStorage())
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <QuoteProvider>{children}</QuoteProvider>
    </Provider>
  )
  return { store, ...renderHook(() => useQuote(), { wrapper }) }
}

describe('useQuote', () => {
  it('says so when it is used outside its provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => renderHook(() => useQuote())).toThrow(
      new Error('useQuote must be used within a QuoteProvider'),
    )
    vi.restoreAllMocks()
  })

  it('merges, moves and resets', () => {
    const { result } = openPage()
    expect(result.current.isLoaded).toBe(true)
    act(() => result.current.merge('vehicleInfo', { make: 'Honda' }))
    act(() => result.current.merge('vehicleInfo', { year: '2021' }))
    act(() => result.current.setStep(3))
    expect(result.current.draft).toEqual({
      ...emptyQuoteDraft,
      currentStep: 3,
      vehicleInfo: { ...emptyQuoteDraft.vehicleInfo, make: 'Honda', year: '2021' },
    })
    act(() => result.current.reset())
    expect(result.current.draft).toEqual(emptyQuoteDraft)
  })

  it('finds the draft after the page was loaded again', () => {
    const first = openPage()
    act(() => first.result.current.merge('vehicleInfo', { model: 'Civic' }))
    first.unmount()
    expect(openPage().result.current.draft.vehicleInfo.model).toBe('Civic')
  })

  const tellOf = (newValue: string | null) =>
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: quoteDraftKey, newValue }))
    })

  it('stays as it is whatever another tab writes', () => {
    const { result } = openPage()
    act(() => result.current.merge('vehicleInfo', { model: 'Civic' }))
    const record = localStorage.getItem(quoteDraftKey)?.replace('Civic', 'Accord') ?? ''
    localStorage.setItem(quoteDraftKey, record)
    tellOf(record)
    expect(result.current.draft.vehicleInfo.model).toBe('Civic')
    expect(localStorage.getItem(quoteDraftKey)).toBe(record)
  })

  it('leaves its draft for the next tab when another one has emptied its own', () => {
    const { result } = openPage()
    act(() => result.current.merge('vehicleInfo', { model: 'Civic' }))
    localStorage.removeItem(quoteDraftKey)
    tellOf(null)
    expect(result.current.draft.vehicleInfo.model).toBe('Civic')
    expect(localStorage.getItem(quoteDraftKey)).toContain('Civic')
  })

  it('takes over a booking that another tab has made under the same key', () => {
    const { result, store } = openPage()
    act(() => result.current.merge('vehicleInfo', { model: 'Civic' }))
    const bookingKey = newBookingKey()
    act(() => store.set(quoteStateAtom, { ...store.get(quoteStateAtom), bookingKey }))
    const confirmation = buildQuoteConfirmation()
    const tell = (key: string) =>
      tellOf(
        JSON.stringify({ kind: 'booked', version: 1, bookingKey: key, confirmation, savedAt: 0 }),
      )
    tell(newBookingKey())
    expect(result.current.draft.vehicleInfo.model).toBe('Civic')
    tell(bookingKey)
    expect(result.current.draft).toEqual(emptyQuoteDraft)
    expect(store.get(bookedQuoteAtom)?.confirmation).toEqual(confirmation)
  })

  it('leaves nothing listening when it is gone', () => {
    const added = vi.spyOn(window, 'addEventListener')
    const removed = vi.spyOn(window, 'removeEventListener')
    openPage().unmount()
    const count = (spy: typeof added | typeof removed) =>
      spy.mock.calls.filter(([type]) => type === 'storage' || type === 'pageshow').length
    expect(count(added)).toBe(2)
    expect(count(removed)).toBe(2)
    vi.restoreAllMocks()
  })
})
