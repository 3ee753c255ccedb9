import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { authSettings } from '@local/authSettings'
import { createBackend, type Backend } from '@local/backend'
import { demoPassword } from '@local/demoAccounts'
import { localPublishableKey } from '@local/keys'
import type { Mail } from '@local/mailbox'
import { emailOf, signedIn, testOrigin, visitorOf } from './support/clients'
import { draftWith } from './support/drafts'

/** What the embedded backend evens out between Lite and a hosted project. */
let backend: Backend
beforeAll(async () => {
  backend = await createBackend({ siteUrl: testOrigin })
  await backend.sql(`
    create function public.fail_with(code text) returns void language plpgsql as $$
    begin
      raise exception 'It failed' using errcode = fail_with.code, detail = 'Why', hint = 'What to do';
    end $$`)
  await backend.sql('grant execute on function public.fail_with(text) to anon')
})
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(() => backend.close())

/** Lets seconds pass for the limits of sign-ins and mails. */
function later(seconds: number) {
  passed += seconds * 1000
  const now = new Date().getTime() + passed
  vi.spyOn(Date, 'now').mockReturnValue(now)
}
let passed = 0

const lastMail = () => backend.mails().at(-1)?.text ?? ''
const linkIn = (text: string) => /https?:\/\/\S+/.exec(text)?.[0] ?? ''

