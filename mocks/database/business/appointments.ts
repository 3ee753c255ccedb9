import { hasFrameBegun, timeFrames, type FrameSlot, type TimeFrame } from '@/domain/appointments'
import type { FieldError } from '@/domain/businessFailures'
import { longestAppointmentNote, mostAppointmentPhotos } from '@/domain/myAppointment'
import { addDays } from '@/domain/businessTime'
import { cleanText } from '@/domain/text'
import { nextUuid } from '../mockDatabase'
import { appointmentReading, slotOfRow, stateOf } from './appointmentView'
import { belongsTo, cancelRow, changeAppointmentRow, recordsOf } from './appointmentRows'
import { whyNot } from './capacity/technicianChecks'
import { visitOfJob, visitOfQuote } from './capacity/visits'
import { isOpen, isStaffed } from './capacity/windows'
import { isAdmin, nowOf, nowText, type Context } from './context'
import { forPeople, type DatabaseFunctions } from './functions'
import { refuse, refuseField, refuseFields, refuseStale } from './refusal'
import { notify, updateRow } from './rows'
import { appointmentProblems, takeSeat } from './seats'
import { availableFrames } from './submitQuote'
import { nextNumber, type AppointmentRow } from './tables'

const access = { link: 'text?', appointment: 'uuid?' } as const
type Asked = { link: string | null; appointment: string | null }

/** The appointment that a link or an account leads to; null when it leads to none. */
function reached(context: Context, { link, appointment }: Asked): AppointmentRow | null {
  const { tables, userId } = context
  const known = tables.appointment_links.get(link ?? '')
  const id = link === null ? appointment : known?.revoked_at === null ? known.appointment_id : null
  const row = tables.appointments.get(id ?? '')
  const isTheirs =
    userId !== null && (isAdmin(context) || belongsTo(context, row?.id ?? '', userId))
  if (!row || (link === null && !isTheirs)) return null
  const { quote, job } = recordsOf(tables, row)
  return quote || job ? row : null
}

type Verb<Given> = (context: Context, appointment: AppointmentRow, given: Given) => void

/** Does something with an appointment and answers how it is then; null where the link leads to none. */
function answering<Given extends Asked>(act: Verb<Given>) {
  return (context: Context, given: Given) => {
    const appointment = reached(context, given)
    if (!appointment) return null
    act(context, appointment, given)
    const now = context.tables.appointments.get(appointment.id)
    return now ? appointmentReading(context, now) : null
  }
}

function refuseState(context: Context, appointment: AppointmentRow): never {
  const state = stateOf(context, appointment)
  const hint = 'It is too late to change this appointment here. Please call us.'
  refuse('PT409', 'wrong_state', { state }, hint)
}

function requireChangeable(context: Context, appointment: AppointmentRow, version: number | null) {
  if (appointment.version !== version) refuseStale(appointment.version, 'this appointment')
  if (!appointmentReading(context, appointment).may_move) refuseState(context, appointment)
}

/** Tells the office in the bell what a customer did. */
function tellOffice(context: Context, appointment: AppointmentRow, what: string): void {
  const subject = appointment.job_id ?? appointment.quote_id ?? ''
  notify(context, 'customer_messages', 'customer-change', subject, what)
}

/** The visit that an appointment is, at a time, and the id it is planned under. */
function visitOf({ tables }: Context, appointment: AppointmentRow, slot: FrameSlot) {
  const { quote, job } = recordsOf(tables, appointment)
  const { date, timeFrame } = slot
  const visit = job
    ? visitOfJob(tables, job, date, timeFrame)
    : visitOfQuote(tables, quote ?? {}, date, timeFrame)
  return { visit, own: (job ?? quote)?.id ?? '' }
}

type Move = Asked & { version: number | null; date: string | null; time_frame: string | null }

