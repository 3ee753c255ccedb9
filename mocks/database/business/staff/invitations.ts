import type { User } from '@supabase/supabase-js'
import { isEmail } from '@/domain/email'
import { roles, type Role } from '@/domain/roles'
import { findUserByEmail, nextLinkToken, nextUuid, type MockDatabase } from '../../mockDatabase'
import { instantText, nowOf, nowText, type Context } from '../context'
import { forPeople, forSuperAdmins, type DatabaseFunctions } from '../functions'
import { forbid, refuse, refuseFields, refuseMissing } from '../refusal'
import { present, updateRow, writeHistory } from '../rows'
import type { InvitationRow, TechnicianRow } from '../tables'
import { giveRole } from './accounts'
import { isExpired, isWaiting, staffList, technicianOfAccount } from './people'

const lifetimeMs = 7 * 86_400_000
const mostPerHour = 30
const offeredRoles: readonly Role[] = ['technician', 'admin', 'super_admin']

type Problem = {
  field: 'email' | 'role' | 'technician_id'
  problem: 'required' | 'invalid' | 'already_staff' | 'not_offered' | 'taken'
}

function emailProblem({ database }: Context, email: string): Problem[] {
  if (email === '') return [{ field: 'email', problem: 'required' }]
  if (email.length > 254 || !isEmail(email)) return [{ field: 'email', problem: 'invalid' }]
  const known = findUserByEmail(database, email)?.user.id
  const role = database.profiles.get(known ?? '')?.role ?? 'customer'
  return role === 'customer' ? [] : [{ field: 'email', problem: 'already_staff' }]
}

function technicianProblem(
  technician: TechnicianRow | undefined,
  id: string | null,
  role: Role | undefined,
): Problem[] {
  if (id === null) return []
  if (role !== 'technician' || !technician) {
    return [{ field: 'technician_id', problem: 'not_offered' }]
  }
  return technician.user_id === null ? [] : [{ field: 'technician_id', problem: 'taken' }]
}

function requireFewMails(context: Context): void {
  const since = nowOf(context) - 3_600_000
  const recent = [...context.tables.invitations.values()].filter(
    ({ invited_at }) => Date.parse(invited_at) > since,
  )
  if (recent.length >= mostPerHour) {
    refuse('PT429', 'rate_limited', null, 'Too many invitations in a short time. Try again later.')
  }
}

function note(context: Context, row: InvitationRow, changes: Record<string, unknown>): void {
  const { invitations } = context.tables
  const changed = { ...row, ...changes }
  invitations.set(row.id, changed)
  writeHistory(
    context,
    'invitations',
    'update',
    row,
    Object.fromEntries(
      Object.keys(changes)
        .filter((name) => name !== 'token' && name !== 'mail')
        .map((name) => [
          name,
          { from: row[name as keyof InvitationRow], to: changed[name as keyof InvitationRow] },
        ]),
    ),
  )
}

const freshMail = (context: Context) => ({
  token: nextLinkToken(context.database),
  invited_at: nowText(context),
  expires_at: instantText(nowOf(context) + lifetimeMs),
  mail: 'waiting' as const,
})

function invite(
  context: Context,
  given: { email: string | null; role: string | null; technician_id: string | null },
) {
  const { tables, database } = context
  const email = (given.email ?? '').trim().toLowerCase()
  const role = roles.find((known) => known === given.role && offeredRoles.includes(known))
  const technician = present(tables.technicians).find(({ id }) => id === given.technician_id)
  const problems = [
    ...emailProblem(context, email),
    ...(role ? [] : [{ field: 'role', problem: 'not_offered' } as const]),
    ...technicianProblem(technician, given.technician_id, role),
  ]
  if (problems.length > 0 || !role) return refuseFields(problems)
  requireFewMails(context)
  for (const row of tables.invitations.values()) {
    if (row.email === email && isWaiting(row))
      note(context, row, { withdrawn_at: nowText(context) })
  }
  const row: InvitationRow = {
    id: nextUuid(database),
    email,
    role,
    technician_id: technician?.id ?? null,
    invited_by: context.userId,
    accepted_by: null,
    withdrawn_at: null,
    ...freshMail(context),
  }
  tables.invitations.set(row.id, row)
  writeHistory(context, 'invitations', 'insert', row, {})
  return staffList(context)
}

function waitingInvitation({ tables }: Context, id: string | null): InvitationRow {
  const row = tables.invitations.get(id ?? '')
  return row && isWaiting(row) ? row : refuseMissing('There is no such open invitation.')
}

function byLink({ tables }: Pick<Context, 'tables'>, link: string | null) {
  return [...tables.invitations.values()].find(({ token }) => token === link)
}

function statusOf(context: Context, row: InvitationRow): 'open' | 'expired' | 'used' | 'withdrawn' {
  if (row.accepted_by !== null) return 'used'
  if (row.withdrawn_at !== null) return 'withdrawn'
  return isExpired(context, row) ? 'expired' : 'open'
}

function readInvitation(context: Context, link: string | null) {
  const row = byLink(context, link)
  if (!row) return null
  return {
    email: row.email,
    role: row.role,
    expires_at: row.expires_at,
    company: context.tables.settings.get('company_name')?.value ?? '',
    status: statusOf(context, row),
  }
}

function join(context: Context, row: InvitationRow, user: User): void {
  const { tables } = context
  note(context, row, { accepted_by: user.id })
  giveRole(context, user.id, row.role)
  const technician = tables.technicians.get(row.technician_id ?? '')
  if (technician?.user_id === null && !technicianOfAccount(context, user.id)) {
    updateRow(context, 'technicians', technician.id, { user_id: user.id })
  }
}

function accept(context: Context, link: string | null) {
  const user = context.database.users.get(context.userId ?? '')?.user
  if (!user) return forbid('Sign in first')
  const row = byLink(context, link)
  if (!row) refuseMissing('There is no such invitation.')
  if (row.accepted_by === user.id) return { role: row.role }
  const status = statusOf(context, row)
  if (status !== 'open') refuse('PT410', status, null, 'This invitation can no longer be used.')
  if (user.email?.toLowerCase() !== row.email) {
    refuse('PT403', 'other_address', null, 'This invitation was sent to another address.')
  }
  join(context, row, user)
  return { role: row.role }
}

/** A new account that has confirmed an invited address has the role at once. */
export function joinWhenInvited(database: MockDatabase, user: User): void {
  const tables = database.business
  const context = { database, tables, accountId: user.id, userId: user.id }
  const row = [...tables.invitations.values()].find(
    (known) => known.email === user.email?.toLowerCase() && statusOf(context, known) === 'open',
  )
  if (row) join(context, row, user)
}

const which = { id: 'uuid' } as const

/** Asking people to join, and joining. */
export const invitationFunctions: DatabaseFunctions = {
  invite_person: forSuperAdmins(
    { email: 'text', role: 'text', technician_id: 'text?' },
    (context, given) => invite(context, given),
  ),
  resend_invitation: forSuperAdmins(which, (context, { id }) => {
    const row = waitingInvitation(context, id)
    requireFewMails(context)
    note(context, row, freshMail(context))
    return staffList(context)
  }),
  withdraw_invitation: forSuperAdmins(which, (context, { id }) => {
    note(context, waitingInvitation(context, id), { withdrawn_at: nowText(context) })
    return staffList(context)
  }),
  read_invitation: forPeople({ link: 'text' }, (context, { link }) =>
    readInvitation(context, link),
  ),
  accept_invitation: forPeople({ link: 'text' }, (context, { link }) => accept(context, link)),
}
