import { atom } from 'jotai'
import type { WayOut } from '@/domain/capacity'
import type { Job } from '@/domain/jobs'
import { businessView } from '@/platform/query/view'
import { changeRecord } from '@/platform/records/recordList'
import { waysOutGatewayAtom } from './gateway'

/** The id of the job that ways are looked for; empty while nobody asks. */
export const suggestedJobAtom = atom('')

/** The ways for that job, best first. Setting it pins it. */
export const suggestionsViewAtom = businessView<WayOut[]>((get) => {
  const id = get(suggestedJobAtom)
  return {
    key: ['jobs', 'ways', id],
    ask: () => get(waysOutGatewayAtom).suggest(id),
    enabled: id !== '',
  }
})

type Taking = {
  job: Job
  way: WayOut
  /** The person was told that it does not fit, and books anyway. */
  overbook?: boolean
}

/** Takes a way for a job. */
export const takeWayAtom = atom(null, (get, set, { job, way, overbook }: Taking) =>
  changeRecord<Job, Job>(get, set, 'jobs', {
    record: job,
    expected: expectedOf(way),
    call: (current) => get(waysOutGatewayAtom).take(current, way, overbook),
  }),
)

function expectedOf(way: WayOut): Partial<Job> {
  if (way.kind === 'unplan') return { technicianId: null, technician: null, status: 'Scheduled' }
  const { technicianId, technician, scheduledDate, scheduledTime } = way
  return { technicianId, technician, scheduledDate, scheduledTime, status: 'Assigned' }
}
