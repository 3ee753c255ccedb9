import { hasRole, technicianPortalRoles } from '@/domain/roles'
import { callerProfile, type Context } from './context'
import { present } from './rows'

/** The technician that the signed-in person is, or null. */
export function myTechnicianId(context: Context): string | null {
  if (!hasRole(callerProfile(context), technicianPortalRoles)) return null
  const own = present(context.tables.technicians).find(({ user_id }) => user_id === context.userId)
  return own?.id ?? null
}
