import { adminRoles, hasRole } from '@/domain/roles'
import type { Context } from './context'

/** Where somebody stands with their second factor (`my_access()`). */
export type SecondFactor = 'off' | 'needed' | 'passed' | 'to_set_up'

/** Whether an account has a factor that counts. */
export function hasFactor({ database }: Pick<Context, 'database'>, userId: string): boolean {
  const factors = database.users.get(userId)?.user.factors ?? []
  return factors.some(({ status }) => status === 'verified')
}

/** Whether the owner asks the office for a second factor. */
export function isTwoFactorSet({ tables }: Pick<Context, 'tables'>): boolean {
  return tables.settings.get('two_factor')?.value === 'Enabled'
}

/** Where the caller stands; who has a factor must pass it whatever the owner asks for. */
export function secondFactorOf(context: Context): SecondFactor {
  const { database, userId, aal } = context
  if (userId === null) return 'off'
  if (aal === 'aal2') return 'passed'
  if (hasFactor(context, userId)) return 'needed'
  const isAsked =
    database.settings.twoFactorAvailable &&
    isTwoFactorSet(context) &&
    hasRole(database.profiles.get(userId), adminRoles)
  return isAsked ? 'to_set_up' : 'off'
}

/** Whether the caller has to show or to set up a second factor before their role counts. */
export function owesSecondFactor(context: Context): boolean {
  return ['needed', 'to_set_up'].includes(secondFactorOf(context))
}
