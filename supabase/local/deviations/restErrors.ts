import type { DatabaseError } from '../databaseErrors'

/** PostgREST's table of HTTP statuses, as far as Lite leaves errors to us; a prefix stands for its class. */
const statuses: [prefix: string, status: number][] = [
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['53400', 500],
  ['57P01', 503],
  ['P0001', 400],
  ['08', 503],
  ['09', 500],
  ['0L', 403],
  ['0P', 403],
  ['25', 500],
  ['28', 403],
  ['2D', 500],
  ['38', 500],
  ['39', 500],
  ['3B', 500],
  ['40', 500],
  ['53', 503],
  ['54', 500],
  ['55', 500],
  ['57', 500],
  ['58', 500],
  ['F0', 500],
  ['HV', 500],
  ['P0', 500],
  ['XX', 500],
]

function statusOf(code: string): number {
  return statuses.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 400
}

const headers = { 'Content-Type': 'application/json; charset=utf-8' }

/** A refusal in PostgREST's form. */
function refuse(code: string, message: string, details: string | null = null): Response {
  return Response.json({ code, message, details, hint: null }, { status: 400, headers })
}

/** The body of an answer that is an error; undefined for anything else. */
async function errorOf(response: Response): Promise<(object & { code: unknown }) | undefined> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  return typeof body === 'object' && body !== null && 'code' in body ? body : undefined
}

/**
 * Whether a NUL could get into the name of a column: from the address, or from a row that is written to a
 * table. Functions take their arguments as values, where PostgreSQL refuses it by itself.
 */
export function namesNul(url: string, body = ''): boolean {
  if (url.includes('%00')) return true
  if (new URL(url).pathname.startsWith('/rest/v1/rpc/')) return false
  return body.includes('\0') || /(?<!\\)(?:\\\\)*\\u0000/.test(body)
}

/** Refuses it with PostgreSQL's words; Lite would write it into a statement, which the database then cuts off. */
export function refuseNul(): Response {
  return refuse('22021', 'invalid byte sequence for encoding "UTF8": 0x00')
}

/** A half of a character that is written in two, alone: `JSON.stringify` escapes only such ones. */
const half = /(?<!\\)(?:\\\\)*\\ud[89a-f]/

/** Whether a text or a name in a body holds half a character. What is no JSON is left to Lite. */
export function hasHalfCharacter(body = ''): boolean {
  if (!/\\ud[89a-f]/i.test(body)) return false
  try {
    return half.test(JSON.stringify(JSON.parse(body)))
  } catch {
    return false
  }
}

/**
 * Refuses it with PostgreSQL's words. PGlite counts the bytes of such a text wrong, and the database could not
 * read the message nor, where it lost its place in a transaction, answer the requests after it.
 */
export function refuseHalfCharacter(): Response {
  return refuse(
    '22P02',
    'invalid input syntax for type json',
    'Unicode low surrogate must follow a high surrogate.',
  )
}

/**
 * Whether a body can be rows of a table: an object or a list of objects. Lite takes the letters of a string
 * for columns, and thousands of them end the talk with the database. What is no JSON is left to Lite.
 */
export function isNoRow(url: string, body = ''): boolean {
  if (new URL(url).pathname.startsWith('/rest/v1/rpc/') || body === '') return false
  try {
    const value: unknown = JSON.parse(body)
    const rows: unknown[] = Array.isArray(value) ? value : [value]
    return rows.some((row) => typeof row !== 'object' || row === null || Array.isArray(row))
  } catch {
    return false
  }
}

/** Refuses it as PostgREST does. */
export function refuseNoRow(): Response {
  return refuse('PGRST102', 'Empty or invalid json')
}

/** Refuses an address as PostgREST refuses one that it cannot read. */
export function refuseQuery(details: string): Response {
  return refuse('PGRST100', 'failed to parse the query of the address', details)
}

/** What Lite says of an address that it cannot read. */
const unreadable =
  /^(?:Error: )?((?:Missing closing quote|Expected|Unexpected input|Invalid filter expression|Unsupported operator|empty logical expression).*)/s

/** Answers an address that cannot be read as PostgREST does; Lite answers some with a nameless 500. */
export async function withParseError(response: Response): Promise<Response> {
  if (response.status !== 500) return response
  const body = await errorOf(response)
  if (!body) return response
  const message = 'message' in body ? String(body.message) : ''
  const said = body.code === 'SUP' ? unreadable.exec(message)?.[1] : undefined
  if (said === undefined) return response
  return refuseQuery(said)
}

/**
 * Answers a database error as PostgREST does. Lite answers 500 with code "SUP" where it has no rule for
 * an error (check and exclusion constraints, a plain RAISE and more), and leaves hints out of others.
 */
export async function withPostgrestError(
  response: Response,
  error: DatabaseError | undefined,
): Promise<Response> {
  if (response.status < 400 || !error) return response
  const body = await errorOf(response)
  if (!body) return response
  const isNameless = body.code === 'SUP'
  if (!isNameless && body.code !== error.code) return response
  return Response.json(
    {
      ...body,
      code: error.code,
      // Lite's own words for a missing column are already PostgREST's, not PostgreSQL's.
      ...(isNameless && { message: error.message }),
      details: error.detail ?? null,
      hint: error.hint ?? null,
    },
    {
      status: response.status === 500 ? statusOf(error.code) : response.status,
      headers,
    },
  )
}

/** Adds the challenge that PostgREST sends with each 401: clients and proxies read it. */
export async function withChallenge(response: Response): Promise<Response> {
  if (response.status !== 401) return response
  const body = await errorOf(response)
  if (!body) return response
  const message = 'message' in body ? String(body.message) : ''
  const isTokenError = typeof body.code === 'string' && body.code.startsWith('PGRST30')
  const headers = new Headers(response.headers)
  headers.set(
    'WWW-Authenticate',
    isTokenError ? `Bearer error="invalid_token", error_description="${message}"` : 'Bearer',
  )
  return new Response(response.body, { status: response.status, headers })
}
