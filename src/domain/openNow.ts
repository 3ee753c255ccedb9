import { usualSiteSettings, type SiteSettings } from './siteSettings'
import { addDays, businessParts, weekdayOf } from './businessTime'

/**
 * Whether the shops are open, and when that changes. `hour` is in hours after midnight, business time;
 * `inDays` is 0 for later today, 1 for tomorrow; `weekday` is 0 for Sunday.
 */
export type OpenState =
  | { open: true; closesAtHour: number }
  | { open: false; opensAtHour: number; inDays: number; weekday: number }

/** How many days ahead somebody is told when the shops open next. */
const daysAhead = 7

/**
 * The state of the shops at an instant, from the opening hours and the closed days; null when they do not open within
 * a week. It is all reckoned in wall-clock time, so that the two changes to and from daylight saving time
 * shift nothing. The opening minute counts as open, the closing minute as closed.
 */
export function openStateAt(
  instant: Date,
  { openingHours, closedDays }: SiteSettings = usualSiteSettings,
): OpenState | null {
  const { date, minutes } = businessParts(instant)
  for (let inDays = 0; inDays <= daysAhead; inDays += 1) {
    const day = addDays(date, inDays)
    const weekday = weekdayOf(day)
    const hours = openingHours[weekday]
    if (!hours || hours.open >= hours.close) continue
    if (closedDays.some((closed) => closed.day === day)) continue
    if (inDays > 0 || minutes < hours.open * 60) {
      return { open: false, opensAtHour: hours.open, inDays, weekday }
    }
    if (minutes < hours.close * 60) return { open: true, closesAtHour: hours.close }
  }
  return null
}
