import type { ServiceReport } from '@/domain/technicianDay'
import { instantText, isAdmin, type Context } from './context'
import { refuseMissing } from './refusal'
import { vehicleText } from './views'
import type { Wire } from './wire'

/** What the paper about a job says, for the office and for the technician who did it. */
export function serviceReport(
  context: Context,
  jobId: string,
  ownTechnicianId: string | null,
): Wire<ServiceReport> {
  const { tables } = context
  const report = tables.service_reports.get(jobId)
  const job = tables.jobs.get(jobId)
  const isOwn = ownTechnicianId !== null && report?.technician_id === ownTechnicianId
  if (!report || !job || !(isOwn || isAdmin(context))) {
    refuseMissing('There is no report of this job.')
  }
  return {
    job_id: jobId,
    customer: tables.customers.get(job.customer_id)?.name ?? '',
    address: job.location,
    vehicle: vehicleText(job),
    plate: job.plate,
    service_type: job.service_type,
    position: job.position,
    glass_type: job.glass_type,
    amount: job.amount,
    technician: tables.technicians.get(report.technician_id)?.name ?? '',
    work_done: report.work_done,
    part_number: report.part_number,
    cure_minutes: report.cure_minutes,
    safe_to_drive_at: instantText(Date.parse(report.taken_at) + report.cure_minutes * 60_000),
    completed_at: report.taken_at,
    signed_by: report.signed_by,
    signature: report.signature,
    photos: [...tables.job_photos.values()]
      .filter(({ job_id, issue_id }) => job_id === jobId && issue_id === null)
      .map(({ path, image }) => path ?? image),
  }
}
