import type { TechnicianFields, TechnicianStatus } from '@/domain/technicians'
import { formatsIn } from '@/platform/formats/formats'

const { number, decimal } = formatsIn('en')

/** Words of the technicians screen. */
export const words = {
  title: 'Technician Management',
  description: 'Who does the work, where, and what they are on right now.',
  add: 'Add Technician',
  search: 'Search technicians by name, phone, area or specialty',
  caption: 'Technicians',
  tiles: {
    total: 'Total Technicians',
    available: 'Available',
    onJob: 'On Job',
    averageRating: 'Avg Rating',
  },
  sorts: {
    id: 'Technician ID',
    name: 'Name',
    rating: 'Rating',
    completedJobs: 'Completed jobs',
  },
  filters: { status: 'Status' },
  empty: {
    title: 'No technicians found',
    text: 'Add technicians so that jobs can be assigned to them.',
  },
  footer: (from: number, to: number, total: number) =>
    `Showing ${from}-${to} of ${number(total)} ${total === 1 ? 'technician' : 'technicians'}`,
  statuses: {
    available: 'available',
    busy: 'busy',
    active: 'active',
    'off-duty': 'off-duty',
  } satisfies Record<TechnicianStatus, string>,
  card: {
    email: 'Email',
    phone: 'Phone',
    area: 'Area',
    specialties: 'Specialties',
    completedJobs: 'Completed jobs',
    currentJob: 'Current job',
    noPhone: 'No phone',
    noArea: 'Not set',
    noSpecialties: 'None noted',
    rating: (rating: number) => `Rated ${decimal(rating)} of 5`,
    account: 'Uses the portal',
    noAccount: 'No portal account',
  },
  export: {
    file: 'technicians',
    headings: {
      id: 'Technician ID',
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      location: 'Area',
      specialties: 'Specialties',
      status: 'Status',
      rating: 'Rating',
      completedJobs: 'Completed Jobs',
      currentJob: 'Current Job',
    },
  },
  assign: {
    button: 'Assign Job',
    title: (name: string) => `Assign a job to ${name}`,
    description: 'Jobs that wait for a technician, soonest first.',
    choose: 'Job',
    none: 'No job waits for a technician.',
    noneText: 'Schedule a job first, or take one from somebody under Jobs.',
    toJobs: 'Go to Jobs',
    confirm: 'Assign Job',
    missing: 'Choose a job',
    loading: 'Loading the jobs that wait',
    told: (job: string, name: string) => `${job} is assigned to ${name}`,
  },
  form: {
    addTitle: 'Add Technician',
    editTitle: (id: string) => `Edit ${id}`,
    fields: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      location: 'Area',
      specialties: 'Specialties',
      dutyStatus: 'Status',
      rating: 'Rating',
    } satisfies Record<keyof TechnicianFields, string>,
    hints: {
      email: 'A portal account with this email becomes theirs.',
      specialties: 'Separated by commas, like Chip Repair, Door Glass.',
      dutyStatus: 'A job in progress shows as busy by itself.',
      rating: 'From 0 to 5, with one decimal.',
    },
    wrongRating: 'Enter a rating from 0 to 5 with one decimal',
    tooMany: 'Enter 20 specialties at most',
  },
} as const
