import type { Role } from './roles'

/** A row of `profiles`. */
export type Profile = {
  /** The auth user's id. */
  id: string
  role: Role
  first_name: string | null
  last_name: string | null
  /** ISO 8601; set on every update. */
  updated_at: string
}

type Names = Pick<Profile, 'first_name' | 'last_name'> | null | undefined

/** First letters of first and last name, else the first letter of the e-mail, else U. */
export function initials(profile: Names, email?: string | null): string {
  const letters = [profile?.first_name, profile?.last_name].map(firstLetter).join('')
  return letters || firstLetter(email) || 'U'
}

/** Full name, else the e-mail, else "User". */
export function displayName(profile: Names, email?: string | null): string {
  const name = [profile?.first_name, profile?.last_name]
    .map((part) => part?.trim() ?? '')
    .filter(Boolean)
    .join(' ')
  return name || email?.trim() || 'User'
}

function firstLetter(text: string | null | undefined): string {
  const [letter = ''] = text?.trim() ?? ''
  return letter.toUpperCase()
}
