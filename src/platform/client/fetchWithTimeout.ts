/** How long a service may take to begin its answer, and again to finish it, in milliseconds. */
export const requestTimeout = 15_000

/** Each 64 kB to send may take another four seconds: 128 kbit/s is the slowest that is waited for. */
const uploadPart = 64_000
const uploadPatience = 4_000

/** The message of the error that a request ends with when nothing came back in time. */
export const noAnswerMessage = 'The server did not answer in time.'

/** Statuses whose answer has no body, by the fetch standard. */
const bodiless = [101, 204, 205, 304]

/**
 * A fetch that always ends: it rejects with an AbortError (`noAnswerMessage`) when the answer has not
 * begun, or once begun has not finished, within `timeout` ms; a body to send, such as photos, adds the
 * time it takes on a slow connection. AbortError is what postgrest-js does not
 * try again, so that a dead server costs one wait and not four. The caller's own signal still counts.
 *
 * The answer is read whole. For a 5xx the service's words are put on the response as `message`: the
 * auth client drops the body of such an answer and would show "{}".
 */
export function fetchWithTimeout(
  inner: typeof fetch = (...call) => fetch(...call),
  timeout = requestTimeout,
): typeof fetch {
  return async (input, init) => {
    const controller = new AbortController()
    const given = init?.signal
    const forward = () => controller.abort(given?.reason)
    if (given?.aborted) forward()
    given?.addEventListener('abort', forward)
    const expire = () => controller.abort(new DOMException(noAnswerMessage, 'AbortError'))
    const aborted = new Promise<never>((_, reject) => {
      controller.signal.addEventListener('abort', () => reject(controller.signal.reason))
    })
    aborted.catch(() => {})
    let timer = setTimeout(expire, timeout + uploadTime(init?.body))
    try {
      const response = await Promise.race([
        inner(input, { ...init, signal: controller.signal }),
        aborted,
      ])
      if (bodiless.includes(response.status) || response.type === 'opaque') return response
      clearTimeout(timer)
      timer = setTimeout(expire, timeout)
      const body = await Promise.race([response.arrayBuffer(), aborted])
      const { status, statusText, headers } = response
      const whole = new Response(body, { status, statusText, headers })
      return status >= 500 ? withMessage(whole, body) : whole
    } finally {
      clearTimeout(timer)
      given?.removeEventListener('abort', forward)
    }
  }
}

/** How much longer a body may take to be sent, in milliseconds; nothing for one without pictures. */
function uploadTime(body: BodyInit | null | undefined): number {
  const length =
    typeof body === 'string' ? body.length : ArrayBuffer.isView(body) ? body.byteLength : 0
  return Math.floor(length / uploadPart) * uploadPatience
}

function withMessage(response: Response, body: ArrayBuffer): Response {
  const message = messageIn(body)
  if (message) Object.defineProperty(response, 'message', { value: message })
  return response
}

function messageIn(body: ArrayBuffer): string | null {
  try {
    const answer: unknown = JSON.parse(new TextDecoder().decode(body))
    if (typeof answer !== 'object' || answer === null) return null
    const { msg, message, error_description } = answer as Record<string, unknown>
    const words = [msg, message, error_description].find((text) => typeof text === 'string')
    return typeof words === 'string' ? words : null
  } catch {
    return null
  }
}
