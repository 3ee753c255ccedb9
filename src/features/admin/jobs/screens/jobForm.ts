import type { TimeFrame } from '@/domain/appointments'
import { jobFields, jobPriorities, type Job, type JobFields } from '@/domain/jobs'
import { usualGlass, type Prices } from '@/domain/prices'
import type { Technician } from '@/domain/technicians'
import {
  labelled,
  type FormField,
  type FormOption,
  type FormValues,
} from '@/features/admin/shared/screens/formFields'
import { glassChoices, type KeptGlass } from '@/features/admin/shared/screens/glassChoices'
import { formField, formOf } from '@/features/admin/shared/screens/recordFields'
import type { SharedWords } from '@/platform/words/shared'
import type { JobWords } from '../words'

/** The technicians as choices. */
export function crewOptions(
  crew: readonly Technician[],
  { offDuty }: JobWords['assignForm'],
): readonly FormOption[] {
  return crew.map(({ id, name, dutyStatus }) => ({
    value: id,
    label: dutyStatus === 'off-duty' ? offDuty(name) : name,
  }))
}

/** The fields that say what is done to which car. */
function workFields(
  { form }: JobWords,
  glass: SharedWords,
  prices: Prices,
  job: KeptGlass | null,
): readonly FormField[] {
  const choices = glassChoices(glass)
  const half = (name: keyof typeof jobFields, label: string, more: Partial<FormField> = {}) =>
    formField(jobFields, name, { label, width: 'half', ...more })
  return [
    half('serviceType', form.serviceType, { options: choices.services, group: form.groups.work }),
    half('position', form.position, { options: choices.positions }),
    half('glassType', form.glassType, { options: choices.glassOffered(prices, job) }),
    half('amount', form.amount, { hint: form.amountHint }),
    half('vehicleYear', form.vehicleYear),
    half('vehicleMake', form.vehicleMake),
    half('vehicleModel', form.vehicleModel),
    half('plate', form.plate),
  ]
}

function whereField({ form }: JobWords): FormField {
  return formField(jobFields, 'location', { label: form.location, group: form.groups.place })
}

function termFields({ form, priorities }: JobWords, glass: SharedWords): readonly FormField[] {
  return [
    formField(jobFields, 'priority', {
      label: form.priority,
      width: 'half',
      options: labelled(jobPriorities, priorities),
    }),
    formField(jobFields, 'paymentMethod', {
      label: form.paymentMethod,
      width: 'half',
      options: glassChoices(glass).paymentMethods,
    }),
    formField(jobFields, 'notes', { label: form.notes }),
  ]
}

/** Day and time frame, from `today` (YYYY-MM-DD) on. */
export function placeFields(
  { form }: JobWords,
  glass: SharedWords,
  today: string,
): readonly FormField[] {
  return [
    formField(jobFields, 'scheduledDate', {
      label: form.scheduledDate,
      width: 'half',
      earliest: today,
    }),
    formField(jobFields, 'scheduledTime', {
      label: form.scheduledTime,
      width: 'half',
      options: glassChoices(glass).timeFrames,
    }),
  ]
}

/** The fields of the Schedule Job dialog. */
export function newJobFields(
  words: JobWords,
  glass: SharedWords,
  today: string,
  crew: readonly Technician[],
  prices: Prices,
): readonly FormField[] {
  return [
    ...workFields(words, glass, prices, null),
    whereField(words),
    ...placeFields(words, glass, today),
    {
      name: 'technicianId',
      label: words.form.technicianId,
      kind: 'choice',
      options: crewOptions(crew, words.assignForm),
    },
    ...termFields(words, glass),
  ]
}

/** The fields of a job that can be edited without moving it. */
export function jobForm(
  words: JobWords,
  glass: SharedWords,
  prices: Prices,
  job: KeptGlass,
): readonly FormField[] {
  return [...workFields(words, glass, prices, job), whereField(words), ...termFields(words, glass)]
}

/** What a new job begins with. */
export function newJobValues(prices: Prices): FormValues {
  const { newValues } = formOf(jobFields)
  return { ...newValues, glassType: usualGlass(prices, jobFields.serviceType.initial) }
}

/** A job as its form holds it. */
export const jobValues: (job: Job) => FormValues = formOf(jobFields).valuesOf

/** The fields of a new job, from its form. */
export function newJob(
  { amount, technicianId, ...rest }: FormValues,
  customerId: string,
): JobFields & { technicianId: string | null } {
  return {
    // The form offers these values and no others; the database checks them again.
    ...(rest as unknown as Omit<JobFields, 'customerId' | 'amount'>),
    customerId,
    technicianId: technicianId || null,
    ...(amount ? { amount: Number(amount) } : {}),
  }
}

/** What is sent of an edited job: only what the person changed. */
export function jobChanges(
  { amount, ...rest }: FormValues,
  before: FormValues,
): Partial<JobFields> {
  const changed = Object.entries(rest).filter(([name, value]) => value !== (before[name] ?? ''))
  const price = amount && amount !== before.amount ? { amount: Number(amount) } : {}
  return { ...Object.fromEntries(changed), ...price }
}

/** Day and time frame of a reschedule, from its form. */
export function placeOf({ scheduledDate = '', scheduledTime = '' }: FormValues) {
  return { scheduledDate, scheduledTime: scheduledTime as TimeFrame }
}
