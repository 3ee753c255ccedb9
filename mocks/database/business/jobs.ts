import { isFrameOpen, timeFrames, type TimeFrame } from '@/domain/appointments'
import { isJobOpen, type JobStatus } from '@/domain/jobs'
import { glassPrices, isGlassType } from '@/domain/prices'
import { cleanText, isBlank } from '@/domain/text'
import { checkedFields } from './checkedFields'
import { nowText, type Context } from './context'
import { finishJob, planAnew } from './jobProgress'
import { forAdmins, type DatabaseFunctions } from './functions'
import { refuse, refuseField, refuseMissing, refuseStale } from './refusal'
import { present, updateRow } from './rows'
import { checkAppointment, checkPosition, seatsLeft, takeSeat } from './seats'
import type { JobRow } from './tables'
import { jobView, recordOf } from './views'
import { writeRecord } from './writeRecord'

const details = [
  'service_type',
  'position',
  'glass_type',
  'vehicle_year',
  'vehicle_make',
  'vehicle_model',
  'plate',
  'location',
  'priority',
  'amount',
  'payment_method',
  'notes',
]
const place = ['customer_id', 'scheduled_date', 'scheduled_time']

const planned: readonly JobStatus[] = ['Scheduled', 'Assigned']
const open: readonly JobStatus[] = [...planned, 'In Progress']

/** A job in the version that the caller saw, when its status is one of these. */
function openJob(
  { tables }: Context,
  id: string | null,
  version: number | null,
  among: readonly JobStatus[],
): JobRow {
  const job = tables.jobs.get(id ?? '')
  if (!job || job.deleted_at !== null) refuseMissing('This job is gone.')
  if (job.version !== version) refuseStale(job.version, 'this job')
  if (!among.includes(job.status)) {
    refuse(
      'PT409',
      'wrong_state',
      { status: job.status },
      'The job is not in a state in which this can be done.',
    )
  }
  return job
}

function requireFreeTechnician({ tables }: Context, id: string): void {
  const technician = tables.technicians.get(id)
  if (!technician || technician.deleted_at !== null) refuseField('technician_id', 'not_offered')
  if (technician.duty_status === 'off-duty') {
    refuse('PT409', 'technician_off_duty', null, 'This technician is off duty.')
  }
}

// What changed has to be agreed with the technician again.
function placeJob(
  context: Context,
  job: JobRow,
  day: string | null,
  frame: string | null,
  technician: string | null,
) {
  const isMoved = day !== job.scheduled_date || frame !== job.scheduled_time
  if (isMoved) {
    checkAppointment(context, day, frame, ['scheduled_date', 'scheduled_time'])
    takeSeat(context, day ?? '', frame)
  }
  const isOther = technician !== job.technician_id
  if (technician !== null && isOther) requireFreeTechnician(context, technician)
  const other = present(context.tables.jobs).find(
    (one) =>
      one.id !== job.id &&
      technician !== null &&
      one.technician_id === technician &&
      one.scheduled_date === day &&
      one.scheduled_time === frame &&
      (one.status === 'Assigned' || one.status === 'In Progress'),
  )
  if (other) {
    refuse(
      'PT409',
      'technician_busy',
      { job_id: other.id },
      'This technician has another job at that time.',
    )
  }
  updateRow(context, 'jobs', job.id, {
    scheduled_date: day ?? '',
    scheduled_time: frame as TimeFrame,
    technician_id: technician,
    status: technician === null ? 'Scheduled' : 'Assigned',
    confirmed_at: isMoved || isOther ? null : job.confirmed_at,
  })
  return recordOf(context, 'jobs', job.id)
}

