import {
  appointmentStatusOf,
  mostPhotos,
  nextSteps,
  onMyWayMinutes,
  type TechnicianStep,
} from '@/domain/technicianDay'
import { isBlank } from '@/domain/text'
import { appointmentAbout, changeAppointmentRow, tellCustomer } from './appointmentRows'
import { checkedFields, fieldProblem, isFields, type Fields } from './checkedFields'
import { columnsOf } from './columns'
import { nowOf, nowText, type Context } from './context'
import { finishJob, planAgain } from './jobProgress'
import { jobOfPath } from './photoFiles'
import { refuse, refuseField, refuseFields } from './refusal'
import { insertRow, present, updateRow } from './rows'
import { nextNumber, type JobRow } from './tables'

function refuseState(job: JobRow, hint: string): never {
  refuse('PT409', 'wrong_state', { status: job.status }, hint)
}

/** Confirms, sets out for, or starts a job, at the instant `at`. */
export function takeStep(
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

/** Completes a job with its report, the part used and the photos. */
export function complete(context: Context, job: JobRow, completion: unknown, at: string): void {
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

/** Keeps what a technician reports about a job; one that cannot be done is planned again. */
export function reportIssue(context: Context, job: JobRow, issue: unknown, at: string): void {
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
  if (cannot_complete) planAgain(context, job)
}
