import { atom, type Getter, type Setter } from 'jotai'
import { hoursOfClock, type TechnicianTime } from '@/domain/capacity'
import { businessParts } from '@/domain/businessTime'
import { queryClientAtom } from '@/platform/query/queryClient'
import { adminKey, businessView, refreshAtom } from '@/platform/query/view'
import type { Answer } from '@/platform/records/recordsGateway'
import { techniciansGatewayAtom, type TechniciansGateway, type WorkingHours } from './gateway'

/** The id of the technician whose working time is open; empty while none is. */
export const timedTechnicianAtom = atom('')

const timeKey = (id: string) => ['technicians', 'time', id]

/** When that technician works, and the jobs that no longer fit. Setting it pins it. */
export const technicianTimeViewAtom = businessView<TechnicianTime>((get) => {
  const id = get(timedTechnicianAtom)
  return {
    key: timeKey(id),
    ask: () => get(techniciansGatewayAtom).time(id),
    enabled: id !== '',
  }
})

/** True when the technician works no more on this day. */
export const isOffNowAtom = atom((get) => {
  const view = get(technicianTimeViewAtom)
  if (view.status !== 'ready') return false
  const { date, minutes } = businessParts(new Date())
  return view.value.absences.some(
    ({ day, starts, ends }) =>
      day === date && hoursOfClock(starts) * 60 <= minutes && hoursOfClock(ends) === 24,
  )
})

/** Saves the weekly hours and where the day begins. `version` is the one that the person saw. */
export const saveHoursAtom = atom(
  null,
  (get, set, { version, ...hours }: WorkingHours & { version: number }) =>
    changeTime(get, set, (gateway, id) => gateway.saveHours(id, version, hours)),
)

type TimeOff = { days: readonly string[]; starts: string; ends: string }

/** Adds time off on several days. */
export const addAbsencesAtom = atom(null, (get, set, { days, ...times }: TimeOff) =>
  changeTime(get, set, (gateway, id) => gateway.addAbsences(id, days, times)),
)

/** Takes time off back. */
export const removeAbsencesAtom = atom(null, (get, set, ids: readonly number[]) =>
  changeTime(get, set, (gateway, id) => gateway.removeAbsences(id, ids)),
)

/** Off from now until the end of the day. */
export const callInSickAtom = atom(null, (get, set) =>
  changeTime(get, set, (gateway, id) => gateway.callInSick(id)),
)

/** The working time as it is now, after somebody else saved first. */
export const readTimeAtom = atom(null, (get, set) =>
  changeTime(get, set, (gateway, id) => gateway.time(id)),
)

async function changeTime(
  get: Getter,
  set: Setter,
  call: (gateway: TechniciansGateway, id: string) => Answer<TechnicianTime>,
) {
  const id = get(timedTechnicianAtom)
  const outcome = await call(get(techniciansGatewayAtom), id)
  if (outcome.ok) {
    get(queryClientAtom).setQueryData([adminKey, ...timeKey(id)], outcome.value)
    // Cards, boards and free seats depend on it.
    void set(refreshAtom)
  }
  return outcome
}
