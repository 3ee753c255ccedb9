import type {
  Appointment,
  DeviceAction,
  IssueReport,
  JobCompletion,
  ServiceReport,
  TechnicianDay,
  TechnicianStep,
} from '@/domain/technicianDay'
import type { BusinessCall } from './businessCall'
import type { Answer } from './recordsGateway'

/**
 * The technician's own day. An action that is sent again with its key is done once and gets its first
 * answer, so that `unavailable` can always be sent again. Conflicts: `reassigned`, `cancelled`,
 * `already_completed`, `wrong_state`, `not_enough_stock`.
 */
export type TechnicianDayGateway = {
  /** Today and tomorrow in Pacific Time. */
  read(): Answer<TechnicianDay>
  take(jobId: string, step: TechnicianStep, action: DeviceAction): Answer<Appointment>
  complete(jobId: string, completion: JobCompletion, action: DeviceAction): Answer<Appointment>
  reportIssue(jobId: string, issue: IssueReport, action: DeviceAction): Answer<Appointment>
  /** `missing` when the job has none, or it is another technician's. */
  report(jobId: string): Answer<ServiceReport>
}

export function createTechnicianDayGateway(call: BusinessCall): TechnicianDayGateway {
  return {
    read: () => call('my_day'),
    take: (jobId, step, action) => call('take_step', { jobId, step, ...action }),
    complete: (jobId, completion, action) => call('complete_job', { jobId, completion, ...action }),
    reportIssue: (jobId, issue, action) => call('report_issue', { jobId, issue, ...action }),
    report: (jobId) => call('service_report', { jobId }),
  }
}