function auth(path: string, body: object, headers: Record<string, string> = {}, address?: string) {
  const request = new Request(`${testOrigin}/auth/v1${path}`, {
    method: 'POST',
    headers: { apikey: localPublishableKey, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return backend.fetch(request, address)
}

const signUp = (email: string) =>
  visitorOf(backend).auth.signUp({
    email,
    password: 'A long passw0rd',
    options: { data: { first_name: 'Pat', last_name: 'Quinn' } },
  })

describe('a token', () => {
  test('has the claims that a hosted project puts in, and keeps how it was opened', async () => {
    const client = await signedIn(backend, 'customer')
    const first = (await client.auth.getSession()).data.session
    const claims = decodeJwt(first?.access_token ?? '')
    const expected = {
      iss: `${testOrigin}/auth/v1`,
      aud: 'authenticated',
      role: 'authenticated',
      email: emailOf('customer'),
      phone: '',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: expect.objectContaining({ first_name: 'Casey' }),
      session_id: expect.any(String),
      is_anonymous: false,
    }
    expect(claims).toMatchObject(expected)
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(authSettings.jwtExpirySeconds)

    const second = (await client.auth.refreshSession()).data.session
    const later = decodeJwt(second?.access_token ?? '')
    expect(later).toMatchObject({ ...expected, amr: claims.amr, session_id: claims.session_id })
    expect((await client.auth.getUser()).data.user?.email).toBe(emailOf('customer'))
  })

  test('of a signed-out session opens nothing, long before it expires', async () => {
    const client = await signedIn(backend, 'admin')
    const token = (await client.auth.getSession()).data.session?.access_token ?? ''
    await client.auth.signOut({ scope: 'global' })
    const response = await backend.fetch(
      new Request(`${testOrigin}/rest/v1/profiles`, {
        headers: { apikey: localPublishableKey, Authorization: `Bearer ${token}` },
      }),
    )
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({
      code: 'PT401',
      message: 'session_ended',
      details: '{"reason": "signed_out"}',
    })
  })
})

describe('an error of the database', () => {
  test.each([
    ['23514', 400],
    ['23P01', 400],
    ['P0001', 400],
    ['22023', 400],
    ['23503', 409],
    ['23505', 409],
    ['25006', 405],
    ['28000', 403],
    ['40001', 500],
    ['53300', 503],
    ['57014', 500],
    ['P0002', 500],
    ['PT418', 418],
  ])('%s is answered with %i and PostgREST’s body', async (code, status) => {
    const answer = await visitorOf(backend).rpc('fail_with', { code })
    expect(answer.status).toBe(status)
    expect(answer.error).toMatchObject({
      code,
      message: 'It failed',
      details: 'Why',
      hint: 'What to do',
    })
  })

  test('of a check constraint is answered likewise', async () => {
    const client = await signedIn(backend, 'customer')
    const answer = await client
      .from('profiles')
      .update({ first_name: 'a'.repeat(101) })
      .neq('role', '')
    expect(answer.status).toBe(400)
    expect(answer.error?.code).toBe('23514')
  })

  test.each(['first_name,"last_name', 'role->"', 'first_name,(', '"'])(
    'is not what comes of asking for %s: an address that cannot be read is the caller’s fault',
    async (columns) => {
      const client = await signedIn(backend, 'customer')
      const answer = await client.from('profiles').select(columns)
      expect(answer.status).toBe(400)
      expect(answer.error?.code).toBe('PGRST100')
    },
  )

  test('is not what comes of filters that are nested deeper than a stack', async () => {
    const client = await signedIn(backend, 'customer')
    const ask = (depth: number) =>
      client
        .from('profiles')
        .select('role')
        .or(`${'and('.repeat(depth)}role.eq.customer${')'.repeat(depth)}`)
    const refused = await ask(3_000)
    expect(refused.status).toBe(400)
    expect(refused.error?.code).toBe('PGRST100')
    expect((await ask(100)).data).toEqual([{ role: 'customer' }])
  })

  test.each(['Ann', 7, [['Ann']], ['Ann']])(
    'is not what comes of writing %j, which is no row',
    async (row) => {
      const client = await signedIn(backend, 'customer')
      const answer = await client
        .from('profiles')
        .update(row as never)
        .neq('role', '')
      expect(answer.status).toBe(400)
      expect(answer.error?.code).toBe('PGRST102')
    },
  )

  test('is not what comes of a NUL in the name of a column', async () => {
    const client = await signedIn(backend, 'customer')
    const answer = await client.from('profiles').select('role').filter('ro\u0000le', 'eq', 'admin')
    expect(answer.status).toBe(400)
    expect(answer.error?.code).toBe('22021')
    const change = { 'first\u0000name': 'Ann' } as never
    const written = await client.from('profiles').update(change).neq('role', '')
    expect(written.status).toBe(400)
    expect(written.error?.code).toBe('22021')
    // The words for it are no such thing.
    const said = { first_name: '\\u0000' }
    const changed = await client.from('profiles').update(said).neq('role', '')
    expect(changed.status).toBe(204)
  })

  test.each([7, true, { a: 1 }])(
    'is not what comes of %j for a list, nor does anything of it get into the next request',
    async (options) => {
      const wrong = await visitorOf(backend)
        .from('settings')
        .update({ options } as never)
        .neq('label', '')
      expect(wrong.error?.code).toBe('22P02')
      const client = await signedIn(backend, 'customer')
      const own = await client.from('profiles').select('role')
      expect(own.data).toEqual([{ role: 'customer' }])
    },
  )

  test('is a refusal when a body holds half a character, in names and in values', async () => {
    const send = (path: string, method: string, body: string) =>
      backend.fetch(
        new Request(`${testOrigin}/rest/v1/${path}`, {
          method,
          body,
          headers: { apikey: localPublishableKey, 'Content-Type': 'application/json' },
        }),
      )
    const halves: [path: string, method: string, body: string][] = [
      ['booking_rules', 'PATCH', '{"é\\udc00":1}'],
      ['booking_rules', 'PATCH', '{"minutes":"é\\uDC00"}'],
      ['quotes', 'POST', '[{"notes":"\\ud83d"}]'],
      ['rpc/available_time_frames', 'POST', '{"service_date":"é\\udfff"}'],
    ]
    for (const [path, method, body] of halves) {
      const answer = await send(path, method, body)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ code: '22P02' })
    }
    // Whole characters, and the words for half of one, are no such thing.
    const client = await signedIn(backend, 'customer')
    for (const name of ['\u{1fa81}é', '\\udc00']) {
      const changed = await client.from('profiles').update({ first_name: name }).neq('role', '')
      expect(changed.status).toBe(204)
      const { data } = await client.from('profiles').select('first_name').single()
      expect(data).toEqual({ first_name: name })
    }
  })

  test('is not written to the log, which would hold what a person typed', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await visitorOf(backend).rpc('submit_quote', {
      draft: draftWith({ firstName: '' }),
      idempotency_key: crypto.randomUUID(),
      honeypot: '',
    })
    await visitorOf(backend).rpc('fail_with', { code: '23514' })
    expect([...log.mock.calls, ...warn.mock.calls]).toEqual([])
  })

  test('401 comes with its challenge', async () => {
    const ask = (token: string) =>
      backend.fetch(
        new Request(`${testOrigin}/rest/v1/profiles`, {
          headers: {
            apikey: localPublishableKey,
            ...(token && { Authorization: `Bearer ${token}` }),
          },
        }),
      )
    expect((await ask('')).headers.get('WWW-Authenticate')).toBe('Bearer')
    expect((await ask('a.b.c')).headers.get('WWW-Authenticate')).toMatch(
      /^Bearer error="invalid_token"/,
    )
  })
})

test('times and numbers are written as PostgREST writes them', async () => {
  const client = await signedIn(backend, 'customer')
  await client.rpc('update_last_seen')
  const { data } = await client.from('presence').select('last_seen').single()
  expect(data?.last_seen).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/)
  const [row] = await backend.sql('select price from public.service_prices where id = $1', [
    'windshield.oem',
  ])
  expect(row).toEqual({ price: 299 })
})

