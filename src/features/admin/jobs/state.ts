import { atom, type Getter, type Setter } from 'jotai'
import type { TimeFrame } from '@/domain/appointments'
import type { BoardDay, BoardJob } from '@/domain/capacity'
import type { Job, JobFields, JobStatus } from '@/domain/jobs'
import { businessToday } from '@/domain/businessTime'
import type { JobIssue, ServiceReport } from '@/domain/technicianDay'
import { crewViewAtom, type TechnicianChoice } from '@/features/admin/shared/choices'
import { messageLogView } from '@/features/admin/shared/messages/state'
import { queryClientAtom } from '@/platform/query/queryClient'
import { adminKey, businessView, refreshAtom } from '@/platform/query/view'
import { changeRecord, recordList, type RecordChange } from '@/platform/records/recordList'
import { jobsGatewayAtom, type JobPlace } from './gateway'

/** The jobs of the office. */
export const jobsList = recordList<Job>('jobs', jobsGatewayAtom)

/** What was told about the job that is open. Setting it pins it. */
export const jobMessagesViewAtom = messageLogView((get) => get(jobsList.stateAtom).record)

/** The day that the board shows, YYYY-MM-DD: the address's, else today in business time. */
export const boardDayAtom = atom((get) => get(jobsList.stateAtom).day || businessToday(new Date()))

/** True while the board shows today. */
export const isBoardTodayAtom = atom((get) => get(boardDayAtom) === businessToday(new Date()))

/** The board of its day. */
export const boardViewAtom = businessView<BoardDay>((get) => {
  const day = get(boardDayAtom)
  return { key: ['jobs', 'day', day], ask: () => get(jobsGatewayAtom).day(day), keepsLast: true }
})

/** The board of the seven days from its day on. */
export const weekViewAtom = businessView<BoardDay[]>((get) => {
  const day = get(boardDayAtom)
  return { key: ['jobs', 'week', day], ask: () => get(jobsGatewayAtom).week(day), keepsLast: true }
})

/** The technicians that a filter offers, by name; none while they are being loaded. */
export const technicianOptionsAtom = atom((get) => {
  const view = get(crewViewAtom)
  return view.status === 'ready'
    ? view.value.map(({ id, name }) => ({ value: id, label: name }))
    : []
})

/** A change of a job: shown at once in the lists and on the boards, taken back when it is refused. */
async function changeJob<Value>(get: Getter, set: Setter, change: RecordChange<Job, Value>) {
  const client = get(queryClientAtom)
  const days = { queryKey: [adminKey, 'jobs', 'day'] }
  const weeks = { queryKey: [adminKey, 'jobs', 'week'] }
  await Promise.all([client.cancelQueries(days), client.cancelQueries(weeks)])
  const before = [...client.getQueriesData<unknown>(days), ...client.getQueriesData<unknown>(weeks)]
  const { record, expected } = change
  if (expected !== undefined) {
    const changed = (board: BoardDay) => changedBoard(board, record, expected)
    client.setQueriesData<BoardDay>(days, (board) => board && changed(board))
    client.setQueriesData<BoardDay[]>(weeks, (week) => week?.map(changed))
  }
  const outcome = await changeRecord(get, set, 'jobs', change)
  if (!outcome.ok) for (const [key, board] of before) client.setQueryData(key, board)
  return outcome
}

function changedBoard(board: BoardDay, record: Job, expected: Partial<Job> | null): BoardDay {
  const others = board.jobs.filter(({ id }) => id !== record.id)
  if (!expected) return { ...board, jobs: others }
  // Whether it fits there is for the server to say.
  const job: BoardJob = { ...record, ...expected, overbooked: false, plannedAt: null }
  const stays = job.scheduledDate === board.day && job.status !== 'Cancelled'
  return { ...board, jobs: stays ? [...others, job] : others }
}

/** `overbook`: the person was told that it does not fit, and books anyway. */
type Overbookable = { overbook?: boolean }

type Assign = Overbookable & { job: Job; technician: TechnicianChoice | null }

/** Gives a job to a technician; null takes it away from the one who has it. */
export const assignJobAtom = atom(null, (get, set, { job, technician, overbook }: Assign) =>
  changeJob(get, set, {
    record: job,
    expected: placed(technician),
    call: (current) => get(jobsGatewayAtom).assign(current, technician?.id ?? null, overbook),
  }),
)

type Reschedule = Overbookable & { job: Job; scheduledDate: string; scheduledTime: TimeFrame }

/** Puts a job on another day or time frame. */
export const rescheduleJobAtom = atom(
  null,
  (get, set, { job, scheduledDate, scheduledTime, overbook }: Reschedule) =>
    changeJob(get, set, {
      record: job,
      expected: { scheduledDate, scheduledTime },
      call: (current) =>
        get(jobsGatewayAtom).reschedule(current, scheduledDate, scheduledTime, overbook),
    }),
)

type Move = Reschedule & { technician: TechnicianChoice | null }

/** Puts a job elsewhere: day, time frame and technician, as the board does. */
export const moveJobAtom = atom(
  null,
  (get, set, { job, technician, scheduledDate, scheduledTime, overbook }: Move) => {
    const place: JobPlace = { scheduledDate, scheduledTime, technicianId: technician?.id ?? null }
    return changeJob(get, set, {
      record: job,
      expected: { scheduledDate, scheduledTime, ...placed(technician) },
      call: (current) => get(jobsGatewayAtom).move(current, place, overbook),
    })
  },
)

function placed(technician: TechnicianChoice | null): Partial<Job> {
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

type Schedule = Overbookable & { fields: JobFields & { technicianId: string | null } }

/** Schedules a new job; with a technician it is assigned at once. */
export const scheduleJobAtom = atom(null, async (get, set, { fields, overbook }: Schedule) => {
  const outcome = await get(jobsGatewayAtom).schedule(fields, overbook)
  if (outcome.ok) void set(refreshAtom)
  return outcome
})

type JobSave = Overbookable & {
  job: { id: string; version: number }
  fields: Partial<Omit<JobFields, 'customerId' | 'scheduledDate' | 'scheduledTime'>>
}

/** Saves the details of a job, not its place. */
export const saveJobAtom = atom(null, async (get, set, { job, fields, overbook }: JobSave) => {
  const outcome = await get(jobsGatewayAtom).save(job, fields, overbook)
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
