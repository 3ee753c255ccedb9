import { describe, expect, it, vi } from 'vitest'
import { buildQuoteDraft, nextOpenDay } from '@mocks/fixtures/quotes'
import { buildWaitingEntry } from '@mocks/fixtures/waiting'
import { availabilityViewAtom } from '@/features/quote/state/quoteAvailability'
import {
  chooseServiceAtom,
  mergeQuoteAtom,
  quoteDraftAtom,
} from '@/features/quote/state/quoteDraft'
import {
  waitedDaysAtom,
  joinWaitingListAtom,
  waitingViewAtom,
} from '@/features/quote/state/waitingList'
import {
  keepOwnDraftAtom,
  leaveWaitingListAtom,
  openWaitingLinkAtom,
  takeWaitingDraftAtom,
  waitingLinkViewAtom,
} from '@/features/quote/state/waitingLink'
import { waitingGatewayAtom, type WaitingGateway } from '@/features/quote/waitingGateway'
import { fillIn, openBrowser, openTab } from './wizard'

const day = nextOpenDay()
const offline = { ok: false, failure: { kind: 'unavailable', reason: 'offline' } } as const

function open() {
  const tab = openTab(openBrowser())
  const gateway = {
    join: vi.fn<WaitingGateway['join']>(async () => ({ ok: true, value: null })),
    entry: vi.fn<WaitingGateway['entry']>(async () => ({
      ok: true,
      value: buildWaitingEntry(day),
    })),
    leave: vi.fn<WaitingGateway['leave']>(async () => ({ ok: true, value: null })),
  }
  tab.store.set(waitingGatewayAtom, gateway)
  return { ...tab, ...gateway }
}

describe('free times', () => {
  it('are asked for the service and the place, and again when either changes', async () => {
    const { store, availableTimeFrames } = open()
    store.sub(availabilityViewAtom, () => undefined)
    const visits = () => availableTimeFrames.mock.calls.map(([, , visit]) => visit)
    await vi.waitFor(() => expect(visits()).toEqual([{ serviceType: '', zipCode: '' }]))
    store.set(mergeQuoteAtom, 'vehicleInfo', { zipCode: '90012-1234' })
    await vi.waitFor(() => expect(visits().at(-1)).toEqual({ serviceType: '', zipCode: '90012' }))
    store.set(chooseServiceAtom, 'chip-repair')
    await vi.waitFor(() =>
      expect(visits().at(-1)).toEqual({ serviceType: 'chip-repair', zipCode: '90012' }),
    )
  })
})

describe('waiting for a full day', () => {
  it('needs a day and an e-mail, and asks nobody without', async () => {
    const { store, join } = open()
    await store.set(joinWaitingListAtom, '', '')
    expect(store.get(waitingViewAtom)).toMatchObject({
      status: 'failed',
      failure: {
        errors: [
          { field: 'date', problem: 'required' },
          { field: 'email', problem: 'required' },
        ],
      },
    })
    store.set(mergeQuoteAtom, 'appointmentDetails', { customerInfo: { email: 'ana' } })
    await store.set(joinWaitingListAtom, day, '')
    expect(store.get(waitingViewAtom)).toMatchObject({
      failure: { errors: [{ field: 'email', problem: 'invalid' }] },
    })
    expect(join).not.toHaveBeenCalled()
  })

  it('keeps its key until there is an answer, so that nobody is in line twice', async () => {
    const { store, join } = open()
    fillIn(store, buildQuoteDraft())
    join.mockResolvedValueOnce(offline)
    await store.set(joinWaitingListAtom, day, '')
    expect(store.get(waitingViewAtom)).toMatchObject({ status: 'failed', count: 1 })
    await store.set(joinWaitingListAtom, day, '')
    expect(store.get(waitingViewAtom)).toEqual({
      status: 'joined',
      day,
      email: 'maria.delgado@example.com',
    })
    expect(store.get(waitedDaysAtom)).toEqual([{ day, serviceType: 'door-glass' }])
    await store.set(joinWaitingListAtom, day, '')
    const [first, again, other] = join.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })
})

describe('the link of the mail', () => {
  it('brings back the draft where there is none', async () => {
    const { store } = open()
    await store.set(openWaitingLinkAtom, 'token')
    expect(store.get(waitingLinkViewAtom)).toEqual({ status: 'restored', day })
    expect(store.get(quoteDraftAtom)).toMatchObject({
      vehicleInfo: { make: 'Honda' },
      appointmentDetails: { date: day, timeFrame: '' },
    })
  })

  it('asks before it replaces another draft', async () => {
    const { store } = open()
    store.set(mergeQuoteAtom, 'vehicleInfo', { make: 'Volvo' })
    await store.set(openWaitingLinkAtom, 'token')
    expect(store.get(waitingLinkViewAtom)).toEqual({ status: 'asks', day })
    expect(store.get(quoteDraftAtom).vehicleInfo.make).toBe('Volvo')
    store.set(keepOwnDraftAtom)
    expect(store.get(waitingLinkViewAtom)).toEqual({ status: 'kept', day })
    expect(store.get(quoteDraftAtom)).toMatchObject({
      vehicleInfo: { make: 'Volvo' },
      appointmentDetails: { date: day },
    })
    store.set(takeWaitingDraftAtom)
    expect(store.get(quoteDraftAtom).vehicleInfo.make).toBe('Honda')
  })

  it('says that it has ended, or that nobody answered, and can be tried again', async () => {
    const { store, entry } = open()
    entry.mockResolvedValueOnce({ ok: true, value: null })
    await store.set(openWaitingLinkAtom, 'token')
    expect(store.get(waitingLinkViewAtom)).toEqual({ status: 'ended' })
    const failure = { kind: 'offline', message: '', code: null, status: 0 } as const
    entry.mockResolvedValueOnce({ ok: false, failure })
    await store.set(openWaitingLinkAtom, 'other')
    expect(store.get(waitingLinkViewAtom)).toEqual({ status: 'failed', failure })
    await store.set(openWaitingLinkAtom)
    expect(entry).toHaveBeenLastCalledWith('other')
    expect(store.get(waitingLinkViewAtom)).toMatchObject({ status: 'restored' })
  })

  it('leaves the list, and says when it could not', async () => {
    const { store, leave } = open()
    await store.set(openWaitingLinkAtom, 'token')
    const failure = { kind: 'offline', message: '', code: null, status: 0 } as const
    leave.mockResolvedValueOnce({ ok: false, failure })
    await store.set(leaveWaitingListAtom)
    expect(store.get(waitingLinkViewAtom)).toEqual({ status: 'leave_failed', day })
    await store.set(leaveWaitingListAtom)
    expect(leave).toHaveBeenLastCalledWith('token')
    expect(store.get(waitingLinkViewAtom)).toEqual({ status: 'left', day })
  })
})
