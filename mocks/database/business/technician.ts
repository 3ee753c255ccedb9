import { technicianPortalRoles } from '@/domain/roles'
import { hasCallerRole, type Context } from './context'
import { present } from './rows'

/** The technician that the signed-in person is, or null. */
export function myTechnicianId(context: Context): string | null {
  if (!hasCallerRole(context, technicianPortalRoles)) return null
  const own = present(context.tables.technicians).find(({ user_id }) => user_id === context.userId)
  return own?.id ?? null
}
