import { businessToday } from '@/domain/businessTime'
import { adminRoles, hasRole, type Role } from '@/domain/roles'
import type { MockDatabase } from '../mockDatabase'
import type { BusinessTables } from './tables'
import { forbid, refuse } from './refusal'
import { owesSecondFactor } from './secondFactor'

/** Who calls a function of the database, and what it works on. */
export type Context = {
  database: MockDatabase
  tables: BusinessTables
  /** The account that the token names, also after its session ended; null for a visitor. */
  accountId: string | null
  /** The signed-in person (`signed_in_user()`), or null. */
  userId: string | null
  /** How surely the token says who they are: aal2 after a second factor. */
  aal?: string
}

/** The server's clock, epoch milliseconds. */
export function nowOf({ database }: Pick<Context, 'database'>): number {
  return database.settings.now()
}

/** Today's date in business time (`business_today()`). */
export function todayOf(context: Pick<Context, 'database'>): string {
  return businessToday(new Date(nowOf(context)))
}

/** An instant (epoch milliseconds) as the database writes it into JSON. */
export function instantText(at: number): string {
  return new Date(at).toISOString().replace(/\.?0*Z$/, '+00:00')
}

/** Now as the database writes it into JSON. */
export function nowText(context: Pick<Context, 'database'>): string {
  return instantText(nowOf(context))
}

/** Whether the caller has one of these roles, and owes no second factor: until then a role does not count. */
export function hasCallerRole(context: Context, allowed: readonly Role[]): boolean {
  const { database, userId } = context
  return (
    hasRole(userId ? database.profiles.get(userId) : null, allowed) && !owesSecondFactor(context)
  )
}

/** Whether the caller is of the office. */
export function isAdmin(context: Context): boolean {
  return hasCallerRole(context, adminRoles)
}

/** Refuses everybody but some roles, and those of them who owe the second factor with PT403. */
export function requireRole(context: Context, allowed: readonly Role[], message: string): void {
  if (hasCallerRole(context, allowed)) return
  if (owesSecondFactor(context)) {
    refuse('PT403', 'second_factor', null, 'Confirm your sign-in with a code first.')
  }
  forbid(message)
}

/** Refuses everybody but administrators (`private.require_admin`). */
export function requireAdmin(context: Context): void {
  requireRole(context, adminRoles, 'Only administrators may do this')
}

/** Refuses everybody but super administrators (`private.require_super_admin`). */
export function requireSuperAdmin(context: Context): void {
  requireRole(context, ['super_admin'], 'Only a super administrator may do this')
}

/** What a person is called: their name, else their e-mail address; null for an account that is gone. */
export function personName(database: MockDatabase, userId: string | null): string | null {
  const profile = userId ? database.profiles.get(userId) : undefined
  if (!userId || !profile) return null
  const name = [profile.first_name, profile.last_name].filter((part) => part !== null).join(' ')
  return name.trim() || database.users.get(userId)?.user.email || null
}
