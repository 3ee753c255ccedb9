import type { PGlite } from '@supabase/lite/pglite'
import { decodeJwt, SignJWT } from 'jose'

type Signing = { database: PGlite; jwtSecret: string; issuer: string }

/** `openedBy` is how the session was opened; later tokens of the session keep the first one. */
async function resign(token: string, openedBy: string | undefined, signing: Signing) {
  const { database, jwtSecret, issuer } = signing
  const claims = decodeJwt<{ session_id: string }>(token)
  if (openedBy) {
    await database.query(
      `insert into auth.mfa_amr_claims (session_id, authentication_method)
       select $1, $2 where not exists (select from auth.mfa_amr_claims where session_id = $1)`,
      [claims.session_id, openedBy],
    )
  }
  const { rows } = await database.query<{
    app_metadata: object | null
    user_metadata: object | null
    methods: { method: string; timestamp: number }[] | null
  }>(
    `select u.raw_app_meta_data as app_metadata, u.raw_user_meta_data as user_metadata,
       (select jsonb_agg(jsonb_build_object('method', a.authentication_method,
           'timestamp', extract(epoch from a.created_at)::bigint) order by a.created_at desc)
        from auth.mfa_amr_claims a where a.session_id = $2) as methods
     from auth.users u
     where u.id = $1`,
    [claims.sub, claims.session_id],
  )
  const user = rows[0]
  const amr = user?.methods ?? [{ method: 'password', timestamp: claims.iat }]
  return new SignJWT({
    ...claims,
    iss: issuer,
    phone: '',
    app_metadata: user?.app_metadata ?? {},
    user_metadata: user?.user_metadata ?? {},
    aal: amr.some(({ method }) => method === 'totp') ? 'aal2' : 'aal1',
    amr,
    is_anonymous: false,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(jwtSecret))
}

function methodOf(request: Request): string | undefined {
  const url = new URL(request.url)
  if (url.pathname === '/auth/v1/verify') return 'otp'
  if (url.pathname === '/auth/v1/signup') return 'password'
  return url.searchParams.get('grant_type') === 'password' ? 'password' : undefined
}

/**
 * Replaces the access token of an answer by one with all claims that a hosted project's token has:
 * Lite leaves out `iss`, `app_metadata`, `user_metadata`, `aal`, `amr`, `phone` and `is_anonymous`.
 */
export async function withHostedClaims(
  request: Request,
  response: Response,
  signing: Signing,
): Promise<Response> {
  if (response.status === 303) {
    const location = new URL(response.headers.get('Location') ?? '')
    const fragment = new URLSearchParams(location.hash.slice(1))
    const token = fragment.get('access_token')
    if (!token) return response
    fragment.set('access_token', await resign(token, methodOf(request), signing))
    location.hash = fragment.toString()
    const headers = new Headers(response.headers)
    headers.set('Location', location.toString())
    return new Response(null, { status: 303, headers })
  }
  if (response.status !== 200) return response
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  if (typeof body !== 'object' || body === null || !('access_token' in body)) return response
  if (typeof body.access_token !== 'string') return response
  const access_token = await resign(body.access_token, methodOf(request), signing)
  const headers = new Headers(response.headers)
  headers.delete('Content-Length')
  return Response.json({ ...body, access_token }, { status: 200, headers })
}
