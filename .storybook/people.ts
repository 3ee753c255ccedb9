import { demoPeople } from '@mocks/fixtures/people'
import { roles, type Role } from '@/domain/roles'
import { nobody, type SessionState } from '@/state/sessionState'

/** The toolbar's value for whoever the story itself says. */
export const asTheStorySays = 'story'
/** The toolbar's value for nobody. */
export const visitor = 'visitor'

/** Who the toolbar asks for: a role, null for nobody, undefined for whoever the story says. */
export function chosenRole(value: unknown): Role | null | undefined {
  if (value === visitor) return null
  return roles.find((role) => role === value)
}

/** The session of a demo person, as a story's store holds it; of a visitor for null. */
export function sessionOf(role: Role | null): SessionState {
  if (!role) return { ...nobody, isInitialized: true }
  const { id, email, firstName, lastName } = demoPeople[role]
  const user = { id, email }
  const expiresIn = 3600
  return {
    ...nobody,
    isInitialized: true,
    user,
    session: {
      access_token: 'story',
      refresh_token: 'story',
      expires_in: expiresIn,
      expires_at: Math.floor(Date.now() / 1000) + expiresIn,
      user,
    },
    profile: {
      id,
      role,
      first_name: firstName,
      last_name: lastName,
      updated_at: '2026-01-05T17:00:00.000Z',
    },
    profileStatus: 'ready',
  }
}
