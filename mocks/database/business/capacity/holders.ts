import type { BusinessTables, TechnicianRow } from '../tables'
import { extraMinutes, fitsInto, routeOf, type Stop } from './routes'
import { keepVisits, knownVisits, type Planned, type Wanted } from './visits'
import { isSkilled, windowOf, workforce } from './windows'

/** A day with everything that is to be done on it. */
export type DayPlan = { tables: BusinessTables; visits: Planned[] }

/** The visits that a technician does or is kept free for. */
export function visitsOf({ visits }: DayPlan, technicianId: string): Planned[] {
  return visits.filter(({ holder }) => holder === technicianId)
}

/** The day of a technician by the plan. */
export function stopsOf(plan: DayPlan, technician: TechnicianRow): Stop[] {
  return routeOf(plan.tables, technician, visitsOf(plan, technician.id))
}

/**
 * Technicians in the order in which they are asked: who knows least first, so that the others stay free for what
 * only they can do; then who is there anyway, then who drives least.
 */
export function ranked(
  plan: DayPlan,
  technicians: readonly TechnicianRow[],
  visit: Wanted & { place: number },
): TechnicianRow[] {
  const { tables } = plan
  const costs = new Map(
    technicians.map((technician) => {
      const own = visitsOf(plan, technician.id)
      return [
        technician.id,
        [
          technician.specialties.length || Infinity,
          own.some(({ frame }) => frame === visit.frame) ? 0 : 1,
          extraMinutes(tables, technician, own, visit),
        ],
      ] as const
    }),
  )
  return technicians.toSorted((one, other) => {
    const [first, second] = [costs.get(one.id) ?? [], costs.get(other.id) ?? []]
    const at = first.findIndex((cost, n) => cost !== second[n])
    return at < 0 ? (one.id < other.id ? -1 : 1) : (first[at] ?? 0) - (second[at] ?? 0)
  })
}

/** Those who bring bookings, have the skill, and work at the time. */
function able({ tables }: DayPlan, { specialty, day, frame }: Wanted): TechnicianRow[] {
  return workforce(tables).filter(
    (technician) =>
      isSkilled(technician, specialty) && windowOf(tables, technician, day, frame) !== null,
  )
}

/**
 * Keeps somebody free for a visit of the plan, moving others' visits to other technicians where that is needed.
 * Answers false and changes nothing when nobody can do it.
 */
export function settle(plan: DayPlan, visit: Planned, asked: Set<string> = new Set()): boolean {
  asked.add(visit.id)
  const technicians = ranked(plan, able(plan, visit), visit)
  const fits = ({ id }: TechnicianRow, one: Planned) => {
    const technician = plan.tables.technicians.get(id)
    return technician ? fitsInto(plan.tables, technician, visitsOf(plan, id), one) : false
  }
  const free = technicians.find((technician) => fits(technician, visit))
  if (free) {
    visit.holder = free.id
    return true
  }
  for (const technician of technicians) {
    const held = visitsOf(plan, technician.id).filter(
      ({ assigned, isJudged, id }) => assigned === null && isJudged && !asked.has(id),
    )
    for (const other of held) {
      other.holder = null
      if (fits(technician, visit)) {
        visit.holder = technician.id
        if (settle(plan, other, asked)) return true
        visit.holder = null
      }
      other.holder = technician.id
    }
  }
  return false
}

/**
 * A day as it is planned now. Who was kept free for a visit stays so while that is possible; what nobody can do is
 * left without a holder.
 * @param but the id of a visit that is looked at as if it were not there
 */
