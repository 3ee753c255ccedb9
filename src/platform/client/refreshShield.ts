import { milliseconds, seconds, toMilliseconds, type Milliseconds } from '@/domain/time'

/** How long to leave the token endpoint alone after it pushed back. */
const pauseAfter = { tooMany: milliseconds(15_000), conflict: milliseconds(1_000) }

/** Why the auth service no longer takes a refresh token. */
export type RefreshRefusal = { code: string | null; message: string }

export type RefreshShield = {
  fetch: typeof fetch
  /** The last final refusal and forgets it; null when there was none since. */
  takeRefusal(): RefreshRefusal | null
}

/**
 * Stands between the auth client and the token endpoint, and lets only the auth service itself end a
 * session. The client takes every 4xx to a refresh as final and, once the token has expired, signs the
 * person out: also a 429, a 409, some proxy's HTML page, or the page of a public network that answers
 * 200 to everything. Those are turned into a 503, which it tries again; and while a pause lasts they are answered here, so that trying again is no storm.
 */
export function refreshShield(inner: typeof fetch): RefreshShield {
  let closedUntil = 0
  let refusal: RefreshRefusal | null = null

  const shielded: typeof fetch = async (input, init) => {
    if (!isRefresh(input, init)) return inner(input, init)
    if (Date.now() < closedUntil) return tryLater()
    const response = await inner(input, init)
    if (response.ok) {
      if (!(await isSession(response))) {
        closedUntil = Date.now() + pauseAfter.tooMany
        return tryLater()
      }
      refusal = null
      return response
    }
    if (response.status >= 500) return response
    const final = response.status === 429 || response.status === 409 ? null : await read(response)
    if (!final) {
      closedUntil = Date.now() + pause(response)
      return tryLater()
    }
    refusal = final
    return response
  }

  return {
    fetch: shielded,
    takeRefusal() {
      const taken = refusal
      refusal = null
      return taken
    },
  }
}

function isRefresh(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  const address = input instanceof Request ? input.url : String(input)
  return (init?.method ?? 'GET') === 'POST' && address.endsWith('/token?grant_type=refresh_token')
}

function pause(response: Response): Milliseconds {
  const asked = seconds(Number(response.headers.get('Retry-After')))
  if (asked > 0) return toMilliseconds(asked)
  return response.status === 409 ? pauseAfter.conflict : pauseAfter.tooMany
}

function tryLater(): Response {
  return Response.json(
    { code: 'try_later', message: 'Refreshing the session is paused for a moment.' },
    { status: 503 },
  )
}

/** True when the answer holds a new session. */
async function isSession(response: Response): Promise<boolean> {
  try {
    const answer: unknown = await response.clone().json()
    if (typeof answer !== 'object' || answer === null) return false
    const { access_token, refresh_token } = answer as Record<string, unknown>
    return typeof access_token === 'string' && typeof refresh_token === 'string'
  } catch {
    return false
  }
}

/** The auth service's refusal, or null when the answer is not in its words. */
async function read(response: Response): Promise<RefreshRefusal | null> {
  let answer: unknown
  try {
    answer = await response.clone().json()
  } catch {
    return null
  }
  if (typeof answer !== 'object' || answer === null) return null
  const { code, error_code, error, message, msg, error_description } = answer as Record<
    string,
    unknown
  >
  const name = [code, error_code, error].find((text) => typeof text === 'string')
  const words = [message, msg, error_description].find((text) => typeof text === 'string')
  if (typeof name !== 'string') return null
  return { code: name, message: typeof words === 'string' ? words : '' }
}
