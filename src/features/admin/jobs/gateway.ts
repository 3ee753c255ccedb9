import type { TimeFrame } from '@/domain/appointments'
import type { BoardDay } from '@/domain/capacity'
import type { Job, JobFields, JobStatus } from '@/domain/jobs'
import type { JobIssue, ServiceReport } from '@/domain/technicianDay'
import { gatewayAtom, type Calls } from '@/platform/client/gatewayAtom'
import { readServiceReport } from '@/platform/photos/serviceReport'
import {
  overbooking,
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
  /**
   * Schedules a job; with a technician it is assigned at once. Where it does not fit it is refused
   * (`slot_taken`, `technician_busy`, `technician_absent`, `technician_unskilled`), here and below, unless
   * `overbook` says to book anyway.
   */
  schedule(fields: JobFields & { technicianId?: string | null }, overbook?: boolean): Answer<Job>
  /** Changes details, not the place, of a job that is not over. */
  save(
    job: Saved,
    fields: Partial<Omit<JobFields, 'customerId' | 'scheduledDate' | 'scheduledTime'>>,
    overbook?: boolean,
  ): Answer<Job>
  /** Null takes the technician away. `technician_off_duty` is never overruled. */
  assign(job: Saved, technicianId: string | null, overbook?: boolean): Answer<Job>
  reschedule(
    job: Saved,
    scheduledDate: string,
    scheduledTime: TimeFrame,
    overbook?: boolean,
  ): Answer<Job>
  /** Day, time frame and technician at once, as the board does. */
  move(job: Saved, place: JobPlace, overbook?: boolean): Answer<Job>
  cancel(job: Saved, reason: string): Answer<Job>
  /** Begins, completes, or sends a job back to be planned again ('Scheduled'). */
  setStatus(job: Saved, status: JobStatus): Answer<Job>
  /** The jobs of a day (YYYY-MM-DD), what is free in its time frames, and who works. */
  day(day: string): Answer<BoardDay>
  /** The same of seven days from a day on. */
  week(day: string): Answer<BoardDay[]>
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
    schedule: (fields, overbook) =>
      call('save_job', {
        ...savedArguments(null),
        fields: { ...fields, ...overbooking(overbook) },
      }),
    save: (job, fields, overbook) =>
      call('save_job', { ...savedArguments(job), fields: { ...fields, ...overbooking(overbook) } }),
    assign: ({ id, version }, technicianId, overbook) =>
      call('assign_job', { id, version, technicianId, ...overbooking(overbook) }),
    reschedule: ({ id, version }, scheduledDate, scheduledTime, overbook) =>
      call('reschedule_job', {
        id,
        version,
        scheduledDate,
        scheduledTime,
        ...overbooking(overbook),
      }),
    move: ({ id, version }, place, overbook) =>
      call('move_job', { id, version, ...place, ...overbooking(overbook) }),
    cancel: ({ id, version }, reason) => call('cancel_job', { id, version, reason }),
    setStatus: ({ id, version }, status) => call('set_job_status', { id, version, status }),
    async day(day) {
      const outcome = await call<BoardDay>('day_board', { day }, isRecord)
      return outcome.ok ? { ok: true, value: wholeBoard(outcome.value, day) } : outcome
    },
    async week(day) {
      const outcome = await call<BoardDay[]>('week_board', { day }, Array.isArray)
      if (!outcome.ok) return outcome
      const days = outcome.value.filter(isRecord)
      return { ok: true, value: days.map((board) => wholeBoard(board, board.day)) }
    },
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

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A board in which every list is there: an answer without one must not take the page down. */
function wholeBoard(board: Partial<BoardDay>, day: string): BoardDay {
  const { closed, jobs, frames, technicians } = board
  return {
    day: typeof board.day === 'string' ? board.day : day,
    closed: typeof closed === 'string' ? closed : null,
    jobs: Array.isArray(jobs) ? jobs : [],
    frames: Array.isArray(frames) ? frames : [],
    technicians: Array.isArray(technicians) ? technicians : [],
  }
}

function hasPhoto(issue: { photo: string } | null): boolean {
  return typeof issue?.photo === 'string' && issue.photo !== ''
}

export const jobsGatewayAtom = gatewayAtom(createJobsGateway)
