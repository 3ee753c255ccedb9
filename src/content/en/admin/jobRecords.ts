import type { IssueKind } from '@/domain/technicianDay'

/** Words for what a technician brought back from a job, as the office reads it. */
export const jobRecords = {
  issues: {
    title: 'Issues',
    loading: 'Loading the issues',
    kinds: {
      'customer-absent': 'Customer absent',
      'wrong-glass': 'Wrong glass',
      'glass-damaged': 'Glass damaged',
      'vehicle-damage': 'Vehicle damage',
      weather: 'Weather',
      other: 'Something else',
    } satisfies Record<IssueKind, string>,
    open: 'Open',
    resolved: 'Resolved',
    cannotComplete: 'The job could not be completed.',
    by: (technician: string, when: string) => `${technician}, ${when}`,
    resolvedAt: (when: string) => `Resolved ${when}`,
    resolve: 'Mark as resolved',
    resolveOne: (kind: string) => `Mark as resolved: ${kind}`,
    done: (jobId: string) => `Issue of ${jobId} resolved`,
    photo: (kind: string) => `Photo of the issue: ${kind}`,
  },
  report: {
    title: 'Service report',
    loading: 'Loading the service report',
    missing: 'This job was completed without a service report.',
    work: 'Work done',
    part: 'Part number',
    noPart: 'None used',
    cure: 'Cure time',
    minutes: (minutes: number) => `${minutes.toLocaleString('en-US')} min`,
    safe: 'Safe to drive',
    signedBy: 'Signed by',
    notSigned: 'Nobody was there to sign',
    signature: (name: string) => `Signature of ${name}`,
    photo: (place: number, all: number) => `Photo ${place} of ${all}`,
  },
} as const
