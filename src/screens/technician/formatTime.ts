import { timeFrameHours, type TimeFrame } from '@/domain/appointments'
import { formatHour } from '@/domain/openNow'
import { businessTimeZone, pacificParts } from '@/domain/pacificTime'

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: businessTimeZone,
  hour: 'numeric',
  minute: '2-digit',
})
const dayAndClock = new Intl.DateTimeFormat('en-US', {
  timeZone: businessTimeZone,
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
const full = new Intl.DateTimeFormat('en-US', {
  timeZone: businessTimeZone,
  dateStyle: 'long',
  timeStyle: 'short',
})

/** The time of an instant in Pacific Time: "10:00 AM". */
export function formatTime(instant: Date): string {
  return clock.format(instant)
}

/**
 * The time of an instant, with its day when that is not today: "10:00 AM" or "Sun, Jun 14, 4:10 PM".
 * @param today YYYY-MM-DD, Pacific Time
 */
export function formatMoment(instant: Date, today: string): string {
  const isToday = pacificParts(instant).date === today
  return (isToday ? clock : dayAndClock).format(instant)
}

/** Day and time of an instant for paper: "June 15, 2026 at 10:00 AM". */
export function formatFull(instant: Date): string {
  return full.format(instant)
}

/** Start and end of a time frame, short: "10 AM" and "12 PM". */
export function frameEnds(frame: TimeFrame): { start: string; end: string } {
  const { start, end } = timeFrameHours[frame]
  return { start: formatHour(start), end: formatHour(end) }
}
