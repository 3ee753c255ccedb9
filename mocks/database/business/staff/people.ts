import type { User } from '@supabase/supabase-js'
import { timeFrames } from '@/domain/appointments'
import { isJobOpen } from '@/domain/jobs'
import { roles } from '@/domain/roles'
import { waysOut, type Way } from '../capacity/ways'
import { nowOf, personName, todayOf, type Context } from '../context'
import { present } from '../rows'
import { hasFactor } from '../secondFactor'
import type { InvitationMailRow, InvitationRow } from '../ownerRows'
import type { JobRow, TechnicianRow } from '../tables'
import { jobView } from '../views'

// The next run of the sender comes within a minute; here nobody waits that long.
const untilSent = 5_000
const unplan: Way = { kind: 'unplan', line: 'Back to be planned.' }

const compareTexts = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** The record of the technician that an account is tied to. */
function technicianOfAccount(context: Context, userId: string): TechnicianRow | undefined {
  return present(context.tables.technicians).find(({ user_id }) => user_id === userId)
}

/** The jobs from today on that somebody has and has not done, soonest first. */
function openWorkOf(context: Context, userId: string): JobRow[] {
  const technician = technicianOfAccount(context, userId)
  return present(context.tables.jobs)
    .filter(
      (job) =>
        technician !== undefined &&
        job.technician_id === technician.id &&
        isJobOpen(job.status) &&
        job.scheduled_date >= todayOf(context),
    )
    .sort(
      (one, other) =>
        one.scheduled_date.localeCompare(other.scheduled_date) ||
        timeFrames.indexOf(one.scheduled_time) - timeFrames.indexOf(other.scheduled_time) ||
        (one.id < other.id ? -1 : 1),
    )
}

/** The same with what can be done about each (`open_work_of`). */
export function openWork(context: Context, userId: string | null) {
  return openWorkOf(context, userId ?? '').map((job) => ({
    job: jobView(context, job),
    ways: [...waysOut(context, job, { technicians: 1, times: 1 }), unplan],
  }))
}

function personView(context: Context, user: User) {
  const { database, tables } = context
  const { id, email = '' } = user
  const profile = database.profiles.get(id)
  const technician = technicianOfAccount(context, id)
  const lockedUntil = tables.lockouts.get(id)?.locked_until ?? null
  const isLocked = lockedUntil !== null && Date.parse(lockedUntil) > nowOf(context)
  return {
    id,
    email,
    first_name: profile?.first_name ?? '',
    last_name: profile?.last_name ?? '',
    role: profile?.role ?? 'customer',
    last_seen: database.presence.get(id) ?? null,
    two_factor: hasFactor(context, id),
    locked_until: isLocked ? lockedUntil : null,
    deactivated_at: profile?.deactivated_at ?? null,
    technician_id: technician?.id ?? null,
    technician_name: technician?.name ?? null,
    is_self: id === context.userId,
    open_work: openWorkOf(context, id).length,
  }
}

const rankOf = (role: string) => (roles as readonly string[]).indexOf(role)

function people(context: Context) {
  const { database } = context
  return [...database.users.values()]
    .map(({ user }) => personView(context, user))
    .filter(({ role, deactivated_at }) => role !== 'customer' || deactivated_at !== null)
    .sort(
      (one, other) =>
        Number(one.deactivated_at !== null) - Number(other.deactivated_at !== null) ||
        rankOf(one.role) - rankOf(other.role) ||
        compareTexts(one.email.toLowerCase(), other.email.toLowerCase()),
    )
}

/** How an invitation stands. */
export function invitationStatus(
  context: Pick<Context, 'database'>,
  { accepted_at, withdrawn_at, expires_at }: InvitationRow,
): 'open' | 'expired' | 'used' | 'withdrawn' {
  if (accepted_at !== null) return 'used'
  if (withdrawn_at !== null) return 'withdrawn'
  return Date.parse(expires_at) <= nowOf(context) ? 'expired' : 'open'
}

function mailStatus(context: Context, { id }: InvitationRow): InvitationMailRow['status'] {
  const mail = context.tables.invitation_mails.get(id)
  if (!mail) return 'failed'
  const isDue = Date.parse(mail.at) + untilSent <= nowOf(context)
  return mail.status === 'waiting' && isDue ? 'sent' : mail.status
}

function invitationView(context: Context, row: InvitationRow) {
  const { database, tables } = context
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    technician_id: row.technician_id,
    technician_name: tables.technicians.get(row.technician_id ?? '')?.name ?? null,
    invited_by: personName(database, row.created_by) ?? '',
    invited_at: row.created_at,
    expires_at: row.expires_at,
    is_expired: invitationStatus(context, row) === 'expired',
    mail: mailStatus(context, row),
  }
}

/** Everybody who works here or is asked to, and the technicians without an account (`list_staff`). */
export function staffList(context: Context) {
  const { tables } = context
  return {
    people: people(context),
    invitations: [...tables.invitations.values()]
      .filter((row) => ['open', 'expired'].includes(invitationStatus(context, row)))
      .sort(
        (one, other) =>
          Date.parse(other.created_at) - Date.parse(one.created_at) ||
          compareTexts(one.id, other.id),
      )
      .map((row) => invitationView(context, row)),
    technicians: present(tables.technicians)
      .filter(({ user_id }) => user_id === null)
      .sort((one, other) => compareTexts(one.name, other.name) || compareTexts(one.id, other.id))
      .map(({ id, name }) => ({ id, name })),
  }
}
