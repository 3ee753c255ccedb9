import { nowOf, type Context } from '../context'
import { refuse, refuseField } from '../refusal'
import type { TechnicianRow } from '../tables'
import { inTheWay, planDay } from './holders'
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

/**
 * Refuses (409) what a technician cannot do: it needs a skill they lack, they are away, or the visits and drives of
 * their day leave no room. The office may overrule each.
 * @param but the id of the job that is placed
 */
export function requireFits(
  context: Context,
  technician: TechnicianRow,
  wanted: Wanted,
  but: string | null,
): void {
  const { tables } = context
  const { specialty, day, frame, minutes } = wanted
  if (!isSkilled(technician, specialty)) {
    refuse(
      'PT409',
      'technician_unskilled',
      { specialty, overbook: true },
      'This technician does not do this work.',
    )
  }
  const window = windowOf(tables, technician, day, frame)
  if (!window || window.ends - window.starts < minutes) {
    refuse(
      'PT409',
      'technician_absent',
      { overbook: true },
      'This technician does not work at that time.',
    )
  }
  const blocked = inTheWay(planDay(tables, day, nowOf(context), but), technician, wanted)
  if (blocked) {
    refuse(
      'PT409',
      'technician_busy',
      { job_id: blocked.jobId, overbook: true },
      'This technician has no room for it at that time.',
    )
  }
}
