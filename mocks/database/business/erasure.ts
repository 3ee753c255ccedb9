import { columnOf, fieldNames } from '@/domain/fields'
import type { AccountFate, Erasure } from '@/domain/personalData'
import { quoteFields } from '@/domain/quoteFields'
import { nowText, todayOf, type Context } from './context'
import { forAdmins, type DatabaseFunctions } from './functions'
import { accountOf, erasurePlan, fateOf, keptRecords, quotesOf } from './personalData'
import { customerFile } from './personalFile'
import { removePhotosOf } from './photoFiles'
import { openJobsOf } from './records'
import { refuse, refuseMissing } from './refusal'
import { removeRow, updateRow, writeHistory } from './rows'
import type { AuditRow, CustomerRow } from './tables'
import type { Wire } from './wire'

const nobody = 'Erased customer'
const blank = 'Erased'

// What a quote keeps of a person.
const personalOfQuote = Object.fromEntries(
  fieldNames(quoteFields, ({ personal }) => personal === true).map((name) => [
    columnOf(name, quoteFields[name]),
    '',
  ]),
)
const erasedQuote = { first_name: blank, last_name: 'customer', address: blank }

// Of these fields the values say nothing about a person.
const impersonal = new Set([
  'status',
  'priority',
  'amount',
  'price',
  'service_type',
  'position',
  'glass_type',
  'payment_method',
  'payment_status',
  'scheduled_date',
  'scheduled_time',
  'appointment_date',
  'time_frame',
  'quoted_on',
  'valid_until',
  'order_date',
  'delivery_date',
  'paid_at',
  'confirmed_at',
  'started_at',
  'completed_at',
  'taken_at',
  'resolved_at',
  'customer_id',
  'quote_id',
  'job_id',
  'technician_id',
  'glass_item_id',
  'cure_minutes',
  'kind',
  'cannot_complete',
  'join_date',
])

function impersonalChanges(changes: AuditRow['changes']): AuditRow['changes'] {
  return Object.fromEntries(
    Object.entries(changes).map(([field, change]) => [
      field,
      impersonal.has(field) ? change : null,
    ]),
  )
}

/** What is a customer's, by the ids there were before anything went. */
function holdings(context: Context, customer: CustomerRow) {
  const { tables } = context
  const records = keptRecords(context, customer.id)
  const today = todayOf(context)
  const ids = (kind: string) =>
    new Set(records.filter((record) => record.kind === kind).map(({ id }) => id))
  const jobs = ids('jobs')
  return {
    jobs,
    orders: ids('orders'),
    overdue: new Set(records.filter(({ until }) => until <= today).map(({ id }) => id)),
    quotes: new Set([
      ...quotesOf(context, customer)
        .filter(({ by }) => by !== 'unsure')
        .map(({ quote }) => quote.id),
      ...(tables.erasures.get(customer.id)?.quotes ?? []),
    ]),
    issues: new Set(
      [...tables.job_issues.values()]
        .filter(({ job_id }) => jobs.has(job_id))
        .map(({ id }) => String(id)),
    ),
  }
}

type Holdings = ReturnType<typeof holdings>

function eraseWork(context: Context, { jobs, orders, overdue, quotes }: Holdings): void {
  const { tables } = context
  for (const [key, { job_id }] of tables.device_actions) {
    if (jobs.has(job_id)) tables.device_actions.delete(key)
  }
  removePhotosOf(context, jobs)
  for (const [key, { job_id }] of tables.job_photos) {
    if (jobs.has(job_id)) tables.job_photos.delete(key)
  }
  for (const { id, job_id } of tables.job_issues.values()) {
    if (jobs.has(job_id)) removeRow(context, 'job_issues', id)
  }
  for (const [key, { subject_id }] of tables.notifications) {
    if (jobs.has(subject_id) || quotes.has(subject_id)) tables.notifications.delete(key)
  }
  for (const id of jobs) {
    if (!tables.service_reports.has(id)) continue
    if (overdue.has(id)) removeRow(context, 'service_reports', id)
    else updateRow(context, 'service_reports', id, { signed_by: '', signature: '' })
  }
  for (const order of tables.orders.values()) {
    if (orders.has(order.id) && overdue.has(order.id)) {
      for (const [key, { order_id }] of tables.order_items) {
        if (order_id === order.id) tables.order_items.delete(key)
      }
      removeRow(context, 'orders', order.id)
    } else {
      const isOver = jobs.has(order.job_id ?? '') && overdue.has(order.job_id ?? '')
      if (isOver) updateRow(context, 'orders', order.id, { job_id: null })
      if (orders.has(order.id)) updateRow(context, 'orders', order.id, { notes: '' })
    }
  }
  for (const id of jobs) {
    if (overdue.has(id)) removeRow(context, 'jobs', id)
  }
}

function eraseQuotes(context: Context, quotes: ReadonlySet<string>): void {
  const { tables } = context
  const converted = new Set([...tables.jobs.values()].map(({ quote_id }) => quote_id))
  for (const [key, submission] of tables.quote_submissions) {
    if (quotes.has(submission.quote_id)) {
      tables.quote_submissions.set(key, { ...submission, contacts: [] })
    }
  }
  for (const id of quotes) {
    if (!tables.quotes.has(id)) continue
    if (!converted.has(id)) {
      removeRow(context, 'quotes', id)
      continue
    }
    updateRow(context, 'quotes', id, { ...personalOfQuote, ...erasedQuote, user_id: null })
  }
}

