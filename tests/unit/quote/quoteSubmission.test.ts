import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildQuoteDraft } from '@mocks/fixtures/quotes'
import { emptyQuoteDraft } from '@/domain/quoteDraft'
import type { QuoteFailure } from '@/domain/quoteSubmission'
import { availabilityViewAtom } from '@/state/quoteAvailability'
import {
  bookedQuoteAtom,
  followOtherTabsAtom,
  mergeQuoteAtom,
  quoteDraftAtom,
} from '@/state/quoteDraft'
import { quoteStateAtom } from '@/state/quoteState'
import { dismissFailureAtom, submissionViewAtom, submitQuoteAtom } from '@/state/quoteSubmission'
import { confirm, fillIn, openBrowser, openTab, refuse } from './wizard'

const serverDown: QuoteFailure = { kind: 'unavailable', reason: 'server' }
const offline: QuoteFailure = { kind: 'unavailable', reason: 'offline' }
const noAnswer: QuoteFailure = { kind: 'unavailable', reason: 'no_answer' }

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-06-15T17:00:00Z'), toFake: ['Date'] })
  vi.spyOn(console, 'info').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function filledTab(browser = openBrowser()) {
  const tab = openTab(browser)
  fillIn(tab.store, buildQuoteDraft())
  return tab
}

const keysOf = (tab: ReturnType<typeof openTab>) =>
  tab.submit.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)

describe('confirming', () => {
  it('sends the whole draft and shows what was booked', async () => {
    const tab = filledTab()
    const draft = tab.store.get(quoteDraftAtom)
    await tab.store.set(submitQuoteAtom, '')
    expect(tab.submit).toHaveBeenCalledExactlyOnceWith({
      draft,
      idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
      honeypot: '',
    })
    expect(tab.store.get(bookedQuoteAtom)).toMatchObject({
      confirmation: { reference: 'Q-001' },
      vehicle: '2021 Honda Civic',
      differs: false,
    })
    expect(tab.store.get(quoteDraftAtom)).toEqual(emptyQuoteDraft)
  })

  it('calls once for a double tap', async () => {
    const tab = filledTab()
    await Promise.all([
      tab.store.set(submitQuoteAtom, ''),
      tab.store.set(submitQuoteAtom, ''),
      tab.store.set(submitQuoteAtom, ''),
    ])
    expect(tab.submit).toHaveBeenCalledOnce()
  })

  it('asks nobody while an answer is missing', async () => {
    const tab = filledTab()
    tab.store.set(mergeQuoteAtom, 'appointmentDetails', { customerInfo: { firstName: '' } })
    await tab.store.set(submitQuoteAtom, '')
    expect(tab.submit).not.toHaveBeenCalled()
    expect(tab.store.get(submissionViewAtom)).toMatchObject({
      status: 'failed',
      failure: { kind: 'invalid', errors: [{ field: 'firstName', problem: 'required' }] },
    })
  })

  it('shows the confirmation again after a reload, and books nothing', async () => {
    const tab = filledTab()
    await tab.store.set(submitQuoteAtom, '')
    const again = tab.reload()
    expect(again.store.get(bookedQuoteAtom)?.confirmation.reference).toBe('Q-001')
    await again.store.set(submitQuoteAtom, '')
    expect(again.submit).not.toHaveBeenCalled()
  })

  it('lets the next answer begin another quote under another key', async () => {
    const tab = filledTab()
    await tab.store.set(submitQuoteAtom, '')
    fillIn(tab.store, buildQuoteDraft())
    expect(tab.store.get(bookedQuoteAtom)).toBeNull()
    expect(tab.reload().store.get(bookedQuoteAtom)).toBeNull()
    await tab.store.set(submitQuoteAtom, '')
    expect(new Set(keysOf(tab)).size).toBe(2)
  })

  it('tries a 5xx again by itself, under the same key', async () => {
    const tab = filledTab()
    tab.submit.mockResolvedValueOnce(refuse(serverDown)).mockResolvedValueOnce(refuse(serverDown))
    await tab.store.set(submitQuoteAtom, '')
    expect(new Set(keysOf(tab)).size).toBe(1)
    expect(tab.submit).toHaveBeenCalledTimes(3)
    expect(tab.store.get(bookedQuoteAtom)).not.toBeNull()
  })

  it('gives up after two retries', async () => {
    const tab = filledTab()
    tab.submit.mockResolvedValue(refuse(serverDown))
    await tab.store.set(submitQuoteAtom, '')
    expect(tab.submit).toHaveBeenCalledTimes(3)
    expect(tab.store.get(submissionViewAtom)).toEqual({
      status: 'failed',
      failure: serverDown,
      count: 1,
    })
  })

  it.each([offline, noAnswer, { kind: 'rate_limited' }, { kind: 'refused' }] as QuoteFailure[])(
    'leaves it to the person to try again after %o, with everything kept',
    async (failure) => {
      const tab = filledTab()
      const draft = tab.store.get(quoteDraftAtom)
      tab.submit.mockResolvedValueOnce(refuse(failure))
      await tab.store.set(submitQuoteAtom, '')
      expect(tab.submit).toHaveBeenCalledOnce()
      expect(tab.store.get(quoteDraftAtom)).toEqual(draft)
      await tab.store.set(submitQuoteAtom, '')
      expect(new Set(keysOf(tab)).size).toBe(1)
      expect(tab.store.get(bookedQuoteAtom)).not.toBeNull()
    },
  )

  it('keeps the key over a reload in the middle, and says that the answer is missing', async () => {
    const tab = filledTab()
    let answer: (outcome: ReturnType<typeof confirm>) => void = () => {}
    tab.submit.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    const sending = tab.store.set(submitQuoteAtom, '')
    const again = tab.reload()
    expect(again.store.get(submissionViewAtom)).toEqual({ status: 'unanswered' })
    await again.store.set(submitQuoteAtom, '')
    expect(keysOf(again)).toEqual(keysOf(tab))
    answer(confirm())
    await sending
  })

  it('is not called unanswered when the server said no', async () => {
    const tab = filledTab()
    tab.submit.mockResolvedValueOnce(refuse({ kind: 'rate_limited' }))
    await tab.store.set(submitQuoteAtom, '')
    expect(tab.reload().store.get(submissionViewAtom)).toEqual({ status: 'idle' })
  })

  it('says when what was booked is not what the draft said last', async () => {
    const tab = filledTab()
    tab.submit.mockResolvedValueOnce(refuse(noAnswer)).mockResolvedValueOnce(confirm())
    await tab.store.set(submitQuoteAtom, '')
    tab.store.set(mergeQuoteAtom, 'appointmentDetails', { timeFrame: '4:00 PM - 6:00 PM' })
    await tab.store.set(submitQuoteAtom, '')
    expect(tab.store.get(bookedQuoteAtom)).toMatchObject({
      differs: true,
      confirmation: { timeFrame: '10:00 AM - 12:00 PM' },
    })
  })

  it('counts each failure, so that each can be announced', async () => {
    const tab = filledTab()
    tab.submit.mockResolvedValue(refuse(offline))
    await tab.store.set(submitQuoteAtom, '')
    await tab.store.set(submitQuoteAtom, '')
    expect(tab.store.get(submissionViewAtom)).toMatchObject({ status: 'failed', count: 2 })
  })

  it('forgets a failure when its page is left, but not that an answer is missing', async () => {
    const tab = filledTab()
    tab.submit.mockResolvedValueOnce(refuse({ kind: 'rate_limited' }))
    await tab.store.set(submitQuoteAtom, '')
    tab.store.set(dismissFailureAtom)
    expect(tab.store.get(submissionViewAtom)).toEqual({ status: 'idle' })
    tab.submit.mockResolvedValueOnce(refuse(noAnswer))
    await tab.store.set(submitQuoteAtom, '')
    tab.store.set(dismissFailureAtom)
    expect(tab.store.get(submissionViewAtom)).toEqual({ status: 'unanswered' })
  })

  it('passes on what stands in the field that no person sees', async () => {
    const tab = filledTab()
    await tab.store.set(submitQuoteAtom, 'https://spam.example')
    expect(tab.submit.mock.calls[0]?.[0].honeypot).toBe('https://spam.example')
  })
})

