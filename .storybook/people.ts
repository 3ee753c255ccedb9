import { demoPeople } from '@mocks/fixtures/people'
import type { StoryContext } from '@storybook/react-vite'
import { roles, type Role } from '@/domain/roles'
import { seconds, timeNow, toSeconds } from '@/domain/time'
import { nobody, type SessionState } from '@/platform/session/sessionState'
import type { StoryParameters } from './parameters'

/** The toolbar's value for the person that the story itself names. */
export const asTheStorySays = 'story'
/** The toolbar's value for nobody. */
export const visitor = 'visitor'

/** Who the toolbar asks for: a role, null for nobody, undefined for the person that the story names. */
export function chosenPerson(value: unknown): Role | null | undefined {
  if (value === visitor) return null
  return roles.find((role) => role === value)
}

/** Who is signed in in a story: whom the toolbar asks for, else the story's own person. */
export function personOf({
  globals,
  parameters,
}: Pick<StoryContext, 'globals' | 'parameters'>): Role | null | undefined {
  const chosen = chosenPerson(globals.role)
  const { person } = parameters as StoryParameters
  return chosen === undefined ? person : chosen
}

/** The session of a demo person, as a story's store holds it; of a visitor for null. */
export function sessionOf(role: Role | null): SessionState {
  if (!role) return { ...nobody, isInitialized: true }
  const { id, email, firstName, lastName } = demoPeople[role]
  const user = { id, email }
  const expiresIn = seconds(3600)
  return {
    ...nobody,
    isInitialized: true,
    user,
    session: {
      access_token: 'story',
      refresh_token: 'story',
      expires_in: expiresIn,
      expires_at: seconds(toSeconds(timeNow()) + expiresIn),
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
