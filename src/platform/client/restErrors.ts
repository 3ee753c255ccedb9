import type { DataFailure, DataFailureKind } from '@/domain/failures'
import { noAnswerMessage } from './fetchWithTimeout'

/** The error that postgrest-js hands back, as far as it is read. */
type RestError = { message: string; code?: string | null }

/** What went wrong with a call to the data service. `status` is 0 when there was no answer. */
export function dataFailure(error: RestError, status: number): DataFailure {
  return {
    kind: kindOf(error, status),
    message: error.message,
    code: error.code || null,
    status,
  }
}

/** The failure of a call that threw: the client could not be loaded, so nothing was asked. */
export function notAsked(error: unknown): DataFailure {
  return {
    kind: 'offline',
    message: error instanceof Error ? error.message : '',
    code: null,
    status: 0,
  }
}

/**
 * The one place that tells a session that is over from a missing right. 401 says that the session is not
 * taken: its token has expired, or it has ended elsewhere. 403 says that the person may not do this.
 */
function kindOf({ message, code }: RestError, status: number): DataFailureKind {
  if (status === 0) return message.includes(noAnswerMessage) ? 'no_answer' : 'offline'
  if (status === 429) return 'rate_limited'
  // PGRST301 before PostgREST 13, PGRST303 since.
  if (status === 401 || code === 'PGRST303') return 'expired'
  if (code === '42501') return 'forbidden'
  if (code === 'PGRST116') return 'missing'
  if (status === 409) return 'conflict'
  if (status >= 500) return 'server'
  return status === 403 ? 'forbidden' : 'refused'
}