describe('an error of the auth server', () => {
  const wrong = { email: 'nobody@example.com', password: 'wrong' }
  test('has the envelope of the version that was asked for', async () => {
    const response = await auth('/token?grant_type=password', wrong, {
      'X-Supabase-Api-Version': '2024-01-01',
    })
    expect(response.status).toBe(400)
    expect(response.headers.get('X-Supabase-Api-Version')).toBe('2024-01-01')
    expect(await response.json()).toEqual({
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    })
  })

  test('is what comes back from another sign-in service, and nobody gets an account by it', async () => {
    const response = await auth('/callback', {
      email: 'by-callback@example.com',
      password: 'Long en0ugh',
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error_code: 'bad_oauth_callback' })
    const made = await backend.sql('select 1 from auth.users where email = $1', [
      'by-callback@example.com',
    ])
    expect(made).toEqual([])
  })

  test('has the old one without a version', async () => {
    const response = await auth('/token?grant_type=password', wrong)
    expect(response.headers.get('X-Supabase-Api-Version')).toBeNull()
    expect(await response.json()).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    })
  })
})

describe('sign-in', () => {
  test('has to wait after 30 failures from one address, and only from that one', async () => {
    // Nobody's, since an account is closed sooner than that.
    const wrong = { email: 'nobody@example.com', password: 'wrong' }
    const right = { email: emailOf('customer'), password: demoPassword }
    const token = '/token?grant_type=password'
    for (let n = 0; n < authSettings.signInsPerFiveMinutes; n++) {
      expect((await auth(token, wrong, {}, '192.0.2.1')).status).toBe(400)
    }
    const refused = await auth(token, right, {}, '192.0.2.1')
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({ error_code: 'over_request_rate_limit' })
    expect((await auth(token, right, {}, '192.0.2.2')).status).toBe(200)

    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60_000 + 1)
    expect((await auth(token, right, {}, '192.0.2.1')).status).toBe(200)
  })

  test('takes as long, and says the same, for an account that does not exist or is not confirmed', async () => {
    await signUp('never.confirmed@example.com')
    const known = [emailOf('customer'), 'never.confirmed@example.com']
    const medians: number[] = []
    for (const email of [...known, 'nobody.at.all@example.com']) {
      const times: number[] = []
      for (let n = 0; n < 7; n++) {
        // Somebody's account would be closed.
        await backend.sql('delete from private.wrong_passwords')
        const began = performance.now()
        const body = { email, password: 'wrong' }
        const answer = await auth('/token?grant_type=password', body, {}, '192.0.2.50')
        times.push(performance.now() - began)
        expect(answer.status).toBe(400)
        expect(await answer.json()).toMatchObject({ error_code: 'invalid_credentials' })
      }
      medians.push(times.sort((one, other) => one - other)[3] ?? 0)
    }
    // Without a comparison an answer takes a tenth of the time and less; a busy machine doubles a median.
    expect(Math.min(...medians) / Math.max(...medians)).toBeGreaterThan(0.25)
  })

  test('tells that an account is not confirmed after the right password only', async () => {
    const body = { email: 'never.confirmed@example.com', password: 'A long passw0rd' }
    const answer = await auth('/token?grant_type=password', body)
    expect(await answer.json()).toMatchObject({ error_code: 'email_not_confirmed' })
  })
})

describe('a path that leads nowhere', () => {
  test.each([
    ['GET', '/auth/v1/nothing', 404],
    ['POST', '/auth/v1/nothing', 404],
    ['GET', '/auth/v1', 404],
    ['GET', '/auth/v1/admin/users', 404],
    ['GET', '/rest/v1/nothing', 404],
    ['GET', '/rest/v1/nothing/more', 404],
    ['POST', '/rest/v1/rpc/nothing', 404],
    ['GET', '/local/nothing', 404],
    ['GET', '/auth/v1/user', 401],
  ])('%s %s is answered with JSON and %i', async (method, path, status) => {
    const answer = await backend.fetch(
      new Request(testOrigin + path, { method, headers: { apikey: localPublishableKey } }),
    )
    expect(answer.status).toBe(status)
    expect(answer.headers.get('Content-Type')).toContain('application/json')
    expect(await answer.json()).toEqual(expect.any(Object))
  })
})

