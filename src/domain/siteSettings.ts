import { bookingDaysAhead, hasFrameBegun, timeFrameHours, timeFrames } from './appointments'
import { openingHours, type OpeningHours } from './businessHours'
import { company } from './company'
import { addDays, isCalendarDate, businessToday, weekdayOf } from './businessTime'

/** A day on which the shops are closed, YYYY-MM-DD, and why: "Christmas Day"; the reason may be empty. */
export type ClosedDay = { day: string; name: string }

/** What the owner has set and the public pages tell. Hours are after midnight, Pacific Time. */
export type SiteSettings = {
  /** Radius of the mobile service around each shop, in miles. */
  serviceRadius: number
  /** Between which hours visits are planned on any day. */
  businessHours: OpeningHours
  /** By weekday, Sunday first; a day that opens as it closes is closed. */
  openingHours: readonly OpeningHours[]
  /** From today on, in order. */
  closedDays: readonly ClosedDay[]
}

/** What holds until the database has answered, or when it does not. */
export const usualSiteSettings: SiteSettings = {
  serviceRadius: company.serviceRadiusMiles,
  businessHours: { open: 8, close: 18 },
  openingHours,
  closedDays: [],
}

/** Reads what `site_settings` answered, its names in camel case. Null when it makes no sense. */
export function readSiteSettings(value: unknown): SiteSettings | null {
  if (!isRecord(value)) return null
  const { serviceRadius, businessHours, openingHours: given, closedDays } = value
  const between = hoursOf(businessHours)
  if (typeof serviceRadius !== 'number' || !between || !Array.isArray(given)) return null
  const week = Array.from({ length: 7 }, (_, weekday) =>
    hoursOf(given.find((one: unknown) => isRecord(one) && one.weekday === weekday)),
  )
  if (week.some((hours) => hours === null)) return null
  return {
    serviceRadius,
    businessHours: between,
    openingHours: week as OpeningHours[],
    closedDays: Array.isArray(closedDays) ? closedDays.flatMap(closedDayOf) : [],
  }
}

/** The closed days of a week from today on. */
export function closedSoon({ closedDays }: SiteSettings, today: string): ClosedDay[] {
  const last = addDays(today, 7)
  return closedDays.filter(({ day }) => day >= today && day <= last)
}

/**
 * The days on which somebody could come but nothing is free, as far ahead as can be booked.
 * @param free the days on which something can be had (YYYY-MM-DD)
 */
export function fullDays(settings: SiteSettings, free: readonly string[], now: Date): string[] {
  const today = businessToday(now)
  return Array.from({ length: bookingDaysAhead + 1 }, (_, n) => addDays(today, n)).filter(
    (day) =>
      !free.includes(day) &&
      !settings.closedDays.some((closed) => closed.day === day) &&
      timeFrames.some((frame) => {
        const { start, end } = timeFrameHours[frame]
        const hours = settings.openingHours[weekdayOf(day)] ?? { open: 0, close: 0 }
        const { open, close } = settings.businessHours
        return (
          start >= Math.max(open, hours.open) &&
          end <= Math.min(close, hours.close) &&
          !hasFrameBegun(day, frame, now)
        )
      }),
  )
}

/** "07:30" → 7.5; "24:00" is the end of the day. Null when it is no time. */
function hourOf(text: unknown): number | null {
  const [, hours, minutes] = (typeof text === 'string' && /^(\d{2}):(\d{2})/.exec(text)) || []
  const hour = Number(hours) + Number(minutes) / 60
  return hour >= 0 && hour <= 24 ? hour : null
}

function hoursOf(value: unknown): OpeningHours | null {
  if (!isRecord(value)) return null
  const [open, close] = [hourOf(value.opens), hourOf(value.closes)]
  return open === null || close === null ? null : { open, close }
}

function closedDayOf(value: unknown): ClosedDay[] {
  if (!isRecord(value)) return []
  const { day, name } = value
  return typeof day === 'string' && isCalendarDate(day)
    ? [{ day, name: typeof name === 'string' ? name : '' }]
    : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
