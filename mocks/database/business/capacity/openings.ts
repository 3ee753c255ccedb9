import { timeFrames } from '@/domain/appointments'
import { bookingRules } from '../bookingRules'
import type { BusinessTables, TechnicianRow } from '../tables'
import { driveMinutes, isKnownZip, minutesBetween } from './drives'
import { routeOf } from './routes'
import type { Planned, Wanted } from './visits'
import { isSkilled, windowOf, workforce } from './windows'

/** A day with everything that is to be done on it. */
export type DayPlan = { tables: BusinessTables; visits: Planned[] }

/** Where one more visit could go in a technician's day: after the others of its time frame. */
export type Opening = {
  technician: TechnicianRow
  /** How many of the same kind. */
  more: number
  /** What the technician is for; who does everything is kept for what others cannot do. */
  specialties: number
  hasVisit: boolean
  /** Minutes that are driven more for it; 0 where a ZIP is not known. */
  extra: number
}

/** The visits that a technician does or is kept free for. */
export function visitsOf({ visits }: DayPlan, technicianId: string): Planned[] {
  return visits.filter(({ holder }) => holder === technicianId)
}

/**
 * The opening in the day of a technician; null when there is none.
 * @param leave the id of a visit that is not counted
 */
export function openingOf(
  plan: DayPlan,
  technician: TechnicianRow,
  wanted: Wanted,
  leave: string | null = null,
): Opening | null {
  const { tables } = plan
  const window = windowOf(tables, technician, wanted.day, wanted.frame)
  if (!tables.service_rules.has(wanted.service) || !window) return null
  if (!isSkilled(technician, wanted.specialty)) return null
  const stops = routeOf(tables, technician, visitsOf(plan, technician.id)).filter(
    ({ id }) => id !== leave,
  )
  const frame = timeFrames.indexOf(wanted.frame)
  const next = stops.find((stop) => timeFrames.indexOf(stop.frame) > frame)
  const before = stops.findLast((stop) => timeFrames.indexOf(stop.frame) <= frame)
  const ready = before ? before.ends + minutesBetween(tables, before.zip, wanted.zip) : 0
  const doneAt = Math.max(window.starts, ready) + wanted.minutes
  const doneBy = Math.min(
    window.ends,
    next ? next.latest - minutesBetween(tables, wanted.zip, next.zip) : window.ends,
  )
  if (doneAt > doneBy) return null

  const from = before ? before.zip : technician.home_zip
  const drive = (one: string, other: string) => driveMinutes(tables, one, other) ?? 0
  const isOn = next !== undefined && isKnownZip(next.zip) && isKnownZip(wanted.zip)
  const onward = isOn ? drive(wanted.zip, next.zip) - drive(from, next.zip) : 0
  const each = Math.max(1, wanted.minutes + bookingRules(tables).visit_gap)
  return {
    technician,
    more: 1 + Math.floor((doneBy - doneAt) / each),
    specialties: technician.specialties.length || 1000,
    hasVisit: before?.frame === wanted.frame,
    extra: Math.max(0, Math.ceil(drive(from, wanted.zip) + onward)),
  }
}

/** Every opening that bookings can rely on: of those who have working hours. */
export function openingsFor(plan: DayPlan, wanted: Wanted, leave: string | null = null): Opening[] {
  return workforce(plan.tables).flatMap((technician) => {
    const opening = openingOf(plan, technician, wanted, leave)
    return opening ? [opening] : []
  })
}

/** The order of technicians by their numbers. */
export function byNumber({ id: one }: { id: string }, { id: other }: { id: string }): number {
  return one.length - other.length || (one < other ? -1 : one > other ? 1 : 0)
}

/**
 * Who had best be kept free for a visit; null: nobody can do it. The one who can do least else, then who is in that
 * time frame already, then the nearest.
 */
export function bestOpening(
  plan: DayPlan,
  wanted: Wanted,
  { butNot = null, idleOnly = false }: { butNot?: string | null; idleOnly?: boolean } = {},
): TechnicianRow | null {
  const [best] = openingsFor(plan, wanted)
    .filter(({ technician, hasVisit }) => technician.id !== butNot && !(idleOnly && hasVisit))
    .sort(
      (one, other) =>
        one.specialties - other.specialties ||
        Number(other.hasVisit) - Number(one.hasVisit) ||
        one.extra - other.extra ||
        byNumber(one.technician, other.technician),
    )
  return best?.technician ?? null
}
