import { isCalendarDate } from '@/domain/businessTime'

/** A day for which this browser has asked to be told. Nobody is named. */
export type WaitedDay = { day: string; serviceType: string }

/** Where the days are kept for which this browser waits. */
const waitedDaysKey = 'sunline_waiting'

/** The days for which this browser waits, without those that are over. */
export function readWaitedDays(today: string): WaitedDay[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(waitedDaysKey) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.filter(
      (one): one is WaitedDay =>
        typeof one?.day === 'string' &&
        isCalendarDate(one.day) &&
        one.day >= today &&
        typeof one.serviceType === 'string',
    )
  } catch {
    return []
  }
}

/** Keeps the days; a browser that keeps nothing says the same again another time. */
export function writeWaitedDays(days: readonly WaitedDay[]): void {
  try {
    if (days.length === 0) localStorage.removeItem(waitedDaysKey)
    else localStorage.setItem(waitedDaysKey, JSON.stringify(days))
  } catch {
    // As with the draft: the page works without a memory.
  }
}
