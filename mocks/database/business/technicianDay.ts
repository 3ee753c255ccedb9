import { timeFrames } from '@/domain/appointments'
import { addDays } from '@/domain/businessTime'
import { technicianPortalRoles } from '@/domain/roles'
import {
  appointmentStatusOf,
  mostPhotos,
  nextSteps,
  onMyWayMinutes,
  type Appointment,
  type TechnicianDay,
  type TechnicianStep,
} from '@/domain/technicianDay'
import { isBlank } from '@/domain/text'
import { appointmentAbout, changeAppointmentRow, tellCustomer } from './appointmentRows'
import { photosOfAppointment } from './appointmentView'
import { checkedFields, fieldProblem, isFields, type Fields } from './checkedFields'
import { columnsOf } from './columns'
import {
  instantText,
  nowOf,
  nowText,
  personName,
  requireRole,
  todayOf,
  type Context,
} from './context'
import { forPeople, type DatabaseFunctions } from './functions'
import { finishJob, planAnew } from './jobProgress'
import { refuse, refuseField, refuseFields } from './refusal'
import { jobOfPath } from './photoFiles'
import { insertRow, present, updateRow } from './rows'
import { serviceReport } from './serviceReport'
import { nextNumber, type JobRow } from './tables'
import { myTechnicianId } from './technician'
import { jobView, vehicleText } from './views'
import type { Wire } from './wire'

