import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchWithTimeout, noAnswerMessage, requestTimeout } from '@/data/fetchWithTimeout'
import { refreshShield } from '@/data/refreshShield'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T17:00:00Z') })
  return () => vi.useRealTimers()
})

const address = 'http://service.example/auth/v1/token?grant_type=refresh_token'
const post = { method: 'POST', body: '{}' }

describe('a request', () => {
  test('that is never answered ends, and leaves no timer', async () => {
    const given = vi.fn<typeof fetch>(() => new Promise(() => {}))
    const asked = fetchWithTimeout(given)(address)
    await Promise.all([
      expect(asked).rejects.toMatchObject({ name: 'AbortError', message: noAnswerMessage }),
      vi.advanceTimersByTimeAsync(requestTimeout),
    ])
    expect(given.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('whose answer begins and never finishes ends too', async () => {
    const endless = new Response(new ReadableStream({ start() {} }))
    const asked = fetchWithTimeout(async () => endless)(address)
    await Promise.all([
      expect(asked).rejects.toMatchObject({ message: noAnswerMessage }),
      vi.advanceTimersByTimeAsync(requestTimeout),
    ])
  })

  test('is handed on as it is, with status, headers and body', async () => {
    const answer = await fetchWithTimeout(async () =>
      Response.json({ a: 1 }, { status: 422, headers: { 'X-Supabase-Api-Version': '2024-01-01' } }),
    )(address)
    expect(answer.status).toBe(422)
    expect(answer.headers.get('X-Supabase-Api-Version')).toBe('2024-01-01')
    expect(await answer.json()).toEqual({ a: 1 })
    expect(vi.getTimerCount()).toBe(0)
  })

  test('answered 204 has no body', async () => {
    const answer = await fetchWithTimeout(async () => new Response(null, { status: 204 }))(address)
    expect(answer.status).toBe(204)
  })

  test('ends when the caller gives it up', async () => {
    const caller = new AbortController()
    const asked = fetchWithTimeout(() => new Promise(() => {}))(address, { signal: caller.signal })
    caller.abort(new Error('Given up'))
    await expect(asked).rejects.toThrow('Given up')
  })
})

describe('a refresh', () => {
  const answers = (...list: Response[]) => {
    const inner = vi.fn<typeof fetch>(async () => list.shift() ?? Response.json({ fine: true }))
    return { inner, shield: refreshShield(inner) }
  }

  test('that the auth service refuses is refused, and the reason is kept once', async () => {
    const { shield } = answers(
      Response.json({ code: 'session_expired', message: 'Expired' }, { status: 400 }),
    )
    expect((await shield.fetch(address, post)).status).toBe(400)
    expect(shield.takeRefusal()).toEqual({ code: 'session_expired', message: 'Expired' })
    expect(shield.takeRefusal()).toBeNull()
  })

  test('that an older server refuses is refused too', async () => {
    const { shield } = answers(
      Response.json({ error: 'invalid_grant', error_description: 'Invalid' }, { status: 400 }),
    )
    expect((await shield.fetch(address, post)).status).toBe(400)
    expect(shield.takeRefusal()).toEqual({ code: 'invalid_grant', message: 'Invalid' })
  })

  test.each([
    ['429', () => Response.json({ code: 'over_request_rate_limit' }, { status: 429 })],
    ['409', () => Response.json({ code: 'conflict' }, { status: 409 })],
    ['HTML 403', () => new Response('<h1>Blocked</h1>', { status: 403 })],
    ['JSON of somebody else', () => Response.json({ message: 'No API key' }, { status: 401 })],
  ])('answered %s may be tried again, but not at once', async (_, answer) => {
    const { inner, shield } = answers(answer())
    expect((await shield.fetch(address, post)).status).toBe(503)
    expect((await shield.fetch(address, post)).status).toBe(503)
    expect(inner).toHaveBeenCalledOnce()
    expect(shield.takeRefusal()).toBeNull()
    await vi.advanceTimersByTimeAsync(15_000)
    expect((await shield.fetch(address, post)).status).toBe(200)
  })

  test('waits as long as it is told', async () => {
    const { inner, shield } = answers(
      new Response('', { status: 429, headers: { 'Retry-After': '120' } }),
    )
    await shield.fetch(address, post)
    await vi.advanceTimersByTimeAsync(119_000)
    await shield.fetch(address, post)
    expect(inner).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(1_000)
    expect((await shield.fetch(address, post)).status).toBe(200)
  })

  test('is the only call it touches', async () => {
    const { shield } = answers(Response.json({}, { status: 429 }))
    const answer = await shield.fetch('http://service.example/auth/v1/signup', post)
    expect(answer.status).toBe(429)
  })
})
