import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import ws from 'ws'
import { buildQuoteSubmission, nextOpenDay } from '@mocks/fixtures/quotes'
import { createMockServer } from '@mocks/node'
import { findScenario } from '@mocks/scenarios/catalogue'
import { connect } from '@/platform/client/client'
import { requestTimeout } from '@/platform/client/fetchWithTimeout'
import { createQuoteGateway } from '@/features/quote/gateway'
import { createTokenStorage } from '@/platform/client/tokenStorage'
import { businessToday } from '@/domain/businessTime'

const open = (given?: typeof fetch) => {
  const connection = connect({
    url: 'http://backend.example',
    key: 'sb_publishable_test',
    storage: createTokenStorage(() => undefined),
    fetch: given,
    realtime: { transport: ws as never },
  })
  return createQuoteGateway(async () => (await connection).client)
}

const backend = createMockServer()

describe('with the pretend backend', () => {
  beforeEach(() => {
    backend.database.reset({ business: 'empty' })
    backend.server.listen({ onUnhandledRequest: 'error' })
    return () => backend.server.close()
  })

  const under = (scenario: string) => {
    const found = findScenario(scenario)
    if (!found) throw new Error(`No scenario ${scenario}`)
    backend.server.use(...found.handlers())
    return open()
  }

  it('books a quote and hands back what was booked', async () => {
    const answer = await open().submit(buildQuoteSubmission())
    expect(answer).toMatchObject({
      ok: true,
      value: { reference: 'Q-001', serviceType: 'door-glass', position: 'rear-left', price: 299 },
    })
  })

  it('gets the same answer for the same key, and books once', async () => {
    const gateway = open()
    const answers = await Promise.all([
      gateway.submit(buildQuoteSubmission()),
      gateway.submit(buildQuoteSubmission()),
    ])
    expect(answers[0]).toEqual(answers[1])
    expect(backend.database.business.quotes.size).toBe(1)
  })

  it('reads the free time frames', async () => {
    const today = businessToday(new Date())
    const answer = await open().availableTimeFrames(today, 31)
    if (!answer.ok) throw new Error('The pretend backend has free time frames.')
    expect(answer.value).toContainEqual({
      date: nextOpenDay(),
      timeFrame: '10:00 AM - 12:00 PM',
      seatsLeft: expect.any(Number),
    })
  })

  it('names the fields that were refused', async () => {
    const answer = await under('quote-validation-refused').submit(buildQuoteSubmission())
    expect(answer).toEqual({
      ok: false,
      failure: {
        kind: 'invalid',
        errors: [
          { field: 'date', problem: 'in_the_past' },
          { field: 'email', problem: 'invalid' },
          { field: 'address', problem: 'required' },
        ],
      },
    })
  })

  it.each([
    ['quote-slot-just-taken', { kind: 'slot_taken' }],
    ['quote-price-changed', { kind: 'price_changed', price: 350 }],
    ['quote-rate-limited', { kind: 'rate_limited' }],
    ['quote-honeypot-refused', { kind: 'refused' }],
    ['quote-unavailable', { kind: 'unavailable', reason: 'server' }],
    ['quote-offline', { kind: 'unavailable', reason: 'offline' }],
    ['quote-malformed-answer', { kind: 'unavailable', reason: 'server' }],
  ])('tells %s apart', async (scenario, failure) => {
    const answer = await under(scenario).submit(buildQuoteSubmission())
    expect(answer).toEqual({ ok: false, failure })
  })

  it('says why the free time frames cannot be read', async () => {
    const answer = await under('quote-times-unavailable').availableTimeFrames('2026-06-15', 31)
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'server', status: 503 } })
  })
})

describe('with answers that nobody expects', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  const answering = (body: unknown, status = 200) =>
    open(async () => Response.json(body, { status, headers: { 'Content-Range': '0-0/*' } }))

  it.each([null, [], {}, 'Q-001', { reference: 'Q-001' }, { reference: '', price: 299 }])(
    'takes %j for no confirmation',
    async (body) => {
      expect(await answering(body).submit(buildQuoteSubmission())).toEqual({
        ok: false,
        failure: { kind: 'unavailable', reason: 'server' },
      })
    },
  )

  it('leaves out of a refusal what it cannot read', async () => {
    for (const details of [null, 'nonsense', '{}', '[{"field":"shoeSize","problem":"required"}]']) {
      const answer = await answering({ message: 'invalid', details, code: 'PT422' }, 422).submit(
        buildQuoteSubmission(),
      )
      expect(answer).toEqual({ ok: false, failure: { kind: 'invalid', errors: [] } })
    }
  })

  it('offers no time frame that this site does not know', async () => {
    const rows = [
      { date: '2026-06-17', time_frame: '6:00 PM - 8:00 PM', seats_left: 3 },
      { date: '2026-06-17', time_frame: '4:00 PM - 6:00 PM', seats_left: 2 },
    ]
    expect(await answering(rows).availableTimeFrames('2026-06-17', 1)).toEqual({
      ok: true,
      value: [{ date: '2026-06-17', timeFrame: '4:00 PM - 6:00 PM', seatsLeft: 2 }],
    })
  })

  it('stops waiting for an answer that does not come', async () => {
    const gateway = open(() => new Promise(() => {}))
    vi.useFakeTimers()
    const asked = gateway.submit(buildQuoteSubmission())
    await vi.advanceTimersByTimeAsync(requestTimeout)
    expect(await asked).toEqual({
      ok: false,
      failure: { kind: 'unavailable', reason: 'no_answer' },
    })
  })

  it('is offline when the client itself cannot be loaded', async () => {
    const gateway = createQuoteGateway(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await gateway.submit(buildQuoteSubmission())).toEqual({
      ok: false,
      failure: { kind: 'unavailable', reason: 'offline' },
    })
    expect(await gateway.availableTimeFrames('2026-06-17', 1)).toMatchObject({
      ok: false,
      failure: { kind: 'offline' },
    })
  })
})
