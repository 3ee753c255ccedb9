import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildQuoteDraft } from '@mocks/fixtures/quotes'
import { emptyQuoteDraft } from '@/domain/quoteDraft'
import type { QuoteFailure } from '@/domain/quoteSubmission'
import { availabilityViewAtom } from '@/features/quote/state/quoteAvailability'
import { bookedQuoteAtom, mergeQuoteAtom, quoteDraftAtom } from '@/features/quote/state/quoteDraft'
import { quoteStateAtom } from '@/features/quote/state/quoteState'
import { quoteDraftKey } from '@/features/quote/state/quoteStorageKeys'
import {
  dismissFailureAtom,
  submissionViewAtom,
  submitQuoteAtom,
} from '@/features/quote/state/quoteSubmission'
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

  it.each([
    [offline, 1],
    [noAnswer, 1],
    // Nothing can have been booked: the key is free, and what was copied meanwhile has no part in it.
    [{ kind: 'rate_limited' }, 2],
    [{ kind: 'refused' }, 2],
  ] as [QuoteFailure, number][])(
    'leaves it to the person to try again after %o, with everything kept',
    async (failure, keys) => {
      const tab = filledTab()
      const draft = tab.store.get(quoteDraftAtom)
      tab.submit.mockResolvedValueOnce(refuse(failure))
      await tab.store.set(submitQuoteAtom, '')
      expect(tab.submit).toHaveBeenCalledOnce()
      expect(tab.store.get(quoteDraftAtom)).toEqual(draft)
      await tab.store.set(submitQuoteAtom, '')
      expect(new Set(keysOf(tab)).size).toBe(keys)
      expect(tab.store.get(bookedQuoteAtom)).not.toBeNull()
    },
  )

  it.each([
    [serverDown, { kind: 'rate_limited' }],
    [serverDown, { kind: 'refused' }],
  ] as QuoteFailure[][])(
    'keeps the key after %o and then %o, which may not have looked for a booking',
    async (unanswered, refusal) => {
      const tab = filledTab()
      tab.submit.mockResolvedValueOnce(refuse(unanswered!)).mockResolvedValueOnce(refuse(refusal!))
      await tab.store.set(submitQuoteAtom, '')
      const again = tab.reload()
      await again.store.set(submitQuoteAtom, '')
      expect(new Set([...keysOf(tab), ...keysOf(again)]).size).toBe(1)
    },
  )

  it('frees the key when the server has looked for a booking and found none', async () => {
    const tab = filledTab()
    tab.submit
      .mockResolvedValueOnce(refuse(noAnswer))
      .mockResolvedValueOnce(refuse({ kind: 'slot_taken' }))
    await tab.store.set(submitQuoteAtom, '')
    await tab.store.set(submitQuoteAtom, '')
    expect(new Set(keysOf(tab)).size).toBe(1)
    expect(tab.store.get(quoteStateAtom).bookingKey).toBeNull()
  })

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

  it.each([
    ['another car than the draft said last', '2020 Kia Soul', true],
    ['the same car, spaced otherwise', '2021 Honda Civic', false],
    ['no car that the database can tell', null, false],
  ])('says what was booked when it is %s', async (_, vehicle, differs) => {
    const tab = filledTab()
    tab.store.set(mergeQuoteAtom, 'vehicleInfo', { model: '\u00a0Civic ' })
    tab.submit.mockResolvedValueOnce(confirm({ vehicle }))
    await tab.store.set(submitQuoteAtom, '')
    const expected = { vehicle: vehicle ?? '2021 Honda Civic', differs }
    expect(tab.store.get(bookedQuoteAtom)).toMatchObject(expected)
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

describe('two tabs', () => {
  const kia = { year: '2020', make: 'Kia', model: 'Soul' }

  it.each(['starts from the draft of the first', 'is a duplicate of the first'])(
    'book what each shows, under a key of its own, where the second %s',
    async (how) => {
      const browser = openBrowser()
      const first = filledTab(browser)
      const second = how.includes('duplicate') ? first.duplicate() : openTab(browser)
      second.store.set(mergeQuoteAtom, 'vehicleInfo', kia)
      await first.store.set(submitQuoteAtom, '')
      second.follow()
      expect(second.store.get(bookedQuoteAtom)).toBeNull()
      await second.store.set(submitQuoteAtom, '')
      expect(keysOf(second)).not.toEqual(keysOf(first))
      const vehicles = [first, second].map((tab) => tab.submit.mock.calls[0]?.[0].draft.vehicleInfo)
      expect(vehicles).toMatchObject([{ make: 'Honda' }, { make: 'Kia' }])
      expect(second.store.get(bookedQuoteAtom)).toMatchObject({ vehicle: '2020 Kia Soul' })
    },
  )

  it('have keys of their own while both are on their way', async () => {
    const browser = openBrowser()
    const first = filledTab(browser)
    const second = openTab(browser)
    await Promise.all([first.store.set(submitQuoteAtom, ''), second.store.set(submitQuoteAtom, '')])
    expect(keysOf(second)).not.toEqual(keysOf(first))
  })

  it.each(['new', 'duplicated'])(
    'share the key of a confirmation that no answer came to, where the second is %s',
    async (how) => {
      const browser = openBrowser()
      const first = filledTab(browser)
      first.submit.mockResolvedValueOnce(refuse(noAnswer))
      await first.store.set(submitQuoteAtom, '')
      const second = how === 'new' ? openTab(browser) : first.duplicate()
      expect(second.store.get(submissionViewAtom)).toEqual({ status: 'unanswered' })
      await second.store.set(submitQuoteAtom, '')
      expect(keysOf(second)).toEqual(keysOf(first))
    },
  )

  async function unansweredPair() {
    const browser = openBrowser()
    const first = filledTab(browser)
    first.submit.mockResolvedValueOnce(refuse(noAnswer))
    await first.store.set(submitQuoteAtom, '')
    return { browser, first, second: first.duplicate() }
  }

  it('both show the booking that one of them made under the key they share', async () => {
    const { first, second } = await unansweredPair()
    await first.store.set(submitQuoteAtom, '')
    second.follow()
    expect(second.store.get(bookedQuoteAtom)).toMatchObject({
      confirmation: { reference: 'Q-001' },
      vehicle: '2021 Honda Civic',
      differs: false,
    })
    expect(second.store.get(quoteStateAtom).draft).toEqual(emptyQuoteDraft)
    const again = second.reload().store
    expect(again.get(bookedQuoteAtom)?.confirmation.reference).toBe('Q-001')
    expect(again.get(quoteDraftAtom)).toEqual(emptyQuoteDraft)
  })

  it('says so when the other one booked another car than this one shows', async () => {
    const { first, second } = await unansweredPair()
    second.store.set(mergeQuoteAtom, 'vehicleInfo', kia)
    await first.store.set(submitQuoteAtom, '')
    second.follow()
    expect(second.store.get(bookedQuoteAtom)).toMatchObject({
      vehicle: '2021 Honda Civic',
      differs: true,
    })
  })

  it('shows a booking that was made while it was closed', async () => {
    const { first, second } = await unansweredPair()
    await first.store.set(submitQuoteAtom, '')
    const again = second.reload()
    expect(again.store.get(bookedQuoteAtom)?.confirmation.reference).toBe('Q-001')
    expect(again.submit).not.toHaveBeenCalled()
  })

  it('leave the draft of the one that did not book for the next', async () => {
    const browser = openBrowser()
    const first = filledTab(browser)
    const second = openTab(browser)
    second.store.set(mergeQuoteAtom, 'vehicleInfo', kia)
    await first.store.set(submitQuoteAtom, '')
    expect(openTab(browser).store.get(quoteDraftAtom)).toEqual(emptyQuoteDraft)
    second.follow()
    expect(openTab(browser).store.get(quoteDraftAtom).vehicleInfo.make).toBe('Kia')
    // The confirmation stands where it is, whatever the other tab goes on with.
    expect(first.reload().store.get(quoteDraftAtom)).toEqual(emptyQuoteDraft)
  })
})

it('leaves no answer behind once it is booked', async () => {
  const browser = openBrowser()
  const tab = filledTab(browser)
  await tab.store.set(submitQuoteAtom, '')
  const kept = browser.local.getItem(quoteDraftKey)
  const { firstName, address, email } = buildQuoteDraft().appointmentDetails.customerInfo
  for (const text of [firstName, address, email]) {
    expect(kept).not.toContain(text)
    expect(tab.session.getItem(quoteDraftKey)).not.toContain(text)
  }
})
