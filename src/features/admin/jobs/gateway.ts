import type { TimeFrame } from '@/domain/appointments'
import type { DayBoard, Job, JobFields, JobStatus } from '@/domain/jobs'
import type { JobIssue, ServiceReport } from '@/domain/technicianDay'
import { gatewayAtom, type Calls } from '@/platform/client/gatewayAtom'
import { readServiceReport } from '@/platform/photos/serviceReport'
import {
  recordsGateway,
  savedArguments,
  type Answer,
  type RecordsGateway,
  type Saved,
} from '@/platform/records/recordsGateway'

/** Where a job is put: day (YYYY-MM-DD), time frame and technician (null: nobody yet). */
export type JobPlace = {
  scheduledDate: string
  scheduledTime: TimeFrame
  technicianId: string | null
}

export type JobsGateway = RecordsGateway<Job> & {
  /** Schedules a job; with a technician it is assigned at once. Takes a seat (`slot_taken`). */
  schedule(fields: JobFields & { technicianId?: string | null }): Answer<Job>
  /** Changes details, not the place, of a job that is not over. */
  save(
    job: Saved,
    fields: Partial<Omit<JobFields, 'customerId' | 'scheduledDate' | 'scheduledTime'>>,
  ): Answer<Job>
  /** Null takes the technician away. `technician_busy`, `technician_off_duty`. */
  assign(job: Saved, technicianId: string | null): Answer<Job>
  reschedule(job: Saved, scheduledDate: string, scheduledTime: TimeFrame): Answer<Job>
  /** Day, time frame and technician at once, as the day board does. */
  move(job: Saved, place: JobPlace): Answer<Job>
  cancel(job: Saved, reason: string): Answer<Job>
  /** Begins, completes, or sends a job back to be planned again ('Scheduled'). */
  setStatus(job: Saved, status: JobStatus): Answer<Job>
  /** The jobs of a day (YYYY-MM-DD) and the seats left in its time frames. */
  day(day: string): Answer<DayBoard>
  /** The issues of a job, or all that are open. */
  issues(jobId?: string): Answer<JobIssue[]>
  resolveIssue(id: number): Answer<null>
  /** `missing` when the job was not completed with a report. */
  report(jobId: string): Answer<ServiceReport>
}

export function createJobsGateway(calls: Calls): JobsGateway {
  const { call, photos } = calls
  return {
    ...recordsGateway<Job>(call, 'jobs'),
    schedule: (fields) => call('save_job', { ...savedArguments(null), fields }),
    save: (job, fields) => call('save_job', { ...savedArguments(job), fields }),
    assign: ({ id, version }, technicianId) => call('assign_job', { id, version, technicianId }),
    reschedule: ({ id, version }, scheduledDate, scheduledTime) =>
      call('reschedule_job', { id, version, scheduledDate, scheduledTime }),
    move: ({ id, version }, place) => call('move_job', { id, version, ...place }),
    cancel: ({ id, version }, reason) => call('cancel_job', { id, version, reason }),
    setStatus: ({ id, version }, status) => call('set_job_status', { id, version, status }),
    day: (day) => call('day_board', { day }),
    async issues(jobId) {
      const outcome = await call<(JobIssue & { photo: string })[]>('list_job_issues', {
        jobId: jobId ?? null,
      })
      if (!outcome.ok) return outcome
      const issues: (JobIssue & { photo: string })[] = Array.isArray(outcome.value)
        ? outcome.value
        : []
      const shown = issues.filter(hasPhoto)
      const addresses = await photos.addresses(shown.map(({ photo }) => photo))
      const addressOf = new Map(shown.map(({ id }, place) => [id, addresses[place] ?? null]))
      return {
        ok: true,
        value: issues.map((issue) =>
          hasPhoto(issue) ? { ...issue, photo: addressOf.get(issue.id) ?? null } : issue,
        ),
      }
    },
    resolveIssue: (id) => call('resolve_issue', { id }),
    report: (jobId) => readServiceReport(calls, jobId),
  }
}

function hasPhoto(issue: { photo: string } | null): boolean {
  return typeof issue?.photo === 'string' && issue.photo !== ''
}

export const jobsGatewayAtom = gatewayAtom(createJobsGateway)
