import { hasFrameBegun, isFrameOpen, isTimeFrame, type TimeFrame } from '@/domain/appointments'
import type { FieldError, FieldProblem } from '@/domain/businessFailures'
import { addDays, isCalendarDate } from '@/domain/pacificTime'
import { isPositionOf, isServiceType } from '@/domain/services'
import { nowOf, todayOf, type Context } from './context'
import { refuse, refuseField, refuseFields } from './refusal'
import { present } from './rows'
import type { BusinessTables } from './tables'

/** The rules of booking: one row. */
export function bookingRules(tables: BusinessTables) {
  const rules = tables.booking_rules.get('true')
  if (!rules) throw new Error('The database has no booking rules')
  return rules
}

/** Seats taken in a time frame of a day: by quotes that are not converted, and by jobs. */
function seatsTaken(tables: BusinessTables, day: string, frame: string): number {
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
  return quotes.length + jobs.length
}

/** How many seats a time frame of a day still has. */
export function seatsLeft(tables: BusinessTables, day: string, frame: string): number {
  return Math.max(0, bookingRules(tables).seats_per_frame - seatsTaken(tables, day, frame))
}

/** Refuses with 409 slot_taken when a time frame is full. */
export function takeSeat({ tables }: Context, day: string, frame: string): void {
  if (seatsTaken(tables, day, frame) >= bookingRules(tables).seats_per_frame) {
    refuse('PT409', 'slot_taken', null, 'That time frame is full.')
  }
}

/** What is wrong with a day and a time frame; null stands for what was given and is no text. */
export function appointmentProblems(
  context: Pick<Context, 'database' | 'tables'>,
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
    if (!isFrameOpen(day, frame)) timeFrame = 'outside_hours'
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
  const { date, timeFrame } = appointmentProblems(context, day ?? '', frame ?? '')
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