export function planDay(
  tables: BusinessTables,
  day: string,
  now: number,
  but: string | null = null,
): DayPlan {
  const known = knownVisits(tables, day, now, but)
  const isLoose = ({ assigned, isJudged }: Planned) => assigned === null && isJudged
  const plan: DayPlan = { tables, visits: known.map((visit) => ({ ...visit })) }
  const loose = plan.visits.filter(isLoose)
  const before = new Map(loose.map(({ id, holder }) => [id, holder]))
  for (const visit of loose) visit.holder = null
  for (const visit of loose) {
    const technician = workforce(tables).find(({ id }) => id === before.get(visit.id))
    if (technician && fitsInto(tables, technician, visitsOf(plan, technician.id), visit)) {
      visit.holder = technician.id
    }
  }
  for (const visit of loose) if (visit.holder === null) settle(plan, visit)
  if (but === null) keepVisits(tables, plan.visits)
  return plan
}

/** A copy of a plan that can be tried out. */
export function copyPlan({ tables, visits }: DayPlan): DayPlan {
  return { tables, visits: visits.map((visit) => ({ ...visit })) }
}

// More than this cannot fit into two hours.
const mostInFrame = 8
const lastPlace = Number.MAX_SAFE_INTEGER - mostInFrame

/** A visit that is not there yet, as the last of its time frame. */
export function newVisit(wanted: Wanted, assigned: string | null = null, id = 'new'): Planned {
  return { ...wanted, id, assigned, holder: assigned, isJudged: true, place: lastPlace }
}

/** How many more such visits a day's plan can take. */
export function roomFor(plan: DayPlan, wanted: Wanted): number {
  let room = 0
  for (const technician of able(plan, wanted)) {
    const own = [...visitsOf(plan, technician.id)]
    for (let n = 0; n < mostInFrame; n += 1) {
      const visit = { ...newVisit(wanted, null, `new ${n}`), place: lastPlace + n }
      if (!fitsInto(plan.tables, technician, own, visit)) break
      own.push({ ...visit, holder: technician.id })
      room += 1
    }
  }
  return room > 0 || !hasRoom(plan, wanted) ? room : 1
}

/** True when somebody can do such a visit, once others have taken over what can be moved. */
export function hasRoom(plan: DayPlan, wanted: Wanted): boolean {
  const tried = copyPlan(plan)
  const visit = newVisit(wanted)
  tried.visits.push(visit)
  return settle(tried, visit)
}

/** What keeps a technician from a visit: the id of what stands in its way, or null when nothing does. */
export function inTheWay(
  plan: DayPlan,
  technician: TechnicianRow,
  wanted: Wanted,
): { jobId: string | null } | null {
  const tried = copyPlan(plan)
  const visit = newVisit(wanted, technician.id)
  const held = visitsOf(tried, technician.id).filter(
    ({ assigned, isJudged }) => assigned === null && isJudged,
  )
  for (const other of held) other.holder = null
  const own = visitsOf(tried, technician.id)
  if (!fitsInto(tried.tables, technician, own, visit)) {
    const inFrame = own.find(({ frame }) => frame === wanted.frame)
    return { jobId: (inFrame ?? own[0])?.id ?? null }
  }
  tried.visits.push(visit)
  for (const other of held) {
    if (fitsInto(tried.tables, technician, visitsOf(tried, technician.id), other)) {
      other.holder = technician.id
    } else if (!settle(tried, other)) {
      return { jobId: tried.tables.jobs.has(other.id) ? other.id : null }
    }
  }
  return null
}

/** True when a technician has the skill, works at the time and has room for a visit. */
export function canDo(plan: DayPlan, technician: TechnicianRow, wanted: Wanted): boolean {
  const { tables } = plan
  return (
    isSkilled(technician, wanted.specialty) &&
    windowOf(tables, technician, wanted.day, wanted.frame) !== null &&
    inTheWay(plan, technician, wanted) === null
  )
}

/** The ids of the visits of a day's plan that nobody can do as they are. */
export function overbookedIn(plan: DayPlan): Set<string> {
  const { tables, visits } = plan
  const late = [...tables.technicians.values()]
    .flatMap((technician) => stopsOf(plan, technician))
    .filter(({ fits }) => !fits)
    .map(({ visit }) => visit.id)
  const nobody = visits.filter(({ holder, isJudged }) => isJudged && holder === null)
  return new Set([...late, ...nobody.map(({ id }) => id)])
}
