import { openingHours } from './businessHours'
import { addDays, pacificParts, weekdayOf } from './pacificTime'

/**
 * Whether the shops are open, and when that changes. `hour` is in hours after midnight, Pacific Time;
 * `inDays` is 0 for later today, 1 for tomorrow; `weekday` is 0 for Sunday.
 */
export type OpenState =
  | { open: true; closesAtHour: number }
  | { open: false; opensAtHour: number; inDays: number; weekday: number }

/**
 * The state of the shops at an instant, from the opening hours. It is all reckoned
 * in Pacific wall-clock time, so that the two changes to and from daylight saving time shift nothing.
 * The opening minute counts as open, the closing minute as closed.
 */
export function openStateAt(instant: Date): OpenState {
  const { date, minutes } = pacificParts(instant)
  for (let inDays = 0; inDays < 8; inDays += 1) {
    const weekday = weekdayOf(addDays(date, inDays))
    const hours = openingHours[weekday]
    if (!hours) continue
    if (inDays > 0 || minutes < hours.open * 60) {
      return { open: false, opensAtHour: hours.open, inDays, weekday }
    }
    if (minutes < hours.close * 60) return { open: true, closesAtHour: hours.close }
  }
  throw new Error('No day of the week has opening hours.')
}
