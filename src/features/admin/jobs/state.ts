import { atom, type Getter, type Setter } from 'jotai'
import type { TimeFrame } from '@/domain/appointments'
import type { DayBoard, Job, JobFields, JobStatus } from '@/domain/jobs'
import { pacificToday } from '@/domain/pacificTime'
import type { JobIssue, ServiceReport } from '@/domain/technicianDay'
import type { Technician } from '@/domain/technicians'
import { crewViewAtom } from '@/features/admin/shared/choices'
import { messageLogView } from '@/features/admin/shared/messages/state'
import { queryClientAtom } from '@/platform/query/queryClient'
import { adminKey, businessView, refreshAtom } from '@/platform/query/view'
import { changeRecord, recordList, type RecordChange } from '@/platform/records/recordList'
import { jobsGatewayAtom, type JobPlace } from './gateway'

/** The jobs of the office. */
export const jobsList = recordList<Job>('jobs', jobsGatewayAtom)

/** What was told about the job that is open. Setting it pins it. */
export const jobMessagesViewAtom = messageLogView((get) => get(jobsList.stateAtom).record)

/** The day that the board shows, YYYY-MM-DD: the address's, else today in Pacific Time. */
export const boardDayAtom = atom((get) => get(jobsList.stateAtom).day || pacificToday(new Date()))

/** True while the board shows today. */
export const isBoardTodayAtom = atom((get) => get(boardDayAtom) === pacificToday(new Date()))

/** The jobs of the board's day and the seats left in its time frames. */
export const boardViewAtom = businessView<DayBoard>((get) => {
  const day = get(boardDayAtom)
  return { key: ['jobs', 'day', day], ask: () => get(jobsGatewayAtom).day(day), keepsLast: true }
})

/** The technicians that a filter offers, by name; none while they are being loaded. */
export const technicianOptionsAtom = atom((get) => {
  const view = get(crewViewAtom)
  return view.status === 'ready'
    ? view.value.map(({ id, name }) => ({ value: id, label: name }))
    : []
})

/** A change of a job: shown at once in the lists and on the board, taken back when it is refused. */
async function changeJob<Value>(get: Getter, set: Setter, change: RecordChange<Job, Value>) {
  const client = get(queryClientAtom)
  const boards = { queryKey: [adminKey, 'jobs', 'day'] }
  await client.cancelQueries(boards)
  const before = client.getQueriesData<DayBoard>(boards)
  const { record, expected } = change
  if (expected !== undefined) {
    client.setQueriesData<DayBoard>(
      boards,
      (board) => board && changedBoard(board, record, expected),
    )
  }
  const outcome = await changeRecord(get, set, 'jobs', change)
  if (!outcome.ok) for (const [key, board] of before) client.setQueryData(key, board)
  return outcome
}

function changedBoard(board: DayBoard, record: Job, expected: Partial<Job> | null): DayBoard {
  const others = board.jobs.filter(({ id }) => id !== record.id)
  if (others.length === board.jobs.length || !expected) return { ...board, jobs: others }
  const job = { ...record, ...expected }
  const stays = job.scheduledDate === board.day && job.status !== 'Cancelled'
  return { ...board, jobs: stays ? [...others, job] : others }
}

/** Gives a job to a technician; null takes it away from the one who has it. */
export const assignJobAtom = atom(
  null,
  (get, set, { job, technician }: { job: Job; technician: Technician | null }) =>
    changeJob(get, set, {
      record: job,
      expected: placed(technician),
      call: (current) => get(jobsGatewayAtom).assign(current, technician?.id ?? null),
    }),
)

type Reschedule = { job: Job; scheduledDate: string; scheduledTime: TimeFrame }

/** Puts a job on another day or time frame. Seats are respected: a full frame is refused. */
export const rescheduleJobAtom = atom(
  null,
  (get, set, { job, scheduledDate, scheduledTime }: Reschedule) =>
    changeJob(get, set, {
      record: job,
      expected: { scheduledDate, scheduledTime },
      call: (current) => get(jobsGatewayAtom).reschedule(current, scheduledDate, scheduledTime),
    }),
)

type Move = { job: Job; technician: Technician | null; scheduledTime: TimeFrame }

/** Puts a job elsewhere on its day, as the board does. */
export const moveJobAtom = atom(null, (get, set, { job, technician, scheduledTime }: Move) => {
  const place: JobPlace = {
    scheduledDate: job.scheduledDate,
    scheduledTime,
    technicianId: technician?.id ?? null,
  }
  return changeJob(get, set, {
    record: job,
    expected: { scheduledTime, ...placed(technician) },
    call: (current) => get(jobsGatewayAtom).move(current, place),
  })
})

function placed(technician: Technician | null): Partial<Job> {
  return {
    technicianId: technician?.id ?? null,
    technician: technician?.name ?? null,
    status: technician ? 'Assigned' : 'Scheduled',
  }
}

/** Cancels a job, with the reason. */
export const cancelJobAtom = atom(null, (get, set, { job, reason }: { job: Job; reason: string }) =>
  changeJob(get, set, {
    record: job,
    expected: { status: 'Cancelled', cancelReason: reason },
    call: (current) => get(jobsGatewayAtom).cancel(current, reason),
  }),
)

/** Begins or completes a job, or sends it back to be planned again ('Scheduled'). */
export const setJobStatusAtom = atom(
  null,
  (get, set, { job, status }: { job: Job; status: JobStatus }) =>
    changeJob(get, set, {
      record: job,
      expected: { status, ...(status === 'Scheduled' ? placed(null) : {}) },
      call: (current) => get(jobsGatewayAtom).setStatus(current, status),
    }),
)

/** Schedules a new job; with a technician it is assigned at once. */
export const scheduleJobAtom = atom(
  null,
  async (get, set, fields: JobFields & { technicianId: string | null }) => {
    const outcome = await get(jobsGatewayAtom).schedule(fields)
    if (outcome.ok) void set(refreshAtom)
    return outcome
  },
)

type JobSave = {
  job: { id: string; version: number }
  fields: Partial<Omit<JobFields, 'customerId' | 'scheduledDate' | 'scheduledTime'>>
}

/** Saves the details of a job, not its place. */
export const saveJobAtom = atom(null, async (get, set, { job, fields }: JobSave) => {
  const outcome = await get(jobsGatewayAtom).save(job, fields)
  if (outcome.ok) void set(refreshAtom)
  return outcome
})

const openJobAtom = atom((get) => get(jobsList.stateAtom).record)

/** The issues reported on the open job, newest first. Read it only while one is open. */
export const jobIssuesViewAtom = businessView<JobIssue[]>((get) => {
  const id = get(openJobAtom)
  return {
    key: ['jobs', 'issues', id],
    ask: () => get(jobsGatewayAtom).issues(id),
    enabled: id !== '',
  }
})

/** The service report of the open job. Read it only for a completed one; `missing` when it has none. */
export const jobReportViewAtom = businessView<ServiceReport>((get) => {
  const id = get(openJobAtom)
  return {
    key: ['jobs', 'report', id],
    ask: () => get(jobsGatewayAtom).report(id),
    enabled: id !== '',
  }
})

/** Closes an issue: it no longer counts as open on the job. */
export const resolveIssueAtom = atom(null, async (get, set, issue: Pick<JobIssue, 'id'>) => {
  const outcome = await get(jobsGatewayAtom).resolveIssue(issue.id)
  void set(refreshAtom, ['jobs'])
  return outcome
})
