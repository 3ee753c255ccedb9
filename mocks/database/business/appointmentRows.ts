import { isEmail } from '@/domain/email'
import type { MessageKind } from '@/domain/messages'
import { phoneDigits } from '@/domain/phone'
import { sampleLink } from '../../fixtures/appointments'
import { nowText, type Context } from './context'
import {
  nextNumber,
  type AppointmentRow,
  type BusinessTables,
  type JobRow,
  type MessageRow,
  type QuoteRow,
} from './tables'

type Tables = BusinessTables

const numbered = (prefix: string, number: number) =>
  `${prefix}000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** The quote and the job of an appointment, as far as they are there. */
export function recordsOf(tables: Tables, { quote_id, job_id }: AppointmentRow) {
  return { quote: tables.quotes.get(quote_id ?? ''), job: tables.jobs.get(job_id ?? '') }
}

/** The appointment of a quote or a job, by its public id. */
export function appointmentAbout(tables: Tables, about: string): AppointmentRow | undefined {
  return [...tables.appointments.values()].find(
    ({ quote_id, job_id }) => quote_id === about || job_id === about,
  )
}

/** How the customer of an appointment is reached. */
export function contactOf(tables: Tables, appointment: AppointmentRow) {
  const { quote, job } = recordsOf(tables, appointment)
  const customer = tables.customers.get(job?.customer_id ?? '')
  const [firstName = '', ...rest] = (customer?.name ?? '').split(' ')
  return {
    first_name: quote?.first_name ?? firstName,
    last_name: quote?.last_name ?? rest.join(' '),
    email: quote?.email ?? customer?.email ?? '',
    phone: phoneDigits(quote?.phone_number ?? customer?.phone ?? ''),
  }
}

/** True when an appointment is this account's. */
export function belongsTo({ tables }: Context, id: string, userId: string): boolean {
  const appointment = tables.appointments.get(id)
  if (!appointment) return false
  const { quote, job } = recordsOf(tables, appointment)
  return (
    quote?.user_id === userId || tables.customers.get(job?.customer_id ?? '')?.user_id === userId
  )
}

/** Puts a changed appointment in the place of what was there. */
export function changeAppointmentRow(
  tables: Tables,
  appointment: AppointmentRow,
  changes: Partial<AppointmentRow>,
): AppointmentRow {
  const changed = { ...appointment, ...changes }
  tables.appointments.set(changed.id, changed)
  return changed
}

/** A link to an appointment that works from now on; answers its token. */
export function makeLink(tables: Tables, appointment_id: string): string {
  const number = String(nextNumber(tables, 'appointment_links')).padStart(4, '0')
  const token = `sample-link-of-appointment-${number}`
  tables.appointment_links.set(token, { appointment_id, revoked_at: null })
  return token
}

function makeAppointment(
  tables: Tables,
  records: Pick<AppointmentRow, 'quote_id' | 'job_id'>,
  created_at: string,
): AppointmentRow {
  const id = numbered('a9', nextNumber(tables, 'appointments'))
  const appointment: AppointmentRow = {
    id,
    ...records,
    version: 1,
    texts_wanted: false,
    texts_possible: true,
    access_note: '',
    customer_note: '',
    on_the_way_at: null,
    on_the_way_minutes: null,
    cancelled_at: null,
    cancelled_by: null,
    cancel_reason: '',
    created_at,
  }
  tables.appointments.set(id, appointment)
  makeLink(tables, id)
  return appointment
}

/** Gives a new quote its appointment; a job has its quote's, or one of its own. */
export function giveAppointment(
  context: Context,
  table: 'quotes' | 'jobs',
  row: QuoteRow | JobRow,
): void {
  const { tables } = context
  const quoteId = 'quote_id' in row ? row.quote_id : null
  const known = quoteId === null ? undefined : appointmentAbout(tables, quoteId)
  if (known) {
    changeAppointmentRow(tables, known, { job_id: row.id })
    return
  }
  const records =
    table === 'quotes' ? { quote_id: row.id, job_id: null } : { quote_id: null, job_id: row.id }
  makeAppointment(tables, records, row.created_at)
}

/** Gives the quotes and jobs of the sample business their appointments. */
export function seedAppointments(tables: Tables): void {
  for (const { id, status, created_at } of tables.quotes.values()) {
    const made = makeAppointment(tables, { quote_id: id, job_id: null }, created_at)
    if (status === 'Confirmed') {
      tables.appointment_links.set(sampleLink, { appointment_id: made.id, revoked_at: null })
    }
  }
  for (const job of tables.jobs.values()) {
    const known = job.quote_id === null ? undefined : appointmentAbout(tables, job.quote_id)
    const appointment =
      known ?? makeAppointment(tables, { quote_id: null, job_id: null }, job.created_at)
    const isCancelled = job.status === 'Cancelled'
    changeAppointmentRow(tables, appointment, {
      job_id: job.id,
      ...(isCancelled && {
        cancelled_at: job.updated_at,
        cancelled_by: 'office',
        cancel_reason: job.cancel_reason ?? '',
      }),
    })
  }
}

/** Writes what the customer of an appointment is told: by mail, and by text where that was asked for. */
export function tellCustomer(
  context: Context,
  appointment: AppointmentRow,
  kind: MessageKind,
  repeat: { channel: MessageRow['channel']; count: number } | null = null,
): void {
  const { tables } = context
  const { email, phone } = contactOf(tables, appointment)
  const channels: MessageRow['channel'][] = []
  if (isEmail(email)) channels.push('email')
  if (phone && appointment.texts_wanted && appointment.texts_possible) channels.push('text')
  for (const channel of channels) {
    if (repeat && repeat.channel !== channel) continue
    addMessage(context, appointment, { kind, channel, repeat: repeat?.count ?? 0 })
  }
}

function addMessage(
  context: Context,
  appointment: AppointmentRow,
  message: Pick<MessageRow, 'kind' | 'channel' | 'repeat'>,
): MessageRow {
  const { tables } = context
  const id = numbered('b9', nextNumber(tables, 'messages'))
  const now = nowText(context)
  const row: MessageRow = {
    id,
    ...message,
    appointment_id: appointment.id,
    about: appointment.job_id ?? appointment.quote_id ?? '',
    audience: 'customer',
    version: appointment.version,
    status: 'sent',
    due_at: now,
    next_attempt_at: null,
    attempts: 1,
    sent_at: now,
    delivery: message.channel === 'text' ? 'delivered' : '',
    error: '',
    created_by: message.repeat > 0 ? context.accountId : null,
  }
  tables.messages.set(id, row)
  return row
}

const notOnTheWay = { on_the_way_at: null, on_the_way_minutes: null }
const slotColumns = ['appointment_date', 'time_frame', 'scheduled_date', 'scheduled_time']

/** What a change of a quote or a job means for its appointment. */
export function followRecord(
  context: Context,
  record: Record<string, unknown>,
  changed: readonly string[],
): void {
  const appointment = appointmentAbout(context.tables, String(record.id))
  if (!appointment || appointment.cancelled_at !== null) return
  const isGone = changed.includes('status') && record.status === 'Cancelled'
  if (isGone || (changed.includes('deleted_at') && record.deleted_at !== null)) {
    const reason = typeof record.cancel_reason === 'string' ? record.cancel_reason : ''
    cancelRow(context, appointment, 'office', reason)
  } else if (changed.some((column) => slotColumns.includes(column))) {
    const moved = changeAppointmentRow(context.tables, appointment, {
      version: appointment.version + 1,
      ...notOnTheWay,
    })
    tellCustomer(context, moved, 'moved')
  } else if (changed.includes('technician_id')) {
    changeAppointmentRow(context.tables, appointment, notOnTheWay)
  }
}

/** Ends an appointment. */
export function cancelRow(
  context: Context,
  appointment: AppointmentRow,
  cancelled_by: 'customer' | 'office',
  cancel_reason: string,
): AppointmentRow {
  const cancelled = changeAppointmentRow(context.tables, appointment, {
    version: appointment.version + 1,
    cancelled_at: nowText(context),
    cancelled_by,
    cancel_reason,
  })
  tellCustomer(context, cancelled, 'cancelled')
  return cancelled
}
