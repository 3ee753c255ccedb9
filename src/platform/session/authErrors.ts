import type { AuthFailure, AuthFailureKind, WeakPasswordReason } from '@/domain/failures'
import { milliseconds, timeNow } from '@/domain/time'
import { noAnswerMessage } from '@/platform/client/fetchWithTimeout'

/** How the database's words begin when an account had too many wrong passwords; the service's code is the usual one. */
const lockedOut = 'Too many wrong passwords'

const weakPasswordReasons: readonly string[] = ['length', 'characters', 'pwned']

/**
 * What went wrong, from whatever the auth client gave or threw. Its errors are told by `name`, so that
 * the library need not be loaded to read them.
 */
export function authFailure(error: unknown): AuthFailure {
  const { name, message, status, code, reasons } = fieldsOf(error)
  const kind = kindOf(name, message, status, code)
  const lockedFor = kind === 'locked_out' ? minutesIn(message) : null
  return {
    kind,
    message: wordsOf(kind, message),
    code,
    status,
    reasons: reasons.filter((reason) =>
      weakPasswordReasons.includes(reason),
    ) as WeakPasswordReason[],
    retryAfter: secondsIn(message),
    ...(lockedFor !== null && { lockedUntil: milliseconds(timeNow() + lockedFor * 60_000) }),
  }
}

/** True for a failure that says nothing of what was asked, and may pass by itself. */
export function mayPass({ kind }: AuthFailure): boolean {
  return ['offline', 'no_answer', 'server', 'rate_limited', 'unknown'].includes(kind)
}

/** The failure of a client that could not even be loaded: without it nothing can be asked. */
export function unreachable(): AuthFailure {
  return { kind: 'offline', message: '', code: null, status: 0, reasons: [], retryAfter: null }
}

function kindOf(
  name: string,
  message: string,
  status: number,
  code: string | null,
): AuthFailureKind {
  if (name === 'AuthWeakPasswordError') return 'weak_password'
  if (name === 'AuthSessionMissingError') return 'session_missing'
  if (name === 'AuthInvalidJwtError') return 'invalid_jwt'
  if (status === 429 || code?.endsWith('_rate_limit')) return 'rate_limited'
  if (status >= 500) return 'server'
  if (name === 'AuthRetryableFetchError') {
    if (message === noAnswerMessage) return 'no_answer'
    // An answer came, though not the service's: a captive portal's page. Every browser names JSON.
    return message.includes('JSON') ? 'unknown' : 'offline'
  }
  if (name === 'AuthApiError') return message.startsWith(lockedOut) ? 'locked_out' : 'refused'
  return 'unknown'
}

/** Only what the service itself said: not the browser's "Failed to fetch", nor a body that was no JSON. */
function wordsOf(kind: AuthFailureKind, message: string): string {
  if (kind === 'offline' || kind === 'no_answer' || kind === 'unknown') return ''
  return message === '{}' ? '' : message
}

function fieldsOf(error: unknown) {
  const { name, message, status, code, reasons } = (
    typeof error === 'object' && error !== null ? error : {}
  ) as Record<string, unknown>
  return {
    name: typeof name === 'string' ? name : '',
    message: typeof message === 'string' ? message : '',
    status: typeof status === 'number' ? status : 0,
    code: typeof code === 'string' ? code : null,
    reasons: Array.isArray(reasons) ? reasons.filter((reason) => typeof reason === 'string') : [],
  }
}

/** "For security purposes, you can only request this after 42 seconds." → 42 */
function secondsIn(message: string): number | null {
  const found = /after (\d+) seconds?/.exec(message)?.[1]
  return found ? Number(found) : null
}

/** "Too many wrong passwords. Try again in 15 minutes." → 15 */
function minutesIn(message: string): number | null {
  const found = /in (\d+) minutes?/.exec(message)?.[1]
  return found ? Number(found) : null
}
