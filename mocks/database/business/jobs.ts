import type { TimeFrame } from '@/domain/appointments'
import type { JobStatus } from '@/domain/jobs'
import { cleanText, isBlank } from '@/domain/text'
import { overbookedIn, planDay } from './capacity/holders'
import { refuseChange, requireFits, requireOnDuty } from './capacity/technicianChecks'
import { visitOfJob } from './capacity/visits'
import { isStaffed } from './capacity/windows'
import { checkedFields, withoutOverbook } from './checkedFields'
import { nowText, type Context } from './context'
import { finishJob, planAgain } from './jobProgress'
import { forAdmins, type DatabaseFunctions } from './functions'
import { priceOf } from './prices'
import { refuse, refuseField, refuseMissing, refuseStale } from './refusal'
import { updateRow } from './rows'
import { checkAppointment, checkPosition, takeSeat } from './seats'
import type { JobRow } from './tables'
import { recordOf } from './views'
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

type Place = {
  day: string | null
  frame: string | null
  technician: string | null
  overbook: boolean | null
}

// What changed has to be agreed with the technician again.
function placeJob(context: Context, job: JobRow, { day, frame, technician, overbook }: Place) {
  const { tables } = context
  const isMoved = day !== job.scheduled_date || frame !== job.scheduled_time
  if (isMoved) checkAppointment(context, day, frame, ['scheduled_date', 'scheduled_time'])
  const isOther = technician !== job.technician_id
  const chosen = technician !== null && isOther ? requireOnDuty(context, technician) : null
  const wanted = visitOfJob(tables, job, day ?? '', frame as TimeFrame)
  if (isMoved && (technician === null || !isStaffed(tables))) {
    takeSeat(context, wanted, job.id, overbook === true)
  }
  const doing = chosen ?? tables.technicians.get(technician ?? '')
  if (!overbook && doing && (isMoved || isOther)) requireFits(context, doing, wanted, job.id)
  updateRow(context, 'jobs', job.id, {
    scheduled_date: day ?? '',
    scheduled_time: frame as TimeFrame,
    technician_id: technician,
    status: technician === null ? 'Scheduled' : 'Assigned',
    confirmed_at: isMoved || isOther ? null : job.confirmed_at,
  })
  return recordOf(context, 'jobs', job.id)
}

const slotOf = (job: JobRow) => ({ day: job.scheduled_date, frame: job.scheduled_time })

function saveJob(context: Context, id: string | null, version: number | null, fields: unknown) {
  const stored = id === null ? null : openJob(context, id, version, open)
  const { rest: entered, overbook } = withoutOverbook(fields)
  const given = checkedFields(
    'jobs',
    entered,
    stored ? details : [...details, ...place, 'technician_id'],
  )
  if ((given.amount ?? null) === null) delete given.amount
  const wanted: Partial<JobRow> = { ...stored, ...given }
  if (!('amount' in given) && wanted.amount === undefined) {
    given.amount = priceOf(context.tables, wanted.service_type, wanted.glass_type) ?? null
  }
  const isOtherWork =
    wanted.service_type !== stored?.service_type || wanted.glass_type !== stored?.glass_type
  const isKnown = priceOf(context.tables, wanted.service_type, wanted.glass_type) !== undefined
  if (isOtherWork && (wanted.glass_type ?? null) !== null && !isKnown) {
    refuseField('glass_type', 'not_offered')
  }
  checkPosition(wanted.service_type, wanted.position)
  if (stored) {
    const broken = () => overbookedIn(planDay(context, stored.scheduled_date)).size
    const before = broken()
    const changed = writeRecord(context, 'jobs', id, version, given, details)
    // Another service takes longer or asks for another skill, another address is farther away.
    if (!overbook && broken() > before) {
      if (stored.technician_id !== null) {
        const { scheduled_date: day, scheduled_time: frame } = stored
        refuseChange(context, stored.technician_id, visitOfJob(context.tables, wanted, day, frame))
      }
      refuse('PT409', 'slot_taken', { overbook: true }, 'Nobody has the time for it then.')
    }
    return recordOf(context, 'jobs', changed)
  }
  const customer = context.tables.customers.get(wanted.customer_id ?? '')
  if (!customer || customer.deleted_at !== null) refuseField('customer_id', 'required')
  const { scheduled_date: day, scheduled_time: frame } = wanted
  checkAppointment(context, day, frame, ['scheduled_date', 'scheduled_time'])
  const { technician_id: technician, ...rest } = given
  const isChosen = typeof technician === 'string' && technician !== ''
  if (!isChosen || !isStaffed(context.tables)) {
    takeSeat(context, visitOfJob(context.tables, wanted, day ?? '', frame), null, overbook)
  }
  const written = writeRecord(context, 'jobs', null, null, rest, [...details, ...place])
  const made = context.tables.jobs.get(written)
  if (isChosen && made) placeJob(context, made, { ...slotOf(made), technician, overbook })
  return recordOf(context, 'jobs', written)
}

function setStatus(context: Context, job: JobRow, status: string | null) {
  if (job.status === 'Assigned' && status === 'In Progress') {
    updateRow(context, 'jobs', job.id, { status, started_at: nowText(context) })
  } else if (job.status === 'In Progress' && status === 'Completed') {
    finishJob(context, job, nowText(context))
  } else if (job.status !== 'Scheduled' && status === 'Scheduled') {
    planAgain(context, job)
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

const versioned = { id: 'text', version: 'integer' } as const

/** The work of the office on jobs: scheduling, assigning, moving on, calling off. */
export const jobFunctions: DatabaseFunctions = {
  save_job: forAdmins({ ...versioned, fields: 'jsonb' }, (context, { id, version, fields }) =>
    saveJob(context, id, version, fields),
  ),
  move_job: forAdmins(
    {
      ...versioned,
      scheduled_date: 'date',
      scheduled_time: 'text',
      technician_id: 'text',
      overbook: 'boolean?',
    },
    (context, { id, version, scheduled_date: day, scheduled_time: frame, ...given }) => {
      const job = openJob(context, id, version, planned)
      const technician = given.technician_id || null
      return placeJob(context, job, { day, frame, technician, overbook: given.overbook })
    },
  ),
  assign_job: forAdmins(
    { ...versioned, technician_id: 'text', overbook: 'boolean?' },
    (context, { id, version, technician_id, overbook }) => {
      const job = openJob(context, id, version, planned)
      return placeJob(context, job, { ...slotOf(job), technician: technician_id || null, overbook })
    },
  ),
  reschedule_job: forAdmins(
    { ...versioned, scheduled_date: 'date', scheduled_time: 'text', overbook: 'boolean?' },
    (context, { id, version, scheduled_date: day, scheduled_time: frame, overbook }) => {
      const job = openJob(context, id, version, planned)
      return placeJob(context, job, { day, frame, technician: job.technician_id, overbook })
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
}
