const versionHeader = 'X-Supabase-Api-Version'
const version = '2024-01-01'

/** An error of the auth server, before it is put into the envelope of the request's API version. */
export function authError(status: number, code: string, message: string): Response {
  return Response.json({ code: status, error_code: code, msg: message }, { status })
}

/**
 * Puts an auth error into the envelope that the request's API version asks for: `{code, message}` and
 * the version header, without which the client reads no code. Lite always writes the old one.
 */
export async function withVersionedEnvelope(
  request: Request,
  response: Response,
): Promise<Response> {
  if (response.status < 400) return response
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  if (typeof body !== 'object' || body === null) return response
  const old: Record<string, unknown> =
    // Lite's answer to anything it did not expect; in this product only a sign-up's trigger can fail.
    'error' in body && body.error === 'server_error'
      ? { code: 500, error_code: 'unexpected_failure', msg: 'Database error saving new user' }
      : { ...body }
  if (typeof old.error_code !== 'string') return response
  const { code: _status, error_code: code, msg: message, ...rest } = old
  const headers = new Headers(response.headers)
  headers.delete('Content-Length')
  if ((request.headers.get(versionHeader) ?? '') < version) {
    return Response.json(old, { status: response.status, headers })
  }
  headers.set(versionHeader, version)
  return Response.json({ code, message, ...rest }, { status: response.status, headers })
}
