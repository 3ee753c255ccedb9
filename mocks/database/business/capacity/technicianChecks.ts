import { todayOf, type Context } from '../context'
import { refuse, refuseField } from '../refusal'
import { present } from '../rows'
import type { TechnicianRow } from '../tables'
import { isInTheWay, planDay } from './holders'
import type { Wanted } from './visits'
import { isSkilled, windowOf } from './windows'

/** Refuses a technician who is not there, or off duty: nothing overrules that. */
export function requireOnDuty({ tables }: Context, id: string): TechnicianRow {
  const technician = tables.technicians.get(id)
  if (!technician || technician.deleted_at !== null) refuseField('technician_id', 'not_offered')
  if (technician.duty_status === 'off-duty') {
    refuse('PT409', 'technician_off_duty', null, 'This technician is off duty.')
  }
  return technician
}

type Reason = 'technician_unskilled' | 'technician_absent' | 'technician_busy'

/**
 * Why a technician should not do a job; null: they may. In this order: they lack the skill, they are away, the visits
 * and drives of their day leave no room.
 * @param id the job's
 */
export function whyNot(
  context: Context,
  technician: TechnicianRow,
  wanted: Wanted,
  id: string,
): Reason | null {
  if (wanted.day >= todayOf(context)) {
    const reason = unable(context, technician, wanted)
    if (reason) return reason
  }
  return isInTheWay(planDay(context, wanted.day), technician, wanted, id) ? 'technician_busy' : null
}

// Before the other visits of the day are looked at.
function unable({ tables }: Context, technician: TechnicianRow, wanted: Wanted): Reason | null {
  if (!isSkilled(technician, wanted.specialty)) return 'technician_unskilled'
  return windowOf(tables, technician, wanted.day, wanted.frame) ? null : 'technician_absent'
}

/** Refuses (409) what a technician should not do, and says that the office can have it all the same. */
export function requireFits(
  context: Context,
  technician: TechnicianRow,
  wanted: Wanted,
  id: string,
): void {
  const reason = whyNot(context, technician, wanted, id)
  if (reason) refuseTechnician(reason, wanted, otherJob(context, technician.id, wanted, id))
}

/** Refuses (409) a change of a job that its technician could not do any more. */
export function refuseChange(context: Context, technicianId: string, wanted: Wanted): never {
  const technician = context.tables.technicians.get(technicianId)
  refuseTechnician((technician && unable(context, technician, wanted)) ?? 'technician_busy', wanted)
}

function refuseTechnician(reason: Reason, wanted: Wanted, jobId: string | null = null): never {
  if (reason === 'technician_absent') {
    const hint = 'This technician does not work at that time.'
    refuse('PT409', reason, { overbook: true }, hint)
  }
  if (reason === 'technician_unskilled') {
    const hint = 'This technician does not have the skill for it.'
    refuse('PT409', reason, { overbook: true, specialty: wanted.specialty }, hint)
  }
  const hint = 'This technician has other work at that time.'
  refuse('PT409', reason, { overbook: true, job_id: jobId }, hint)
}

function otherJob({ tables }: Context, technicianId: string, { day, frame }: Wanted, id: string) {
  const [first] = present(tables.jobs)
    .filter(
      (job) =>
        job.technician_id === technicianId &&
        job.scheduled_date === day &&
        job.id !== id &&
        (job.status === 'Assigned' || job.status === 'In Progress'),
    )
    .sort(
      (one, other) =>
        Number(one.scheduled_time !== frame) - Number(other.scheduled_time !== frame) ||
        (one.id < other.id ? -1 : 1),
    )
  return first?.id ?? null
}
