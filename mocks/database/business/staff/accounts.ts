import { roles, type Role } from '@/domain/roles'
import { currentInstant, type MockDatabase } from '../../mockDatabase'
import { nowText, type Context } from '../context'
import { forSuperAdmins, type DatabaseFunctions } from '../functions'
import { forbid, refuseField, refuseMissing } from '../refusal'
import { present, updateRow, writeHistory } from '../rows'
import { linkTechnician } from '../writeRecord'
import { openWork, staffList } from './people'

// Beyond everybody's days: an account that is deactivated is banned until somebody brings it back.
const forGood = '2999-12-31T00:00:00Z'

/** The account and the profile of somebody else: nobody acts on their own, so a super administrator remains. */
function otherPerson({ database, userId }: Context, id: string | null) {
  if (id === userId) forbid('Nobody changes their own access')
  const user = database.users.get(id ?? '')?.user
  const profile = database.profiles.get(id ?? '')
  if (!user || !profile) refuseMissing('There is no such person.')
  return { user, profile }
}

/** Ends every session of somebody. */
function endSessionsOf(database: MockDatabase, userId: string): void {
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
  const { user } = otherPerson(context, id)
  const role = roles.find((known) => known === wanted)
  if (!role) refuseField('role', 'not_offered')
  giveRole(context, user.id, role)
  return staffList(context)
}

function deactivate(context: Context, id: string | null) {
  const { user, profile } = otherPerson(context, id)
  profile.deactivated_at ??= nowText(context)
  user.banned_until = forGood
  endSessionsOf(context.database, user.id)
  return staffList(context)
}

function reactivate(context: Context, id: string | null) {
  const { user, profile } = otherPerson(context, id)
  profile.deactivated_at = null
  delete user.banned_until
  return staffList(context)
}

function handTechnician(context: Context, technicianId: string | null, userId: string | null) {
  const { database, tables } = context
  const technician = present(tables.technicians).find((row) => row.id === technicianId)
  if (!technician) refuseField('technician_id', 'not_found')
  if (userId !== null) {
    const profile = database.profiles.get(userId)
    if (!profile || profile.role === 'customer' || profile.deactivated_at) {
      refuseField('user_id', 'not_offered')
    }
    const own = [...tables.technicians.values()].find(({ user_id }) => user_id === userId)
    if (own && own.id !== technician.id) refuseField('user_id', 'taken')
  }
  updateRow(context, 'technicians', technician.id, { user_id: userId })
  return staffList(context)
}

/** What the auth server keeps of somebody is taken away, and the history says so. */
function noteAccess(context: Context, id: string, what: 'two_factor' | 'locked'): void {
  writeHistory(context, 'profiles', 'update', { id }, { [what]: { from: true, to: false } })
}

function resetTwoFactor(context: Context, id: string | null) {
  const { database } = context
  const { user } = otherPerson(context, id)
  if (database.settings.twoFactorAvailable) {
    user.factors = []
    endSessionsOf(database, user.id)
    noteAccess(context, user.id, 'two_factor')
  }
  return staffList(context)
}

function unlock(context: Context, id: string | null) {
  const { user } = otherPerson(context, id)
  if (context.tables.lockouts.delete(user.id)) noteAccess(context, user.id, 'locked')
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
  open_work_of: forSuperAdmins(whose, (context, { user_id }) => openWork(context, user_id)),
  hand_technician: forSuperAdmins(
    { technician_id: 'text', user_id: 'uuid?' },
    (context, { technician_id, user_id }) => handTechnician(context, technician_id, user_id),
  ),
  reset_two_factor: forSuperAdmins(whose, (context, { user_id }) =>
    resetTwoFactor(context, user_id),
  ),
  unlock_account: forSuperAdmins(whose, (context, { user_id }) => unlock(context, user_id)),
}
