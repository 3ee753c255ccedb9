import { buildProfile } from '@mocks/fixtures/auth'
import { demoPeople } from '@mocks/fixtures/people'
import type { Access } from '@/domain/access'
import type { AuthFailure } from '@/domain/failures'
import type { Role } from '@/domain/roles'
import { nobody, type SessionState } from '@/platform/session/sessionState'

/** A visitor of whom it is known that nobody is signed in. */
export const visitor: SessionState = { ...nobody, isInitialized: true }

/** A technician or administrator, signed in, with what their sign-in asks. */
export function staff(
  access: Partial<Access>,
  role: 'technician' | 'admin' = 'admin',
): SessionState {
  const { id, email, firstName, lastName } = demoPeople[role]
  return {
    ...visitor,
    user: { id, email },
    profile: {
      id,
      role,
      first_name: firstName,
      last_name: lastName,
      updated_at: '2026-01-05T17:00:00.000Z',
    },
    profileStatus: 'ready',
    access: {
      sessionMinutes: 30,
      secondFactor: 'off',
      twoFactorRequired: false,
      twoFactorAvailable: true,
      hasFactor: false,
      ...access,
    },
  }
}

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
