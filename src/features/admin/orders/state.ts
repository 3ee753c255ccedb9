import { atom } from 'jotai'
import {
  orderTotal,
  type Order,
  type OrderFields,
  type OrderStatus,
  type PaymentStatus,
} from '@/domain/orders'
import { changeRecord, recordList } from '@/platform/records/recordList'
import { recordSaving } from '@/platform/records/recordSaving'
import { businessView } from '@/platform/query/view'
import { ordersGatewayAtom } from './gateway'

/** The orders screen. */
export const ordersList = recordList<Order>('orders', ordersGatewayAtom)

/** Its tiles. */
export const orderFiguresViewAtom = businessView((get) => ({
  key: ['orders', 'figures'],
  ask: () => get(ordersGatewayAtom).figures(),
}))

/** Makes an order, or changes one. Lines that are left out stay as they are. */
export const saveOrderAtom = recordSaving<Order, Partial<OrderFields>>(
  'orders',
  ordersGatewayAtom,
  (fields) => (fields.items ? { ...fields, total: orderTotal(fields.items) } : fields),
)

/** Moves an order forward. */
export const setOrderStatusAtom = atom(
  null,
  (get, set, { order, status }: { order: Order; status: OrderStatus }) =>
    changeRecord<Order, Order>(get, set, 'orders', {
      record: order,
      expected: { status },
      call: (current) => get(ordersGatewayAtom).setStatus(current, status),
    }),
)

/** Notes a payment, or that it failed. */
export const setPaymentAtom = atom(
  null,
  (get, set, { order, paymentStatus }: { order: Order; paymentStatus: PaymentStatus }) =>
    changeRecord<Order, Order>(get, set, 'orders', {
      record: order,
      expected: { paymentStatus },
      call: (current) => get(ordersGatewayAtom).setPayment(current, paymentStatus),
    }),
)