function erasePerson(context: Context, customer: CustomerRow, jobs: ReadonlySet<string>): void {
  const { tables } = context
  for (const [key, { email }] of tables.waiting_list) {
    if (email.toLowerCase() === customer.email.toLowerCase()) tables.waiting_list.delete(key)
  }
  const isNeeded = [...tables.jobs.values(), ...tables.orders.values()].some(
    ({ customer_id }) => customer_id === customer.id,
  )
  if (isNeeded) {
    updateRow(context, 'customers', customer.id, {
      user_id: null,
      name: nobody,
      email: '',
      phone: '',
      address: '',
      notes: '',
      status: 'Inactive',
    })
  } else {
    removeRow(context, 'customers', customer.id)
  }
  for (const id of jobs) {
    const job = tables.jobs.get(id)
    if (!job) continue
    const cancel_reason = job.cancel_reason === null ? null : blank
    updateRow(context, 'jobs', id, { location: blank, notes: '', cancel_reason })
  }
}

function deleteAccount({ database, tables }: Context, account: string): void {
  database.users.delete(account)
  database.profiles.delete(account)
  database.presence.delete(account)
  for (const session of database.sessions.values()) {
    if (session.userId === account) database.sessions.delete(session.id)
  }
  for (const [id, quote] of tables.quotes) {
    if (quote.user_id === account) tables.quotes.set(id, { ...quote, user_id: null })
  }
}

function eraseHistory(
  context: Context,
  customerId: string,
  gone: string | null,
  { jobs, orders, quotes, issues }: Holdings,
): void {
  const owned: Record<string, ReadonlySet<string>> = {
    customers: new Set([customerId]),
    quotes,
    jobs,
    service_reports: jobs,
    orders,
    job_issues: issues,
  }
  for (const [id, entry] of context.tables.audit_log) {
    const isTheirs = owned[entry.table_name]?.has(entry.record_id) ?? false
    const isOwnDoing =
      entry.actor !== null &&
      (entry.actor === gone ||
        (entry.table_name === 'quotes' &&
          isTheirs &&
          entry.action === 'insert' &&
          !context.database.profiles.has(entry.actor)))
    context.tables.audit_log.set(id, {
      ...entry,
      ...(isOwnDoing ? { actor: null, actor_name: nobody } : {}),
      ...(isTheirs ? { changes: impersonalChanges(entry.changes) } : {}),
    })
  }
}

function eraseRecords(context: Context, customer: CustomerRow): AccountFate {
  const account = accountOf(context, customer)
  const fate = fateOf(context, account)
  const held = holdings(context, customer)
  eraseWork(context, held)
  eraseQuotes(context, held.quotes)
  erasePerson(context, customer, held.jobs)
  const erasure = context.tables.erasures.get(customer.id)
  const gone = fate === 'deleted' ? account : (erasure?.account ?? null)
  if (fate === 'deleted' && account) deleteAccount(context, account)
  eraseHistory(context, customer.id, gone, held)
  if (erasure) {
    context.tables.erasures.set(customer.id, {
      ...erasure,
      quotes: [...held.quotes],
      account: gone,
    })
  }
  return fate
}

/** Erases those again who have been erased before: a backup brings them back. */
export function eraseAgain(context: Context): void {
  for (const [id, { customer_made_at }] of context.tables.erasures) {
    const customer = context.tables.customers.get(id)
    if (customer?.created_at === customer_made_at) eraseRecords(context, customer)
  }
}

function erase(context: Context, id: string): Wire<Erasure> {
  const { tables } = context
  const customer = tables.customers.get(id)
  const before = tables.erasures.get(id)
  if (!customer && !before) refuseMissing('This record is gone.')
  let account: AccountFate = 'none'
  if (customer) {
    const needed_by = openJobsOf(context, id)
    if (needed_by.length > 0) {
      refuse('PT409', 'in_use', { needed_by }, 'This cannot be erased while other work needs it.')
    }
    const isSame = before?.customer_made_at === customer.created_at
    tables.erasures.set(id, {
      customer_made_at: customer.created_at,
      erased_at: nowText(context),
      quotes: isSame ? before.quotes : [],
      account: isSame ? before.account : null,
    })
    account = eraseRecords(context, customer)
    writeHistory(context, 'customers', 'erase', { id }, {})
  }
  return {
    account,
    kept: keptRecords(context, id).map(({ id: record, until }) => ({ id: record, until })),
  }
}

function customerOf({ tables }: Context, id: string | null): CustomerRow {
  return tables.customers.get(id ?? '') ?? refuseMissing('This record is gone.')
}

/** What a customer can ask for: everything that is held about them, and that it is erased. */
export const personalDataFunctions: DatabaseFunctions = {
  erasure_plan: forAdmins({ customer_id: 'text' }, (context, { customer_id }) =>
    erasurePlan(context, customerOf(context, customer_id)),
  ),
  erase_customer: forAdmins({ customer_id: 'text' }, (context, { customer_id }) =>
    erase(context, customer_id ?? ''),
  ),
  export_customer: forAdmins({ customer_id: 'text' }, (context, { customer_id }) => {
    const customer = customerOf(context, customer_id)
    writeHistory(context, 'customers', 'export', { id: customer.id }, {})
    return customerFile(context, customer)
  }),
}
