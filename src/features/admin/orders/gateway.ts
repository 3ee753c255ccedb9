import type { SentForm } from '@/domain/idempotencyKey'
import type { Order, OrderFields, OrderFigures, OrderStatus, PaymentStatus } from '@/domain/orders'
import { gatewayAtom, type Calls } from '@/platform/client/gatewayAtom'
import {
  recordsGateway,
  savedArguments,
  type Answer,
  type RecordsGateway,
  type Saved,
} from '@/platform/records/recordsGateway'

export type OrdersGateway = RecordsGateway<Order> & {
  /**
   * Makes an order, or changes one. With a job, what is not given is taken from it. Lines that are
   * given replace all lines, which a paid order refuses (`already_paid`).
   */
  save(order: Saved | null, fields: Partial<OrderFields>, form?: SentForm): Answer<Order>
  /** Only forward: pending → processing → in-transit → completed. */
  setStatus(order: Saved, status: OrderStatus): Answer<Order>
  /** Paid once; what is paid stays paid. */
  setPayment(order: Saved, paymentStatus: PaymentStatus): Answer<Order>
  figures(): Answer<OrderFigures>
}

export function createOrdersGateway({ call }: Calls): OrdersGateway {
  return {
    ...recordsGateway<Order>(call, 'orders'),
    save: (order, { items, ...fields }, form) =>
      call('save_order', { ...savedArguments(order, form), fields, items: items ?? null }),
    setStatus: (order, status) =>
      call('save_order', { ...savedArguments(order), fields: { status }, items: null }),
    setPayment: ({ id, version }, paymentStatus) =>
      call('set_payment', { id, version, paymentStatus }),
    figures: () => call('order_figures'),
  }
}

export const ordersGatewayAtom = gatewayAtom(createOrdersGateway)
