import type { User } from '@supabase/supabase-js'
import { isEmail } from '@/domain/email'
import type { Role } from '@/domain/roles'
import { cleanText, isBlank } from '@/domain/text'
import { findUserByEmail, nextLinkToken, nextUuid, type MockDatabase } from '../../mockDatabase'
import { instantText, nowOf, nowText, type Context } from '../context'
import { forPeople, forSuperAdmins, type DatabaseFunctions } from '../functions'
import { forbid, refuse, refuseField, refuseMissing } from '../refusal'
import { insertRow, present, updateRow } from '../rows'
import type { InvitationRow } from '../ownerRows'
import { giveRole } from './accounts'
import { invitationStatus, staffList } from './people'

const lifetimeMs = 7 * 86_400_000
const mostPerHour = 30
const offeredRoles: readonly Role[] = ['technician', 'admin', 'super_admin']

/** The address as it is kept. */
function checkEmail({ database }: Context, given: string | null): string {
  const email = cleanText(given ?? '').toLowerCase()
  if (isBlank(email)) refuseField('email', 'required')
  if (email.length < 3 || email.length > 254 || !isEmail(email)) refuseField('email', 'invalid')
  const known = findUserByEmail(database, email)?.user.id
  const role = database.profiles.get(known ?? '')?.role ?? 'customer'
  if (role !== 'customer') refuseField('email', 'already_staff')
  return email
}

function checkTechnician({ tables }: Context, id: string | null, role: Role): void {
  if (id === null) return
  const technician = present(tables.technicians).find((row) => row.id === id)
  if (role !== 'technician' || !technician) refuseField('technician_id', 'not_offered')
  if (technician.user_id !== null) refuseField('technician_id', 'taken')
}

function requireFew(context: Context): void {
  const since = nowOf(context) - 3_600_000
  const recent = [...context.tables.invitations.values()].filter(
    ({ created_at }) => Date.parse(created_at) > since,
  )
  if (recent.length >= mostPerHour) {
    const hint = 'Too many invitations within an hour. Please wait a little.'
    refuse('PT429', 'rate_limited', null, hint)
  }
}

const inSevenDays = (context: Context) => instantText(nowOf(context) + lifetimeMs)

function mailInvitation(context: Context, id: string): void {
  context.tables.invitation_mails.set(id, {
    token: nextLinkToken(context.database),
    at: nowText(context),
    status: 'waiting',
  })
}

type Asked = { email: string | null; role: string | null; technician_id: string | null }

function invite(context: Context, { technician_id, ...given }: Asked) {
  const { tables, database } = context
  const email = checkEmail(context, given.email)
  const role = offeredRoles.find((offered) => offered === given.role)
  if (!role) refuseField('role', 'not_offered')
  checkTechnician(context, technician_id, role)
  requireFew(context)
  for (const row of tables.invitations.values()) {
    if (row.email !== email || row.accepted_at !== null || row.withdrawn_at !== null) continue
    updateRow(context, 'invitations', row.id, { withdrawn_at: nowText(context) })
  }
  const id = nextUuid(database)
  insertRow(context, 'invitations', id, {
    id,
    email,
    role,
    technician_id,
    created_by: context.userId,
    created_at: nowText(context),
    expires_at: inSevenDays(context),
    repeat: 0,
    withdrawn_at: null,
    accepted_at: null,
    user_id: null,
  })
  mailInvitation(context, id)
  return staffList(context)
}

/** An invitation that is neither used nor withdrawn. */
function pendingInvitation(context: Context, id: string | null): InvitationRow {
  const row = context.tables.invitations.get(id ?? '')
  if (!row) refuseMissing('There is no such invitation.')
  if (!['open', 'expired'].includes(invitationStatus(context, row))) {
    refuse('PT409', 'stale', null, 'This invitation has been used or withdrawn meanwhile.')
  }
  return row
}

function byLink({ tables }: Context, link: string | null): InvitationRow | undefined {
  const [id] = [...tables.invitation_mails].find(([, { token }]) => token === link) ?? []
  return tables.invitations.get(id ?? '')
}

function readInvitation(context: Context, link: string | null) {
  const row = byLink(context, link)
  if (!row) return null
  return {
    email: row.email,
    role: row.role,
    expires_at: row.expires_at,
    company: context.tables.settings.get('company_name')?.value ?? '',
    status: invitationStatus(context, row),
  }
}

// Who works here already keeps their role.
function join(context: Context, row: InvitationRow, user: User): void {
  const { database, tables } = context
  updateRow(context, 'invitations', row.id, { accepted_at: nowText(context), user_id: user.id })
  if (database.profiles.get(user.id)?.role === 'customer') giveRole(context, user.id, row.role)
  const technician = tables.technicians.get(row.technician_id ?? '')
  const hasOne = [...tables.technicians.values()].some(({ user_id }) => user_id === user.id)
  if (technician?.user_id === null && technician.deleted_at === null && !hasOne) {
    updateRow(context, 'technicians', technician.id, { user_id: user.id })
  }
}

function accept(context: Context, link: string | null) {
  const { database } = context
  const user = database.users.get(context.userId ?? '')?.user
  if (!user) return forbid('Only a signed-in person can accept an invitation')
  const row = byLink(context, link)
  if (!row) return null
  if (user.email?.toLowerCase() !== row.email || !user.email_confirmed_at) {
    refuse('PT403', 'other_address', null, 'This invitation is for another e-mail address.')
  }
  if (row.accepted_at === null || row.user_id !== user.id) {
    const status = invitationStatus(context, row)
    if (status !== 'open') {
      refuse('PT410', status, null, 'This invitation has ended. Ask for a new one.')
    }
    join(context, row, user)
  }
  return { role: database.profiles.get(user.id)?.role ?? row.role }
}

/** An account that has confirmed an invited address by a mail has the role at once. */
export function joinWhenInvited(database: MockDatabase, user: User): void {
  if (!user.confirmation_sent_at) return
  const tables = database.business
  const context = { database, tables, accountId: user.id, userId: user.id }
  const row = [...tables.invitations.values()].findLast(
    (known) =>
      known.email === user.email?.toLowerCase() && invitationStatus(context, known) === 'open',
  )
  if (row) join(context, row, user)
}

const which = { id: 'uuid' } as const

/** Asking people to join, and joining. */
export const invitationFunctions: DatabaseFunctions = {
  invite_person: forSuperAdmins({ email: 'text', role: 'text', technician_id: 'text?' }, invite),
  resend_invitation: forSuperAdmins(which, (context, { id }) => {
    const row = pendingInvitation(context, id)
    updateRow(context, 'invitations', row.id, {
      repeat: row.repeat + 1,
      expires_at: inSevenDays(context),
    })
    mailInvitation(context, row.id)
    return staffList(context)
  }),
  withdraw_invitation: forSuperAdmins(which, (context, { id }) => {
    const row = pendingInvitation(context, id)
    updateRow(context, 'invitations', row.id, { withdrawn_at: nowText(context) })
    return staffList(context)
  }),
  read_invitation: forPeople({ link: 'text' }, (context, { link }) =>
    readInvitation(context, link),
  ),
  accept_invitation: forPeople({ link: 'text' }, (context, { link }) => accept(context, link)),
}
