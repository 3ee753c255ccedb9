import { addDays } from '@/domain/businessTime'
import { submit } from '../checks/booking'
import type { Observation } from '../observe'
import { freshEmail, type Target } from '../target'
import { told, wednesday, type Kept, type Question } from './asking'

/** The Thursday after the nth Wednesday that is a few days ahead: nobody else books on it. */
export const thursday = (weeks: number) => addDays(wednesday(2), weeks * 7 + 1)

/** Working hours of all weekdays. */
export const whole = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, starts: '08:00', ends: '18:00' }))

type Staff = { specialties?: string[]; homeZip?: string; dutyStatus?: string; hours?: object[] }

/** A new technician with working hours. */
export async function hire(target: Target, staff: Staff, name = 'Tara Nguyen'): Promise<string> {
  const { specialties = [], homeZip = '', dutyStatus = 'available', hours = whole } = staff
  const { id, version } = await told<Kept>(target, [
    'save_record',
    {
      kind: 'technicians',
      id: null,
      version: null,
      fields: {
        name,
        email: freshEmail(),
        specialties,
        duty_status: dutyStatus,
      },
    },
  ])
  if (hours.length > 0) await saveHours(target, id, version, hours, homeZip)
  return id
}

/** Gives a technician working hours. */
export const hoursOf = (id: string, version: number, hours: unknown, home_zip = ''): Question => [
  'save_technician_hours',
  { technician_id: id, version, hours, home_zip },
]

function saveHours(target: Target, id: string, version: number, hours: object[], zip: string) {
  return told(target, hoursOf(id, version, hours, zip))
}

/** The version of a record. */
export async function versionOf(target: Target, kind: string, id: string): Promise<number> {
  return (await told<Kept>(target, ['get_record', { kind, id }])).version
}

/** Runs something with technicians, who work no more afterwards: other checks book by the owner's number. */
export async function withStaff(
  target: Target,
  staff: readonly Staff[],
  run: (ids: string[]) => Promise<Observation>,
): Promise<Observation> {
  const ids: string[] = []
  for (const one of staff) {
    ids.push(await hire(target, one, `Technician ${ids.length + 1}`))
  }
  try {
    return await run(ids)
  } finally {
    for (const id of ids) {
      await told(target, hoursOf(id, await versionOf(target, 'technicians', id), []))
    }
  }
}

/** The time frame that is asked for. */
export const frame = '10:00 AM - 12:00 PM'
/** The time frames of a day for a service. */
export const frames = (date: string, service: string, zip?: string): Question => [
  'available_time_frames',
  { date, days: 1, service_type: service, ...(zip ? { zip_code: zip } : {}) },
]

/** Books as a visitor. */
export const book = (
  target: Target,
  date: string,
  serviceType: 'windshield' | 'chip-repair',
  zip: string,
) =>
  submit(target, {
    vehicleInfo: { zipCode: zip },
    serviceSelection: { serviceType },
    glassPosition: { position: 'main' },
    appointmentDetails: { date, timeFrame: frame },
  })

/** Takes a technician's time off. */
export const absence = (id: string, days: unknown, starts = '00:00', ends = '24:00'): Question => [
  'add_absences',
  { technician_id: id, days, starts, ends },
]

/** Fields of a job beside the usual ones. */
export type Plan = Record<string, unknown>
/** Schedules a job. */
export const jobOf = (customer_id: string, day: string, more: Plan = {}): Question => [
  'save_job',
  {
    id: null,
    version: null,
    fields: {
      customer_id,
      service_type: 'door-glass',
      position: 'front-left',
      glass_type: 'oee',
      location: '2 Test Street, Los Angeles, CA 90026',
      scheduled_date: day,
      scheduled_time: frame,
      ...more,
    },
  },
]
