import type { Profile } from '@/domain/person'

/** One request that reached the service. */
type Call = { method: string; path: string; body: Record<string, unknown>; token: string }

type Answer = () => Response | Promise<Response>

/** What a test says of the service before or while it is asked. */
export type FakeService = {
  fetch: typeof fetch
  /** Seconds an access token lives. */
  lifetime: number
  /** False: no request arrives, and the connectivity check fails too. */
  isOnline: boolean
  /** Milliseconds until an answer comes. */
  latency: number
  /** Milliseconds the service's clock is ahead of the device's. */
  clockAhead: number
  profiles: Map<string, Profile>
  /** What `my_access` answers. */
  access: Record<string, unknown>
  calls: Call[]
  /** How many calls arrived at a path that begins so. */
  count(path: string): number
  /** Takes the place of the usual answers to a path, in order; the last one stays when `forever`. */
  answer(path: string, answers: Answer[], forever?: boolean): void
  usual(path: string): void
  /** Makes the newest refresh token of everybody one that was used before. */
  useUpRefreshTokens(): void
}

export const ana = { id: '00000000-0000-4000-8000-000000000001', email: 'ana@example.com' }
export const ben = { id: '00000000-0000-4000-8000-000000000002', email: 'ben@example.com' }
export const password = 'correct horse'

export const paths = {
  signIn: '/auth/v1/token?grant_type=password',
  refresh: '/auth/v1/token?grant_type=refresh_token',
  signUp: '/auth/v1/signup',
  signOut: '/auth/v1/logout',
  user: '/auth/v1/user',
  recover: '/auth/v1/recover',
  profile: '/rest/v1/profiles',
  heartbeat: '/rest/v1/rpc/update_last_seen',
  access: '/rest/v1/rpc/my_access',
}

/** An answer of the auth service in its own envelope. */
export function refusal(status: number, code: string, message: string): Response {
  return Response.json(
    { code, message },
    { status, headers: { 'X-Supabase-Api-Version': '2024-01-01' } },
  )
}

/** A request that nobody ever answers; it ends when it is given up. */
export function silence(): Promise<Response> {
  return new Promise(() => {})
}

/** The auth and data service, as far as the session and the presence ask it. */
export function createService(): FakeService {
  const access = new Map<string, { id: string; expires: number }>()
  const refresh = new Map<string, { id: string; used: boolean }>()
  const overrides = new Map<string, { answers: Answer[]; forever: boolean }>()
  let issued = 0

  const service: FakeService = {
    lifetime: 3600,
    isOnline: true,
    latency: 0,
    clockAhead: 0,
    profiles: new Map(
      [ana, ben].map(({ id }, index) => [
        id,
        {
          id,
          role: index === 0 ? 'technician' : 'admin',
          first_name: index === 0 ? 'Ana' : 'Ben',
          last_name: 'Rivera',
          updated_at: '2026-11-27T08:00:00+00:00',
        },
      ]),
    ),
    access: {
      role: 'technician',
      // Hours pass in these tests.
      session_minutes: 100_000,
      second_factor: 'off',
      two_factor_required: false,
      two_factor_available: true,
      has_factor: false,
    },
    calls: [],
    count: (path) => service.calls.filter((call) => call.path.startsWith(path)).length,
    answer: (path, answers, forever = false) => overrides.set(path, { answers, forever }),
    usual: (path) => overrides.delete(path),
    useUpRefreshTokens: () => refresh.forEach((token) => Object.assign(token, { used: true })),
    async fetch(input, init) {
      const url = new URL(String(input))
      const headers = new Headers(init?.headers)
      const call: Call = {
        method: init?.method ?? 'GET',
        path: url.pathname + url.search,
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : {},
        token: headers.get('Authorization')?.replace('Bearer ', '') ?? '',
      }
      if (!service.isOnline) throw new TypeError('Failed to fetch')
      service.calls.push(call)
      if (service.latency > 0) await new Promise((wake) => setTimeout(wake, service.latency))
      for (const [path, override] of overrides) {
        if (!call.path.startsWith(path)) continue
        const [next, ...rest] = override.answers
        if (rest.length > 0 || !override.forever) override.answers = rest
        if (next) return next()
      }
      const response = usual(call, url)
      if (response.ok && url.pathname.startsWith('/rest/')) {
        response.headers.set('Content-Range', '0-0/*')
      }
      return response
    },
  }

  const now = () => Date.now() + service.clockAhead

  function session(id: string): Response {
    issued += 1
    const access_token = `access-${issued}`
    const refresh_token = `refresh${String(issued).padStart(5, '0')}`
    access.set(access_token, { id, expires: now() + service.lifetime * 1000 })
    refresh.set(refresh_token, { id, used: false })
    return Response.json({
      access_token,
      refresh_token,
      token_type: 'bearer',
      expires_in: service.lifetime,
      expires_at: Math.floor(now() / 1000) + service.lifetime,
      user: userOf(id),
    })
  }

  function usual(call: Call, url: URL): Response {
    if (call.path === paths.signIn) {
      const person = [ana, ben].find(({ email }) => email === call.body.email)
      return person && call.body.password === password
        ? session(person.id)
        : refusal(400, 'invalid_credentials', 'Invalid login credentials')
    }
    if (call.path === paths.refresh) {
      const token = refresh.get(String(call.body.refresh_token))
      if (!token) {
        return refusal(
          400,
          'refresh_token_not_found',
          'Invalid Refresh Token: Refresh Token Not Found',
        )
      }
      if (token.used) {
        return refusal(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
      }
      token.used = true
      return session(token.id)
    }
    if (call.path.startsWith(paths.signUp)) return Response.json(userOf(ana.id))
    if (call.path.startsWith(paths.recover)) return Response.json({})
    const caller = access.get(call.token)
    if (call.path.startsWith(paths.signOut)) {
      return caller && caller.expires > now()
        ? new Response(null, { status: 204 })
        : refusal(403, 'bad_jwt', 'invalid JWT: token is expired')
    }
    if (!caller || caller.expires <= now()) {
      return Response.json(
        { code: 'PGRST303', message: 'JWT expired', details: null, hint: null },
        { status: 401 },
      )
    }
    if (call.path.startsWith(paths.user)) return Response.json(userOf(caller.id))
    if (call.path === paths.heartbeat) return new Response(null, { status: 204 })
    if (url.pathname === paths.profile) return profileOf(url)
    if (call.path === paths.access) return Response.json(service.access)
    return refusal(404, 'not_found', `Nothing at ${call.path}`)
  }

  function profileOf(url: URL): Response {
    const profile = service.profiles.get(url.searchParams.get('id')?.replace('eq.', '') ?? '')
    if (profile) return Response.json(profile)
    return Response.json(
      {
        code: 'PGRST116',
        message: 'Cannot coerce the result to a single JSON object',
        details: 'The result contains 0 rows',
        hint: null,
      },
      { status: 406 },
    )
  }

  return service
}

function userOf(id: string) {
  const email = [ana, ben].find((person) => person.id === id)?.email
  return { id, email, aud: 'authenticated', role: 'authenticated', user_metadata: {} }
}
