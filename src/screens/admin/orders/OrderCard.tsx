import { chakra } from '@chakra-ui/react'
import { common } from '@/content/en/admin/common'
import { orders } from '@/content/en/admin/orders'
import { formatMoney } from '@/domain/money'
import { nextOrderStatuses, type Order } from '@/domain/orders'
import { Button } from '@/ui/Button'
import { ActionMenu } from '@/ui/overlay/ActionMenu'
import { StatusChip } from '@/ui/StatusChip'
import { CardFigure, RecordCard, type CardFact } from '../records/RecordCard'
import { formatDay } from '../shared/formatInstant'
import { statusTones } from '../shared/statusTones'
import { orderMenu, type OrderActions } from './orderActions'

const words = orders.card

type OrderCardProps = {
  order: Order
  actions: OrderActions
  onOpen: (id: string) => void
  onEdit: (order: Order) => void
  onDelete: (order: Order) => void
}

/** One order of 'Recent Orders' (specification, section 2). */
export function OrderCard({ order, actions, onOpen, onEdit, onDelete }: OrderCardProps) {
  const [next] = nextOrderStatuses(order.status)
  return (
    <RecordCard
      id={order.id}
      title={order.customer}
      level={3}
      onOpen={onOpen}
      chips={<OrderChips order={order} />}
      aside={<CardFigure label={words.total}>{formatMoney(order.total)}</CardFigure>}
      facts={orderFacts(order)}
      actions={
        <>
          {next && (
            <Button
              size="sm"
              aria-label={`${orders.actions.to[next]}, ${order.id}`}
              onClick={() => actions.move(order, next)}
            >
              {orders.actions.to[next]}
            </Button>
          )}
          {order.paymentStatus !== 'paid' && (
            <Button
              size="sm"
              variant="solid"
              aria-label={`${orders.actions.paid}, ${order.id}`}
              onClick={() => actions.pay(order, 'paid')}
            >
              {orders.actions.paid}
            </Button>
          )}
          <chakra.span ms="auto">
            <ActionMenu
              label={common.actionsFor(order.id)}
              actions={orderMenu(order, actions, {
                edit: () => onEdit(order),
                remove: () => onDelete(order),
              })}
            />
          </chakra.span>
        </>
      }
    />
  )
}

/** The two states of an order, each with what it is the state of. */
export function OrderChips({ order: { status, paymentStatus } }: { order: Order }) {
  return (
    <>
      <chakra.span srOnly>{words.status}: </chakra.span>
      <StatusChip tone={statusTones[status]}>{status}</StatusChip>
      <chakra.span textStyle="small" color="fg.muted" ms="2">
        {words.payment}
      </chakra.span>
      <StatusChip tone={statusTones[paymentStatus]}>{paymentStatus}</StatusChip>
    </>
  )
}

/** What an order is about, line by line. */
export function orderFacts(order: Order): CardFact[] {
  return [
    {
      label: words.items,
      value: (
        <chakra.ul listStyleType="none" m="0" p="0">
          {order.items.map(({ description, quantity }, place) => (
            // Two lines may say the same; the order of lines is all that tells them apart.
            <li key={`${place} ${description}`}>{words.line(quantity, description)}</li>
          ))}
        </chakra.ul>
      ),
    },
    { label: words.ordered, value: formatDay(order.orderDate) },
    {
      label: words.delivery,
      value: order.deliveryDate ? formatDay(order.deliveryDate) : words.noDelivery,
    },
    { label: words.technician, value: order.technician ?? words.noTechnician },
  ]
}
