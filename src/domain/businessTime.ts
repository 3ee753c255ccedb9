/** The zone all business time is in, whatever zone the browser or the server is in. */
export const businessTimeZone = 'America/Los_Angeles'

// For reckoning alone: what people read is written by the formats of their language.
const partsFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: businessTimeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** The Pacific calendar day (YYYY-MM-DD) and minutes after midnight at an instant. */
export function businessParts(instant: Date): { date: string; minutes: number } {
  const part: Record<string, string> = {}
  for (const { type, value } of partsFormat.formatToParts(instant)) part[type] = value
  return {
    date: `${part.year}-${part.month}-${part.day}`,
    minutes: Number(part.hour) * 60 + Number(part.minute),
  }
}

/** Today's date in Pacific Time, as YYYY-MM-DD. */
export function businessToday(now: Date): string {
  return businessParts(now).date
}

/** True when the text is YYYY-MM-DD and names a day that exists. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text
}

/** The calendar date a number of days later (or earlier), both as YYYY-MM-DD. */
export function addDays(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** The weekday of a calendar date, 0 = Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

/** The date one month later; a day the month lacks becomes its last day (Jan 31 → Feb 28). */
export function addOneMonth(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(day, lastDay))).toISOString().slice(0, 10)
}

/**
 * The instant at which Pacific clocks show a time of a calendar day (YYYY-MM-DD; minutes after
 * midnight). A time that the spring change skips is the one an hour later.
 */
export function businessInstant(date: string, minutes: number): Date {
  const asUtc = new Date(`${date}T00:00:00Z`).getTime() + minutes * 60_000
  // Pacific time is behind UTC by seven hours in summer and by eight in winter.
  const [summer, winter] = [7, 8].map((hours) => new Date(asUtc + hours * 3_600_000))
  const shown = summer && businessParts(summer)
  const isSummer = shown?.date === date && shown.minutes === minutes
  return (isSummer ? summer : winter) ?? new Date(asUtc)
}
