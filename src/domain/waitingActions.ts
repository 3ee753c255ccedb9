import type { BusinessFailure } from './businessFailures'
import { addDays } from './businessTime'
import {
  maySetOut,
  nextSteps,
  type Appointment,
  type IssueReport,
  type JobCompletion,
  type OnMyWayMinutes,
  type TechnicianDay,
} from './technicianDay'

/** What a technician did, with everything that the office will need of it. */
export type TakenAction =
  | { kind: 'confirm' }
  | { kind: 'start' }
  | { kind: 'on_my_way'; minutes: OnMyWayMinutes }
  | { kind: 'complete'; completion: JobCompletion }
  | { kind: 'issue'; issue: IssueReport }

/** An action as it is kept on the device until the server has it. */
export type KeptAction = {
  /** The idempotency key, a UUID made when the person acted. */
  key: string
  jobId: string
  /** The customer's name, to tell the actions apart. */
  customer: string
  /** When the person acted, ISO 8601. */
  takenAt: string
  action: TakenAction
  /** Paths of its photos that the server has already. */
  uploaded?: readonly string[]
  /** Why the server refused it; null while it waits to be sent. */
  failure: BusinessFailure | null
}

/** The photos of an action, data URLs. */
export function photosOf(action: TakenAction): readonly string[] {
  if (action.kind === 'complete') return action.completion.photos
  return action.kind === 'issue' && action.issue.photo ? [action.issue.photo] : []
}

/** The day as it is once these actions have arrived: appointments, tiles and stock. Refused ones count for nothing. */
export function dayWithActions(day: TechnicianDay, actions: readonly KeptAction[]): TechnicianDay {
  const waiting = actions.filter(({ failure }) => failure === null)
  if (waiting.length === 0) return day
  const after = (appointments: readonly Appointment[]) =>
    waiting.reduce<Appointment[]>(
      (shown, { jobId, action, takenAt }) =>
        shown.flatMap((appointment) =>
          appointment.id === jobId ? withAction(appointment, action, takenAt) : [appointment],
        ),
      [...appointments],
    )
  return withFigures({
    ...day,
    appointments: after(day.appointments),
    tomorrow: after(day.tomorrow),
    parts: day.parts.map((part) => ({
      ...part,
      inStock: part.inStock - used(part.partNumber, waiting),
    })),
  })
}

function used(partNumber: string, actions: readonly KeptAction[]): number {
  const isOfPart = ({ action }: KeptAction) =>
    action.kind === 'complete' &&
    action.completion.partNumber.toLowerCase() === partNumber.toLowerCase()
  return actions.filter(isOfPart).length
}

/** The appointment after the action; nothing when it goes back to the office. A step that is done already changes nothing. */
function withAction(appointment: Appointment, action: TakenAction, takenAt: string): Appointment[] {
  if (action.kind === 'issue') {
    if (action.issue.cannotComplete) return []
    return [{ ...appointment, openIssues: appointment.openIssues + 1 }]
  }
  if (action.kind === 'on_my_way') {
    if (!maySetOut(appointment)) return [appointment]
    const way = { onTheWayAt: takenAt, onTheWayMinutes: action.minutes }
    return [{ ...appointment, ...way, status: 'confirmed' }]
  }
  if (!nextSteps(appointment.status).includes(action.kind)) return [appointment]
  if (action.kind === 'confirm') return [{ ...appointment, status: 'confirmed' }]
  if (action.kind === 'start') {
    return [{ ...appointment, status: 'in-progress', jobStatus: 'In Progress' }]
  }
  return [{ ...appointment, status: 'completed', jobStatus: 'Completed', hasReport: true }]
}

/** The tiles counted again from the appointments, as `my_day` counts them. */
function withFigures(day: TechnicianDay): TechnicianDay {
  const count = (status: Appointment['jobStatus']) =>
    day.appointments.filter(({ jobStatus }) => jobStatus === status).length
  return {
    ...day,
    todaysJobs: day.appointments.length - count('Cancelled'),
    completed: count('Completed'),
    inProgress: count('In Progress'),
    pending: count('Assigned'),
  }
}

/**
 * A kept day as it reads on another day: yesterday's "tomorrow" is today. Null when the day that was
 * kept says nothing of today.
 * @param today YYYY-MM-DD, business time
 */
export function keptDayOn(day: TechnicianDay, today: string): TechnicianDay | null {
  if (day.today === today) return day
  if (addDays(day.today, 1) !== today) return null
  return withFigures({ ...day, today, appointments: day.tomorrow, tomorrow: [] })
}

/** The day after the server took an action and answered how the appointment is now. */
export function dayWithAnswer(day: TechnicianDay, answer: Appointment): TechnicianDay {
  const isTodays = ({ jobStatus }: Appointment) => jobStatus !== 'Scheduled'
  const after = (appointments: readonly Appointment[]) =>
    appointments.map((known) => (known.id === answer.id ? answer : known)).filter(isTodays)
  return withFigures({
    ...day,
    appointments: after(day.appointments),
    tomorrow: after(day.tomorrow),
  })
}
