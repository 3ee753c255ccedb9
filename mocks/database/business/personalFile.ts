import { columnOf } from '@/domain/fields'
import { quoteFields } from '@/domain/quoteFields'
import { instantText, nowText, type Context } from './context'
import { accountOf, quotesOf } from './personalData'
import { appointmentReading } from './appointmentView'
import type { AppointmentRow, CustomerRow, JobRow, QuoteRow } from './tables'
import { itemsOf, totalOf } from './views'
import { waitingOf } from './waiting'

function accountFile({ database }: Context, account: string | null) {
  const user = account ? database.users.get(account)?.user : undefined
  if (!account || !user) return null
  const profile = database.profiles.get(account)
  const at = (instant: string | undefined) => (instant ? instantText(Date.parse(instant)) : null)
  return {
    email: user.email ?? null,
    first_name: profile?.first_name ?? null,
    last_name: profile?.last_name ?? null,
    made_at: at(user.created_at),
    email_confirmed_at: at(user.email_confirmed_at),
    last_sign_in_at: at(user.last_sign_in_at),
    last_seen_at: database.presence.get(account) ?? null,
  }
}

type Vehicle = { year: string; make: string; model: string; plate: string }

function vehiclesFile(jobs: readonly JobRow[], quotes: readonly QuoteRow[]): Vehicle[] {
  const vehicleOf = (row: JobRow | QuoteRow): Vehicle => ({
    year: row.vehicle_year,
    make: row.vehicle_make,
    model: row.vehicle_model,
    plate: 'plate' in row ? row.plate : '',
  })
  const key = (vehicle: Vehicle) => Object.values(vehicle).join('\n')
  const known = new Map([...jobs, ...quotes].map(vehicleOf).map((one) => [key(one), one]))
  return [...known].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, vehicle]) => vehicle)
}

// What the file calls columns of a quote otherwise.
const toldAs: Readonly<Record<string, string>> = {
  phone_number: 'phone',
  service_type: 'service',
  glass_type: 'glass',
  appointment_date: 'appointment_on',
}

function quoteFile(quote: QuoteRow, belongs_by: string) {
  const columns = Object.entries(quoteFields).map(([name, field]) => columnOf(name, field))
  return {
    id: quote.id,
    belongs_by,
    status: quote.status,
    ...Object.fromEntries(
      columns.map((column) => [toldAs[column] ?? column, quote[column as keyof QuoteRow]]),
    ),
    quoted_on: quote.quoted_on,
    valid_until: quote.valid_until,
    made_at: quote.created_at,
    deleted_at: quote.deleted_at,
  }
}

function jobFile({ tables, database }: Context, job: JobRow) {
  const report = tables.service_reports.get(job.id)
  const of = <Row extends { job_id: string }>(rows: Map<number, Row>) =>
    [...rows.values()].filter(({ job_id }) => job_id === job.id)
  return {
    id: job.id,
    quote_id: job.quote_id,
    status: job.status,
    scheduled_on: job.scheduled_date,
    time_frame: job.scheduled_time,
    address: job.location,
    vehicle_year: job.vehicle_year,
    vehicle_make: job.vehicle_make,
    vehicle_model: job.vehicle_model,
    plate: job.plate,
    service: job.service_type,
    position: job.position,
    glass: job.glass_type,
    price: job.amount,
    payment_method: job.payment_method,
    notes: job.notes,
    cancel_reason: job.cancel_reason,
    confirmed_at: job.confirmed_at,
    started_at: job.started_at,
    completed_at: job.completed_at,
    made_at: job.created_at,
    deleted_at: job.deleted_at,
    report: report
      ? {
          work_done: report.work_done,
          part_number: report.part_number,
          cure_minutes: report.cure_minutes,
          signed_by: report.signed_by,
          has_signature: report.signature !== '',
          made_at: report.taken_at,
        }
      : null,
    issues: of(tables.job_issues).map(({ kind, note, taken_at, resolved_at }) => ({
      kind,
      note,
      reported_at: taken_at,
      resolved_at,
    })),
    photos: of(tables.job_photos).map(({ id, taken_at, image, path }) => {
      const file = database.files.get(path ?? '')
      const content = (image?.split(',')[1] ?? '').replace(/=+$/, '')
      return {
        id,
        taken_at,
        type: /data:(image\/[a-z]+)/.exec(image ?? '')?.[1] ?? file?.type ?? null,
        bytes: image === null ? (file?.bytes.length ?? null) : Math.floor(content.length * 0.75),
        file: path ?? image,
      }
    }),
  }
}

