import type { TimeFrame } from '@/domain/appointments'
import type { DayBoard, Job } from '@/domain/jobs'
import type { Technician } from '@/domain/technicians'

/** A row of the board: a technician, or null for the jobs that nobody has yet. */
export type BoardRow = Technician | null

/** A place on the board. */
export type Place = { row: number; frame: number }

/** The rows: nobody first, then who is on duty or has a job on that day. */
export function boardRows(crew: readonly Technician[], board: DayBoard): readonly BoardRow[] {
  const busy = new Set(board.jobs.map(({ technicianId }) => technicianId))
  return [null, ...crew.filter(({ id, dutyStatus }) => dutyStatus !== 'off-duty' || busy.has(id))]
}

/** The jobs of one place, in the order of their numbers. */
export function jobsAt(board: DayBoard, row: BoardRow, frame: TimeFrame): readonly Job[] {
  return board.jobs
    .filter((job) => job.technicianId === (row?.id ?? null) && job.scheduledTime === frame)
    .sort((a, b) => a.id.length - b.id.length || a.id.localeCompare(b.id))
}

export type PlaceState = 'here' | 'free' | 'taken' | 'full' | 'closed' | 'offDuty'

/** Whether a job can be put to a place. The server has the last word. */
export function placeState(
  board: DayBoard,
  rows: readonly BoardRow[],
  job: Job,
  { row, frame }: Place,
): PlaceState {
  const target = rows[row] ?? null
  const column = board.frames[frame]
  if (!column) return 'closed'
  const isSameFrame = column.timeFrame === job.scheduledTime
  if (isSameFrame && (target?.id ?? null) === job.technicianId) return 'here'
  if (!column.open) return 'closed'
  if (!isSameFrame && column.seatsLeft < 1) return 'full'
  if (target && target.id !== job.technicianId && target.dutyStatus === 'off-duty') return 'offDuty'
  const isTaken =
    target !== null &&
    jobsAt(board, target, column.timeFrame).some(
      ({ id, status }) => id !== job.id && (status === 'Assigned' || status === 'In Progress'),
    )
  return isTaken ? 'taken' : 'free'
}
