import { beforeEach, describe, expect, it } from 'vitest'
import ws from 'ws'
import { buildQuoteDraft, nextOpenDay } from '@mocks/fixtures/quotes'
import { sampleWaitingLink } from '@mocks/fixtures/waiting'
import { createMockServer } from '@mocks/node'
import { findScenario } from '@mocks/scenarios/catalogue'
import { newIdempotencyKey } from '@/domain/idempotencyKey'
import { readWaitingEntry, waitingTokenIn } from '@/domain/waitingList'
import { createWaitingGateway } from '@/features/quote/waitingGateway'
import { connect } from '@/platform/client/client'
import { createTokenStorage } from '@/platform/client/tokenStorage'

const open = () => {
  const connection = connect({
    url: 'http://backend.example',
    key: 'sb_publishable_test',
    storage: createTokenStorage(() => undefined),
    realtime: { transport: ws as never },
  })
  return createWaitingGateway(async () => (await connection).client)
}
const backend = createMockServer()
const request = (overrides: object = {}) => ({
  draft: buildQuoteDraft(),
  day: nextOpenDay(),
  idempotencyKey: newIdempotencyKey(),
  honeypot: '',
  ...overrides,
})

describe('the waiting list', () => {
  beforeEach(() => {
    backend.database.reset({ business: 'sample' })
    backend.server.listen({ onUnhandledRequest: 'error' })
    return () => backend.server.close()
  })
  const under = (scenario: string) => {
    const found = findScenario(scenario)
    if (!found) throw new Error(`No scenario ${scenario}`)
    backend.server.use(...found.handlers())
    return open()
  }
  const size = () => backend.database.business.waiting_list.size

  it('is joined once, however often it is asked for', async () => {
    const before = size()
    const draft = buildQuoteDraft({
      appointmentDetails: { customerInfo: { email: 'new@example.com' } },
    })
    for (let time = 0; time < 2; time += 1) {
      expect(await open().join(request({ draft }))).toEqual({ ok: true, value: null })
    }
    expect(size()).toBe(before + 1)
  })

  it('says what is missing', async () => {
    const draft = buildQuoteDraft({ appointmentDetails: { customerInfo: { email: '' } } })
    expect(await open().join(request({ draft }))).toEqual({
      ok: false,
      failure: { kind: 'invalid', errors: [{ field: 'email', problem: 'required' }] },
    })
  })

  it.each([
    ['waiting-rate-limited', { kind: 'rate_limited' }],
    ['waiting-unavailable', { kind: 'unavailable', reason: 'server' }],
    ['waiting-offline', { kind: 'unavailable', reason: 'offline' }],
    ['waiting-refused', { kind: 'refused' }],
  ])('tells of %s', async (scenario, failure) => {
    expect(await under(scenario).join(request())).toEqual({ ok: false, failure })
  })

  it('brings back what was typed by its link, until the list is left', async () => {
    const entry = await open().entry(sampleWaitingLink)
    expect(entry).toMatchObject({
      ok: true,
      value: { day: nextOpenDay(), draft: { vehicleInfo: { make: 'Honda' } } },
    })
    expect(await open().leave(sampleWaitingLink)).toEqual({ ok: true, value: null })
    expect(await open().entry(sampleWaitingLink)).toEqual({ ok: true, value: null })
    expect(await open().leave('no-such-link')).toEqual({ ok: true, value: null })
  })
})

describe('the link', () => {
  it('is told by its address, and by nothing else', () => {
    expect(waitingTokenIn('#waiting=abc_-9')).toBe('abc_-9')
    for (const hash of ['', '#', '#waiting=', '#vehicle', '#waiting=a b', '#x=abc']) {
      expect(waitingTokenIn(hash)).toBeNull()
    }
  })

  it('brings back a draft whose answers are ones', () => {
    for (const value of [null, 7, {}, { day: '2026-02-30', draft: {} }, { day: '2026-12-01' }]) {
      expect(readWaitingEntry(value)).toBeNull()
    }
    const draft = { serviceSelection: { serviceType: 'boat' }, vehicleInfo: { make: 'Honda' } }
    expect(readWaitingEntry({ day: '2026-12-01', draft })?.draft).toMatchObject({
      serviceSelection: { serviceType: '' },
      vehicleInfo: { make: 'Honda' },
    })
  })
})
