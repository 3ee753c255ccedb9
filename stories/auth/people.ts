import type { AuthFailure } from '@/domain/failures'
import { nobody, type SessionState } from '@/platform/session/sessionState'

/** A visitor of whom it is known that nobody is signed in. */
export const visitor: SessionState = { ...nobody, isInitialized: true }

/** A refusal by the auth service. */
export function refusal(message: string, more: Partial<AuthFailure> = {}): AuthFailure {
  return {
    kind: 'refused',
    message,
    code: null,
    status: 400,
    reasons: [],
    retryAfter: null,
    ...more,
  }
}

/** What the auth service says of a link that is used up or too old. */
export const usedUpLink = refusal('Email link is invalid or has expired', {
  code: 'otp_expired',
  status: 403,
})