function appointmentFile(context: Context, appointment: AppointmentRow) {
  const { tables } = context
  const of = <Row extends { appointment_id: string | null }>(rows: Map<unknown, Row>) =>
    [...rows.values()].filter(({ appointment_id }) => appointment_id === appointment.id)
  const steps = new Map(
    appointmentReading(context, appointment).steps.map(({ step, at }) => [step, at]),
  )
  return {
    quote_id: appointment.quote_id,
    job_id: appointment.job_id,
    texts_wanted: appointment.texts_wanted,
    access_note: appointment.access_note,
    note: appointment.customer_note,
    confirmed_at: steps.get('confirmed') ?? null,
    assigned_at: steps.get('assigned') ?? null,
    on_the_way_at: appointment.on_the_way_at,
    cancelled_at: appointment.cancelled_at,
    cancelled_by: appointment.cancelled_by,
    cancel_reason: appointment.cancel_reason,
    made_at: appointment.created_at,
    messages: of(tables.messages).map(({ kind, channel, status, due_at, sent_at, delivery }) => ({
      kind,
      channel,
      status,
      due_at,
      sent_at,
      delivery,
    })),
    answers_about_texts: of(tables.text_consents).map(({ given, words, source, at }) => ({
      given,
      words,
      source,
      at,
    })),
    texts_written_back: [],
    photos: of(tables.appointment_photos).map(({ created_at, path }) => ({
      at: created_at,
      file: path,
    })),
  }
}

/** Everything that the business holds about a customer, for them to read. */
export function customerFile(context: Context, customer: CustomerRow) {
  const { tables } = context
  const matches = quotesOf(context, customer).filter(({ by }) => by !== 'unsure')
  const own = <Row extends { id: string; customer_id: string }>(
    rows: Map<string, Row>,
    day: keyof Row,
  ) =>
    [...rows.values()]
      .filter(({ customer_id }) => customer_id === customer.id)
      .sort(
        (one, other) =>
          String(one[day]).localeCompare(String(other[day])) || (one.id < other.id ? -1 : 1),
      )
  const jobs = own(tables.jobs, 'scheduled_date')
  return {
    format: 'sunline-personal-data',
    version: 1,
    made_at: nowText(context),
    currency: 'USD',
    customer: {
      id: customer.id,
      name: customer.name,
      email: customer.email,
      phone: customer.phone,
      address: customer.address,
      status: customer.status,
      joined_on: customer.join_date,
      notes: customer.notes,
      made_at: customer.created_at,
      changed_at: customer.updated_at,
      deleted_at: customer.deleted_at,
    },
    account: accountFile(context, accountOf(context, customer)),
    vehicles: vehiclesFile(
      jobs,
      matches.filter(({ by }) => by !== 'job').map(({ quote }) => quote),
    ),
    quotes: matches
      .sort(
        (one, other) =>
          one.quote.created_at.localeCompare(other.quote.created_at) ||
          (one.quote.id < other.quote.id ? -1 : 1),
      )
      .map(({ quote, by }) => quoteFile(quote, by)),
    jobs: jobs.map((job) => jobFile(context, job)),
    orders: own(tables.orders, 'order_date').map((order) => ({
      id: order.id,
      job_id: order.job_id,
      status: order.status,
      payment_status: order.payment_status,
      ordered_on: order.order_date,
      delivery_on: order.delivery_date,
      paid_at: order.paid_at,
      items: itemsOf(context, order.id),
      total: totalOf(context, order.id),
      notes: order.notes,
      made_at: order.created_at,
      deleted_at: order.deleted_at,
    })),
    appointments: [...tables.appointments.values()]
      .filter(
        ({ quote_id, job_id }) =>
          jobs.some(({ id }) => id === job_id) ||
          matches.some(({ quote }) => quote.id === quote_id),
      )
      .toSorted(
        (a, b) =>
          Date.parse(a.created_at) - Date.parse(b.created_at) ||
          (numberOf(a) < numberOf(b) ? -1 : 1),
      )
      .map((appointment) => appointmentFile(context, appointment)),
    waiting_list: waitingOf(
      tables,
      customer.email,
      matches.map(({ quote }) => quote.email),
    ).map((row) => ({
      day: row.day,
      zip_code: row.zip_code,
      email: row.email,
      typed: row.draft,
      made_at: row.created_at,
      told_at: row.told_at,
      ended_at: row.ended_at,
    })),
  }
}

/** What an appointment is counted by where two were made at the same moment. */
function numberOf({
  job_id,
  quote_id,
}: {
  job_id: string | null
  quote_id: string | null
}): string {
  return job_id ?? quote_id ?? ''
}
