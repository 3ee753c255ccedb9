import { timeFrameHours, timeFrames, type TimeFrame } from '@/domain/appointments'
import { weekdayOf } from '@/domain/businessTime'
import { present } from '../rows'
import type { BusinessTables, TechnicianRow } from '../tables'

/** A stretch of a day, in minutes after midnight. */
export type Span = { starts: number; ends: number }

/** Minutes after midnight of HH:MM; 24:00 is the end of the day. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** HH:MM of minutes after midnight. */
export function timeOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

const common = (one: Span, other: Span): Span => ({
  starts: Math.max(one.starts, other.starts),
  ends: Math.min(one.ends, other.ends),
})

/** A time frame in minutes after midnight. */
export function frameSpan(frame: TimeFrame): Span {
  const { start, end } = timeFrameHours[frame]
  return { starts: start * 60, ends: end * 60 }
}

function clockMinutes(text: string): number {
  const [, hours = '0', minutes = '0', half] = /^(\d+):(\d+) (AM|PM)$/.exec(text.trim()) ?? []
  return (Number(hours) % 12) * 60 + Number(minutes) + (half === 'PM' ? 720 : 0)
}

/** The setting "Business Hours"; a single time bounds nothing. */
export function settingHours(tables: BusinessTables): Span {
  const [opens = '', closes] = (tables.settings.get('business_hours')?.value ?? '').split(' - ')
  if (closes === undefined) return { starts: 0, ends: 24 * 60 }
  return { starts: clockMinutes(opens), ends: clockMinutes(closes) }
}

/** True when a time frame lies within the hours of a day that is not closed. */
export function isOpen(tables: BusinessTables, day: string, frame: TimeFrame): boolean {
  const hours = tables.business_hours.get(weekdayOf(day))
  if (!hours || tables.closed_days.has(day)) return false
  const open = { starts: minutesOf(hours.opens), ends: minutesOf(hours.closes) }
  const { starts, ends } = common(open, settingHours(tables))
  const frameHours = frameSpan(frame)
  return frameHours.starts >= starts && frameHours.ends <= ends
}

/** True when people decide how much can be booked: somebody's working hours have been entered. */
export function isStaffed(tables: BusinessTables): boolean {
  return [...tables.technician_hours.values()].some(
    ({ technician_id }) => tables.technicians.get(technician_id)?.deleted_at === null,
  )
}

/** True when a technician has working hours. */
export function hasHours(tables: BusinessTables, technicianId: string): boolean {
  return [...tables.technician_hours.values()].some((row) => row.technician_id === technicianId)
}

/** A technician's absences of a day. */
export function absencesOn(tables: BusinessTables, technicianId: string, day: string) {
  return [...tables.technician_absences.values()].filter(
    (row) => row.technician_id === technicianId && row.day === day,
  )
}

/**
 * When a technician can work in a time frame; null: not at all. Somebody without any working hours can all the
 * time that is open, when the office says so.
 */
export function windowOf(
  tables: BusinessTables,
  technician: TechnicianRow,
  day: string,
  frame: TimeFrame,
): Span | null {
  if (technician.deleted_at !== null || technician.duty_status === 'off-duty') return null
  if (!isOpen(tables, day, frame)) return null
  let window = frameSpan(frame)
  if (hasHours(tables, technician.id)) {
    const hours = tables.technician_hours.get(hoursKey(technician.id, weekdayOf(day)))
    if (!hours) return null
    window = common(window, { starts: minutesOf(hours.starts), ends: minutesOf(hours.ends) })
  }
  const absences = absencesOn(tables, technician.id, day)
    .map(({ starts, ends }) => ({ starts: minutesOf(starts), ends: minutesOf(ends) }))
    .sort((one, other) => one.starts - other.starts)
  for (const away of absences) {
    if (away.ends <= window.starts || away.starts >= window.ends) continue
    if (away.starts > window.starts) return { ...window, ends: away.starts }
    window = { ...window, starts: away.ends }
  }
  return window.ends > window.starts ? window : null
}

/** Minutes that a technician can work on a day, within the open time frames. */
export function windowMinutes(tables: BusinessTables, technician: TechnicianRow, day: string) {
  return timeFrames
    .map((frame) => windowOf(tables, technician, day, frame))
    .reduce((sum, window) => sum + (window ? window.ends - window.starts : 0), 0)
}

/** The key of a technician's hours on a weekday. */
export function hoursKey(technicianId: string, weekday: number): string {
  return `${technicianId} ${weekday}`
}

/** True when a technician may do work that needs a specialty; '' is for anybody. */
export function isSkilled({ specialties }: TechnicianRow, specialty: string): boolean {
  const wanted = specialty.toLowerCase()
  return (
    wanted === '' ||
    specialties.length === 0 ||
    specialties.some((known) => known.toLowerCase() === wanted)
  )
}

/** Technicians who bring bookings: they have working hours. */
export function workforce(tables: BusinessTables): TechnicianRow[] {
  return present(tables.technicians).filter(({ id }) => hasHours(tables, id))
}
