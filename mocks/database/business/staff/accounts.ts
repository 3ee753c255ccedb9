import type { User } from '@supabase/supabase-js'
import { hasRole, roles, type Role } from '@/domain/roles'
import { currentInstant, type MockDatabase } from '../../mockDatabase'
import { nowText, type Context } from '../context'
import { forSuperAdmins, type DatabaseFunctions } from '../functions'
import { forbid, refuse, refuseField, refuseMissing } from '../refusal'
import { present, updateRow, writeHistory } from '../rows'
import { linkTechnician } from '../writeRecord'
import { openWork, staffList, technicianOfAccount } from './people'

// Beyond everybody's days: an account that is deactivated is banned until somebody brings it back.
const forGood = '2999-12-31T00:00:00Z'

/** An account that is there; refuses with 404 when not. */
function accountOf({ database }: Context, id: string | null): User {
  const stored = database.users.get(id ?? '')
  if (!stored || !database.profiles.has(stored.user.id)) {
    return refuseMissing('There is no such person.')
  }
  return stored.user
}

/** Somebody else's account: nobody takes their own rights away. */
function otherAccount(context: Context, id: string | null): User {
  if (id === context.userId) forbid('Nobody changes their own access')
  return accountOf(context, id)
}

/** Refuses what would leave nobody who can give rights. */
function requireAnotherSuperAdmin({ database, tables }: Context, id: string): void {
  if (!hasRole(database.profiles.get(id), ['super_admin']) || tables.deactivations.has(id)) return
  const others = [...database.profiles.values()].filter(
    (profile) =>
      profile.id !== id && profile.role === 'super_admin' && !tables.deactivations.has(profile.id),
  )
  if (others.length === 0) {
    refuse('PT409', 'last_super_admin', null, 'There must be a super administrator.')
  }
}

/** Ends every session of somebody. */
export function endSessionsOf(database: MockDatabase, userId: string): void {
  for (const session of database.sessions.values()) {
    if (session.userId !== userId) continue
    database.sessions.delete(session.id)
    for (const token of database.refreshTokens.values()) {
      if (token.sessionId === session.id) database.refreshTokens.delete(token.token)
    }
  }
}

/** Gives somebody a role, with its entry in the history; a technician's record is tied to them when it fits. */
export function giveRole(context: Context, id: string, role: Role): void {
  const { database } = context
  const profile = database.profiles.get(id)
  if (!profile || profile.role === role) return
  const changes = { role: { from: profile.role, to: role } }
  Object.assign(profile, { role, updated_at: currentInstant(database) })
  writeHistory(context, 'profiles', 'update', { id }, changes)
  const email = database.users.get(id)?.user.email
  if (email) linkTechnician(context, email)
}

function changeRole(context: Context, id: string | null, wanted: string | null) {
  const { id: userId } = otherAccount(context, id)
  const role = roles.find((known) => known === wanted)
  if (!role) refuseField('role', 'not_offered')
  if (role !== 'super_admin') requireAnotherSuperAdmin(context, userId)
  giveRole(context, userId, role)
  return staffList(context)
}

function deactivate(context: Context, id: string | null) {
  const { database, tables } = context
  const user = otherAccount(context, id)
  requireAnotherSuperAdmin(context, user.id)
  if (!tables.deactivations.has(user.id)) {
    const at = nowText(context)
    tables.deactivations.set(user.id, { at })
    user.banned_until = forGood
    writeHistory(
      context,
      'profiles',
      'update',
      { id: user.id },
      { deactivated_at: { from: null, to: at } },
    )
  }
  endSessionsOf(database, user.id)
  return staffList(context)
}

function reactivate(context: Context, id: string | null) {
  const { tables } = context
  const user = accountOf(context, id)
  const from = tables.deactivations.get(user.id)?.at
  if (from) {
    tables.deactivations.delete(user.id)
    delete user.banned_until
    writeHistory(
      context,
      'profiles',
      'update',
      { id: user.id },
      { deactivated_at: { from, to: null } },
    )
  }
  return staffList(context)
}

function handTechnician(context: Context, technicianId: string | null, userId: string | null) {
  const { database, tables } = context
  const technician = present(tables.technicians).find((row) => row.id === technicianId)
  if (!technician) refuseField('technician_id', 'not_found')
  if (userId !== null) {
    const profile = database.profiles.get(userId)
    if (!profile || profile.role === 'customer' || tables.deactivations.has(userId)) {
      refuseField('user_id', 'not_offered')
    }
    const own = technicianOfAccount(context, userId)
    if (own && own.id !== technician.id) refuseField('user_id', 'taken')
  }
  updateRow(context, 'technicians', technician.id, { user_id: userId })
  return staffList(context)
}

function resetTwoFactor(context: Context, id: string | null) {
  const user = accountOf(context, id)
  const hadOne = (user.factors ?? []).length > 0
  user.factors = []
  if (hadOne) {
    const changes = { two_factor: { from: true, to: false } }
    writeHistory(context, 'profiles', 'update', { id: user.id }, changes)
  }
  endSessionsOf(context.database, user.id)
  return staffList(context)
}

function unlock(context: Context, id: string | null) {
  const { tables } = context
  const user = accountOf(context, id)
  const from = tables.lockouts.get(user.id)?.locked_until ?? null
  tables.lockouts.delete(user.id)
  if (from !== null) {
    writeHistory(
      context,
      'profiles',
      'update',
      { id: user.id },
      { locked_until: { from, to: null } },
    )
  }
  return staffList(context)
}

const whose = { user_id: 'uuid' } as const

/** Who may do what, and who no longer. */
export const accountFunctions: DatabaseFunctions = {
  list_staff: forSuperAdmins({}, staffList),
  change_role: forSuperAdmins({ ...whose, role: 'text' }, (context, { user_id, role }) =>
    changeRole(context, user_id, role),
  ),
  deactivate_account: forSuperAdmins(whose, (context, { user_id }) => deactivate(context, user_id)),
  reactivate_account: forSuperAdmins(whose, (context, { user_id }) => reactivate(context, user_id)),
  open_work_of: forSuperAdmins(whose, (context, { user_id }) =>
    openWork(context, accountOf(context, user_id).id),
  ),
  hand_technician: forSuperAdmins(
    { technician_id: 'text', user_id: 'uuid?' },
    (context, { technician_id, user_id }) => handTechnician(context, technician_id, user_id),
  ),
  reset_two_factor: forSuperAdmins(whose, (context, { user_id }) =>
    resetTwoFactor(context, user_id),
  ),
  unlock_account: forSuperAdmins(whose, (context, { user_id }) => unlock(context, user_id)),
}
