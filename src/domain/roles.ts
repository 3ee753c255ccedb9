/** Roles and what they are called (specification, section 6). */
export const roles = ['super_admin', 'admin', 'technician', 'customer'] as const
export type Role = (typeof roles)[number]

const labels: Record<Role, string> = {
  super_admin: 'Super Administrator',
  admin: 'Administrator',
  technician: 'Technician',
  customer: 'Customer',
}

/** The label of a role; anything that is not a role is a plain "User". */
export function roleLabel(role: string | null | undefined): string {
  return role && role in labels ? labels[role as Role] : 'User'
}

/** "Admin" means an administrator of either kind. */
export const adminRoles: readonly Role[] = ['super_admin', 'admin']

/** Roles that may open the technician portal (design, section 7). */
export const technicianPortalRoles: readonly Role[] = ['technician', 'admin', 'super_admin']

/** True when the profile's role is one of the allowed; false without a profile. */
export function hasRole(
  profile: { role: string } | null | undefined,
  allowed: readonly Role[],
): boolean {
  return !!profile && (allowed as readonly string[]).includes(profile.role)
}

/** Where a person of a role is taken after signing in. */
export function homeOf(role: string | null | undefined): '/admin' | '/technicians' | '/' {
  if (role === 'admin' || role === 'super_admin') return '/admin'
  if (role === 'technician') return '/technicians'
  return '/'
}
