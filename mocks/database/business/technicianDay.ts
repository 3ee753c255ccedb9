import { once } from './deviceActions'
import { forPeople, type DatabaseFunctions } from './functions'
import { serviceReport } from './serviceReport'
import { myTechnicianId } from './technician'
import { dayOf } from './technicianDayView'
import { complete, reportIssue, takeStep } from './technicianWork'

const action = {
  job_id: 'text',
  idempotency_key: 'uuid',
  taken_at: 'timestamptz',
  sent_at: 'timestamptz?',
} as const

/** The technician's own day, and what a device sends from the road: each action is done once. */
export const technicianFunctions: DatabaseFunctions = {
  my_day: forPeople({}, dayOf),
  take_step: forPeople(
    { ...action, step: 'text', minutes: 'integer?' },
    (context, { step, minutes, ...sent }) =>
      once(context, `step ${step}`, sent, (job, at) => takeStep(context, job, step, minutes, at)),
  ),
  complete_job: forPeople({ ...action, completion: 'jsonb' }, (context, { completion, ...sent }) =>
    once(context, 'complete', sent, (job, at) => complete(context, job, completion, at)),
  ),
  report_issue: forPeople({ ...action, issue: 'jsonb' }, (context, { issue, ...sent }) =>
    once(context, 'issue', sent, (job, at) => reportIssue(context, job, issue, at)),
  ),
  service_report: forPeople({ job_id: 'text' }, (context, { job_id }) =>
    serviceReport(context, job_id ?? '', myTechnicianId(context)),
  ),
}
