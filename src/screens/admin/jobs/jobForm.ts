import { jobs } from '@/content/en/admin/jobs'
import { defaultPaymentMethod, type TimeFrame } from '@/domain/appointments'
import { jobPriorities, type Job, type JobFields } from '@/domain/jobs'
import { recommendedGlass } from '@/domain/prices'
import type { Technician } from '@/domain/technicians'
import type { FormField, FormOption, FormValues } from '../shared/formFields'
import {
  glassTypeOptions,
  paymentOptions,
  positionOptions,
  serviceOptions,
  timeFrameOptions,
} from '../shared/glassOptions'

const words = jobs.form

export const priorityOptions: readonly FormOption[] = jobPriorities.map((value) => ({
  value,
  label: value,
}))

/** The technicians as choices, with nobody first. */
export function crewOptions(crew: readonly Technician[]): readonly FormOption[] {
  return [
    { value: '', label: jobs.assignForm.nobody },
    ...crew.map(({ id, name, dutyStatus }) => ({
      value: id,
      label: dutyStatus === 'off-duty' ? jobs.assignForm.offDuty(name) : name,
    })),
  ]
}

/** The fields that say what is done to which car. */
const workFields: readonly FormField[] = [
  {
    name: 'serviceType',
    label: words.serviceType,
    kind: 'choice',
    required: true,
    width: 'half',
    options: serviceOptions,
    group: words.groups.work,
  },
  {
    name: 'position',
    label: words.position,
    kind: 'choice',
    required: true,
    width: 'half',
    options: positionOptions,
  },
  {
    name: 'glassType',
    label: words.glassType,
    kind: 'choice',
    required: true,
    width: 'half',
    options: glassTypeOptions,
  },
  { name: 'amount', label: words.amount, kind: 'money', hint: words.amountHint, width: 'half' },
  { name: 'vehicleYear', label: words.vehicleYear, kind: 'text', width: 'half', most: 20 },
  { name: 'vehicleMake', label: words.vehicleMake, kind: 'text', width: 'half', most: 80 },
  { name: 'vehicleModel', label: words.vehicleModel, kind: 'text', width: 'half', most: 80 },
  { name: 'plate', label: words.plate, kind: 'text', width: 'half', most: 20 },
]

const whereField: FormField = {
  name: 'location',
  label: words.location,
  kind: 'text',
  required: true,
  most: 300,
}

const termFields: readonly FormField[] = [
  {
    name: 'priority',
    label: words.priority,
    kind: 'choice',
    required: true,
    width: 'half',
    options: priorityOptions,
  },
  {
    name: 'paymentMethod',
    label: words.paymentMethod,
    kind: 'choice',
    required: true,
    width: 'half',
    options: paymentOptions,
  },
  { name: 'notes', label: words.notes, kind: 'long' },
]

/** Day and time frame, from `today` (YYYY-MM-DD) on. */
export function placeFields(today: string): readonly FormField[] {
  return [
    {
      name: 'scheduledDate',
      label: words.scheduledDate,
      kind: 'date',
      required: true,
      width: 'half',
      earliest: today,
    },
    {
      name: 'scheduledTime',
      label: words.scheduledTime,
      kind: 'choice',
      required: true,
      width: 'half',
      options: timeFrameOptions,
    },
  ]
}

/** The fields of the Schedule Job dialog. */
export function newJobFields(today: string, crew: readonly Technician[]): readonly FormField[] {
  return [
    ...workFields,
    { ...whereField, group: words.groups.place },
    ...placeFields(today),
    {
      name: 'technicianId',
      label: words.technicianId,
      kind: 'choice',
      options: crewOptions(crew).slice(1),
    },
    ...termFields,
  ]
}

/** The fields of a job that can be edited without moving it. */
export const jobFields: readonly FormField[] = [
  ...workFields,
  { ...whereField, group: words.groups.place },
  ...termFields,
]

/** What a new job begins with. */
export const newJobValues: FormValues = {
  serviceType: 'windshield',
  position: 'main',
  glassType: recommendedGlass,
  priority: 'Medium',
  paymentMethod: defaultPaymentMethod,
}

/** A job as its form holds it. */
export function jobValues(job: Job): FormValues {
  return {
    serviceType: job.serviceType,
    position: job.position,
    glassType: job.glassType,
    amount: String(job.amount),
    vehicleYear: job.vehicleYear,
    vehicleMake: job.vehicleMake,
    vehicleModel: job.vehicleModel,
    plate: job.plate,
    location: job.location,
    priority: job.priority,
    paymentMethod: job.paymentMethod,
    notes: job.notes,
  }
}

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