function move(context: Context, appointment: AppointmentRow, given: Move): void {
  const day = given.date ?? ''
  const own = slotOfRow(context, appointment)
  const isThere = own.date === day && own.timeFrame === given.time_frame
  if (isThere && appointment.cancelled_at === null) return
  requireChangeable(context, appointment, given.version)
  const problems = appointmentProblems(context, day, given.time_frame ?? '')
  const errors: FieldError[] = []
  if (problems.date) errors.push({ field: 'date', problem: problems.date })
  if (problems.timeFrame) errors.push({ field: 'time_frame', problem: problems.timeFrame })
  if (errors.length > 0) refuseFields(errors)
  const time_frame = given.time_frame as TimeFrame
  const { visit, own: id } = visitOf(context, appointment, { date: day, timeFrame: time_frame })
  const { quote, job } = recordsOf(context.tables, appointment)
  const technician = context.tables.technicians.get(job?.technician_id ?? '')
  const isTheirs = technician !== undefined && whyNot(context, technician, visit, id) === null
  if (!isTheirs || !isStaffed(context.tables)) takeSeat(context, visit, id, null)
  if (job) {
    const technician_id = isTheirs ? technician.id : null
    updateRow(context, 'jobs', job.id, {
      scheduled_date: day,
      scheduled_time: time_frame,
      technician_id,
      // Another time has to be agreed with the technician again.
      confirmed_at: null,
      status: technician_id === null ? 'Scheduled' : 'Assigned',
    })
  } else if (quote) {
    updateRow(context, 'quotes', quote.id, { appointment_date: day, time_frame })
  }
  tellOffice(context, appointment, 'moved')
}

type Cancel = Asked & { version: number | null; reason: string | null }

function cancel(context: Context, appointment: AppointmentRow, given: Cancel): void {
  if (appointment.cancelled_at !== null) return
  requireChangeable(context, appointment, given.version)
  const reason = [...cleanText(given.reason ?? '')].slice(0, 400).join('')
  cancelRow(context, appointment, 'customer', reason)
  const { job } = recordsOf(context.tables, appointment)
  if (job) {
    updateRow(context, 'jobs', job.id, {
      status: 'Cancelled',
      cancel_reason: reason ? `By the customer: ${reason}` : 'By the customer',
    })
  }
  tellOffice(context, appointment, 'cancelled')
}

function change(
  context: Context,
  appointment: AppointmentRow,
  { fields }: Asked & { fields: unknown },
) {
  if (!appointmentReading(context, appointment).may_edit) refuseState(context, appointment)
  const given: Partial<Pick<AppointmentRow, 'access_note' | 'customer_note'>> = {}
  for (const name of ['access_note', 'customer_note'] as const) {
    const value = (fields as Record<string, unknown> | null)?.[name]
    if (typeof value !== 'string') continue
    const text = cleanText(value)
    if ([...text].length > longestAppointmentNote) refuseField(name, 'too_long')
    given[name] = text
  }
  const isNews = (['access_note', 'customer_note'] as const).some(
    (name) => given[name] !== undefined && given[name] !== appointment[name],
  )
  changeAppointmentRow(context.tables, appointment, given)
  if (isNews) tellOffice(context, appointment, 'note')
}

type Texts = Asked & { wanted: boolean | null; words: string | null }

function setTexts(context: Context, appointment: AppointmentRow, { link, wanted, words }: Texts) {
  const { tables } = context
  if (appointment.texts_wanted === (wanted === true)) return
  changeAppointmentRow(tables, appointment, { texts_wanted: wanted === true })
  tables.text_consents.set(nextNumber(tables, 'text_consents'), {
    appointment_id: appointment.id,
    given: wanted === true,
    words: words ?? '',
    at: nowText(context),
    source: link === null ? 'account' : 'appointment page',
  })
}

