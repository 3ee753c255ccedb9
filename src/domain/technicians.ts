/** Statuses of a technician (specification, section 4). */
export const technicianStatuses = ['available', 'busy', 'active', 'off-duty'] as const
export type TechnicianStatus = (typeof technicianStatuses)[number]

/** A technician with the figures computed from their jobs. */
export type Technician = {
  /** Like TECH-001. */
  id: string
  name: string
  email: string
  phone: string
  /** The area they work in. */
  location: string
  specialties: string[]
  /** 'busy' while a job is in progress, otherwise what was set. */
  status: TechnicianStatus
  /** What was set by hand; this is what a form edits. */
  dutyStatus: TechnicianStatus
  /** 0 to 5, one decimal. */
  rating: number
  completedJobs: number
  /** The id of the job in progress, or null. */
  currentJob: string | null
  /** True when the technician has an account and can use the portal. */
  hasAccount: boolean
  updatedAt: string
  version: number
}

/** What staff fill in for a technician. */
export type TechnicianFields = {
  name: string
  email: string
  phone: string
  location: string
  specialties: string[]
  dutyStatus: TechnicianStatus
  rating: number
}

/** The tiles of the technicians screen. */
export type TechnicianFigures = {
  total: number
  available: number
  onJob: number
  /** One decimal. */
  averageRating: number
}
