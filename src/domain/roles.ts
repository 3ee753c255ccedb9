export const roles = ['super_admin', 'admin', 'technician', 'customer'] as const
export type Role = (typeof roles)[number]

/** "Admin" means an administrator of either kind. */
export const adminRoles: readonly Role[] = ['super_admin', 'admin']

/** Roles that may open the technician portal. */
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
