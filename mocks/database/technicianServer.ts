import { addDays, pacificToday } from '@/domain/pacificTime'
import { adminRoles, hasRole } from '@/domain/roles'
import {
  issueKinds,
  type Appointment,
  type IssueReport,
  type JobCompletion,
  type ServiceReport,
  type TechnicianDay,
} from '@/domain/technicianDay'
import { demoPeople } from '../fixtures/people'
import {
  buildServiceReport,
  buildTechnicianDay,
  sampleParts,
  threeAppointments,
} from '../fixtures/technicianDay'
import type { MockDatabase } from './mockDatabase'

/** A job of the demo technician; `day` counts from today, so that the sample is never past. */
export type StoredJob = { appointment: Appointment; day: 0 | 1; isMine: boolean }

/** An action of a device that has been done, with the answer it got. */
export type StoredAction = { userId: string; action: string; jobId: string; answer: Appointment }

/** Why an action is refused: a conflict, or fields that cannot be right. */
export type ActionRefusal =
  | { conflict: string; facts?: Record<string, string>; hint: string }
  | { invalid: { field: string; problem: string }[] }

export type ActionOutcome = { answer: Appointment } | ActionRefusal

/** Puts the specification's day in place of the jobs that are there: three today, two tomorrow. */
export function seedTechnicianDay(database: MockDatabase): void {
  database.jobs.clear()
  database.serviceReports.clear()
  database.deviceActions.clear()
  database.stock.clear()
  const keep = (day: 0 | 1) => (appointment: Appointment) =>
    database.jobs.set(appointment.id, { appointment: { ...appointment }, day, isMine: true })
  threeAppointments.forEach(keep(0))
  buildTechnicianDay().tomorrow.forEach(keep(1))
  for (const part of sampleParts) database.stock.set(part.partNumber, part.inStock)
  for (const appointment of threeAppointments.filter(({ hasReport }) => hasReport)) {
    database.serviceReports.set(appointment.id, reportOf(appointment))
  }
}

/** `my_day`: the demo technician's own; anybody else among staff has an empty one. Null for customers. */
export function dayOf(database: MockDatabase, userId: string | null): TechnicianDay | null {
  const profile = userId ? database.profiles.get(userId) : undefined
  if (!hasRole(profile, ['technician', ...adminRoles])) return null
  const today = pacificToday(new Date(database.settings.now()))
  const isLinked = userId === demoPeople.technician.id
  const on = (day: 0 | 1) =>
    [...database.jobs.values()]
      .filter((job) => isLinked && job.isMine && job.day === day)
      .map(({ appointment }) => ({ ...appointment, date: addDays(today, day) }))
  return buildTechnicianDay({
    technicianId: isLinked ? 'TECH-001' : null,
    name: [profile?.first_name, profile?.last_name].filter(Boolean).join(' '),
    today,
    appointments: on(0),
    tomorrow: on(1),
    parts: sampleParts
      .map((part) => ({ ...part, inStock: database.stock.get(part.partNumber) ?? 0 }))
      .filter(({ inStock }) => isLinked && inStock > 0),
  })
}

/**
 * Does an action of a technician's device once: with a key that is known, the first answer is given again.
 * @param act changes the appointment, or says why it cannot be done
 */
function once(
  database: MockDatabase,
  sent: { userId: string; key: string; action: string; jobId: string },
  act: (job: StoredJob) => ActionRefusal | null,
): ActionOutcome {
  const { userId, key, action, jobId } = sent
  const known = database.deviceActions.get(key)
  if (known) {
    const isSame = known.userId === userId && known.action === action && known.jobId === jobId
    if (isSame) return { answer: known.answer }
    return { conflict: 'key_used', hint: 'This key belongs to another action.' }
  }
  const job = userId === demoPeople.technician.id ? database.jobs.get(jobId) : undefined
  if (!job?.isMine) return { conflict: 'reassigned', hint: 'This job is not yours any more.' }
  if (job.appointment.jobStatus === 'Completed') {
    return { conflict: 'already_completed', hint: 'This job is completed already.' }
  }
  const refusal = act(job)
  if (refusal) return refusal
  job.appointment.version += 1
  const answer = { ...job.appointment }
  database.deviceActions.set(key, { userId, action, jobId, answer })
  return { answer }
}

