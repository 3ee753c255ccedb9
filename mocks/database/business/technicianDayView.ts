import { timeFrames } from '@/domain/appointments'
import { addDays } from '@/domain/businessTime'
import { technicianPortalRoles } from '@/domain/roles'
import { appointmentStatusOf, type Appointment, type TechnicianDay } from '@/domain/technicianDay'
import { appointmentAbout } from './appointmentRows'
import { photosOfAppointment } from './appointmentView'
import { personName, requireRole, todayOf, type Context } from './context'
import { present } from './rows'
import type { JobRow } from './tables'
import { myTechnicianId } from './technician'
import { jobView, vehicleText } from './views'
import type { Wire } from './wire'

/** A job as its technician sees it. */
export function appointmentOf(context: Context, job: JobRow): Wire<Appointment> {
  const { tables } = context
  const customer = tables.customers.get(job.customer_id)
  const appointment = appointmentAbout(tables, job.id)
  const isAssigned = job.status === 'Assigned'
  return {
    id: job.id,
    date: job.scheduled_date,
    time: job.scheduled_time,
    customer: customer?.name ?? '',
    customer_phone: customer?.phone ?? '',
    service_type: job.service_type,
    position: job.position,
    glass_type: job.glass_type,
    vehicle: vehicleText(job),
    plate: job.plate,
    address: job.location,
    notes: job.notes,
    status: appointmentStatusOf(job.status, job.confirmed_at !== null),
    job_status: job.status,
    priority: job.priority,
    amount: job.amount,
    open_issues: jobView(context, job).open_issues,
    has_report: tables.service_reports.has(job.id),
    access_note: appointment?.access_note ?? '',
    customer_note: appointment?.customer_note ?? '',
    customer_photos: appointment ? photosOfAppointment(context, appointment) : [],
    on_the_way_at: isAssigned ? (appointment?.on_the_way_at ?? null) : null,
    on_the_way_minutes: isAssigned ? (appointment?.on_the_way_minutes ?? null) : null,
    version: job.version,
  }
}

/** The technician's day of today and tomorrow, with the parts in stock. Refused to anybody who has no portal. */
export function dayOf(context: Context): Wire<TechnicianDay> {
  const { tables, database, accountId } = context
  requireRole(context, technicianPortalRoles, 'Only technicians have a day here')
  const technician = myTechnicianId(context)
  const today = todayOf(context)
  const frameOf = ({ scheduled_time }: JobRow) => timeFrames.indexOf(scheduled_time)
  const jobsOn = (day: string) =>
    present(tables.jobs)
      .filter((job) => technician && job.technician_id === technician && job.scheduled_date === day)
      .sort((one, other) => frameOf(one) - frameOf(other) || (one.id < other.id ? -1 : 1))
  const todays = jobsOn(today)
  const count = (status: JobRow['status']) => todays.filter((job) => job.status === status).length
  const appointments = (jobs: JobRow[]) => jobs.map((job) => appointmentOf(context, job))
  return {
    technician_id: technician,
    name: tables.technicians.get(technician ?? '')?.name ?? personName(database, accountId) ?? '',
    today,
    todays_jobs: todays.length - count('Cancelled'),
    completed: count('Completed'),
    in_progress: count('In Progress'),
    pending: count('Assigned'),
    appointments: appointments(todays),
    tomorrow: appointments(jobsOn(addDays(today, 1))),
    parts: present(tables.glass_items)
      .filter(({ in_stock }) => in_stock > 0 && technician !== null)
      .sort((one, other) => {
        const [first, second] = [one, other].map(({ type, vehicle }) => `${type}\n${vehicle}`)
        return String(first) < String(second) ? -1 : 1
      })
      .map(({ part_number, type, vehicle, in_stock }) => ({
        part_number,
        type,
        vehicle,
        in_stock,
      })),
    directions_url: tables.api_settings.get('true')?.directions_url ?? '',
  }
}
