import { atom, type Getter, type Setter } from 'jotai'
import type { JobPlace } from '@/data/jobsGateway'
import type { TimeFrame } from '@/domain/appointments'
import type { DayBoard, Job, JobFields, JobStatus } from '@/domain/jobs'
import { pacificToday } from '@/domain/pacificTime'
import type { Technician } from '@/domain/technicians'
import { queryClientAtom } from '../queryClient'
import { businessGatewaysAtom } from './businessGateways'
import { changeRecord, recordList, type RecordChange } from './recordList'
import { adminKey, businessView, refreshAtom } from './view'

/** The jobs of the office. */
export const jobsList = recordList<Job>('jobs', ({ jobs }) => jobs)

/** The day that the board shows, YYYY-MM-DD: the address's, else today in Pacific Time. */
export const boardDayAtom = atom((get) => get(jobsList.stateAtom).day || pacificToday(new Date()))

/** True while the board shows today. */
export const isBoardTodayAtom = atom((get) => get(boardDayAtom) === pacificToday(new Date()))

/** The jobs of the board's day and the seats left in its time frames. */
export const boardViewAtom = businessView<DayBoard>((get) => {
  const day = get(boardDayAtom)
  return { key: ['jobs', 'day', day], ask: ({ jobs }) => jobs.day(day), keepsLast: true }
})

/** The technicians by name: rows of the board, choices of the assign dialog. */
export const crewViewAtom = businessView<Technician[]>(() => ({
  key: ['technicians', 'crew'],
  ask: async ({ technicians }) => {
    const outcome = await technicians.list({ sort: 'name', pageSize: 100 })
    return outcome.ok ? { ok: true, value: outcome.value.rows } : outcome
  },
}))

/** The technicians that a filter offers, by name; none while they are on their way. */
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
  const { record, soon } = change
  if (soon !== undefined) {
    client.setQueriesData<DayBoard>(boards, (board) => board && changedBoard(board, record, soon))
  }
  const outcome = await changeRecord(get, set, 'jobs', change)
  if (!outcome.ok) for (const [key, board] of before) client.setQueryData(key, board)
  return outcome
}

function changedBoard(board: DayBoard, record: Job, soon: Partial<Job> | null): DayBoard {
  const others = board.jobs.filter(({ id }) => id !== record.id)
  if (others.length === board.jobs.length || !soon) return { ...board, jobs: others }
  const job = { ...record, ...soon }
  const stays = job.scheduledDate === board.day && job.status !== 'Cancelled'
  return { ...board, jobs: stays ? [...others, job] : others }
}

/** Gives a job to a technician; null takes it away from whoever has it. */
export const assignJobAtom = atom(
  null,
  (get, set, { job, technician }: { job: Job; technician: Technician | null }) =>
    changeJob(get, set, {
      record: job,
      soon: placed(technician),
      call: ({ jobs }, seen) => jobs.assign(seen, technician?.id ?? null),
    }),
)

type Reschedule = { job: Job; scheduledDate: string; scheduledTime: TimeFrame }

/** Puts a job on another day or time frame. Seats are respected: a full frame is refused. */
export const rescheduleJobAtom = atom(
  null,
  (get, set, { job, scheduledDate, scheduledTime }: Reschedule) =>
    changeJob(get, set, {
      record: job,
      soon: { scheduledDate, scheduledTime },
      call: ({ jobs }, seen) => jobs.reschedule(seen, scheduledDate, scheduledTime),
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
    soon: { scheduledTime, ...placed(technician) },
    call: ({ jobs }, seen) => jobs.move(seen, place),
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
    soon: { status: 'Cancelled', cancelReason: reason },
    call: ({ jobs }, seen) => jobs.cancel(seen, reason),
  }),
)

/** Begins or completes a job, or sends it back to be planned anew ('Scheduled'). */
export const setJobStatusAtom = atom(
  null,
  (get, set, { job, status }: { job: Job; status: JobStatus }) =>
    changeJob(get, set, {
      record: job,
      soon: { status, ...(status === 'Scheduled' ? placed(null) : {}) },
      call: ({ jobs }, seen) => jobs.setStatus(seen, status),
    }),
)

/** Schedules a new job; with a technician it is assigned at once. */
export const scheduleJobAtom = atom(
  null,
  async (get, set, fields: JobFields & { technicianId: string | null }) => {
    const outcome = await get(businessGatewaysAtom).jobs.schedule(fields)
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
  const outcome = await get(businessGatewaysAtom).jobs.save(job, fields)
  if (outcome.ok) void set(refreshAtom)
  return outcome
})
