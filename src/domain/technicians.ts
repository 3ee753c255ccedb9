import type { EnteredOf, Fields, RecordOf } from './fields'

export const technicianStatuses = ['available', 'busy', 'active', 'off-duty'] as const
export type TechnicianStatus = (typeof technicianStatuses)[number]

/** The fields of a technician. */
export const technicianFields = {
  name: {
    kind: 'text',
    required: true,
    maxLength: 200,
    searchable: true,
    exported: true,
    personal: true,
  },
  email: {
    kind: 'email',
    required: true,
    maxLength: 254,
    searchable: true,
    exported: true,
    personal: true,
  },
  phone: { kind: 'phone', maxLength: 200, searchable: true, exported: true, personal: true },
  /** The area they work in. */
  location: { kind: 'text', maxLength: 200, searchable: true, exported: true, personal: true },
  specialties: { kind: 'list', maxLength: 20, searchable: true, exported: true },
  /** 'busy' while a job is in progress, otherwise what was set by hand. */
  status: {
    kind: 'choice',
    computed: true,
    options: technicianStatuses,
    initial: 'available',
    exported: true,
  },
  /** What was set by hand. */
  dutyStatus: {
    kind: 'choice',
    required: true,
    options: technicianStatuses,
    initial: 'available',
  },
  rating: { kind: 'decimal', required: true, max: 5, initial: 5, exported: true },
  completedJobs: { kind: 'whole', computed: true, exported: true },
  /** The id of the job in progress. */
  currentJob: { kind: 'text', computed: true, nullable: true, exported: true },
} as const satisfies Fields

/** A technician with the figures computed from their jobs. */
export type Technician = RecordOf<typeof technicianFields> & {
  /** Like TECH-001. */
  id: string
  /** True when the technician has an account and can use the portal. */
  hasAccount: boolean
  /** True when weekly working hours are entered; without, no booking counts on them. */
  hasHours: boolean
  /** True when they are off today, or for a part of it. */
  absentToday: boolean
  updatedAt: string
  version: number
}

/** What staff fill in for a technician. */
export type TechnicianFields = EnteredOf<typeof technicianFields>

/** The tiles of the technicians screen. */
export type TechnicianFigures = {
  total: number
  available: number
  onJob: number
  /** One decimal. */
  averageRating: number
}
