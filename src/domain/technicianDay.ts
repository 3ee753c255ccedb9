import type { TimeFrame } from './appointments'
import type { StoredGlassType } from './prices'
import type { GlassPosition, ServiceType } from './services'
import type { JobStatus } from './jobs'

/**
 * Statuses of an appointment in the portal. The first three follow each other; a job that is
 * done or called off today stays in sight with its own word.
 */
const appointmentStatuses = [
  'confirmed',
  'in-progress',
  'pending',
  'completed',
  'cancelled',
] as const
export type AppointmentStatus = (typeof appointmentStatuses)[number]

/** The portal's word for a job: assigned is pending until the technician confirms it. */
export function appointmentStatusOf(status: JobStatus, confirmed: boolean): AppointmentStatus {
  if (status === 'In Progress') return 'in-progress'
  if (status === 'Completed') return 'completed'
  if (status === 'Cancelled') return 'cancelled'
  return confirmed ? 'confirmed' : 'pending'
}

/** A job as its technician sees it. */
export type Appointment = {
  /** The job's id, like J-001. */
  id: string
  /** YYYY-MM-DD, business time. */
  date: string
  time: TimeFrame
  customer: string
  customerPhone: string
  serviceType: ServiceType
  position: GlassPosition
  glassType: StoredGlassType
  vehicle: string
  plate: string
  address: string
  notes: string
  status: AppointmentStatus
  jobStatus: JobStatus
  priority: string
  amount: number
  openIssues: number
  hasReport: boolean
  version: number
  /** From the customer: a gate code, where to park. This and what follows is missing in a day that an older version kept. */
  accessNote?: string
  /** From the customer, in their own words. */
  customerNote?: string
  /** Paths of the customer's photos of the damage. */
  customerPhotos?: string[]
  /** When the technician set out, ISO 8601; null while they have not. */
  onTheWayAt?: string | null
  /** How many minutes the way takes, as the technician said. */
  onTheWayMinutes?: number | null
}

/** Today and tomorrow of the signed-in technician, with the tiles of today. */
export type TechnicianDay = {
  technicianId: string | null
  name: string
  /** YYYY-MM-DD, business time. */
  today: string
  todaysJobs: number
  completed: number
  inProgress: number
  pending: number
  appointments: Appointment[]
  tomorrow: Appointment[]
  /** Glass that can be used up, for choosing a part number. */
  parts: { partNumber: string; type: string; vehicle: string; inStock: number }[]
  /** Where Navigate leads; {address} stands for the address. */
  directionsUrl: string
}

/** What a technician can set by "Update Job Status". Completing asks for more and is separate. */
export type TechnicianStep = 'confirm' | 'start'

const steps: Record<AppointmentStatus, readonly (TechnicianStep | 'complete')[]> = {
  pending: ['confirm', 'start'],
  confirmed: ['start'],
  'in-progress': ['complete'],
  completed: [],
  cancelled: [],
}

/** What may be done next with an appointment. */
export function nextSteps(status: AppointmentStatus): readonly (TechnicianStep | 'complete')[] {
  return steps[status]
}

/** The minutes that a technician can say the way takes. `take_step` in the database offers the same. */
export const onMyWayMinutes = [10, 20, 30, 45] as const
export type OnMyWayMinutes = (typeof onMyWayMinutes)[number]

/** Whether the technician can say that they are on the way: nobody has begun, and the office has not called it off. */
export function maySetOut({ status }: Pick<Appointment, 'status'>): boolean {
  return status === 'pending' || status === 'confirmed'
}

/** When a technician who is on the way arrives, as they said; null while they are not on the way. */
export function arrivalOf({ onTheWayAt, onTheWayMinutes }: Appointment): Date | null {
  if (!onTheWayAt || !onTheWayMinutes) return null
  return new Date(Date.parse(onTheWayAt) + onTheWayMinutes * 60_000)
}

/** Sent with every action of a technician, so that it arrives once however often it is sent. */
export type DeviceAction = {
  /** A UUID made when the person acted. */
  idempotencyKey: string
  /** When the person acted, by the device's clock, ISO 8601; the device may have been offline since. */
  takenAt: string
  /** What the device's clock shows while it sends, ISO 8601: by it the server takes the clock's error out. */
  sentAt: string
}

/** What completing a job needs. */
export type JobCompletion = {
  workDone: string
  /** The part that was used, which takes it from stock; empty when none was. */
  partNumber: string
  /** Minutes before the car may be driven. */
  cureMinutes: number
  /** Images as data URLs, shrunk on the device, or the paths of their files; six at most. */
  photos: string[]
  /** The customer's signature as a data URL; empty when nobody was there to sign. */
  signature: string
  signedBy: string
}

export const issueKinds = [
  'customer-absent',
  'wrong-glass',
  'glass-damaged',
  'vehicle-damage',
  'weather',
  'other',
] as const
export type IssueKind = (typeof issueKinds)[number]

/** A problem reported during the work. */
export type IssueReport = {
  kind: IssueKind
  note: string
  /** An image as a data URL, or the path of its file; empty when there is none. */
  photo: string
  /** True when the job cannot be done now and goes back to the office. */
  cannotComplete: boolean
}

/** An issue as the office sees it. */
export type JobIssue = {
  id: number
  jobId: string
  technician: string
  kind: IssueKind
  note: string
  cannotComplete: boolean
  takenAt: string
  resolvedAt: string | null
  /** An address that shows it for a time, or a data URL; null when it cannot be shown, empty when there is none. */
  photo: string | null
}

/** The record of what was done: printable, with the facts a customer must get. */
export type ServiceReport = {
  jobId: string
  customer: string
  address: string
  vehicle: string
  plate: string
  serviceType: ServiceType
  position: GlassPosition
  glassType: StoredGlassType
  amount: number
  technician: string
  workDone: string
  partNumber: string
  cureMinutes: number
  /** When the car may be driven again. */
  safeToDriveAt: string
  completedAt: string
  signedBy: string
  signature: string
  /** Addresses that show them for a time, or data URLs; null for one that cannot be shown. */
  photos: (string | null)[]
}

/** The longest cure time that is accepted, minutes: two days. */
export const longestCureMinutes = 2880
export const mostPhotos = 6
