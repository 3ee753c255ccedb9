import { technicianDayGatewayAtom } from '../gateway'
import { atom } from 'jotai'
import { safeToDriveFrom } from '@/domain/cureTime'
import type { Appointment, ServiceReport, TechnicianDay } from '@/domain/technicianDay'
import type { KeptAction } from '@/domain/waitingActions'
import { businessView, pinnable, type View } from '@/platform/query/view'
import { knownDayAtom } from './answeredDay'
import { keptActionsAtom } from './device'

/** The job whose service report is open; null for none. */
export const reportJobIdAtom = atom<string | null>(null)

/** The report that the server has. */
const answeredReportAtom = businessView<ServiceReport>((get) => {
  const jobId = get(reportJobIdAtom)
  return {
    key: ['technician-report', jobId],
    ask: () => get(technicianDayGatewayAtom).report(jobId ?? ''),
    enabled: jobId !== null,
  }
})

/** The report of a completion that still waits on the device: the customer gets it on the spot all the same. */
const waitingReportAtom = atom((get): ServiceReport | null => {
  const jobId = get(reportJobIdAtom)
  const day = get(knownDayAtom)?.day
  const appointment = day?.appointments.find(({ id }) => id === jobId)
  if (!day || !appointment) return null
  const completing = get(keptActionsAtom).find(
    (kept) => kept.jobId === jobId && kept.action.kind === 'complete' && kept.failure === null,
  )
  return completing ? reportOf(appointment, day, completing) : null
})

function reportOf(
  appointment: Appointment,
  day: TechnicianDay,
  { action, takenAt, jobId }: KeptAction,
): ServiceReport | null {
  if (action.kind !== 'complete') return null
  const { customer, address, vehicle, plate, serviceType, position, glassType, amount } =
    appointment
  return {
    jobId,
    customer,
    address,
    vehicle,
    plate,
    serviceType,
    position,
    glassType,
    amount,
    technician: day.name,
    ...action.completion,
    completedAt: takenAt,
    safeToDriveAt: safeToDriveFrom(new Date(takenAt), action.completion.cureMinutes).toISOString(),
  }
}

/** The service report of `reportJobIdAtom`. */
export const reportViewAtom = pinnable((get): View<ServiceReport> => {
  const waiting = get(waitingReportAtom)
  return waiting ? { status: 'ready', value: waiting } : get(answeredReportAtom)
})
