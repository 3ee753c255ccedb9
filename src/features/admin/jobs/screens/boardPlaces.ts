import type { TimeFrame } from '@/domain/appointments'
import type { BoardDay, BoardFrame, BoardJob } from '@/domain/capacity'
import type { Technician } from '@/domain/technicians'
import type { TechnicianChoice } from '@/features/admin/shared/choices'

/** A row of the day's board: a technician, or null for the jobs that nobody has yet. */
export type BoardRow = Technician | null

/** A place on a board. */
export type Place = { row: number; column: number }

/** Where a job is put: day (YYYY-MM-DD), time frame and technician (null: nobody yet). */
type Target = {
  scheduledDate: string
  scheduledTime: TimeFrame
  technician: TechnicianChoice | null
}

export type PlaceState =
  'here' | 'free' | 'taken' | 'full' | 'absent' | 'closed' | 'over' | 'offDuty'

/** A board as moving a job needs it, of one day or of a week. */
export type BoardPlan = {
  rows: number
  columns: number
  /** Null where there is no such place. */
  targetOf(job: BoardJob, place: Place): Target | null
  /** Whether a job can be put to a place. The server has the last word. */
  stateOf(job: BoardJob, place: Place): PlaceState
}

/**
 * True where it is worth asking the server: what does not fit can be booked anyway, but never on a day that is
 * closed or over, nor with somebody off duty.
 */
export function canDrop(state: PlaceState): boolean {
  return state === 'free' || state === 'taken' || state === 'full' || state === 'absent'
}

/** The rows: nobody first, then who works on that day, or has a job then. */
export function boardRows(crew: readonly Technician[], board: BoardDay): readonly BoardRow[] {
  const busy = new Set(board.jobs.map(({ technicianId }) => technicianId))
  const there = new Set(board.technicians.map(({ id }) => id))
  return [
    null,
    ...crew.filter(
      ({ id, dutyStatus }) =>
        busy.has(id) || (dutyStatus !== 'off-duty' && (there.size === 0 || there.has(id))),
    ),
  ]
}

/** The jobs of one place of the day's board, in the order of their numbers. */
export function jobsAt(board: BoardDay, row: BoardRow, frame: TimeFrame): readonly BoardJob[] {
  return inFrame(board, frame).filter(({ technicianId }) => technicianId === (row?.id ?? null))
}

/** The jobs of one time frame of a day, in the order of their numbers. */
export function inFrame(board: BoardDay, frame: TimeFrame): readonly BoardJob[] {
  return board.jobs
    .filter(({ scheduledTime }) => scheduledTime === frame)
    .sort((a, b) => a.id.length - b.id.length || a.id.localeCompare(b.id))
}

/** True when a technician is off on a day, or for a part of it. */
export function isAbsent(board: BoardDay, technicianId: string | null): boolean {
  return board.technicians.some(({ id, absent }) => id === technicianId && absent)
}

/** The board of one day: a row for each technician, a column for each time frame. */
export function dayPlan(board: BoardDay, rows: readonly BoardRow[], today: string): BoardPlan {
  return {
    rows: rows.length,
    columns: board.frames.length,
    targetOf(_job, { row, column }) {
      const frame = board.frames[column]
      return frame
        ? {
            scheduledDate: board.day,
            scheduledTime: frame.timeFrame,
            technician: rows[row] ?? null,
          }
        : null
    },
    stateOf(job, { row, column }) {
      const technician = rows[row] ?? null
      const isTheirs = technician?.id === job.technicianId
      if (technician && !isTheirs && technician.dutyStatus === 'off-duty') return 'offDuty'
      return judged(board, board.frames[column], job, technician?.id ?? null, today)
    },
  }
}

/** The board of a week: a column for each day, a row for each time frame. A job keeps its technician. */
export function weekPlan(week: readonly BoardDay[], today: string): BoardPlan {
  return {
    rows: week[0]?.frames.length ?? 0,
    columns: week.length,
    targetOf(job, { row, column }) {
      const board = week[column]
      const frame = board?.frames[row]
      if (!board || !frame) return null
      const { technicianId: id, technician: name } = job
      return {
        scheduledDate: board.day,
        scheduledTime: frame.timeFrame,
        technician: id === null ? null : { id, name: name ?? id },
      }
    },
    stateOf(job, { row, column }) {
      const board = week[column]
      return board ? judged(board, board.frames[row], job, job.technicianId, today) : 'closed'
    },
  }
}

function judged(
  board: BoardDay,
  frame: BoardFrame | undefined,
  job: BoardJob,
  technicianId: string | null,
  today: string,
): PlaceState {
  if (!frame) return 'closed'
  const isSameTime = board.day === job.scheduledDate && frame.timeFrame === job.scheduledTime
  if (isSameTime && technicianId === job.technicianId) return 'here'
  if (board.closed !== null || !frame.open) return 'closed'
  if (board.day < today) return 'over'
  if (isAbsent(board, technicianId)) return 'absent'
  const isTaken =
    technicianId !== null &&
    inFrame(board, frame.timeFrame).some(
      (other) =>
        other.id !== job.id &&
        other.technicianId === technicianId &&
        (other.status === 'Assigned' || other.status === 'In Progress'),
    )
  if (isTaken) return 'taken'
  return !isSameTime && frame.seatsLeft < 1 ? 'full' : 'free'
}
