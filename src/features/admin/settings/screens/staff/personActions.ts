import { hindranceOf, isLockedOut, type Hindrance, type StaffPerson } from '@/domain/staffAccess'

/** Something that can be done about a person's account; `hindrance`: why it cannot be done now. */
export type PersonAction = {
  kind: 'role' | 'technician' | 'unlock' | 'reset' | 'deactivate' | 'reactivate'
  hindrance: Hindrance | null
}

/** What there is to do about an account as it is, in the order in which it is offered. */
export function personActions(
  person: StaffPerson,
  people: readonly StaffPerson[],
  now: Date,
): PersonAction[] {
  if (person.deactivatedAt) return [{ kind: 'reactivate', hindrance: null }]
  const hindrance = hindranceOf(person, people)
  return [
    ...(isLockedOut(person, now) ? [{ kind: 'unlock' as const, hindrance: null }] : []),
    { kind: 'role', hindrance },
    { kind: 'technician', hindrance: null },
    ...(person.twoFactor
      ? [{ kind: 'reset' as const, hindrance: person.isSelf ? ('self' as const) : null }]
      : []),
    { kind: 'deactivate', hindrance },
  ]
}
