import type {
  Appointment,
  DeviceAction,
  IssueReport,
  JobCompletion,
  OnMyWayMinutes,
  ServiceReport,
  TechnicianDay,
  TechnicianStep,
} from '@/domain/technicianDay'
import { gatewayAtom, type Calls } from '@/platform/client/gatewayAtom'
import { readServiceReport } from '@/platform/photos/serviceReport'
import type { Answer } from '@/platform/records/recordsGateway'

/**
 * The technician's own day. An action that is sent again with its key is done once and gets its first
 * answer, so that `unavailable` can always be sent again. Conflicts: `reassigned`, `cancelled`,
 * `already_completed`, `wrong_state`, `not_enough_stock`, `photos_missing`.
 */
export type TechnicianDayGateway = {
  /** Today and tomorrow in business time. */
  read(): Answer<TechnicianDay>
  take(jobId: string, step: TechnicianStep, action: DeviceAction): Answer<Appointment>
  /** Says that the technician is on the way; the customer is told in how many minutes they arrive. */
  setOut(jobId: string, minutes: OnMyWayMinutes, action: DeviceAction): Answer<Appointment>
  /** Photos are named by the paths at which they were uploaded. */
  complete(jobId: string, completion: JobCompletion, action: DeviceAction): Answer<Appointment>
  reportIssue(jobId: string, issue: IssueReport, action: DeviceAction): Answer<Appointment>
  /** Uploads a photo (a data URL), once however often. `forbidden` says too little: the action's own answer tells. */
  uploadPhoto(path: string, photo: string): Answer<null>
  /** Addresses at which a customer's photos can be shown for a time, in their order; null for one that cannot. */
  customerPhotos(paths: readonly string[]): Answer<(string | null)[]>
  /** `missing` when the job has none, or it is another technician's. */
  report(jobId: string): Answer<ServiceReport>
}

export function createTechnicianDayGateway(calls: Calls): TechnicianDayGateway {
  const { call, photos } = calls
  return {
    read: () => call('my_day'),
    take: (jobId, step, action) => call('take_step', { jobId, step, ...action }),
    setOut: (jobId, minutes, action) =>
      call('take_step', { jobId, step: 'on_my_way', minutes, ...action }),
    complete: (jobId, completion, action) => call('complete_job', { jobId, completion, ...action }),
    reportIssue: (jobId, issue, action) => call('report_issue', { jobId, issue, ...action }),
    uploadPhoto: (path, photo) => photos.upload(path, photo),
    customerPhotos: async (paths) => ({
      ok: true,
      value: await photos.addresses(paths).catch(() => []),
    }),
    report: (jobId) => readServiceReport(calls, jobId),
  }
}

export const technicianDayGatewayAtom = gatewayAtom(createTechnicianDayGateway)