describe('the link of a mail', () => {
  const landing = (link: URL, method: string) =>
    backend.fetch(new Request(link, { method, headers: { apikey: localPublishableKey } }))

  test.each([
    ['a sign-up', 'signup', '/auth', (email: string) => signUp(email)],
    [
      'a reset',
      'recovery',
      '/auth/new-password',
      async (email: string) => {
        await signUp(email)
        await backend.sql('update auth.users set email_confirmed_at = now() where email = $1', [
          email,
        ])
        return visitorOf(backend).auth.resetPasswordForEmail(email, {
          redirectTo: 'https://evil.example/',
        })
      },
    ],
    [
      'a sign-in without a password',
      'magiclink',
      '/auth',
      (email: string) => visitorOf(backend).auth.signInWithOtp({ email }),
    ],
  ] as const)(
    'of %s is used by a touch only, not by being opened',
    async (_what, type, path, ask) => {
      const email = `opened.${type}@example.com`
      expect((await ask(email)).error).toBeNull()
      const link = new URL(linkIn(lastMail()))
      expect([link.origin, link.pathname]).toEqual([testOrigin, path])
      expect(link.searchParams.get('type')).toBe(type)
      const token_hash = link.searchParams.get('token_hash') ?? ''
      // What a mail scanner does; the server of the site answers with a page that asks.
      for (const method of ['HEAD', 'GET', 'GET', 'HEAD']) {
        const answer = await landing(link, method)
        expect(answer.headers.get('Location')).toBeNull()
      }
      const verify = () => visitorOf(backend).auth.verifyOtp({ type, token_hash })
      const { data, error } = await verify()
      expect(error).toBeNull()
      expect(data.user?.email).toBe(email)
      expect(decodeJwt(data.session?.access_token ?? '')).toMatchObject({
        email,
        amr: [{ method: 'otp' }],
      })
      expect((await verify()).error).toMatchObject({ code: 'otp_expired' })
    },
  )

  test('says in HTML and in text the same', async () => {
    await signUp('both.forms@example.com')
    const mail = backend.mails().at(-1)
    expect(mail?.subject).toBe('Confirm Your Signup')
    expect(mail?.text).toContain('Confirm your email\n\nSomebody, most likely you,')
    expect(mail?.html.replaceAll('&amp;', '&')).toContain(linkIn(lastMail()))
    expect(mail?.text).not.toMatch(/[<>]|&amp;|\{\{/)
  })
})

describe('a sign-up with an address that is known', () => {
  test('is answered as a new one, so that nobody learns who has an account', async () => {
    const fresh = await signUp('somebody.new@example.com')
    const known = await signUp(emailOf('admin'))
    expect(known.error).toBeNull()
    const shape = (user: object | null) =>
      Object.keys(user ?? {})
        .filter((key) => key !== 'confirmed_at')
        .sort()
    expect(shape(fresh.data.user)).toEqual(expect.arrayContaining(shape(known.data.user)))
    expect(known.data.user).toMatchObject({ email: emailOf('admin'), identities: [] })
    const [row] = await backend.sql<{ id: string }>('select id from auth.users where email = $1', [
      emailOf('admin'),
    ])
    expect(known.data.user?.id).not.toBe(row?.id)
  })

  test('sends another link while the address is not confirmed, but not at once', async () => {
    const email = 'unconfirmed@example.com'
    await signUp(email)
    const sentBefore = backend.mails().length
    expect((await signUp(email)).error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
    })
    expect(backend.mails()).toHaveLength(sentBefore)

    later(60)
    expect((await signUp(email)).error).toBeNull()
    expect(backend.mails()).toHaveLength(sentBefore + 1)
    await confirmsWithLastMail(email)
  })

  test('or when it is asked for again', async () => {
    const email = 'asks.again@example.com'
    await signUp(email)
    later(60)
    const resend = (to: string) => visitorOf(backend).auth.resend({ type: 'signup', email: to })
    expect((await resend(email)).error).toBeNull()
    await confirmsWithLastMail(email)

    const sent = backend.mails().length
    expect((await resend('nobody@example.com')).error).toBeNull()
    later(60)
    expect((await resend(email)).error).toBeNull()
    expect(backend.mails()).toHaveLength(sent)
  })

  async function confirmsWithLastMail(email: string) {
    const token_hash = new URL(linkIn(lastMail())).searchParams.get('token_hash') ?? ''
    const verified = await visitorOf(backend).auth.verifyOtp({ type: 'signup', token_hash })
    expect(verified.error).toBeNull()
    const { error } = await visitorOf(backend).auth.signInWithPassword({
      email,
      password: 'A long passw0rd',
    })
    expect(error).toBeNull()
  }
})

describe('the page of mails', () => {
  const page = (accept: string) =>
    backend.fetch(new Request(`${testOrigin}/local/mail`, { headers: { Accept: accept } }))

  test('shows what was sent, newest first, and runs nothing of it', async () => {
    await signUp('"<img src=x onerror=alert(1)>"@example.com')
    await signUp('newest@example.com')
    const html = await (await page('text/html')).text()
    expect(html).not.toContain('<img')
    const mails = (await (await page('application/json')).json()) as Mail[]
    expect(mails.map((mail) => mail.to).slice(0, 2)).toEqual([
      'newest@example.com',
      backend.mails().at(-2)?.to,
    ])
  })
})
