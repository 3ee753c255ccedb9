import type { User } from '@supabase/supabase-js'
import { timeFrames } from '@/domain/appointments'
import { roles } from '@/domain/roles'
import { waysOut } from '../capacity/ways'
import { byNumber } from '../capacity/openings'
import { nowOf, personName, todayOf, type Context } from '../context'
import { present } from '../rows'
import { hasFactor } from '../secondFactor'
import type { InvitationRow, JobRow, TechnicianRow } from '../tables'
import { jobView } from '../views'

// The next run of the sender comes within a minute; here nobody waits that long.
const untilSent = 5_000

/** The record of the technician that an account is tied to. */
export function technicianOfAccount(context: Context, userId: string): TechnicianRow | undefined {
  return present(context.tables.technicians).find(({ user_id }) => user_id === userId)
}

/** The jobs that somebody is still to do, soonest first. */
export function openWorkOf(context: Context, userId: string): JobRow[] {
  const technician = technicianOfAccount(context, userId)
  return present(context.tables.jobs)
    .filter(
      (job) =>
        technician !== undefined &&
        job.technician_id === technician.id &&
        (job.status === 'Assigned' || job.status === 'In Progress') &&
        job.scheduled_date >= todayOf(context),
    )
    .sort(
      (one, other) =>
        one.scheduled_date.localeCompare(other.scheduled_date) ||
        timeFrames.indexOf(one.scheduled_time) - timeFrames.indexOf(other.scheduled_time) ||
        (one.id < other.id ? -1 : 1),
    )
}

/** The same with what can be done about each. */
export function openWork(context: Context, userId: string) {
  return openWorkOf(context, userId).map((job) => ({
    job: jobView(context, job),
    ways: [
      ...waysOut(context, job, { technicians: 1, times: 1 }),
      { kind: 'unplan', line: 'Back to be planned.' },
    ],
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
    deactivated_at: tables.deactivations.get(id)?.at ?? null,
    technician_id: technician?.id ?? null,
    technician_name: technician?.name ?? null,
    is_self: id === context.userId,
    open_work: openWorkOf(context, id).length,
  }
}

const rankOf = (role: string) => (roles as readonly string[]).indexOf(role)

function people(context: Context) {
  const { database, tables } = context
  return [...database.users.values()]
    .filter(
      ({ user }) =>
        (database.profiles.get(user.id)?.role ?? 'customer') !== 'customer' ||
        tables.deactivations.has(user.id),
    )
    .map(({ user }) => personView(context, user))
    .sort(
      (one, other) =>
        Number(one.deactivated_at !== null) - Number(other.deactivated_at !== null) ||
        rankOf(one.role) - rankOf(other.role) ||
        `${one.first_name} ${one.last_name}`.localeCompare(
          `${other.first_name} ${other.last_name}`,
        ) ||
        one.email.localeCompare(other.email),
    )
}

/** True for an invitation that is neither used nor withdrawn; it may have expired. */
export function isWaiting({ accepted_by, withdrawn_at }: InvitationRow): boolean {
  return accepted_by === null && withdrawn_at === null
}

/** True when an invitation's seven days are over. */
export function isExpired(context: Context, { expires_at }: InvitationRow): boolean {
  return Date.parse(expires_at) <= nowOf(context)
}

function invitationView(context: Context, row: InvitationRow) {
  const { database, tables } = context
  const isDue = Date.parse(row.invited_at) + untilSent <= nowOf(context)
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    technician_id: row.technician_id,
    technician_name: tables.technicians.get(row.technician_id ?? '')?.name ?? null,
    invited_by: personName(database, row.invited_by),
    invited_at: row.invited_at,
    expires_at: row.expires_at,
    is_expired: isExpired(context, row),
    mail: row.mail === 'waiting' && isDue ? 'sent' : row.mail,
  }
}

/** Everybody who works here or is asked to, and the technicians without an account (`list_staff`). */
export function staffList(context: Context) {
  const { tables } = context
  return {
    people: people(context),
    invitations: [...tables.invitations.values()]
      .filter(isWaiting)
      .sort((one, other) => other.invited_at.localeCompare(one.invited_at))
      .map((row) => invitationView(context, row)),
    technicians: present(tables.technicians)
      .filter(({ user_id }) => user_id === null)
      .sort(byNumber)
      .map(({ id, name }) => ({ id, name })),
  }
}
