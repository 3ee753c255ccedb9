import { z } from '@/platform/forms/zod'
import type { TechnicianWords } from '../../words'
import { usualCureMinutes } from '@/domain/cureTime'
import {
  longestCureMinutes,
  mostPhotos,
  type Appointment,
  type JobCompletion,
  type TechnicianDay,
} from '@/domain/technicianDay'
import { typedSignature } from './typedSignature'

/** Choices of the part field that are no part. */
export const noPart = 'none'
export const otherPart = 'other'

export const signings = ['draw', 'type', 'nobody'] as const

/** What the form of a completed job checks. The database checks the same and more. */
export function completionSchema({ job, complete: words }: TechnicianWords['forms']) {
  return z
    .object({
      jobId: z.string().min(1, job.missing),
      workDone: z.string().trim().min(1, words.work.missing).max(4000, words.work.tooLong),
      part: z.string().min(1, words.part.missing),
      otherPart: z.string().trim().max(60, words.otherPart.tooLong),
      cureMinutes: z
        .string()
        .trim()
        .refine(
          (text) => /^\d{1,4}$/.test(text) && Number(text) <= longestCureMinutes,
          words.cure.wrong,
        ),
      photos: z.array(z.string()).max(mostPhotos),
      signing: z.enum(signings),
      signature: z.string(),
      signedBy: z.string().trim().max(200, words.signedBy.tooLong),
    })
    .superRefine(({ part, otherPart: typed, signing, signature, signedBy }, context) => {
      const miss = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message })
      if (part === otherPart && typed === '') miss('otherPart', words.otherPart.missing)
      if (signing === 'draw' && signature === '') miss('signature', words.pad.missing)
      if (signing !== 'nobody' && signedBy === '') miss('signedBy', words.signedBy.missing)
    })
}

export type CompletionValues = z.output<ReturnType<typeof completionSchema>>

/** What the form begins with for a job. */
export function completionDefaults(job: Appointment | undefined): CompletionValues {
  return {
    jobId: job?.id ?? '',
    workDone: '',
    part: job?.serviceType === 'chip-repair' ? noPart : '',
    otherPart: '',
    cureMinutes: job ? String(usualCureMinutes[job.serviceType]) : '',
    photos: [],
    signing: 'draw',
    signature: '',
    signedBy: job?.customer ?? '',
  }
}

/**
 * The completion that was filled in.
 * @param typedNote what stands below a signature that was given by typing the name
 */
export function completionOf(values: CompletionValues, typedNote: string): JobCompletion {
  const { part, signing, signature, signedBy } = values
  return {
    workDone: values.workDone,
    partNumber: part === noPart ? '' : part === otherPart ? values.otherPart : part,
    cureMinutes: Number(values.cureMinutes),
    photos: values.photos,
    signature:
      signing === 'draw'
        ? signature
        : signing === 'type'
          ? typedSignature(signedBy, typedNote)
          : '',
    signedBy: signing === 'nobody' ? '' : signedBy,
  }
}

/** The control of each field, in the order they stand. */
export const completionFieldIds = {
  jobId: 'complete-job',
  workDone: 'complete-work',
  part: 'complete-part',
  otherPart: 'complete-other-part',
  cureMinutes: 'complete-cure',
  signature: 'complete-signature',
  signedBy: 'complete-signed-by',
} as const

const glassKinds: Record<Appointment['serviceType'], string> = {
  windshield: 'windshield',
  'chip-repair': 'windshield',
  'door-glass': 'door',
  'vent-glass': 'vent',
  'quarter-glass': 'quarter',
  'back-glass': 'back',
}

/** Parts in stock, those that may fit the job first: the kind of glass, then the make of the vehicle. */
export function partsFor(parts: TechnicianDay['parts'], job: Appointment | undefined) {
  if (!job) return parts.filter(({ inStock }) => inStock > 0)
  const vehicleWords = job.vehicle
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => !/^\d{4}$/.test(word))
  const score = ({ type, vehicle }: TechnicianDay['parts'][number]) => {
    const isKind = type.toLowerCase().startsWith(glassKinds[job.serviceType])
    const known = vehicle.toLowerCase()
    const shared = vehicleWords.filter((word) => known.includes(word)).length
    return (isKind ? 10 : 0) + shared
  }
  return parts.filter(({ inStock }) => inStock > 0).sort((a, b) => score(b) - score(a))
}
