import { defaultPaymentMethod, paymentMethods, timeFrames } from './appointments'
import type { EnteredOf, Fields, RecordOf } from './fields'
import { recommendedGlass, storedGlassTypes } from './prices'
import { glassPositions, serviceTypes } from './services'

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

/** The fields of a job. Money in the business's currency; days are YYYY-MM-DD in business time. */
export const jobFields = {
  status: {
    kind: 'choice',
    computed: true,
    options: jobStatuses,
    initial: 'Scheduled',
    exported: true,
  },
  priority: {
    kind: 'choice',
    required: true,
    options: jobPriorities,
    initial: 'Medium',
    exported: true,
  },
  customerId: { kind: 'text', required: true },
  /** The customer's name and phone number, from their record. */
  customer: { kind: 'text', computed: true, searchable: true, exported: true },
  customerPhone: { kind: 'phone', computed: true, searchable: true, exported: true },
  vehicleYear: { kind: 'text', maxLength: 200, searchable: true },
  vehicleMake: { kind: 'text', maxLength: 200, searchable: true },
  vehicleModel: { kind: 'text', maxLength: 200, searchable: true },
  /** Year, make and model in one line. */
  vehicle: { kind: 'text', computed: true, exported: true },
  plate: { kind: 'text', maxLength: 20, searchable: true, exported: true, personal: true },
  serviceType: {
    kind: 'choice',
    required: true,
    options: serviceTypes,
    initial: 'windshield',
    exported: true,
  },
  position: {
    kind: 'choice',
    required: true,
    options: glassPositions,
    initial: 'main',
    exported: true,
  },
  glassType: {
    kind: 'choice',
    required: true,
    options: storedGlassTypes,
    initial: recommendedGlass,
    exported: true,
  },
  technicianId: { kind: 'text', computed: true, nullable: true },
  technician: { kind: 'text', computed: true, nullable: true, exported: true },
  scheduledDate: { kind: 'date', required: true, exported: true },
  scheduledTime: { kind: 'choice', required: true, options: timeFrames, exported: true },
  /** Where the work is done. */
  location: {
    kind: 'text',
    required: true,
    maxLength: 500,
    searchable: true,
    exported: true,
    personal: true,
  },
  /** Left out of a new job, the price list applies. */
  amount: { kind: 'money', max: 100_000, exported: true },
  paymentMethod: {
    kind: 'choice',
    required: true,
    options: paymentMethods,
    initial: defaultPaymentMethod,
    exported: true,
  },
  cancelReason: { kind: 'long', computed: true, nullable: true, maxLength: 500, exported: true },
  notes: { kind: 'long', maxLength: 2000, exported: true, personal: true },
} as const satisfies Fields

/** A job as staff see it. */
export type Job = RecordOf<typeof jobFields> & {
  /** Like J-001. */
  id: string
  quoteId: string | null
  openIssues: number
  completedAt: string | null
  createdAt: string
  updatedAt: string
  version: number
}

type Entered = EnteredOf<typeof jobFields>

/** What staff fill in to schedule a job. */
export type JobFields = Omit<Entered, 'amount'> & Partial<Pick<Entered, 'amount'>>

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
