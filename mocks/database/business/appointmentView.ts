import {
  appointmentSteps,
  mostAppointmentPhotos,
  type AppointmentState,
  type AppointmentStep,
  type MyAppointment,
  type ReachedStep,
} from '@/domain/myAppointment'
import { contactOf, recordsOf } from './appointmentRows'
import { instantText, type Context } from './context'
import type { AppointmentRow, JobRow, QuoteRow } from './tables'
import { vehicleText } from './views'
import type { Wire } from './wire'

function jobState(job: JobRow, { on_the_way_at }: AppointmentRow): AppointmentState {
  if (job.status === 'Completed') return 'done'
  if (job.status === 'In Progress') return 'in_progress'
  if (job.status === 'Cancelled') return 'cancelled'
  if (job.status === 'Scheduled') return 'confirmed'
  return on_the_way_at ? 'on_the_way' : 'assigned'
}

/** How far an appointment is. */
export function stateOf({ tables }: Context, appointment: AppointmentRow): AppointmentState {
  const { quote, job } = recordsOf(tables, appointment)
  if (appointment.cancelled_at !== null) return 'cancelled'
  if (job) return jobState(job, appointment)
  return quote?.status === 'Confirmed' ? 'confirmed' : 'booked'
}

function stepsOf(
  appointment: AppointmentRow,
  quote: QuoteRow | undefined,
  job: JobRow | undefined,
): ReachedStep[] {
  const confirmed = quote?.status === 'Confirmed' ? quote.updated_at : (job?.created_at ?? null)
  const times: Record<AppointmentStep, string | null> = {
    booked: quote?.created_at ?? job?.created_at ?? null,
    confirmed,
    assigned: job?.technician_id ? (job.confirmed_at ?? job.created_at) : null,
    on_the_way: appointment.on_the_way_at,
    in_progress: job?.started_at ?? null,
    done: job?.completed_at ?? null,
  }
  return appointmentSteps.map((step) => ({ step, at: times[step] }))
}

/** The day and frame of an appointment: the job's, else the quote's. */
export function slotOfRow({ tables }: Context, appointment: AppointmentRow) {
  const { quote, job } = recordsOf(tables, appointment)
  const date = job?.scheduled_date ?? quote?.appointment_date ?? ''
  const timeFrame = job?.scheduled_time ?? quote?.time_frame ?? '8:00 AM - 10:00 AM'
  return { date, timeFrame }
}

/** The paths of an appointment's photos whose files have arrived. */
export function photosOfAppointment(
  { tables, database }: Context,
  { id }: AppointmentRow,
): string[] {
  return [...tables.appointment_photos.values()]
    .filter(({ appointment_id, path }) => appointment_id === id && database.files.has(path))
    .map(({ path }) => path)
}

/** An appointment as its customer reads it (`read_appointment`). */
export function appointmentReading(
  context: Context,
  appointment: AppointmentRow,
): Wire<MyAppointment> {
  const { tables } = context
  const { quote, job } = recordsOf(tables, appointment)
  const record = job ?? quote
  if (!record) throw new Error('An appointment has a quote or a job')
  const state = stateOf(context, appointment)
  const isBeforeSettingOut = ['booked', 'confirmed', 'assigned'].includes(state)
  const { first_name, last_name, phone } = contactOf(tables, appointment)
  const technician = tables.technicians.get(job?.technician_id ?? '')?.name.split(' ')[0] ?? null
  const { date, timeFrame } = slotOfRow(context, appointment)
  const { on_the_way_at, on_the_way_minutes: minutes } = appointment
  const report = tables.service_reports.get(job?.id ?? '')
  const photos = photosOfAppointment(context, appointment)
  return {
    id: appointment.id,
    reference: quote?.id ?? job?.id ?? '',
    version: appointment.version,
    state,
    steps: stepsOf(appointment, quote, job),
    date,
    time_frame: timeFrame,
    service_type: record.service_type,
    position: record.position,
    glass_type: record.glass_type,
    vehicle: vehicleText(record),
    price: job?.amount ?? quote?.price ?? 0,
    payment_method: record.payment_method,
    address: job?.location ?? quote?.address ?? '',
    first_name,
    last_name,
    technician,
    on_the_way_minutes: minutes,
    arrives_at:
      on_the_way_at && minutes ? instantText(Date.parse(on_the_way_at) + minutes * 60_000) : null,
    access_note: appointment.access_note,
    customer_note: appointment.customer_note,
    texts_wanted: appointment.texts_wanted,
    texts_possible: appointment.texts_possible && phone?.length === 10,
    phone: phone ? `••••${phone.slice(-2)}` : '',
    may_move: isBeforeSettingOut,
    may_cancel: isBeforeSettingOut,
    may_edit: state !== 'done' && state !== 'cancelled',
    cancel_reason: appointment.cancel_reason,
    cancelled_by: appointment.cancelled_by,
    photos: photos.map((path) => ({ path })),
    photos_left: mostAppointmentPhotos - photos.length,
    report: report
      ? {
          work_done: report.work_done,
          cure_minutes: report.cure_minutes,
          completed_at: report.taken_at,
          safe_to_drive_at: instantText(Date.parse(report.taken_at) + report.cure_minutes * 60_000),
          signed_by: report.signed_by,
        }
      : null,
  }
}
