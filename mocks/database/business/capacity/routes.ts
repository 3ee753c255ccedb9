import type { BusinessTables, TechnicianRow } from '../tables'
import { driveMinutes, minutesBetween } from './drives'
import { inOrder, type Planned, type Wanted } from './visits'
import { frameSpan, isSkilled, windowOf } from './windows'

/** A visit in the day of a technician; `fits`: it ends within the technician's window. */
export type Stop = { visit: Planned; starts: number; ends: number; fits: boolean }

/**
 * The day of a technician: one visit after the other, with the drives between them. A visit that does not fit
 * leaves the times of the others as they are.
 */
export function routeOf(
  tables: BusinessTables,
  technician: TechnicianRow,
  visits: readonly Planned[],
): Stop[] {
  const stops: Stop[] = []
  let before: Stop | null = null
  for (const visit of inOrder(visits)) {
    const window = windowOf(tables, technician, visit.day, visit.frame)
    const ready: number = before
      ? before.ends + minutesBetween(tables, before.visit.zip, visit.zip)
      : 0
    const { starts: from, ends: until } = window ?? frameSpan(visit.frame)
    const starts = Math.max(from, ready)
    const ends = starts + visit.minutes
    const isPossible = window !== null && isSkilled(technician, visit.specialty) && ends <= until
    const stop = { visit, starts, ends, fits: isPossible || !visit.isJudged }
    stops.push(stop)
    if (stop.fits) before = stop
  }
  return stops
}

/** True when a technician can do one more visit, and everything that fitted still does. */
export function fitsInto(
  tables: BusinessTables,
  technician: TechnicianRow,
  visits: readonly Planned[],
  added: Planned,
): boolean {
  const fitted = routeOf(tables, technician, visits).filter(({ fits }) => fits)
  const after = routeOf(tables, technician, [...visits, added])
  const fits = (id: string) => after.find(({ visit }) => visit.id === id)?.fits === true
  return fits(added.id) && fitted.every(({ visit }) => fits(visit.id))
}

/** Minutes that a technician drives more for one more visit; 0 where a ZIP is not known. */
export function extraMinutes(
  tables: BusinessTables,
  technician: TechnicianRow,
  visits: readonly Planned[],
  { frame, place, zip }: Wanted & { place: number },
): number {
  const own = visits.map((visit) => ({ ...visit, isAdded: false }))
  const route = inOrder([...own, { frame, place, zip, isAdded: true }])
  const at = route.findIndex(({ isAdded }) => isAdded)
  const from = route[at - 1]?.zip ?? technician.home_zip
  const to = route[at + 1]?.zip ?? ''
  const drive = (one: string, other: string) => driveMinutes(tables, one, other) ?? 0
  return Math.max(0, drive(from, zip) + drive(zip, to) - drive(from, to))
}
