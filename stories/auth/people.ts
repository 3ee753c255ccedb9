import { buildProfile } from '@mocks/fixtures/auth'
import type { AuthFailure } from '@/domain/failures'
import type { Role } from '@/domain/roles'
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

/** Somebody who is signed in, with the profile of a role. */
export function signedInAs(email: string, role: Role = 'customer'): SessionState {
  const id = '5a000000-0000-4000-8000-00000000000a'
  return {
    ...visitor,
    user: { id, email },
    profile: { ...buildProfile({ id }, role), role },
    profileStatus: 'ready',
  }
}
