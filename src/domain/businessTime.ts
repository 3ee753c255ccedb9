import { ianaZones, usualFormatSettings, type IanaZone, type TimeZoneName } from './formatSettings'

let current: TimeZoneName = usualFormatSettings.timeZone

/**
 * Sets the zone that all business time is in from here on, whatever zone the browser or the server is in. A business
 * has one zone, and a rule asks for today's date wherever it is needed: the zone is kept here and not handed through
 * all of them. Only what reads the owner's settings sets it: `platform/site` in the browser, the mocks' settings, and
 * the set-up of tests and stories.
 */
export function setBusinessTimeZone(name: TimeZoneName): void {
  current = name
}

/** The zone that business time is in, by the name that people read. */
export function businessTimeZone(): TimeZoneName {
  return current
}

// Making a format takes long, and there are four zones.
const partsFormats = new Map<IanaZone, Intl.DateTimeFormat>()

function partsFormatOf(zone: IanaZone): Intl.DateTimeFormat {
  // For reckoning alone: what people read is written by the formats of their language.
  const format =
    partsFormats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
  partsFormats.set(zone, format)
  return format
}

/** The calendar day (YYYY-MM-DD) and minutes after midnight at an instant, in business time. */
export function businessParts(
  instant: Date,
  zone: TimeZoneName = current,
): { date: string; minutes: number } {
  const part: Record<string, string> = {}
  for (const { type, value } of partsFormatOf(ianaZones[zone]).formatToParts(instant)) {
    part[type] = value
  }
  return {
    date: `${part.year}-${part.month}-${part.day}`,
    minutes: Number(part.hour) * 60 + Number(part.minute),
  }
}

/** Today's date in business time, as YYYY-MM-DD. */
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
 * The instant at which the business's clocks show a time of a calendar day (YYYY-MM-DD; minutes after midnight). A time
 * that the spring change skips is the one an hour later; of one that comes twice in autumn it is the first.
 */
export function businessInstant(date: string, minutes: number, zone: TimeZoneName = current): Date {
  const asUtc = new Date(`${date}T00:00:00Z`).getTime() + minutes * 60_000
  if (Number.isNaN(asUtc)) return new Date(asUtc)
  // Clocks change once within two days at most: what is true a day before and a day after are the two answers.
  const [before, after] = [-1, 1].map((days) => {
    const offset = offsetAt(new Date(asUtc + days * 86_400_000), zone)
    return new Date(asUtc - offset)
  }) as [Date, Date]
  const shows = (instant: Date) => {
    const shown = businessParts(instant, zone)
    return wallClock(shown.date, shown.minutes) === asUtc
  }
  return shows(before) || !shows(after) ? before : after
}

/** How far the zone's clocks are ahead of UTC at an instant, in milliseconds; west of Greenwich it is negative. */
function offsetAt(instant: Date, zone: TimeZoneName): number {
  const { date, minutes } = businessParts(instant, zone)
  return wallClock(date, minutes) - Math.floor(instant.getTime() / 60_000) * 60_000
}

/** A day and a time as if they were UTC, in milliseconds. */
function wallClock(date: string, minutes: number): number {
  return new Date(`${date}T00:00:00Z`).getTime() + minutes * 60_000
}
