import type { InvitedRole } from './invitations'
import type { Role } from './roles'

/** Seconds after their last sign of life during which somebody counts as online. */
const onlineSeconds = 90

/** Somebody who works here, or did. Instants are ISO 8601. */
export type StaffPerson = {
  /** The account's. */
  id: string
  email: string
  firstName: string
  lastName: string
  role: Role
  lastSeen: string | null
  /** True when a second factor is set up. */
  twoFactor: boolean
  /** Until when wrong passwords keep the account shut. */
  lockedUntil: string | null
  deactivatedAt: string | null
  technicianId: string | null
  technicianName: string | null
  /** True for who is asking. */
  isSelf: boolean
  /** Jobs to come that this person is to do. */
  openWork: number
}

/** An invitation that was neither taken nor withdrawn. */
export type StaffInvitation = {
  id: string
  email: string
  role: InvitedRole
  technicianId: string | null
  technicianName: string | null
  invitedBy: string
  invitedAt: string
  expiresAt: string
  isExpired: boolean
  mail: 'waiting' | 'sent' | 'failed'
}

/** Who has access. `technicians`: the records that belong to no account. */
export type StaffList = {
  people: StaffPerson[]
  invitations: StaffInvitation[]
  technicians: { id: string; name: string }[]
}

/** True while somebody's last sign of life is fresh. */
export function isOnline({ lastSeen }: Pick<StaffPerson, 'lastSeen'>, now: Date): boolean {
  if (!lastSeen) return false
  return now.getTime() - new Date(lastSeen).getTime() < onlineSeconds * 1000
}

/** True while wrong passwords keep somebody out. */
export function isLockedOut({ lockedUntil }: Pick<StaffPerson, 'lockedUntil'>, now: Date): boolean {
  return lockedUntil !== null && new Date(lockedUntil) > now
}

/** Why something cannot be done to an account. */
export type Hindrance = 'last_super_admin' | 'self'

/** What keeps a person's role from being changed, and the account from being deactivated; null when nothing does. */
export function hindranceOf(person: StaffPerson, people: readonly StaffPerson[]): Hindrance | null {
  const superAdmins = people.filter(
    ({ role, deactivatedAt }) => role === 'super_admin' && !deactivatedAt,
  )
  if (superAdmins.length === 1 && superAdmins[0]?.id === person.id) return 'last_super_admin'
  return person.isSelf ? 'self' : null
}