type Sent = { userId: string; key: string; jobId: string }

/** `take_step`: an assigned job is confirmed, or its work starts. */
export function takeStep(database: MockDatabase, sent: Sent, step: string): ActionOutcome {
  return once(database, { ...sent, action: `step ${step}` }, ({ appointment }) => {
    const { jobStatus, status } = appointment
    const isOffered =
      jobStatus === 'Assigned' && (step === 'start' || (step === 'confirm' && status === 'pending'))
    if (!isOffered) {
      return {
        conflict: 'wrong_state',
        facts: { status: jobStatus },
        hint: 'The job is not in a state in which this can be done.',
      }
    }
    if (step === 'confirm') appointment.status = 'confirmed'
    else Object.assign(appointment, { status: 'in-progress', jobStatus: 'In Progress' })
    return null
  })
}

/** `complete_job`: ends work under way with its report, and takes the part from the stock. */
export function completeJob(
  database: MockDatabase,
  sent: Sent,
  completion: Partial<JobCompletion>,
): ActionOutcome {
  return once(database, { ...sent, action: 'complete' }, ({ appointment }) => {
    if (appointment.jobStatus !== 'In Progress') {
      return {
        conflict: 'wrong_state',
        facts: { status: appointment.jobStatus },
        hint: 'Start the job before you complete it.',
      }
    }
    const { workDone = '', partNumber = '', cureMinutes, photos = [] } = completion
    if (!workDone.trim()) return invalid('work_done', 'required')
    if (typeof cureMinutes !== 'number') return invalid('cure_minutes', 'required')
    if (photos.length > 6) return invalid('photos', 'invalid')
    const left = database.stock.get(partNumber)
    if (partNumber && left === undefined) return invalid('part_number', 'not_offered')
    if (left === 0) {
      return {
        conflict: 'not_enough_stock',
        facts: { part_number: partNumber },
        hint: 'None of this part is left in stock.',
      }
    }
    if (left !== undefined) database.stock.set(partNumber, left - 1)
    Object.assign(appointment, { status: 'completed', jobStatus: 'Completed', hasReport: true })
    const now = database.settings.now()
    database.serviceReports.set(
      appointment.id,
      reportOf(appointment, {
        workDone,
        partNumber,
        cureMinutes,
        photos: [...photos],
        signature: completion.signature ?? '',
        signedBy: completion.signedBy ?? '',
        completedAt: new Date(now).toISOString(),
        safeToDriveAt: new Date(now + cureMinutes * 60_000).toISOString(),
      }),
    )
    return null
  })
}

/** `report_issue`: kept for the office; what cannot be completed leaves the technician's day. */
export function reportIssue(
  database: MockDatabase,
  sent: Sent,
  issue: Partial<IssueReport>,
): ActionOutcome {
  return once(database, { ...sent, action: 'issue' }, (job) => {
    if (!issue.kind) return invalid('kind', 'required')
    if (!issueKinds.includes(issue.kind)) return invalid('kind', 'invalid')
    if (issue.kind === 'other' && !issue.note?.trim()) return invalid('note', 'required')
    job.appointment.openIssues += 1
    if (issue.cannotComplete) job.isMine = false
    return null
  })
}

const invalid = (field: string, problem: string): ActionRefusal => ({
  invalid: [{ field, problem }],
})

function reportOf(appointment: Appointment, said: Partial<ServiceReport> = {}): ServiceReport {
  const { id, customer, address, vehicle, plate, serviceType, position, glassType, amount } =
    appointment
  return buildServiceReport({
    jobId: id,
    customer,
    address,
    vehicle,
    plate,
    serviceType,
    position,
    glassType,
    amount,
    technician: `${demoPeople.technician.firstName} ${demoPeople.technician.lastName}`,
    signedBy: customer,
    ...said,
  })
}
