import { businessTimeZone } from '@/domain/pacificTime'

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: businessTimeZone,
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** An instant (ISO 8601) as staff read it, in Pacific Time: "Jun 15, 2026, 10:00 AM". */
export function formatInstant(instant: string): string {
  const at = new Date(instant)
  return Number.isNaN(at.getTime()) ? instant : format.format(at)
}

/** A calendar day (YYYY-MM-DD) as lists show it, in the business's date format: "06/15/2026". */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-')
  return year && month && date ? `${month}/${date}/${year}` : day
}
