import { useSetAtom } from 'jotai'
import { common } from '@/content/en/admin/common'
import { orders } from '@/content/en/admin/orders'
import {
  nextOrderStatuses,
  type Order,
  type OrderStatus,
  type PaymentStatus,
} from '@/domain/orders'
import { setOrderStatusAtom, setPaymentAtom } from '@/state/admin/orders'
import type { MenuAction } from '@/ui/overlay/ActionMenu'
import { useTell } from '../shared/useTell'

/** The verbs of one order, each telling what came of it. */
export function useOrderActions() {
  const setStatus = useSetAtom(setOrderStatusAtom)
  const setPayment = useSetAtom(setPaymentAtom)
  const tell = useTell()
  return {
    move: (order: Order, status: OrderStatus) =>
      void tell(setStatus({ order, status }), { title: orders.told.status(order.id, status) }),
    pay: (order: Order, paymentStatus: PaymentStatus) =>
      void tell(setPayment({ order, paymentStatus }), {
        title: orders.told.payment(order.id, paymentStatus),
      }),
  }
}

export type OrderActions = ReturnType<typeof useOrderActions>

/** The rest of what can be done with an order, behind its menu. */
export function orderMenu(
  order: Order,
  actions: OrderActions,
  dialogs: { edit: () => void; remove: () => void },
): MenuAction[] {
  // The first next status has a button of its own.
  const further = nextOrderStatuses(order.status).slice(1)
  return [
    { id: 'edit', label: common.edit, onChoose: dialogs.edit },
    ...further.map((status) => ({
      id: status,
      label: orders.actions.to[status],
      onChoose: () => actions.move(order, status),
    })),
    ...(order.paymentStatus === 'pending'
      ? [
          {
            id: 'failed',
            label: orders.actions.failed,
            onChoose: () => actions.pay(order, 'failed'),
          },
        ]
      : []),
    ...(order.paymentStatus === 'failed'
      ? [
          {
            id: 'retry',
            label: orders.actions.retry,
            onChoose: () => actions.pay(order, 'pending'),
          },
        ]
      : []),
    {
      id: 'delete',
      label: common.delete,
      tone: 'danger',
      startsGroup: true,
      onChoose: dialogs.remove,
    },
  ]
}
