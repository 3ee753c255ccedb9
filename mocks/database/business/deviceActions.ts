import { technicianPortalRoles } from '@/domain/roles'
import type { Appointment } from '@/domain/technicianDay'
import { instantText, nowOf, requireRole, type Context } from './context'
import { refuse, refuseField } from './refusal'
import type { JobRow } from './tables'
import { myTechnicianId } from './technician'
import { appointmentOf } from './technicianDayView'
import type { Wire } from './wire'

type Sent = {
  job_id: string | null
  idempotency_key: string | null
  taken_at: string | null
  sent_at: string | null
}

/**
 * Does an action of a technician's device once: with a key that is known, the first answer is given again.
 * @param act does it; `at` is when the person acted
 */
export function once(
  context: Context,
  action: string,
  { job_id, idempotency_key: key, taken_at, sent_at }: Sent,
  act: (job: JobRow, at: string) => void,
): Wire<Appointment> {
  const { tables, accountId } = context
  if (key === null) {
    requireTechnician(context)
    refuseField('idempotency_key', 'required')
  }
  const known = tables.device_actions.get(key)
  if (known) {
    const isSame = known.user_id === accountId && known.action === action && known.job_id === job_id
    if (!isSame) refuse('PT409', 'key_used', null, 'This key belongs to another action.')
    return known.answer
  }
  requireTechnician(context)
  const job = myOpenJob(context, job_id ?? '')
  act(job, actedAt(context, taken_at, sent_at, job))
  const answer = appointmentOf(context, tables.jobs.get(job.id) ?? job)
  tables.device_actions.set(key, { user_id: accountId ?? '', action, job_id: job.id, answer })
  return answer
}

function requireTechnician(context: Context): void {
  requireRole(context, technicianPortalRoles, 'Only technicians may do this')
}

function myOpenJob(context: Context, id: string): JobRow {
  const technician = myTechnicianId(context)
  const job = context.tables.jobs.get(id)
  if (!job || job.deleted_at !== null || !technician || job.technician_id !== technician) {
    refuse('PT409', 'reassigned', null, 'This job is not yours any more.')
  }
  if (job.status === 'Cancelled') {
    refuse('PT409', 'cancelled', { reason: job.cancel_reason }, 'This job was cancelled.')
  }
  if (job.status === 'Completed') {
    refuse('PT409', 'already_completed', null, 'This job is completed already.')
  }
  return job
}

// By the server's clock, as far as the device says what its own shows while it sends. Never in the future, and
// never before what has happened to the job already.
function actedAt(
  context: Context,
  taken: string | null,
  sent: string | null,
  { created_at, confirmed_at, started_at }: JobRow,
): string {
  const now = nowOf(context)
  const error = sent === null ? 0 : now - Date.parse(sent)
  const at = taken === null ? now : Date.parse(taken) + error
  const before = [created_at, confirmed_at, started_at].filter((instant) => instant !== null)
  return instantText(Math.min(Math.max(at, ...before.map((instant) => Date.parse(instant))), now))
}
