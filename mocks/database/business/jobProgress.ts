import { businessToday } from '@/domain/businessTime'
import type { ServiceType } from '@/domain/services'
import { nowText, todayOf, type Context } from './context'
import { insertRow, present, updateRow } from './rows'
import { nextNumber, nextPublicId, type JobRow } from './tables'
import { vehicleText } from './views'

// Stored with an order, so they are no words of a screen.
const serviceLabels: Record<ServiceType, string> = {
  windshield: 'Windshield Replacement',
  'chip-repair': 'Chip Repair',
  'door-glass': 'Door Glass',
  'vent-glass': 'Vent Glass',
  'quarter-glass': 'Quarter Glass',
  'back-glass': 'Back Glass',
}

/** What a service is called in the lines of an order (`private.service_label`). */
export function serviceLabel(service: ServiceType): string {
  return serviceLabels[service]
}

/** Sends a job back to be planned: without a technician. */
export function planAgain(context: Context, job: JobRow): void {
  updateRow(context, 'jobs', job.id, {
    status: 'Scheduled',
    technician_id: null,
    confirmed_at: null,
    started_at: null,
  })
}

/** A line of an order, at its place. */
export function addItem(
  { tables }: Context,
  order_id: string,
  place: number,
  item: { description: string; quantity: number; unit_price: number },
): void {
  const id = nextNumber(tables, 'order_items')
  tables.order_items.set(id, { id, order_id, place, ...item })
}

/** Ends a job. What was done is charged: its order is completed, or made. @param at when it was done */
export function finishJob(context: Context, job: JobRow, at: string): void {
  updateRow(context, 'jobs', job.id, {
    status: 'Completed',
    completed_at: at,
    started_at: job.started_at ?? at,
  })
  const order = present(context.tables.orders).find(({ job_id }) => job_id === job.id)
  if (order) {
    const delivered = order.delivery_date ?? businessToday(new Date(at))
    updateRow(context, 'orders', order.id, {
      status: 'completed',
      technician_id: job.technician_id,
      delivery_date: delivered > order.order_date ? delivered : order.order_date,
    })
    return
  }
  const id = nextPublicId(context.tables, 'orders')
  const now = nowText(context)
  const today = todayOf(context)
  insertRow(context, 'orders', id, {
    id,
    customer_id: job.customer_id,
    job_id: job.id,
    technician_id: job.technician_id,
    status: 'completed',
    payment_status: 'pending',
    order_date: today,
    delivery_date: today,
    paid_at: null,
    notes: '',
    version: 1,
    created_at: now,
    updated_at: now,
    deleted_at: null,
  })
  const vehicle = [...vehicleText(job)].slice(0, 150).join('')
  const description = [serviceLabel(job.service_type), vehicle].filter(Boolean).join(', ')
  addItem(context, id, 1, { description, quantity: 1, unit_price: job.amount })
}