function beginPhoto(context: Context, given: Asked) {
  const appointment = reached(context, given)
  if (!appointment) return null
  const reading = appointmentReading(context, appointment)
  if (!reading.may_edit) refuseState(context, appointment)
  if (reading.photos.length >= mostAppointmentPhotos) refuseField('photos', 'invalid')
  const path = `appointments/${appointment.id}/${nextUuid(context.database)}.jpg`
  context.tables.appointment_photos.set(path, {
    appointment_id: appointment.id,
    path,
    created_at: nowText(context),
  })
  return { path }
}

function removePhoto(
  { tables, database }: Context,
  appointment: AppointmentRow,
  { path }: Asked & { path: string | null },
) {
  const photo = tables.appointment_photos.get(path ?? '')
  if (photo?.appointment_id !== appointment.id) return
  tables.appointment_photos.delete(photo.path)
  if (database.files.has(photo.path)) tables.photo_removals.set(photo.path, true)
}

function framesFor(context: Context, given: Asked & { date: string | null; days: number | null }) {
  const appointment = reached(context, given)
  if (!appointment) return null
  const { quote, job } = recordsOf(context.tables, appointment)
  const slot = slotOfRow(context, appointment)
  const { visit, own } = visitOf(context, appointment, slot)
  const sought = { serviceType: (job ?? quote)?.service_type, zipCode: visit.zip, own }
  const from = given.date ?? ''
  const days = Math.min(Math.max(given.days ?? 1, 1), 62)
  const free = availableFrames(context.database, from, days, sought)
  const isOwn = (one: FrameSlot) => one.date === slot.date && one.timeFrame === slot.timeFrame
  const isAsked = slot.date >= from && slot.date < addDays(from, days)
  const isToCome = !hasFrameBegun(slot.date, slot.timeFrame, new Date(nowOf(context)))
  // Where it is now, it can stay.
  if (isAsked && isToCome && isOpen(context.tables, slot.date, slot.timeFrame)) {
    if (!free.some(isOwn)) free.push({ ...slot, seatsLeft: 1 })
  }
  return free
    .sort(
      (one, other) =>
        one.date.localeCompare(other.date) ||
        timeFrames.indexOf(one.timeFrame) - timeFrames.indexOf(other.timeFrame),
    )
    .map(({ date, timeFrame, seatsLeft }) => ({
      date,
      time_frame: timeFrame,
      seats_left: seatsLeft,
    }))
}

/** What customers do with their appointments: by a link without an account, or signed in. */
export const appointmentFunctions: DatabaseFunctions = {
  read_appointment: forPeople(
    access,
    answering(() => {}),
  ),
  appointment_time_frames: forPeople({ ...access, date: 'date', days: 'integer?' }, framesFor),
  move_appointment: forPeople(
    { ...access, version: 'integer', date: 'date', time_frame: 'text' },
    answering(move),
  ),
  cancel_appointment: forPeople(
    { ...access, version: 'integer', reason: 'text?' },
    answering(cancel),
  ),
  change_appointment: forPeople({ ...access, fields: 'jsonb' }, answering(change)),
  set_appointment_texts: forPeople(
    { ...access, wanted: 'boolean', words: 'text?' },
    answering(setTexts),
  ),
  begin_appointment_photo: forPeople(access, beginPhoto),
  remove_appointment_photo: forPeople({ ...access, path: 'text' }, answering(removePhoto)),
  my_appointments: forPeople({}, (context) => {
    const { tables, userId } = context
    const own = [...tables.appointments.values()].filter(
      ({ id }) => userId !== null && belongsTo(context, id, userId),
    )
    const isOver = ({ state }: { state: string }) => state === 'done' || state === 'cancelled'
    return own
      .map((row) => appointmentReading(context, row))
      .sort(
        (one, other) =>
          Number(isOver(one)) - Number(isOver(other)) ||
          (isOver(one) ? other.date.localeCompare(one.date) : one.date.localeCompare(other.date)),
      )
  }),
}

/** The functions that a visitor's link opens. */
export const functionsBehindLinks: readonly string[] = Object.keys(appointmentFunctions).filter(
  (name) => name !== 'my_appointments',
)
