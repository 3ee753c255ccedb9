import type { BusinessTables, TechnicianRow } from '../tables'
import { minutesBetween } from './drives'
import { inOrder, type Planned } from './visits'
import { frameSpan, isSkilled, windowOf } from './windows'

/** A visit in the day of a technician, in minutes after midnight. */
export type Stop = Planned & {
  /** The earliest it can be. */
  starts: number
  ends: number
  /** The latest it can begin so that what follows still can. */
  latest: number
  /** True when the technician has the skill, and it ends within their window. */
  fits: boolean
}

/** The day of a technician: one visit after the other, with the drives between them. */
export function routeOf(
  tables: BusinessTables,
  technician: TechnicianRow | undefined,
  visits: readonly Planned[],
): Stop[] {
  const stops: Stop[] = []
  for (const visit of inOrder(visits)) {
    const window = technician ? windowOf(tables, technician, visit.day, visit.frame) : null
    const before = stops.at(-1)
    const ready = before ? before.ends + minutesBetween(tables, before.zip, visit.zip) : 0
    const starts = Math.max((window ?? frameSpan(visit.frame)).starts, ready)
    const ends = starts + visit.minutes
    const fits =
      technician !== undefined &&
      isSkilled(technician, visit.specialty) &&
      window !== null &&
      ends <= window.ends
    // What does not fit already must not become later still.
    stops.push({
      ...visit,
      starts,
      ends,
      fits,
      latest: fits ? window.ends - visit.minutes : starts,
    })
  }
  for (let at = stops.length - 2; at >= 0; at -= 1) {
    const [stop, next] = [stops[at], stops[at + 1]]
    if (!stop?.fits || !next) continue
    const until = next.latest - minutesBetween(tables, stop.zip, next.zip) - stop.minutes
    stop.latest = Math.min(stop.latest, until)
  }
  return stops
}
