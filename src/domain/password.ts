import type { WeakPasswordReason } from './failures'

/** What the owner can ask of passwords (setting `password_requirements`). */
export const passwordRequirements = ['Basic', 'Medium', 'Strong'] as const
export type PasswordRequirements = (typeof passwordRequirements)[number]

type Rule = { least: number; kinds: readonly RegExp[] }

const letter = /\p{L}/u
const digit = /\d/

const rules: Record<PasswordRequirements, Rule> = {
  Basic: { least: 8, kinds: [] },
  Medium: { least: 8, kinds: [letter, digit] },
  Strong: { least: 10, kinds: [/[a-z]/, /[A-Z]/, digit] },
}

/** The fewest characters of a password. */
export function leastPasswordLength(requirements: PasswordRequirements): number {
  return rules[requirements].least
}

/** What a password lacks; the servers hold to the same. How long it may be is for the service to say. */
export function passwordProblems(
  requirements: PasswordRequirements,
  password: string,
): Extract<WeakPasswordReason, 'length' | 'characters'>[] {
  const { least, kinds } = rules[requirements]
  return [
    ...([...password].length < least ? (['length'] as const) : []),
    ...(kinds.every((kind) => kind.test(password)) ? [] : (['characters'] as const)),
  ]
}

/** What a new system asks. */
export const usualPasswordRequirements: PasswordRequirements = 'Strong'

/** A stored value of the setting as it is used: what is not known here counts as what a new system asks. */
export function passwordRequirementsOf(value: unknown): PasswordRequirements {
  return passwordRequirements.find((known) => known === value) ?? usualPasswordRequirements
}
