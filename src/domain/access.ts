import { hasRole, technicianPortalRoles } from './roles'
import { milliseconds, type Milliseconds } from './time'

/**
 * Where somebody stands with their second factor. `needed`: they have one and have not shown it in this
 * session. `to_set_up`: the owner asks for one and they have none.
 */
export const secondFactorStates = ['off', 'needed', 'passed', 'to_set_up'] as const
type SecondFactorState = (typeof secondFactorStates)[number]

/** What one's own sign-in asks and allows (`my_access`). */
export type Access = {
  /** How long staff may be idle before they are signed out. */
  sessionMinutes: number
  secondFactor: SecondFactorState
  /** The owner asks for a second factor of this role. */
  twoFactorRequired: boolean
  /** The auth service of this project keeps factors. */
  twoFactorAvailable: boolean
  hasFactor: boolean
}

/** Whether the second factor stands between a person and what only staff may see. */
export function owesSecondFactor(access: Access | null): boolean {
  return access?.secondFactor === 'needed' || access?.secondFactor === 'to_set_up'
}

/** How long somebody of a role may be idle; null for those who are never signed out for it. */
export function idleLimit(
  role: string | null | undefined,
  sessionMinutes: number | null | undefined,
): Milliseconds | null {
  const isStaff = hasRole(role ? { role } : null, technicianPortalRoles)
  return isStaff && sessionMinutes ? milliseconds(sessionMinutes * 60_000) : null
}
