/**
 * What the database has just refused: `session`: it no longer takes the session of the person signed
 * in; `account`: nor any other, since their account was deactivated or is gone; `right`: the person has no right to what was asked, or no longer; `second_factor`: not before they have
 * shown their second factor.
 */
export type DatabaseRefusal = 'session' | 'account' | 'right' | 'second_factor'

/** What PostgREST writes into `code`: a name of its own, or the five signs of an SQLSTATE. */
const databaseCode = /^(PGRST\w{1,4}|[0-9A-Z]{5})$/

/**
 * A fetch that lets only the database itself answer for the database. PostgREST sends `Content-Range`
 * with every success and a `code` with every refusal. An answer without them comes from something in
 * between, such as the sign-in page of a public network (200) or a firewall's page (403): it says
 * nothing of what was asked, and becomes a 503, which may pass and can be asked again.
 *
 * @param key the published key: a request with no other token is a visitor's
 * @param onRefusal hears of refusals to somebody who is signed in
 */
export function databaseAnswers(
  inner: typeof fetch,
  key: string,
  onRefusal: (refusal: DatabaseRefusal) => void,
): typeof fetch {
  return async (input, init) => {
    const response = await inner(input, init)
    if (!isForDatabase(input)) return response
    if (response.ok) return response.headers.has('Content-Range') ? response : foreign()
    // Whatever stands before a database that is in trouble may say so.
    if (response.status >= 500 || response.status === 429) return response
    const answer = await answerOf(response)
    if (!answer) return foreign()
    const { code, reason } = answer
    if (isSignedIn(input, init, key)) {
      if (response.status === 401) onRefusal(closed.includes(reason) ? 'account' : 'session')
      else if (code === '42501') onRefusal('right')
      else if (response.status === 403 && code === 'PT403') onRefusal('second_factor')
    }
    return response
  }
}

function isForDatabase(input: RequestInfo | URL): boolean {
  const address = input instanceof Request ? input.url : String(input)
  return address.includes('/rest/v1/')
}

function isSignedIn(input: RequestInfo | URL, init: RequestInit | undefined, key: string): boolean {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}))
  const given = headers.get('Authorization')
  return given !== null && given !== `Bearer ${key}`
}

/** Reasons of `session_ended` after which no sign-in helps. */
const closed = ['account_deactivated', 'account_gone']

async function answerOf(response: Response): Promise<{ code: string; reason: string } | null> {
  try {
    const answer: unknown = await response.clone().json()
    if (typeof answer !== 'object' || answer === null || !('code' in answer)) return null
    const { code } = answer
    if (typeof code !== 'string' || !databaseCode.test(code)) return null
    return { code, reason: 'details' in answer ? reasonIn(answer.details) : '' }
  } catch {
    return null
  }
}

/** `{"reason": "signed_out"}` → "signed_out"; empty when nothing like it is said. */
function reasonIn(details: unknown): string {
  const found = typeof details === 'string' && /^\{"reason": ?"(\w+)"\}$/.exec(details)
  return (found && found[1]) || ''
}

function foreign(): Response {
  return Response.json({ message: 'The answer is not from the database.' }, { status: 503 })
}
