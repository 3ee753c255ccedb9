import { hasFrameBegun, isTimeFrame, type TimeFrame } from '@/domain/appointments'
import type { FieldError, FieldProblem } from '@/domain/businessFailures'
import { addDays, isCalendarDate } from '@/domain/businessTime'
import { isPositionOf, isServiceType } from '@/domain/services'
import { bookingRules } from './bookingRules'
import { hasRoomByExchange, planDay } from './capacity/holders'
import { openingsFor, type DayPlan } from './capacity/openings'
import type { Wanted } from './capacity/visits'
import { isOpen, isStaffed } from './capacity/windows'
import { nowOf, todayOf, type Context } from './context'
import { refuse, refuseField, refuseFields } from './refusal'
import { present } from './rows'
import type { BusinessTables } from './tables'

type Asking = Pick<Context, 'database' | 'tables'>

/** Bookings in a time frame of a day: quotes that are not converted, and jobs. @param but an id that does not count */
export function seatsTaken(
  tables: BusinessTables,
  day: string,
  frame: string,
  but: string | null = null,
): number {
  const cancelled = new Set(
    [...tables.appointments.values()]
      .filter(({ cancelled_at }) => cancelled_at !== null)
      .map(({ quote_id }) => quote_id),
  )
  const quotes = present(tables.quotes).filter(
    (quote) =>
      quote.appointment_date === day &&
      quote.time_frame === frame &&
      quote.status !== 'Scheduled' &&
      !cancelled.has(quote.id),
  )
  const jobs = present(tables.jobs).filter(
    (job) =>
      job.scheduled_date === day && job.scheduled_time === frame && job.status !== 'Cancelled',
  )
  return [...quotes, ...jobs].filter(({ id }) => id !== but).length
}

/**
 * How many more such visits a time frame of a day can take: what the technicians have room for, or the owner's
 * number until working hours have been entered.
 * @param plan the day's, when it is known already
 */
export function seatsLeft(
  context: Asking,
  wanted: Wanted,
  but: string | null = null,
  plan?: DayPlan,
): number {
  const { tables } = context
  if (isStaffed(tables)) {
    const planned = plan ?? planDay(context, wanted.day, but)
    const seats = openingsFor(planned, wanted).reduce((sum, { more }) => sum + more, 0)
    return seats > 0 ? seats : Number(hasRoomByExchange(planned, wanted))
  }
  const { seats_per_frame } = bookingRules(tables)
  return Math.max(0, seats_per_frame - seatsTaken(tables, wanted.day, wanted.frame, but))
}

/**
 * Refuses with 409 slot_taken when nobody can do a visit.
 * @param but the id of what is to be moved
 * @param overbook true goes on all the same, false says that this can be asked for, null does not
 */
export function takeSeat(
  context: Context,
  wanted: Wanted,
  but: string | null,
  overbook: boolean | null,
): void {
  if (overbook !== true && seatsLeft(context, wanted, but) < 1) {
    const facts = overbook === null ? null : { overbook: true }
    refuse('PT409', 'slot_taken', facts, 'That time frame is full.')
  }
}

/** What is wrong with a day and a time frame; null stands for what was given and is no text. */
export function appointmentProblems(
  context: Asking,
  day: string | null,
  frame: string | null,
): { date: FieldProblem | null; timeFrame: FieldProblem | null } {
  const today = todayOf(context)
  let date: FieldProblem | null = null
  if (day === '') date = 'required'
  else if (day === null || !isCalendarDate(day)) date = 'invalid'
  else if (day < today) date = 'in_the_past'
  else if (day > addDays(today, bookingRules(context.tables).days_ahead)) date = 'too_far_ahead'
  let timeFrame: FieldProblem | null = null
  if (frame === null) timeFrame = 'invalid'
  else if (frame === '') timeFrame = 'required'
  else if (!isTimeFrame(frame)) timeFrame = 'not_offered'
  else if (!date && day) {
    if (!isOpen(context.tables, day, frame)) timeFrame = 'outside_hours'
    else if (hasFrameBegun(day, frame, new Date(nowOf(context)))) timeFrame = 'in_the_past'
  }
  return { date, timeFrame }
}

/** Refuses a day or a time frame that the office cannot plan for; it plans as far ahead as it likes. */
export function checkAppointment(
  context: Context,
  day: string | null | undefined,
  frame: string | null | undefined,
  fields: readonly [day: string, frame: string],
): asserts frame is TimeFrame {
  const { date, timeFrame: found } = appointmentProblems(context, day ?? '', frame ?? '')
  const isClosed =
    date === 'too_far_ahead' && isTimeFrame(frame) && !isOpen(context.tables, day ?? '', frame)
  const timeFrame = isClosed ? 'outside_hours' : found
  const errors: FieldError[] = []
  if (date && date !== 'too_far_ahead') errors.push({ field: fields[0], problem: date })
  if (timeFrame) errors.push({ field: fields[1], problem: timeFrame })
  if (errors.length > 0) refuseFields(errors)
}

/** Refuses a position that the service does not have. */
export function checkPosition(service: unknown, position: unknown): void {
  if (!isServiceType(service) || !isPositionOf(service, String(position))) {
    refuseField('position', 'not_offered')
  }
}
