import type { PGlite } from '@supabase/lite/pglite'

/** Puts the factors of a person into the answers that tell of them, as hosted does where there are any. */
export async function withFactors(database: PGlite, response: Response): Promise<Response> {
  if (response.status !== 200) return response
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  const user = userIn(body)
  if (!user) return response
  const { rows } = await database.query(
    `select id, friendly_name, factor_type, status,
       to_json(created_at) as created_at, to_json(updated_at) as updated_at,
       to_json(last_challenged_at) as last_challenged_at
     from auth.mfa_factors f where f.user_id = $1 order by f.created_at`,
    [user.id],
  )
  if (rows.length === 0) return response
  const told = { ...user, factors: rows }
  const headers = new Headers(response.headers)
  headers.delete('Content-Length')
  return Response.json(user === body ? told : { ...(body as object), user: told }, {
    status: 200,
    headers,
  })
}

function userIn(body: unknown): { id: string } | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const user: unknown = 'access_token' in body && 'user' in body ? body.user : body
  return typeof user === 'object' && user !== null && 'id' in user && 'aud' in user
    ? (user as { id: string })
    : undefined
}
