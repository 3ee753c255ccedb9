import type { Role } from './roles'

/** What somebody can be invited as. */
export const invitedRoles = [
  'technician',
  'admin',
  'super_admin',
] as const satisfies readonly Role[]
export type InvitedRole = (typeof invitedRoles)[number]

/** `withdrawn`: the office took it back, or sent another one in its place. */
export type InvitationStatus = 'open' | 'expired' | 'used' | 'withdrawn'

/** An invitation as the holder of its link sees it. */
export type Invitation = {
  /** The address that the account has to have. */
  email: string
  role: InvitedRole
  /** ISO 8601. */
  expiresAt: string
  company: string
  status: InvitationStatus
}

/** The page of invitations. */
const invitationPath = '/invitation'

/** The page of an invitation's link. The token stands behind `#`, where no server reads it. */
export function invitationHref(token: string): string {
  return `${invitationPath}#${token}`
}

/** True when an account's address is the invited one. */
export function isInvitedAddress({ email }: Pick<Invitation, 'email'>, address: string): boolean {
  return address.trim().toLowerCase() === email.trim().toLowerCase()
}

/** True for an answer that is an invitation which this version of the site can show. */
export function isInvitation(value: unknown): value is Invitation {
  if (typeof value !== 'object' || value === null) return false
  const { email, role, expiresAt, company, status } = value as Record<string, unknown>
  return (
    typeof email === 'string' &&
    (invitedRoles as readonly unknown[]).includes(role) &&
    typeof expiresAt === 'string' &&
    !Number.isNaN(Date.parse(expiresAt)) &&
    typeof company === 'string' &&
    (['open', 'expired', 'used', 'withdrawn'] as readonly unknown[]).includes(status)
  )
}
