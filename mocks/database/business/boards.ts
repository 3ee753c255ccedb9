import { timeFrames } from '@/domain/appointments'
import { addDays } from '@/domain/businessTime'
import { bookingRules } from './bookingRules'
import { overbookedIn, planDay, stopsOf } from './capacity/holders'
import { byNumber, openingsFor } from './capacity/openings'
import { visitOfJob, wantedVisit } from './capacity/visits'
import { absencesOn, isOpen, isStaffed, timeOf, windowMinutes } from './capacity/windows'
import type { Context } from './context'
import { forAdmins, type DatabaseFunctions } from './functions'
import { present } from './rows'
import { seatsTaken } from './seats'
import { jobView } from './views'

/** A day of the board: its jobs, how much can still be done in each time frame, and who works. */
function boardOf(context: Context, day: string) {
  const { tables } = context
  const plan = planDay(context, day)
  const overbooked = overbookedIn(plan)
  const holders = new Set(plan.visits.map(({ holder }) => holder))
  const starts = new Map(
    [...holders]
      .flatMap((holder) => (holder === null ? [] : stopsOf(plan, holder)))
      .filter(({ fits }) => fits)
      .map((stop) => [stop.id, timeOf(stop.starts)]),
  )
  const jobs = present(tables.jobs).filter(
    (job) => job.scheduled_date === day && job.status !== 'Cancelled',
  )
  return {
    day,
    closed: tables.closed_days.get(day)?.name ?? null,
    jobs: jobs
      .toSorted(
        (one, other) =>
          timeFrames.indexOf(one.scheduled_time) - timeFrames.indexOf(other.scheduled_time) ||
          (one.id < other.id ? -1 : 1),
      )
      .map((job) => ({
        ...jobView(context, job),
        overbooked: overbooked.has(job.id),
        planned_at: starts.get(job.id) ?? null,
      })),
    frames: timeFrames.map((time_frame) => {
      const { seats_per_frame } = bookingRules(tables)
      const taken = seatsTaken(tables, day, time_frame)
      const wanted = wantedVisit(tables, { day, frame: time_frame }, null, null)
      const seats = openingsFor(plan, wanted).reduce((sum, { more }) => sum + more, 0)
      const unfit = plan.visits.filter(
        ({ id, frame }) => frame === time_frame && overbooked.has(id),
      )
      const isCounted = isStaffed(tables)
      return {
        time_frame,
        open: isOpen(tables, day, time_frame),
        seats_left: isCounted ? seats : Math.max(seats_per_frame - taken, 0),
        overbooked: unfit.length + (isCounted ? 0 : Math.max(taken - seats_per_frame, 0)),
      }
    }),
    technicians: present(tables.technicians)
      .map((technician) => {
        const booked = jobs
          .filter(({ technician_id }) => technician_id === technician.id)
          .map((job) => visitOfJob(tables, job, day, job.scheduled_time).minutes)
        const window_minutes = windowMinutes(tables, technician, day)
        return {
          id: technician.id,
          name: technician.name,
          working: window_minutes > 0,
          absent: absencesOn(tables, technician.id, day).length > 0,
          booked_minutes: booked.reduce((sum, minutes) => sum + minutes, 0),
          window_minutes,
        }
      })
      .filter(({ working, booked_minutes, absent }) => working || booked_minutes > 0 || absent)
      .sort(byNumber),
  }
}

/** The boards of a day and of a week. */
export const boardFunctions: DatabaseFunctions = {
  day_board: forAdmins({ day: 'date' }, (context, { day }) => boardOf(context, day ?? '')),
  week_board: forAdmins({ day: 'date' }, (context, { day }) =>
    Array.from({ length: 7 }, (_, n) => boardOf(context, addDays(day ?? '', n))),
  ),
}
