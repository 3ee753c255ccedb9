import { HttpResponse, type JsonBodyType } from 'msw'
import type { QuoteFieldError } from '@/domain/quoteSubmission'
import type { AuthFailure } from '../database/authOutcome'

/** The version header that auth-js sends and needs back on an error to read its code. */
const apiVersionHeader = 'X-Supabase-Api-Version'
const apiVersion = '2024-01-01'

/**
 * An error as the auth server sends it: with the request's version header
 * `{code, message}` and the same header on the answer, without it `{code: status, error_code, msg}`.
 */
export function authError(request: Request, failure: AuthFailure) {
  if ((request.headers.get(apiVersionHeader) ?? '') >= apiVersion) {
    return HttpResponse.json(
      { code: failure.code, message: failure.message, ...failure.extra },
      { status: failure.status, headers: { [apiVersionHeader]: apiVersion } },
    )
  }
  return HttpResponse.json(
    { code: failure.status, error_code: failure.code, msg: failure.message, ...failure.extra },
    { status: failure.status },
  )
}

/** An error of PostgREST: `{code, message, details, hint}` at a status. */
export type RestFailure = {
  status: number
  code: string
  message: string
  details?: string | null
  hint?: string | null
  headers?: Record<string, string>
}

/** An error as PostgREST sends it; a refused token also says so in `WWW-Authenticate`. */
export function restError(failure: RestFailure) {
  return HttpResponse.json(
    {
      code: failure.code,
      details: failure.details ?? null,
      hint: failure.hint ?? null,
      message: failure.message,
    },
    {
      status: failure.status,
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        ...(failure.status === 401 ? { 'WWW-Authenticate': challenge(failure) } : {}),
        ...failure.headers,
      },
    },
  )
}

function challenge({ code, message }: RestFailure): string {
  return code.startsWith('PGRST30')
    ? `Bearer error="invalid_token", error_description="${message}"`
    : 'Bearer'
}

/** What PostgREST sends: JSON with its charset and the range of rows that it is. */
export function restJson(body: JsonBodyType, rows = 1) {
  return HttpResponse.json(body, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Range': rangeOf(rows),
    },
  })
}

/** The `Content-Range` of a number of rows. */
export function rangeOf(rows: number): string {
  return rows === 0 ? '*/*' : `0-${rows - 1}/*`
}

/** The gateway's refusal of a request without an API key, or with one it does not know. */
export function gatewayError(which: 'missing' | 'invalid') {
  return HttpResponse.json(
    which === 'missing'
      ? {
          message: 'No API key found in request',
          hint: 'No `apikey` request header or url param was found.',
        }
      : {
          message: 'Invalid API key',
          hint: 'Double check your Supabase `anon` or `service_role` API key.',
        },
    { status: 401 },
  )
}

/** An answer without a body: the auth server's to a log-out. */
export function noContent() {
  return new HttpResponse(null, { status: 204 })
}

/** PostgREST's answer without a body: of a void function, or of a PATCH without `.select()`. */
export function restNoContent() {
  return new HttpResponse(null, { status: 204, headers: { 'Content-Range': rangeOf(1) } })
}

const quoteRefusals = {
  slot_taken: {
    status: 409,
    hint: 'That time has just been taken. Please choose another one.',
  },
  rate_limited: {
    status: 429,
    hint: 'Too many quotes in a short time. Please try again in an hour, or call us.',
  },
  refused: { status: 403, hint: 'This request was not accepted.' },
}

/** The refusals of `submit_quote`: 422 with what is wrong in `details`, 409 with today's price, 409, 429 or 403. */
export function quoteRefusal(
  why: keyof typeof quoteRefusals | QuoteFieldError[] | { price: number },
) {
  if (typeof why === 'object' && 'price' in why) {
    return restError({
      status: 409,
      code: 'PT409',
      message: 'price_changed',
      details: JSON.stringify(why),
      hint: 'The price has changed since you saw it. Please look at it and confirm again.',
    })
  }
  if (typeof why !== 'string') {
    return restError({
      status: 422,
      code: 'PT422',
      message: 'invalid',
      details: JSON.stringify(why),
      hint: 'Some details are missing or cannot be right.',
    })
  }
  const { status, hint } = quoteRefusals[why]
  return restError({ status, code: `PT${status}`, message: why, hint })
}
