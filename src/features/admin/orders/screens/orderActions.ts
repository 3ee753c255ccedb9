import { useSetAtom } from 'jotai'
import {
  nextOrderStatuses,
  type Order,
  type OrderStatus,
  type PaymentStatus,
} from '@/domain/orders'
import { useTell } from '@/features/admin/shared/screens/useTell'
import type { SharedAdminWords } from '@/features/admin/shared/words'
import { useWords } from '@/platform/words/words'
import type { MenuAction } from '@/ui/overlay/ActionMenu'
import { setOrderStatusAtom, setPaymentAtom } from '../state'
import { orderWords, type OrderWords } from '../words'

/** The verbs of one order, each telling what came of it. */
export function useOrderActions() {
  const { told, statuses, paymentStatuses } = useWords(orderWords)
  const setStatus = useSetAtom(setOrderStatusAtom)
  const setPayment = useSetAtom(setPaymentAtom)
  const tell = useTell()
  return {
    move: (order: Order, status: OrderStatus) =>
      void tell(setStatus({ order, status }), {
        title: told.status(order.id, statuses[status]),
      }),
    pay: (order: Order, paymentStatus: PaymentStatus) =>
      void tell(setPayment({ order, paymentStatus }), {
        title: told.payment(order.id, paymentStatuses[paymentStatus]),
      }),
  }
}

export type OrderActions = ReturnType<typeof useOrderActions>

/** The rest of what can be done with an order, behind its menu. */
export function orderMenu(
  order: Order,
  actions: OrderActions,
  dialogs: { edit: () => void; remove: () => void },
  { actions: words }: OrderWords,
  { common }: SharedAdminWords,
): MenuAction[] {
  // The first next status has a button of its own.
  const further = nextOrderStatuses(order.status).slice(1)
  return [
    { id: 'edit', label: common.edit, onChoose: dialogs.edit },
    ...further.map((status) => ({
      id: status,
      label: words.to[status],
      onChoose: () => actions.move(order, status),
    })),
    ...(order.paymentStatus === 'pending'
      ? [
          {
            id: 'failed',
            label: words.failed,
            onChoose: () => actions.pay(order, 'failed'),
          },
        ]
      : []),
    ...(order.paymentStatus === 'failed'
      ? [
          {
            id: 'retry',
            label: words.retry,
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