function saveJob(context: Context, id: string | null, version: number | null, fields: unknown) {
  const stored = id === null ? null : openJob(context, id, version, open)
  const given = checkedFields(
    'jobs',
    fields,
    stored ? details : [...details, ...place, 'technician_id'],
  )
  if ((given.amount ?? null) === null) delete given.amount
  const wanted: Partial<JobRow> = { ...stored, ...given }
  if (!('amount' in given) && wanted.amount === undefined) {
    given.amount = isGlassType(wanted.glass_type) ? glassPrices[wanted.glass_type] : null
  }
  checkPosition(wanted.service_type, wanted.position)
  if (stored) {
    return recordOf(context, 'jobs', writeRecord(context, 'jobs', id, version, given, details))
  }
  const customer = context.tables.customers.get(wanted.customer_id ?? '')
  if (!customer || customer.deleted_at !== null) refuseField('customer_id', 'required')
  const { scheduled_date: day, scheduled_time: frame } = wanted
  checkAppointment(context, day, frame, ['scheduled_date', 'scheduled_time'])
  takeSeat(context, day ?? '', frame)
  const { technician_id: technician, ...rest } = given
  const written = writeRecord(context, 'jobs', null, null, rest, [...details, ...place])
  const made = context.tables.jobs.get(written)
  if (typeof technician === 'string' && technician && made) {
    placeJob(context, made, made.scheduled_date, made.scheduled_time, technician)
  }
  return recordOf(context, 'jobs', written)
}

function setStatus(context: Context, job: JobRow, status: string | null) {
  if (job.status === 'Assigned' && status === 'In Progress') {
    updateRow(context, 'jobs', job.id, { status, started_at: nowText(context) })
  } else if (job.status === 'In Progress' && status === 'Completed') {
    finishJob(context, job, nowText(context))
  } else if (job.status !== 'Scheduled' && status === 'Scheduled') {
    planAnew(context, job)
  } else {
    refuse(
      'PT409',
      'wrong_state',
      { status: job.status },
      'A job goes from Scheduled to Assigned, to In Progress, to Completed.',
    )
  }
  return recordOf(context, 'jobs', job.id)
}

function dayBoard(context: Context, day: string) {
  const frameOf = ({ scheduled_time }: JobRow) => timeFrames.indexOf(scheduled_time)
  return {
    day,
    jobs: present(context.tables.jobs)
      .filter(
        (job) =>
          job.scheduled_date === day && (isJobOpen(job.status) || job.status === 'Completed'),
      )
      .sort((one, other) => frameOf(one) - frameOf(other) || (one.id < other.id ? -1 : 1))
      .map((job) => jobView(context, job)),
    frames: timeFrames.map((time_frame) => ({
      time_frame,
      open: isFrameOpen(day, time_frame),
      seats_left: seatsLeft(context.tables, day, time_frame),
    })),
  }
}

const versioned = { id: 'text', version: 'integer' } as const

/** The work of the office on jobs: scheduling, assigning, moving on, calling off; the board of a day. */
export const jobFunctions: DatabaseFunctions = {
  save_job: forAdmins({ ...versioned, fields: 'jsonb' }, (context, { id, version, fields }) =>
    saveJob(context, id, version, fields),
  ),
  move_job: forAdmins(
    { ...versioned, scheduled_date: 'date', scheduled_time: 'text', technician_id: 'text' },
    (context, { id, version, scheduled_date, scheduled_time, technician_id }) =>
      placeJob(
        context,
        openJob(context, id, version, planned),
        scheduled_date,
        scheduled_time,
        technician_id || null,
      ),
  ),
  assign_job: forAdmins(
    { ...versioned, technician_id: 'text' },
    (context, { id, version, technician_id }) => {
      const job = openJob(context, id, version, planned)
      const { scheduled_date, scheduled_time } = job
      return placeJob(context, job, scheduled_date, scheduled_time, technician_id || null)
    },
  ),
  reschedule_job: forAdmins(
    { ...versioned, scheduled_date: 'date', scheduled_time: 'text' },
    (context, { id, version, scheduled_date, scheduled_time }) => {
      const job = openJob(context, id, version, planned)
      return placeJob(context, job, scheduled_date, scheduled_time, job.technician_id)
    },
  ),
  cancel_job: forAdmins({ ...versioned, reason: 'text' }, (context, { id, version, reason }) => {
    const job = openJob(context, id, version, open)
    const given = [...cleanText(reason ?? '')].slice(0, 500).join('')
    if (isBlank(given)) refuseField('reason', 'required')
    updateRow(context, 'jobs', job.id, { status: 'Cancelled', cancel_reason: given })
    return recordOf(context, 'jobs', job.id)
  }),
  set_job_status: forAdmins({ ...versioned, status: 'text' }, (context, { id, version, status }) =>
    setStatus(context, openJob(context, id, version, open), status),
  ),
  day_board: forAdmins({ day: 'date' }, (context, { day }) => dayBoard(context, day ?? '')),
}
