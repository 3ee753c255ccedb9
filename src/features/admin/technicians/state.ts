import { atom } from 'jotai'
import type { Job } from '@/domain/jobs'
import type { Technician, TechnicianFields } from '@/domain/technicians'
import { businessView, viewOf, businessQuery, pinnable, type View } from '@/platform/query/view'
import { changeRecord, recordList } from '@/platform/records/recordList'
import { recordSaving } from '@/platform/records/recordSaving'
import { techniciansGatewayAtom } from './gateway'

/** The technicians screen. */
export const techniciansList = recordList<Technician>('technicians', techniciansGatewayAtom)

/** Its tiles. */
export const technicianFiguresViewAtom = businessView((get) => ({
  key: ['technicians', 'figures'],
  ask: () => get(techniciansGatewayAtom).figures(),
}))

/** Adds a technician, or changes one. */
export const saveTechnicianAtom = recordSaving<Technician, TechnicianFields>(
  'technicians',
  techniciansGatewayAtom,
  // A job in progress keeps a technician busy, whatever is set by hand.
  (fields, { currentJob }) => ({ ...fields, status: currentJob ? 'busy' : fields.dutyStatus }),
)

/** Whether jobs are asked for: only while somebody assigns one. */
export const isAssigningAtom = atom(false)

/** Jobs that the dialog offers at most; the board of the jobs screen has them all. */
const maxOffered = 100

const waitingJobsAtom = businessQuery((get) => ({
  key: ['jobs', 'waiting'],
  ask: () => get(techniciansGatewayAtom).waitingJobs(maxOffered),
  enabled: get(isAssigningAtom),
}))

/** The jobs that wait for a technician, earliest first. */
export const waitingJobsViewAtom = pinnable((get): View<Job[]> => {
  const view = viewOf(get(waitingJobsAtom))
  return view.status === 'ready' ? { status: 'ready', value: view.value.rows } : view
})

type Assigning = {
  job: Job
  technician: Technician
  /** The person was told that it does not fit, and books anyway. */
  overbook?: boolean
}

/** Gives a waiting job to a technician. */
export const assignWaitingJobAtom = atom(
  null,
  (get, set, { job, technician, overbook }: Assigning) =>
    changeRecord<Job, Job>(get, set, 'jobs', {
      record: job,
      expected: { technicianId: technician.id, technician: technician.name, status: 'Assigned' },
      call: (current) => get(techniciansGatewayAtom).assign(current, technician.id, overbook),
    }),
)
