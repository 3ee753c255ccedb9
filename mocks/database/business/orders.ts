import { nextOrderStatuses, paymentStatuses, type OrderStatus } from '@/domain/orders'
import { cleanText, isBlank } from '@/domain/text'
import { checkedFields, isFields, storedAs } from './checkedFields'
import { columnsOf } from './columns'
import { nowText, todayOf, type Context } from './context'
import { saveOnce } from './forms'
import { forAdmins, type DatabaseFunctions } from './functions'
import { addItem, serviceLabel } from './jobProgress'
import { refuse, refuseField, refuseMissing, refuseStale } from './refusal'
import { updateRow } from './rows'
import type { OrderRow } from './tables'
import { recordOf } from './views'
import { writeRecord } from './writeRecord'

const offered = ['customer_id', 'job_id', 'technician_id', 'status', 'delivery_date', 'notes']

type Line = { description: string; quantity: number; unit_price: number }

/** The lines of an order as they will be stored; refuses (422) the first that cannot be. */
function checkedItems(items: unknown): Line[] {
  if (!Array.isArray(items) || items.length < 1 || items.length > 50) {
    refuseField('items', 'required')
  }
  return items.map((item: unknown, place) => {
    const columns = columnsOf.order_items ?? {}
    const stored: Record<string, unknown> = {}
    for (const [name, column] of Object.entries(columns)) {
      const value = isFields(item) ? (item[name] ?? null) : null
      stored[name] = storedAs(column, value)
      if (stored[name] === undefined) refuseField(`items.${place}`, 'invalid')
    }
    const description = cleanText(String(stored.description ?? ''))
    const quantity = Number(stored.quantity ?? 1)
    const { unit_price } = stored
    if (isBlank(description)) refuseField(`items.${place}.description`, 'required')
    if ([...description].length > 200) refuseField(`items.${place}.description`, 'too_long')
    if (quantity < 1 || quantity > 1000) refuseField(`items.${place}.quantity`, 'invalid')
    if (typeof unit_price !== 'number' || unit_price < 0 || unit_price > 100_000) {
      refuseField(`items.${place}.unit_price`, 'invalid')
    }
    return { description, quantity, unit_price }
  })
}

function fromJob(context: Context, given: Record<string, unknown>, items: unknown) {
  const job = context.tables.jobs.get(String(given.job_id ?? ''))
  const isThere = job !== undefined && job.deleted_at === null
  if ((given.job_id ?? null) !== null && !isThere) refuseField('job_id', 'not_offered')
  if (!isThere) return { fields: given, lines: items }
  const today = todayOf(context)
  const told = Object.entries(given).filter(([, value]) => value !== null)
  const isEmpty = (items ?? null) === null || (Array.isArray(items) && items.length === 0)
  return {
    fields: {
      customer_id: job.customer_id,
      technician_id: job.technician_id,
      delivery_date: job.scheduled_date > today ? job.scheduled_date : today,
      ...Object.fromEntries(told),
    },
    lines: isEmpty
      ? [{ description: serviceLabel(job.service_type), unit_price: job.amount }]
      : items,
  }
}

function saveOrder(
  context: Context,
  id: string | null,
  version: number | null,
  fields: unknown,
  items: unknown,
) {
  let given = checkedFields('orders', fields, offered)
  let lines: unknown = items ?? null
  if (id === null) {
    ;({ fields: given, lines } = fromJob(context, given, lines))
    const customer = context.tables.customers.get(String(given.customer_id ?? ''))
    if (!customer || customer.deleted_at !== null) refuseField('customer_id', 'required')
  } else {
    const stored = context.tables.orders.get(id)
    if (stored && stored.deleted_at === null) checkStored(stored, given, lines)
  }
  const checked = id === null || lines !== null ? checkedItems(lines) : []
  const written = writeRecord(context, 'orders', id, version, given, offered)
  if (lines !== null) {
    for (const [key, item] of context.tables.order_items) {
      if (item.order_id === written) context.tables.order_items.delete(key)
    }
    checked.forEach((line, place) => addItem(context, written, place + 1, line))
    // Lines are part of the order: the next one to save it must have seen them.
    if (id !== null && context.tables.orders.get(written)?.version === version) {
      updateRow(context, 'orders', written, { version: (version ?? 0) + 1 })
    }
  }
  return recordOf(context, 'orders', written)
}

function checkStored(stored: OrderRow, given: Record<string, unknown>, lines: unknown): void {
  const status = (given.status ?? stored.status) as OrderStatus
  const isKnown = ['pending', 'processing', 'in-transit', 'completed'].includes(status)
  if (isKnown && status !== stored.status && !nextOrderStatuses(stored.status).includes(status)) {
    refuse('PT409', 'wrong_state', { status: stored.status }, 'An order only moves forward.')
  }
  if (lines !== null && stored.payment_status === 'paid') refusePaid()
}

function refusePaid(): never {
  refuse('PT409', 'already_paid', null, 'This order has been paid.')
}

/** Orders move forward only, and are paid once. */
export const orderFunctions: DatabaseFunctions = {
  save_order: forAdmins(
    { id: 'text', version: 'integer', fields: 'jsonb', items: 'jsonb?', idempotency_key: 'uuid?' },
    (context, { fields, items, ...sent }) =>
      saveOnce(
        context,
        'orders',
        sent,
        (id, version) => saveOrder(context, id, version, fields, items),
        (id) => recordOf(context, 'orders', id),
      ),
  ),
  set_payment: forAdmins(
    { id: 'text', version: 'integer', payment_status: 'text' },
    (context, { id, version, payment_status }) => {
      const stored = context.tables.orders.get(id ?? '')
      if (!stored || stored.deleted_at !== null) refuseMissing('This order is gone.')
      if (stored.payment_status === 'paid') refusePaid()
      if (stored.version !== version) refuseStale(stored.version, 'this order')
      const status = paymentStatuses.find((known) => known === payment_status)
      if (!status) refuseField('payment_status', 'not_offered')
      updateRow(context, 'orders', stored.id, {
        payment_status: status,
        paid_at: status === 'paid' ? nowText(context) : null,
      })
      return recordOf(context, 'orders', stored.id)
    },
  ),
}
