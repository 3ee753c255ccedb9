import { atom } from 'jotai'
import {
  orderTotal,
  type Order,
  type OrderFields,
  type OrderStatus,
  type PaymentStatus,
} from '@/domain/orders'
import { changeRecord, recordList } from './recordList'
import { recordSaving } from './recordSaving'
import { businessView } from './view'

/** The orders screen. */
export const ordersList = recordList<Order>('orders', (business) => business.orders)

/** Its tiles. */
export const orderFiguresViewAtom = businessView(() => ({
  key: ['orders', 'figures'],
  ask: (business) => business.orders.figures(),
}))

/** Makes an order, or changes one. Lines that are left out stay as they are. */
export const saveOrderAtom = recordSaving<Order, Partial<OrderFields>>(
  'orders',
  (business) => business.orders,
  (fields) => (fields.items ? { ...fields, total: orderTotal(fields.items) } : fields),
)

/** Moves an order forward. */
export const setOrderStatusAtom = atom(
  null,
  (get, set, { order, status }: { order: Order; status: OrderStatus }) =>
    changeRecord<Order, Order>(get, set, 'orders', {
      record: order,
      soon: { status },
      call: (business, seen) => business.orders.setStatus(seen, status),
    }),
)

/** Notes a payment, or that it failed. */
export const setPaymentAtom = atom(
  null,
  (get, set, { order, paymentStatus }: { order: Order; paymentStatus: PaymentStatus }) =>
    changeRecord<Order, Order>(get, set, 'orders', {
      record: order,
      soon: { paymentStatus },
      call: (business, seen) => business.orders.setPayment(seen, paymentStatus),
    }),
)