describe('a time frame taken by somebody else', () => {
  it('loses the time only, marks it and asks for the free ones again', async () => {
    const tab = filledTab()
    const unsubscribe = tab.store.sub(availabilityViewAtom, () => {})
    await vi.waitFor(() => expect(tab.store.get(availabilityViewAtom).status).toBe('ready'))
    const before = tab.store.get(quoteDraftAtom)
    const { date, timeFrame } = before.appointmentDetails
    tab.submit.mockResolvedValueOnce(refuse({ kind: 'slot_taken' }))
    await tab.store.set(submitQuoteAtom, '')

    expect(tab.store.get(quoteDraftAtom)).toEqual({
      ...before,
      appointmentDetails: { ...before.appointmentDetails, timeFrame: '' },
    })
    const view = tab.store.get(availabilityViewAtom)
    expect(view).toMatchObject({ status: 'ready', taken: { date, timeFrame } })
    const free = view.status === 'ready' ? view.days[0]?.frames.map((frame) => frame.timeFrame) : []
    expect(free).not.toContain(timeFrame)
    await vi.waitFor(() => expect(tab.availableTimeFrames).toHaveBeenCalledTimes(2))
    unsubscribe()
  })
})

describe('two tabs with the same draft', () => {
  it('book under one key', async () => {
    const browser = openBrowser()
    const first = filledTab(browser)
    const second = openTab(browser)
    await Promise.all([first.store.set(submitQuoteAtom, ''), second.store.set(submitQuoteAtom, '')])
    expect(keysOf(second)).toEqual(keysOf(first))
  })

  it('both show the booking that one of them made', async () => {
    const browser = openBrowser()
    const first = filledTab(browser)
    const second = openTab(browser)
    await first.store.set(submitQuoteAtom, '')
    second.store.set(followOtherTabsAtom)
    expect(second.store.get(bookedQuoteAtom)).toMatchObject({
      confirmation: { reference: 'Q-001' },
      vehicle: '2021 Honda Civic',
    })
    expect(second.store.get(quoteStateAtom).draft).toEqual(emptyQuoteDraft)
  })
})
