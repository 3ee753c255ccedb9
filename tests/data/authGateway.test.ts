import ws from 'ws'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createAuthGateway, type AuthNotice } from '@/platform/session/authGateway'
import { connect } from '@/platform/client/client'
import { requestTimeout } from '@/platform/client/fetchWithTimeout'
import { createPresenceGateway } from '@/platform/session/presenceGateway'
import { createProfileGateway } from '@/platform/session/profileGateway'
import { createTokenStorage } from '@/platform/client/tokenStorage'

type Call = { method: string; path: string; body: unknown; headers: Headers }

const origin = 'https://site.example'
const now = new Date('2026-11-27T17:00:00Z').getTime()
const versioned = { 'X-Supabase-Api-Version': '2024-01-01' }

let calls: Call[] = []
let answers: (() => Response | Promise<Response>)[] = []

beforeEach(() => {
  vi.useFakeTimers({ now })
  // The auth client logs what it was refused.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  calls = []
  answers = []
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})

function token(seconds: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'HS256' })}.${part({ sub: 'user-1', exp: now / 1000 + seconds })}.c2ln`
}

const user = { id: 'user-1', email: 'ana@example.com', aud: 'authenticated', identities: [] }

function sessionBody(name: string, lifetime = 3600) {
  return {
    access_token: name,
    refresh_token: `refresh-${name}`,
    token_type: 'bearer',
    expires_in: lifetime,
    expires_at: Math.floor(Date.now() / 1000) + lifetime,
    user,
  }
}

const refuse = (status: number, code: string, message: string, more = {}) =>
  Response.json({ code, message, ...more }, { status, headers: versioned })

function open() {
  const kept = new Map<string, string>()
  const storage = createTokenStorage(
    () =>
      ({
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
        removeItem: (key: string) => void kept.delete(key),
      }) as Storage,
  )
  const made = connect({
    url: 'http://service.example',
    key: 'sb_publishable_test',
    storage,
    realtime: { transport: ws as unknown as typeof WebSocket },
    fetch: async (input, init) => {
      const url = new URL(String(input))
      calls.push({
        method: init?.method ?? 'GET',
        path: url.pathname + url.search,
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
        headers: new Headers(init?.headers),
      })
      const answer = answers.shift()
      if (!answer) throw new TypeError('Failed to fetch')
      const response = await answer()
      if (response.ok && url.pathname.startsWith('/rest/')) {
        response.headers.set('Content-Range', '0-0/*')
      }
      return response
    },
  })
  const gateway = createAuthGateway({ connection: () => made, storage, origin: () => origin })
  const notices: AuthNotice[] = []
  gateway.listen((notice) => notices.push(notice))
  const client = async () => (await made).client
  return { gateway, storage, notices, client }
}

async function finish<Result>(work: Promise<Result>, time = 0): Promise<Result> {
  const [result] = await Promise.all([work, vi.advanceTimersByTimeAsync(time)])
  return result
}

async function signedIn(lifetime?: number) {
  const here = open()
  answers.push(() => Response.json(sessionBody('first', lifetime)))
  expect(await finish(here.gateway.signIn(user.email, 'secret'))).toMatchObject({ ok: true })
  calls = []
  return here
}

describe('what is sent', () => {
  test('at a sign-in', async () => {
    await signedIn()
    const here = open()
    answers.push(() => Response.json(sessionBody('first')))
    await finish(here.gateway.signIn(user.email, 'secret'))
    expect(calls[0]).toMatchObject({
      method: 'POST',
      path: '/auth/v1/token?grant_type=password',
      body: { email: user.email, password: 'secret', gotrue_meta_security: {} },
    })
    expect(calls[0]?.headers.get('apikey')).toBe('sb_publishable_test')
  })

  test('at a sign-up', async () => {
    const { gateway } = open()
    answers.push(() => Response.json(user))
    const outcome = await finish(
      gateway.signUp({ email: 'a@example.com', password: 'p', firstName: 'A', lastName: 'B' }),
    )
    expect(outcome).toEqual({ ok: true, value: 'check_mail' })
    expect(calls[0]).toMatchObject({
      path: `/auth/v1/signup?redirect_to=${encodeURIComponent(`${origin}/auth`)}`,
      body: {
        email: 'a@example.com',
        password: 'p',
        data: { first_name: 'A', last_name: 'B' },
      },
    })
  })

  test('at a sign-up that needs no confirmation, the person is signed in', async () => {
    const { gateway } = open()
    answers.push(() => Response.json(sessionBody('first')))
    const account = { email: 'a@example.com', password: 'p', firstName: 'A', lastName: 'B' }
    expect(await finish(gateway.signUp(account))).toEqual({ ok: true, value: 'signed_in' })
  })

  test('to ask for a reset mail', async () => {
    const { gateway } = open()
    answers.push(() => Response.json({}))
    expect(await finish(gateway.requestPasswordReset(user.email))).toMatchObject({ ok: true })
    const back = encodeURIComponent(`${origin}/auth/new-password`)
    expect(calls[0]?.path).toBe(`/auth/v1/recover?redirect_to=${back}`)
  })

  test('to set a new password', async () => {
    const { gateway, notices } = await signedIn()
    answers.push(() => Response.json(user))
    expect(await finish(gateway.setNewPassword('new secret'))).toMatchObject({ ok: true })
    expect(calls[0]).toMatchObject({
      method: 'PUT',
      path: '/auth/v1/user',
      body: { password: 'new secret' },
    })
    expect(notices.at(-1)?.event).toBe('USER_UPDATED')
  })
})

describe('what a failure is', () => {
  test.each([
    [400, 'invalid_credentials', 'Invalid login credentials', 'refused'],
    [400, 'email_not_confirmed', 'Email not confirmed', 'refused'],
    [400, 'user_banned', 'User is banned', 'refused'],
    [400, 'validation_failed', 'missing email or phone', 'refused'],
    [422, 'email_provider_disabled', 'Email logins are disabled', 'refused'],
    [400, 'bad_json', 'Could not parse request body as JSON', 'refused'],
    [400, 'captcha_failed', 'captcha protection: request disallowed', 'refused'],
    [429, 'over_request_rate_limit', 'Request rate limit reached', 'rate_limited'],
    [429, 'over_email_send_rate_limit', 'email rate limit exceeded', 'rate_limited'],
    [403, 'session_not_found', 'Session from session_id claim', 'session_missing'],
    [500, 'unexpected_failure', 'Unexpected failure, please check server logs', 'server'],
    [504, 'request_timeout', 'Processing this request timed out, please retry', 'server'],
  ])('%i %s', async (status, code, message, kind) => {
    const { gateway } = open()
    answers.push(() => refuse(status, code, message))
    const outcome = await finish(gateway.signIn(user.email, 'x'))
    const words = kind === 'session_missing' ? 'Auth session missing!' : message
    expect(outcome).toMatchObject({ ok: false, failure: { kind, message: words } })
    expect(calls).toHaveLength(1)
  })

  test('weak password, with reasons', async () => {
    const { gateway } = open()
    const message = 'Password should be at least 6 characters.'
    const reasons = ['length', 'characters', 'pwned']
    answers.push(() => refuse(422, 'weak_password', message, { weak_password: { reasons } }))
    const account = { email: 'a@example.com', password: 'p', firstName: 'A', lastName: 'B' }
    expect(await finish(gateway.signUp(account))).toMatchObject({
      failure: { kind: 'weak_password', message, reasons },
    })
  })

  test('a wait that the service names', async () => {
    const { gateway } = open()
    const message = 'For security purposes, you can only request this after 42 seconds.'
    answers.push(() => refuse(429, 'over_email_send_rate_limit', message))
    expect(await finish(gateway.requestPasswordReset(user.email))).toMatchObject({
      failure: { kind: 'rate_limited', message, retryAfter: 42 },
    })
  })

  test.each([
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
    ['no answer', () => new Promise<Response>(() => {}), 'no_answer'],
    ['502 without words', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 'server'],
    ['a 4xx that is not JSON', () => new Response('<h1>No</h1>', { status: 403 }), 'unknown'],
    ['a 200 that is not JSON', () => new Response('<h1>Hi</h1>'), 'unknown'],
  ])('%s has no words of the service', async (_, answer, kind) => {
    const { gateway } = open()
    answers.push(answer)
    expect(await finish(gateway.signIn(user.email, 'x'), requestTimeout)).toMatchObject({
      ok: false,
      failure: { kind, message: '' },
    })
  })

  test('the gateway’s: no API key', async () => {
    const { gateway } = open()
    answers.push(() => Response.json({ message: 'Invalid API key', hint: 'x' }, { status: 401 }))
    expect(await finish(gateway.signIn(user.email, 'x'))).toMatchObject({
      failure: { kind: 'refused', message: 'Invalid API key', code: null },
    })
  })

  test('an older server’s', async () => {
    const { gateway } = open()
    answers.push(() =>
      Response.json(
        { error: 'invalid_grant', error_description: 'Invalid login credentials' },
        { status: 400 },
      ),
    )
    expect(await finish(gateway.signIn(user.email, 'x'))).toMatchObject({
      failure: { kind: 'refused', message: 'Invalid login credentials' },
    })
  })

  test('a client that cannot be loaded, and is asked for again the next time', async () => {
    const connection = vi
      .fn<() => never>()
      .mockImplementation(() => Promise.reject(new Error('chunk')) as never)
    const gateway = createAuthGateway({ connection, storage: createTokenStorage(() => undefined) })
    expect(await gateway.signIn('a', 'b')).toMatchObject({ failure: { kind: 'offline' } })
    expect(await gateway.signIn('a', 'b')).toMatchObject({ failure: { kind: 'offline' } })
    expect(connection).toHaveBeenCalledTimes(2)
  })
})

describe('a refresh', () => {
  test('brings new tokens', async () => {
    const { gateway, storage, notices } = await signedIn()
    answers.push(() => Response.json(sessionBody('second')))
    expect(await finish(gateway.refresh())).toMatchObject({
      ok: true,
      value: { access_token: 'second', user: { id: user.id, email: user.email } },
    })
    expect(storage.read()?.access_token).toBe('second')
    expect(notices.at(-1)?.event).toBe('TOKEN_REFRESHED')
  })

  test.each([3600, 80, -10])('asks once, with %i s left', async (left) => {
    const { gateway } = await signedIn()
    vi.setSystemTime(now + (3600 - left) * 1000)
    answers.push(() => Response.json(sessionBody('second')))
    expect(await finish(gateway.refresh())).toMatchObject({ ok: true })
    expect(calls.map((call) => call.path)).toEqual(['/auth/v1/token?grant_type=refresh_token'])
  })

  test.each([
    'refresh_token_not_found',
    'refresh_token_already_used',
    'session_expired',
    'session_not_found',
    'user_banned',
    'validation_failed',
  ])('refused with %s clears the tokens, expired or not, and says why', async (code) => {
    for (const left of [600, -10]) {
      const { gateway, storage, notices } = await signedIn()
      vi.setSystemTime(Date.now() + (3600 - left) * 1000)
      answers.push(() => refuse(400, code, 'Invalid Refresh Token'))
      expect(await finish(gateway.refresh())).toMatchObject({ ok: false })
      expect(storage.read()).toBeNull()
      expect(notices.filter(({ event }) => event === 'SIGNED_OUT')[0]).toMatchObject({
        refusal: { code },
      })
    }
  })

  test('that another tab was quicker with takes over its tokens', async () => {
    const { gateway, storage, notices } = await signedIn()
    answers.push(() => {
      storage.setItem('windshield_auth_tokens', JSON.stringify(sessionBody('others')))
      return refuse(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
    })
    expect(await finish(gateway.refresh())).toMatchObject({
      ok: true,
      value: { access_token: 'others' },
    })
    expect(notices.map(({ event }) => event)).not.toContain('SIGNED_OUT')
  })

  test('without a session fails and asks nothing', async () => {
    const { gateway } = open()
    expect(await gateway.refresh()).toMatchObject({ failure: { kind: 'session_missing' } })
    expect(calls).toEqual([])
  })
})

describe('a sign-out', () => {
  test('is global, with the person’s own token', async () => {
    const { gateway, storage, notices } = await signedIn()
    answers.push(() => new Response(null, { status: 204 }))
    await finish(gateway.signOut())
    expect(calls[0]).toMatchObject({ method: 'POST', path: '/auth/v1/logout?scope=global' })
    expect(calls[0]?.headers.get('Authorization')).toBe('Bearer first')
    expect(storage.read()).toBeNull()
    expect(notices.at(-1)).toEqual({ event: 'SIGNED_OUT', refusal: null })
  })

  test('with an expired token refreshes first, so that the other sessions end too', async () => {
    const { gateway } = await signedIn()
    vi.setSystemTime(now + 2 * 3600_000)
    answers.push(
      () => Response.json(sessionBody('second')),
      () => new Response(null, { status: 204 }),
    )
    await finish(gateway.signOut())
    expect(calls.at(-1)?.path).toBe('/auth/v1/logout?scope=global')
    expect(calls.at(-1)?.headers.get('Authorization')).toBe('Bearer second')
  })

  test.each([
    ['401', () => refuse(401, 'no_authorization', 'This endpoint requires a valid Bearer token')],
    ['403 bad_jwt', () => refuse(403, 'bad_jwt', 'invalid JWT')],
    ['403 user_not_found', () => refuse(403, 'user_not_found', 'User not found')],
    ['429', () => refuse(429, 'over_request_rate_limit', 'Request rate limit reached')],
    ['503', () => new Response('', { status: 503 })],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['no answer', () => new Promise<Response>(() => {})],
  ])('answered %s ends signed out here all the same', async (_, answer) => {
    const { gateway, storage, notices } = await signedIn()
    answers.push(answer)
    const ending = gateway.signOut()
    expect(storage.read()).toBeNull()
    expect(notices.at(-1)?.event).toBe('SIGNED_OUT')
    await finish(ending, 5_000)
  })
})

describe('the link of a reset mail', () => {
  test('with tokens signs in and tells of a recovery', async () => {
    const { gateway, notices } = open()
    answers.push(() => Response.json(user))
    const link = {
      kind: 'tokens',
      type: 'recovery',
      access_token: token(3600),
      refresh_token: 'r',
    } as const
    expect(await finish(gateway.openMailLink(link))).toEqual({ ok: true, value: null })
    expect(gateway.storedSession()?.user.id).toBe(user.id)
    expect(notices.at(-1)?.event).toBe('PASSWORD_RECOVERY')
  })

  test('with a token hash does so too', async () => {
    const { gateway, notices } = open()
    answers.push(() => Response.json(sessionBody('first')))
    const link = { kind: 'token_hash', type: 'recovery', token_hash: 'h' } as const
    expect(await finish(gateway.openMailLink(link))).toEqual({ ok: true, value: null })
    expect(calls[0]).toMatchObject({
      path: '/auth/v1/verify',
      body: { token_hash: 'h', type: 'recovery' },
    })
    expect(notices.at(-1)?.event).toBe('PASSWORD_RECOVERY')
  })

  test('with a token that is none fails as an invalid JWT', async () => {
    const { gateway } = open()
    const link = {
      kind: 'tokens',
      type: 'recovery',
      access_token: 'none',
      refresh_token: 'r',
    } as const
    expect(await finish(gateway.openMailLink(link))).toMatchObject({
      failure: { kind: 'invalid_jwt' },
    })
  })

  test('that was refused fails in the service’s words', async () => {
    const { gateway } = open()
    const message = 'Email link is invalid or has expired'
    const link = { kind: 'refused', code: 'otp_expired', message } as const
    expect(await gateway.openMailLink(link)).toMatchObject({
      failure: { kind: 'refused', code: 'otp_expired', message },
    })
    expect(calls).toEqual([])
  })
})

describe('the profile', () => {
  const row = {
    id: user.id,
    role: 'technician',
    first_name: 'Ana',
    last_name: 'Rivera',
    updated_at: '2026-11-27T08:00:00+00:00',
  }

  test('is read by its id, as a single row', async () => {
    const { client } = await signedIn()
    answers.push(() => Response.json(row))
    expect(await finish(createProfileGateway(client).read(user.id))).toEqual({
      ok: true,
      value: row,
    })
    expect(calls[0]?.path).toContain(`/rest/v1/profiles?`)
    expect(calls[0]?.path).toContain(`id=eq.${user.id}`)
    expect(calls[0]?.headers.get('Accept')).toBe('application/vnd.pgrst.object+json')
    expect(calls[0]?.headers.get('Authorization')).toBe('Bearer first')
  })

  test('is updated with the changed fields and updated_at', async () => {
    const { client } = await signedIn()
    answers.push(() => Response.json({ ...row, first_name: 'Anna' }))
    const outcome = await finish(
      createProfileGateway(client).update(user.id, { first_name: 'Anna' }),
    )
    expect(outcome).toMatchObject({ ok: true, value: { first_name: 'Anna' } })
    expect(calls[0]).toMatchObject({
      method: 'PATCH',
      body: { first_name: 'Anna', updated_at: new Date(now).toISOString() },
    })
  })

  const rest = (status: number, code: string) => () =>
    Response.json({ code, message: 'words', details: null, hint: null }, { status })

  test.each([
    [406, 'PGRST116', 'missing'],
    [401, 'PGRST303', 'expired'],
    [401, 'PGRST301', 'expired'],
    [403, '42501', 'forbidden'],
    [401, '42501', 'expired'],
    [400, '23514', 'refused'],
    [409, '23505', 'conflict'],
    [404, 'PGRST205', 'refused'],
    [500, '57014', 'server'],
    [504, 'PGRST003', 'server'],
    [429, '', 'rate_limited'],
  ])('that is answered %i %s is %s', async (status, code, kind) => {
    const { client } = await signedIn()
    answers.push(rest(status, code))
    expect(await finish(createProfileGateway(client).read(user.id))).toMatchObject({
      ok: false,
      failure: { kind, status },
    })
  })

  test('without a connection is tried again, and then fails as offline', async () => {
    const { client } = await signedIn()
    expect(await finish(createProfileGateway(client).read(user.id), 7_000)).toMatchObject({
      failure: { kind: 'offline' },
    })
    expect(calls).toHaveLength(4)
  })

  test('that is never answered fails after one wait', async () => {
    const { client } = await signedIn()
    answers.push(() => new Promise<Response>(() => {}))
    const reading = createProfileGateway(client).read(user.id)
    expect(await finish(reading, requestTimeout)).toMatchObject({ failure: { kind: 'no_answer' } })
    expect(calls).toHaveLength(1)
  })
})

describe('the heartbeat', () => {
  test('is a call of update_last_seen without payload, never tried again by itself', async () => {
    const { client } = await signedIn()
    answers.push(() => new Response(null, { status: 204 }))
    const presence = createPresenceGateway(client)
    expect(await finish(presence.beat())).toEqual({ ok: true, value: null })
    expect(calls[0]).toMatchObject({
      method: 'POST',
      path: '/rest/v1/rpc/update_last_seen',
      body: {},
    })
    expect(await finish(presence.beat(), 10_000)).toMatchObject({ failure: { kind: 'offline' } })
    expect(calls).toHaveLength(2)
  })
})
