import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  fetchWithTimeout,
  noAnswerMessage,
  requestTimeout,
} from '@/platform/client/fetchWithTimeout'
import { databaseAnswers, type DatabaseRefusal } from '@/platform/client/databaseAnswers'
import { refreshShield } from '@/platform/client/refreshShield'

beforeEach(() => {
  // Only what a request uses: an immediate of somebody else's in this worker would be counted too.
  vi.useFakeTimers({
    now: new Date('2026-11-27T17:00:00Z'),
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
  })
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
  const session = { access_token: 'access', refresh_token: 'refresh', expires_in: 3600 }

  const answers = (...list: Response[]) => {
    const inner = vi.fn<typeof fetch>(async () => list.shift() ?? Response.json(session))
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
    ['200 by a public network', () => Response.json({ captive: true })],
    ['200 with a page', () => new Response('<h1>Welcome to Airport Wi-Fi</h1>')],
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

describe('an answer to a question to the database', () => {
  const asked = 'http://service.example/rest/v1/rpc/complete_job'
  const call = (token: string) => ({
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  })
  const ranged = { 'Content-Range': '0-0/*' }
  const error = (status: number, code: unknown, message = 'words') =>
    Response.json({ code, message, details: null, hint: null }, { status })

  async function ask(answer: Response, token = 'of a person') {
    const refusals: DatabaseRefusal[] = []
    const send = databaseAnswers(
      async () => answer,
      'published',
      (refusal) => refusals.push(refusal),
    )
    const { status } = await send(asked, call(token))
    return { status, refusals }
  }

  test.each([
    ['a public network’s 200', Response.json({ captive: true })],
    ['a page with 200', new Response('<h1>Welcome to Airport Wi-Fi</h1>')],
    ['a 204 of nobody', new Response(null, { status: 204 })],
    ['a firewall’s page with 403', new Response('<h1>Blocked</h1>', { status: 403 })],
    ['a firewall’s JSON with 403', error(403, 403)],
    ['a gateway that does not know the key', Response.json({ message: 'x' }, { status: 401 })],
    ['a page with 404', new Response('<h1>Not here</h1>', { status: 404 })],
  ])('that is %s may pass, and refuses nothing', async (_, answer) => {
    expect(await ask(answer)).toEqual({ status: 503, refusals: [] })
  })

  test.each([
    [200, Response.json({ id: 'J-001' }, { headers: ranged })],
    [204, new Response(null, { status: 204, headers: ranged })],
    [409, error(409, 'PT409', 'reassigned')],
    [406, error(406, 'PGRST116')],
    [400, error(400, '22P02')],
    [502, new Response('<h1>Bad Gateway</h1>', { status: 502 })],
    [429, new Response('', { status: 429 })],
  ])('with %i by the database itself is handed on', async (status, answer) => {
    expect(await ask(answer)).toEqual({ status, refusals: [] })
  })

  test.each([
    ['session', 401, 'PGRST303'],
    ['session', 401, '42501'],
    ['right', 403, '42501'],
  ])('that refuses the %s (%i %s) is told of a person, not of a visitor', async (...given) => {
    const [refusal, status, code] = given
    expect(await ask(error(status, code))).toEqual({ status, refusals: [refusal] })
    expect(await ask(error(status, code), 'published')).toEqual({ status, refusals: [] })
  })

  test.each([
    ['account_deactivated', 'account'],
    ['account_gone', 'account'],
    ['signed_out', 'session'],
  ])('that ends a session because of %s refuses the %s', async (reason, refusal) => {
    const details = JSON.stringify({ reason })
    const ended = () =>
      Response.json({ code: 'PT401', message: 'session_ended', details }, { status: 401 })
    expect(await ask(ended())).toEqual({ status: 401, refusals: [refusal] })
  })

  test('that is for the auth service is left as it is', async () => {
    const send = databaseAnswers(
      async () => Response.json({}),
      'published',
      () => {},
    )
    expect((await send('http://service.example/auth/v1/recover')).status).toBe(200)
  })
})
