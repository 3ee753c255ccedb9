import type { PaymentMethod, TimeFrame } from './appointments'
import type { GlassType } from './prices'
import type { GlassPosition, ServiceType } from './services'

/** Statuses and priorities of a job (specification, section 4). */
export const jobStatuses = [
  'Scheduled',
  'Assigned',
  'In Progress',
  'Completed',
  'Cancelled',
] as const
export type JobStatus = (typeof jobStatuses)[number]

export const jobPriorities = ['High', 'Medium', 'Low'] as const
export type JobPriority = (typeof jobPriorities)[number]

/** Tabs of the jobs screen, in the order they are shown. */
export const jobTabs = ['All Jobs', ...jobStatuses] as const
export type JobTab = (typeof jobTabs)[number]

/** A job as staff see it. Money in US dollars; days are YYYY-MM-DD in Pacific Time. */
export type Job = {
  /** Like J-001. */
  id: string
  customerId: string
  customer: string
  customerPhone: string
  quoteId: string | null
  serviceType: ServiceType
  position: GlassPosition
  glassType: GlassType
  vehicleYear: string
  vehicleMake: string
  vehicleModel: string
  /** Year, make and model in one line. */
  vehicle: string
  plate: string
  technicianId: string | null
  technician: string | null
  /** Where the work is done. */
  location: string
  scheduledDate: string
  scheduledTime: TimeFrame
  status: JobStatus
  priority: JobPriority
  amount: number
  paymentMethod: PaymentMethod
  notes: string
  cancelReason: string | null
  openIssues: number
  completedAt: string | null
  createdAt: string
  updatedAt: string
  version: number
}

/** What staff fill in to schedule a job. */
export type JobFields = {
  customerId: string
  serviceType: ServiceType
  position: GlassPosition
  glassType: GlassType
  vehicleYear: string
  vehicleMake: string
  vehicleModel: string
  plate: string
  location: string
  scheduledDate: string
  scheduledTime: TimeFrame
  priority: JobPriority
  paymentMethod: PaymentMethod
  notes: string
  amount?: number
}

const nextStatuses: Record<JobStatus, readonly JobStatus[]> = {
  Scheduled: ['Assigned', 'Cancelled'],
  Assigned: ['Scheduled', 'In Progress', 'Cancelled'],
  'In Progress': ['Scheduled', 'Completed', 'Cancelled'],
  Completed: [],
  Cancelled: [],
}

/**
 * The statuses a job may take next: Scheduled → Assigned → In Progress → Completed, or Cancelled.
 * Back to Scheduled it goes without a technician: unassigned, or "can't complete".
 */
export function nextJobStatuses(status: JobStatus): readonly JobStatus[] {
  return nextStatuses[status]
}

/** True while the job is still to be done, so that it holds a seat in its time frame. */
export function isJobOpen(status: JobStatus): boolean {
  return status !== 'Completed' && status !== 'Cancelled'
}

/** One day of the job board: its jobs in the order of the time frames, and the seats of each frame. */
export type DayBoard = {
  /** YYYY-MM-DD, Pacific Time. */
  day: string
  jobs: Job[]
  frames: { timeFrame: TimeFrame; open: boolean; seatsLeft: number }[]
}