function appointmentOf(context: Context, job: JobRow): Wire<Appointment> {
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

function dayOf(context: Context): Wire<TechnicianDay> {
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

type Sent = {
  job_id: string | null
  idempotency_key: string | null
  taken_at: string | null
  sent_at: string | null
}

/**
 * Does an action of a technician's device once: with a key that is known, the first answer is given again.
 * @param act does it; `at` is when the person acted
 */
function once(
  context: Context,
  action: string,
  { job_id, idempotency_key: key, taken_at, sent_at }: Sent,
  act: (job: JobRow, at: string) => void,
): Wire<Appointment> {
  const { tables, accountId } = context
  if (key === null) {
    requireTechnician(context)
    refuseField('idempotency_key', 'required')
  }
  const known = tables.device_actions.get(key)
  if (known) {
    const isSame = known.user_id === accountId && known.action === action && known.job_id === job_id
    if (!isSame) refuse('PT409', 'key_used', null, 'This key belongs to another action.')
    return known.answer
  }
  requireTechnician(context)
  const job = myOpenJob(context, job_id ?? '')
  act(job, actedAt(context, taken_at, sent_at, job))
  const answer = appointmentOf(context, tables.jobs.get(job.id) ?? job)
  tables.device_actions.set(key, { user_id: accountId ?? '', action, job_id: job.id, answer })
  return answer
}

function requireTechnician(context: Context): void {
  requireRole(context, technicianPortalRoles, 'Only technicians may do this')
}

function myOpenJob(context: Context, id: string): JobRow {
  const technician = myTechnicianId(context)
  const job = context.tables.jobs.get(id)
  if (!job || job.deleted_at !== null || !technician || job.technician_id !== technician) {
    refuse('PT409', 'reassigned', null, 'This job is not yours any more.')
  }
  if (job.status === 'Cancelled') {
    refuse('PT409', 'cancelled', { reason: job.cancel_reason }, 'This job was cancelled.')
  }
  if (job.status === 'Completed') {
    refuse('PT409', 'already_completed', null, 'This job is completed already.')
  }
  return job
}

// By the server's clock, as far as the device says what its own shows while it sends. Never in the future, and
// never before what has happened to the job already.
function actedAt(
  context: Context,
  taken: string | null,
  sent: string | null,
  { created_at, confirmed_at, started_at }: JobRow,
): string {
  const now = nowOf(context)
  const error = sent === null ? 0 : now - Date.parse(sent)
  const at = taken === null ? now : Date.parse(taken) + error
  const before = [created_at, confirmed_at, started_at].filter((instant) => instant !== null)
  return instantText(Math.min(Math.max(at, ...before.map((instant) => Date.parse(instant))), now))
}

function refuseState(job: JobRow, hint: string): never {
  refuse('PT409', 'wrong_state', { status: job.status }, hint)
}

function takeStep(
  context: Context,
  job: JobRow,
  step: string | null,
  minutes: number | null,
  at: string,
): void {
  const appointment = appointmentAbout(context.tables, job.id)
  if (step === 'on_my_way' && job.status === 'Assigned') {
    if (!onMyWayMinutes.some((offered) => offered === minutes))
      refuseField('minutes', 'not_offered')
    updateRow(context, 'jobs', job.id, { confirmed_at: job.confirmed_at ?? at })
    if (!appointment) return
    const setOut = changeAppointmentRow(context.tables, appointment, {
      on_the_way_at: at,
      on_the_way_minutes: minutes,
    })
    if (Date.parse(at) + Number(minutes) * 60_000 > nowOf(context)) {
      tellCustomer(context, setOut, 'on_the_way')
    }
    return
  }
  const status = appointmentStatusOf(job.status, job.confirmed_at !== null)
  const isOffered = step !== 'complete' && nextSteps(status).includes(step as TechnicianStep)
  if (job.status !== 'Assigned' || !isOffered) {
    refuseState(job, 'The job is not in a state in which this can be done.')
  }
  const confirmed_at = job.confirmed_at ?? at
  updateRow(
    context,
    'jobs',
    job.id,
    step === 'start' ? { confirmed_at, started_at: at, status: 'In Progress' } : { confirmed_at },
  )
}

// One unit of glass from the stock; answers the glass item's id, null when no part was used.
function takePart(context: Context, partNumber: string): string | null {
  if (partNumber === '') return null
  const part = present(context.tables.glass_items).find(
    ({ part_number }) => part_number.toLowerCase() === partNumber.toLowerCase(),
  )
  if (!part) refuseField('part_number', 'not_offered')
  if (part.in_stock < 1) {
    refuse(
      'PT409',
      'not_enough_stock',
      { part_number: part.part_number },
      'None of this part is left in stock.',
    )
  }
  updateRow(context, 'glass_items', part.id, { in_stock: part.in_stock - 1 })
  return part.id
}

function addPhotos(
  context: Context,
  job: JobRow,
  issue: number | null,
  photos: unknown,
  at: string,
): void {
  if ((photos ?? null) === null) return
  if (!Array.isArray(photos) || photos.length > mostPhotos) refuseField('photos', 'invalid')
  const paths = (photos as unknown[]).map(String)
  if (paths.some((path) => path.startsWith('data:image/'))) {
    refuse('PT503', 'outdated', null, 'Load this page again.')
  }
  if (paths.some((path) => jobOfPath(path) !== job.id)) refuseField('photos', 'invalid')
  if (paths.some((path) => !context.database.files.has(path))) {
    refuse('PT409', 'photos_missing', null, 'Upload the photos first.')
  }
  for (const path of paths) {
    const isNamed = [...context.tables.job_photos.values()].some((photo) => photo.path === path)
    if (isNamed) refuseField('photos', 'invalid')
    const id = nextNumber(context.tables, 'job_photos')
    context.tables.job_photos.set(id, {
      id,
      job_id: job.id,
      technician_id: job.technician_id ?? '',
      issue_id: issue,
      image: null,
      path,
      taken_at: at,
      created_at: nowText(context),
    })
  }
}

// Only what is given is looked at: what is missing has been refused, or has a usual value.
function checkFits(table: string, given: Fields): void {
  const broken = Object.entries(columnsOf[table] ?? {})
    .filter(([name, { fits }]) => (given[name] ?? null) !== null && !fits(given[name]))
    .map(([name]) => name)
    .sort()
  if (broken[0]) refuseFields([fieldProblem(broken[0], given)])
}

function withoutField(value: unknown, field: string): unknown {
  if (!isFields(value)) return value
  const { [field]: _left, ...rest } = value
  return rest
}

function complete(context: Context, job: JobRow, completion: unknown, at: string): void {
  if (job.status !== 'In Progress') refuseState(job, 'Start the job before you complete it.')
  const given = checkedFields('service_reports', withoutField(completion, 'photos'), [
    'work_done',
    'part_number',
    'cure_minutes',
    'signature',
    'signed_by',
  ])
  if (isBlank(String(given.work_done ?? ''))) refuseField('work_done', 'required')
  if ((given.cure_minutes ?? null) === null) refuseField('cure_minutes', 'required')
  const part_number = String(given.part_number ?? '')
  const glass_item_id = takePart(context, part_number)
  checkFits('service_reports', given)
  const now = nowText(context)
  insertRow(context, 'service_reports', job.id, {
    job_id: job.id,
    technician_id: job.technician_id ?? '',
    work_done: String(given.work_done),
    part_number,
    glass_item_id,
    cure_minutes: Number(given.cure_minutes),
    signed_by: String(given.signed_by ?? ''),
    signature: String(given.signature ?? ''),
    taken_at: at,
    created_at: now,
    updated_at: now,
  })
  addPhotos(context, job, null, isFields(completion) ? completion.photos : null, at)
  finishJob(context, job, at)
}

function reportIssue(context: Context, job: JobRow, issue: unknown, at: string): void {
  const given = checkedFields('job_issues', withoutField(issue, 'photo'), [
    'kind',
    'note',
    'cannot_complete',
  ])
  const id = nextNumber(context.tables, 'job_issues')
  if ((given.kind ?? null) === null) refuseField('kind', 'required')
  checkFits('job_issues', given)
  const note = String(given.note ?? '')
  if (given.kind === 'other' && note === '') refuseField('note', 'required')
  const cannot_complete = given.cannot_complete === true
  insertRow(context, 'job_issues', id, {
    id,
    job_id: job.id,
    technician_id: job.technician_id ?? '',
    kind: given.kind as never,
    note,
    cannot_complete,
    taken_at: at,
    created_at: nowText(context),
    resolved_at: null,
    resolved_by: null,
  })
  const photo = isFields(issue) ? issue.photo : null
  if (photo) addPhotos(context, job, id, [photo], at)
  if (cannot_complete) planAnew(context, job)
}

const action = {
  job_id: 'text',
  idempotency_key: 'uuid',
  taken_at: 'timestamptz',
  sent_at: 'timestamptz?',
} as const

/** The technician's own day, and what a device sends from the road: each action is done once. */
export const technicianFunctions: DatabaseFunctions = {
  my_day: forPeople({}, dayOf),
  take_step: forPeople(
    { ...action, step: 'text', minutes: 'integer?' },
    (context, { step, minutes, ...sent }) =>
      once(context, `step ${step}`, sent, (job, at) => takeStep(context, job, step, minutes, at)),
  ),
  complete_job: forPeople({ ...action, completion: 'jsonb' }, (context, { completion, ...sent }) =>
    once(context, 'complete', sent, (job, at) => complete(context, job, completion, at)),
  ),
  report_issue: forPeople({ ...action, issue: 'jsonb' }, (context, { issue, ...sent }) =>
    once(context, 'issue', sent, (job, at) => reportIssue(context, job, issue, at)),
  ),
  service_report: forPeople({ job_id: 'text' }, (context, { job_id }) =>
    serviceReport(context, job_id ?? '', myTechnicianId(context)),
  ),
}
