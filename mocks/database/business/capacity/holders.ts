import { timeFrames } from '@/domain/appointments'
import type { Context } from '../context'
import type { TechnicianRow } from '../tables'
import { bestOpening, openingOf, visitsOf, type DayPlan } from './openings'
import { routeOf, type Stop } from './routes'
import { knownVisits, type Planned, type Wanted } from './visits'

/** The day of a technician by the plan. */
export function stopsOf(plan: DayPlan, technicianId: string): Stop[] {
  const technician = plan.tables.technicians.get(technicianId)
  return routeOf(plan.tables, technician, visitsOf(plan, technicianId))
}

// The last first: what comes before it may fit then.
function dropUnfit(plan: DayPlan, technicianId: string): void {
  for (;;) {
    const [last] = stopsOf(plan, technicianId)
      .filter(({ isHeld, fits }) => isHeld && !fits)
      .sort(
        (one, other) =>
          timeFrames.indexOf(other.frame) - timeFrames.indexOf(one.frame) ||
          other.place - one.place,
      )
    const dropped = plan.visits.find(({ id }) => id === last?.id)
    if (!dropped) return
    dropped.holder = null
  }
}

/**
 * Who can be kept free for a visit that nobody is kept free for. Where nobody can, another held visit of the time frame
 * changes hands when that makes room.
 */
function makeRoom(plan: DayPlan, visit: Planned): string | null {
  return bestOpening(plan, visit)?.id ?? exchange(plan, visit)
}

/**
 * Lets a held visit of the time frame change hands so that another one has room, and answers who is free then; null
 * when none can.
 * @param idleOnly only to somebody who has nothing in that time frame yet
 */
function exchange(plan: DayPlan, visit: Planned, idleOnly = false): string | null {
  for (const other of plan.visits) {
    const technician = plan.tables.technicians.get(other.holder ?? '')
    if (!technician || !other.isHeld || other.frame !== visit.frame) continue
    if (!openingOf(plan, technician, visit, other.id)) continue
    const nextHolder = bestOpening(plan, other, { butNot: technician.id, idleOnly })
    if (!nextHolder) continue
    other.holder = nextHolder.id
    return technician.id
  }
  return null
}

/** True when a held visit could go to somebody idle and make room for one more. */
export function hasRoomByExchange(plan: DayPlan, wanted: Wanted): boolean {
  const tried = { ...plan, visits: plan.visits.map((visit) => ({ ...visit })) }
  const place = Number.MAX_SAFE_INTEGER
  return exchange(tried, { ...wanted, id: '', holder: null, isHeld: true, place }, true) !== null
}

/** Gives what is only held, and cannot be done by its holder any more, to somebody else. */
function settle(plan: DayPlan): void {
  for (const technicianId of new Set(plan.visits.map(({ holder }) => holder))) {
    if (technicianId !== null) dropUnfit(plan, technicianId)
  }
  for (const visit of plan.visits) {
    if (visit.isHeld && visit.holder === null) visit.holder = makeRoom(plan, visit)
  }
}

/**
 * A day as it is planned now. Who was kept free for a visit stays so while that is possible; what nobody can do is
 * left without a holder.
 * @param but the id of a visit that is looked at as if it were not there
 */
export function planDay(
  context: Pick<Context, 'database' | 'tables'>,
  day: string,
  but: string | null = null,
): DayPlan {
  const { visits, keep } = knownVisits(context, day)
  const plan: DayPlan = { tables: context.tables, visits: visits.filter(({ id }) => id !== but) }
  settle(plan)
  if (but === null) keep(plan.visits)
  return plan
}

/** The ids of the visits of a day's plan that cannot be done as they are. */
export function overbookedIn(plan: DayPlan): Set<string> {
  const late = [...new Set(plan.visits.map(({ holder }) => holder))]
    .flatMap((id) => (id === null ? [] : stopsOf(plan, id)))
    .filter(({ fits }) => !fits)
  const nobody = plan.visits.filter(({ holder }) => holder === null)
  return new Set([...late, ...nobody].map(({ id }) => id))
}

/**
 * True when a technician has no room for a visit: it does not fit, or something else would not any more.
 * @param id what it is planned under already; '' of one that is new
 */
export function isInTheWay(
  plan: DayPlan,
  technician: TechnicianRow,
  wanted: Wanted,
  id: string,
): boolean {
  const others = (overbooked: Set<string>) => [...overbooked].filter((one) => one !== id).length
  const before = others(overbookedIn(plan))
  const visit: Planned = {
    ...wanted,
    id,
    holder: technician.id,
    isHeld: false,
    place: Number.MAX_SAFE_INTEGER,
  }
  const rest = plan.visits.filter((one) => one.id !== id).map((one) => ({ ...one }))
  const tried: DayPlan = { tables: plan.tables, visits: [...rest, visit] }
  settle(tried)
  const after = overbookedIn(tried)
  return after.has(id) || others(after) > before
}
