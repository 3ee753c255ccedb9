import { atom } from 'jotai'
import type { Job } from '@/domain/jobs'
import type { Technician, TechnicianFields } from '@/domain/technicians'
import { businessGatewaysAtom } from './businessGateways'
import { changeRecord, recordList } from './recordList'
import { recordSaving } from './recordSaving'
import { businessView, viewOf, businessQuery, pinnable, type View } from './view'

/** The technicians screen. */
export const techniciansList = recordList<Technician>(
  'technicians',
  (business) => business.technicians,
)

/** Its tiles. */
export const technicianFiguresViewAtom = businessView(() => ({
  key: ['technicians', 'figures'],
  ask: (business) => business.technicians.figures(),
}))

/** Adds a technician, or changes one. */
export const saveTechnicianAtom = recordSaving<Technician, TechnicianFields>(
  'technicians',
  (business) => business.technicians,
  // A job in progress keeps a technician busy, whatever is set by hand.
  (fields, { currentJob }) => ({ ...fields, status: currentJob ? 'busy' : fields.dutyStatus }),
)

/** Whether jobs are asked for: only while somebody assigns one. */
export const isAssigningAtom = atom(false)

/** Most jobs that the dialog offers; the board of the jobs screen has them all. */
const mostOffered = 100

const waitingJobsAtom = businessQuery((get) => ({
  key: ['jobs', 'waiting'],
  ask: (business) =>
    business.jobs.list({ tab: 'Scheduled', sort: 'schedule', pageSize: mostOffered }),
  enabled: get(isAssigningAtom),
}))

/** The jobs that wait for a technician, soonest first. */
export const waitingJobsViewAtom = pinnable((get): View<Job[]> => {
  const view = viewOf(get(waitingJobsAtom))
  return view.status === 'ready' ? { status: 'ready', value: view.value.rows } : view
})

/** Gives a waiting job to a technician. */
export const assignWaitingJobAtom = atom(
  null,
  (get, set, { job, technician }: { job: Job; technician: Technician }) =>
    changeRecord<Job, Job>(get, set, 'jobs', {
      record: job,
      soon: { technicianId: technician.id, technician: technician.name, status: 'Assigned' },
      call: (business, seen) => business.jobs.assign(seen, technician.id),
    }),
)

/** A technician's name and id. */
export type TechnicianChoice = Pick<Technician, 'id' | 'name'>

/** The technicians that a form offers, by name. */
export const technicianChoicesAtom = atom(null, async (get) => {
  const outcome = await get(businessGatewaysAtom).technicians.list({ sort: 'name', pageSize: 100 })
  return outcome.ok ? outcome.value.rows : []
})
