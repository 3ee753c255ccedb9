import type { RecordKind } from '@/domain/history'
import { isJobOpen } from '@/domain/jobs'
import { planDay } from './capacity/holders'
import { openingOf } from './capacity/openings'
import { visitOfJob, visitOfQuote } from './capacity/visits'
import { isStaffed } from './capacity/windows'
import { isFields } from './checkedFields'
import { nowText, todayOf, type Context } from './context'
import { forAdmins, type DatabaseFunctions } from './functions'
import { saveOnce } from './forms'
import { planAgain } from './jobProgress'
import { exportList, readList } from './lists'
import { refuse, refuseMissing, refuseUnknown } from './refusal'
import { present, updateRow } from './rows'
import { takeSeat } from './seats'
import { isKind, recordOf } from './views'
import { checkUnique, recordsOf, seenRecord, writeRecord } from './writeRecord'

const savedFields: Partial<Record<RecordKind, readonly string[]>> = {
  customers: ['name', 'email', 'phone', 'address', 'status', 'notes'],
  technicians: ['name', 'email', 'phone', 'location', 'specialties', 'duty_status', 'rating'],
  glass_items: [
    'type',
    'vehicle',
    'part_number',
    'in_stock',
    'low_stock',
    'price',
    'supplier',
    'location',
  ],
  products: [
    'name',
    'category',
    'sku',
    'price',
    'cost',
    'in_stock',
    'low_stock',
    'supplier',
    'description',
  ],
}

function saveRecord(
  context: Context,
  kind: string | null,
  id: string | null,
  version: number | null,
  fields: unknown,
) {
  const offered = isKind(kind) ? savedFields[kind] : undefined
  if (!isKind(kind) || !offered) refuseMissing('There is no such list.')
  return recordOf(context, kind, writeRecord(context, kind, id, version, fields, offered))
}

/** The open jobs of a customer, ten at most, soonest first. */
export function openJobsOf({ tables }: Context, customerId: string): string[] {
  return firstJobs(
    present(tables.jobs).filter((job) => job.customer_id === customerId && isJobOpen(job.status)),
  )
}

function firstJobs(jobs: readonly { id: string; scheduled_date: string }[]): string[] {
  return jobs
    .toSorted(
      (one, other) =>
        one.scheduled_date.localeCompare(other.scheduled_date) || (one.id < other.id ? -1 : 1),
    )
    .slice(0, 10)
    .map(({ id }) => id)
}

function neededBy(context: Context, kind: RecordKind, id: string): string[] {
  const { tables } = context
  const ordered = (column: 'glass_item_id' | 'product_id') =>
    [...tables.stock_orders.values()]
      .filter((order) => order[column] === id && order.status === 'ordered')
      .map((order) => String(order.id))
  switch (kind) {
    case 'technicians':
      return firstJobs(
        present(tables.jobs).filter(
          (job) =>
            job.technician_id === id && (job.status === 'Assigned' || job.status === 'In Progress'),
        ),
      )
    case 'customers':
      return openJobsOf(context, id)
    case 'jobs':
      return tables.jobs.get(id)?.status === 'In Progress' ? [id] : []
    case 'quotes':
      return [...tables.jobs.values()]
        .filter(({ quote_id }) => quote_id === id)
        .map((job) => job.id)
    case 'glass_items':
      return ordered('glass_item_id')
    case 'products':
      return ordered('product_id')
    case 'orders':
      return []
  }
}

// Its seat may be somebody else's by now. A technician who has other work then does not get it back.
function requireSeatOf(context: Context, kind: RecordKind, id: string): void {
  const { tables } = context
  const quote = kind === 'quotes' ? tables.quotes.get(id) : undefined
  const job = kind === 'jobs' ? tables.jobs.get(id) : undefined
  const today = todayOf(context)
  if (quote?.deleted_at && quote.status !== 'Scheduled' && quote.appointment_date >= today) {
    const { appointment_date: day, time_frame: frame } = quote
    takeSeat(context, visitOfQuote(tables, quote, day, frame), id, null)
  }
  if (!job?.deleted_at || job.scheduled_date < today) return
  if (job.status !== 'Scheduled' && job.status !== 'Assigned') return
  const { scheduled_date: day, scheduled_time: frame } = job
  const visit = visitOfJob(tables, job, day, frame)
  const technician = tables.technicians.get(job.technician_id ?? '')
  if (technician && isStaffed(tables)) {
    if (openingOf(planDay(context, day), technician, visit)) return
    planAgain(context, job)
  }
  takeSeat(context, visit, id, null)
}

function restore(context: Context, kind: RecordKind, id: string) {
  requireSeatOf(context, kind, id)
  const row = recordsOf(context, kind).get(id)
  if (!row?.deleted_at) refuseMissing('There is nothing to bring back.')
  try {
    checkUnique(context, kind, row)
  } catch {
    refuse('PT409', 'duplicate', null, 'Another record has taken its place.')
  }
  updateRow(context, kind, id, { deleted_at: null } as never)
  return recordOf(context, kind, id)
}

const queryOf = (query: unknown) => (isFields(query) ? query : {})

/** What all kinds of records can be asked: lists, one record, saving, deleting, its history. */
export const recordFunctions: DatabaseFunctions = {
  list_records: forAdmins({ kind: 'text', query: 'jsonb?' }, (context, { kind, query }) =>
    readList(context, kind, queryOf(query)),
  ),
  export_records: forAdmins({ kind: 'text', query: 'jsonb?' }, (context, { kind, query }) =>
    exportList(context, kind, queryOf(query)),
  ),
  get_record: forAdmins({ kind: 'text', id: 'text' }, (context, { kind, id }) =>
    recordOf(context, kind as RecordKind, id ?? ''),
  ),
  save_record: forAdmins(
    { kind: 'text', id: 'text', version: 'integer', fields: 'jsonb', idempotency_key: 'uuid?' },
    (context, { kind, fields, ...sent }) =>
      saveOnce(
        context,
        kind ?? '',
        sent,
        (id, version) => saveRecord(context, kind, id, version, fields),
        (id) => recordOf(context, kind as RecordKind, id),
      ),
  ),
  delete_record: forAdmins(
    { kind: 'text', id: 'text', version: 'integer' },
    (context, { kind, id, version }) => {
      if (!isKind(kind)) refuseUnknown('There is no such list.')
      const row = seenRecord(context, kind, id ?? '', version)
      const needed_by = neededBy(context, kind, row.id)
      if (needed_by.length > 0) {
        refuse(
          'PT409',
          'in_use',
          { needed_by },
          'This cannot be deleted while other work needs it.',
        )
      }
      updateRow(context, kind, row.id, { deleted_at: nowText(context) } as never)
    },
  ),
  restore_record: forAdmins({ kind: 'text', id: 'text' }, (context, { kind, id }) => {
    if (!isKind(kind)) refuseUnknown('There is no such list.')
    return restore(context, kind, id ?? '')
  }),
  record_history: forAdmins({ kind: 'text', id: 'text' }, (context, { kind, id }) => {
    if (!isKind(kind)) refuseUnknown('There is no such list.')
    return [...context.tables.audit_log.values()]
      .filter((entry) => entry.table_name === kind && entry.record_id === id)
      .sort((one, other) => other.id - one.id)
      .slice(0, 100)
      .map(({ id: entry, at, actor_name, action, changes }) => ({
        id: entry,
        at,
        actor: actor_name,
        action,
        changes,
      }))
  }),
}
