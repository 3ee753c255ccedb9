import type { Job } from '@/domain/jobs'

/** What is done to a job next, as the row's button offers it. */
export type JobStep = 'assign' | 'begin' | 'complete'

/** What opens over the jobs screen for one job. */
export type JobDialogKind = 'edit' | 'assign' | 'reschedule' | 'cancel'

/** The next step of a job; null when it is over. */
export function nextStep({ status }: Pick<Job, 'status'>): JobStep | null {
  if (status === 'Scheduled') return 'assign'
  if (status === 'Assigned') return 'begin'
  return status === 'In Progress' ? 'complete' : null
}

/** True while day, time frame and technician can still be changed. */
export function canMove({ status }: Pick<Job, 'status'>): boolean {
  return status === 'Scheduled' || status === 'Assigned'
}
