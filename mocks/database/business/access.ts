import { adminRoles, hasRole } from '@/domain/roles'
import type { Context } from './context'
import { forPeople, type DatabaseFunctions } from './functions'
import { hasFactor, isTwoFactorSet, secondFactorOf } from './secondFactor'

/** What the signed-in person's own sign-in asks and allows (`my_access()`); null for a person without a profile. */
function myAccess(context: Context) {
  const profile = context.database.profiles.get(context.userId ?? '')
  if (!profile || context.userId === null) return null
  const { twoFactorAvailable } = context.database.settings
  return {
    role: profile.role,
    session_minutes: Number.parseInt(
      String(context.tables.settings.get('session_timeout')?.value),
      10,
    ),
    second_factor: secondFactorOf(context),
    two_factor_required: isTwoFactorSet(context) && hasRole(profile, adminRoles),
    two_factor_available: twoFactorAvailable,
    has_factor: hasFactor(context, context.userId),
  }
}

/** What people ask of their own sign-in. */
export const accessFunctions: DatabaseFunctions = { my_access: forPeople({}, myAccess) }
