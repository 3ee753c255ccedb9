import { chakra } from '@chakra-ui/react'
import { nextOrderStatuses, type Order } from '@/domain/orders'
import { CardFigure, RecordCard, type CardFact } from '@/features/admin/shared/screens/RecordCard'
import { statusTones } from '@/features/admin/shared/screens/statusTones'
import { sharedAdminWords } from '@/features/admin/shared/words'
import { useFormats, type Formats } from '@/platform/formats/formats'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { StatusChip } from '@/ui/StatusChip'
import { ActionMenu } from '@/ui/overlay/ActionMenu'
import { orderWords, type OrderWords } from '../words'
import { orderMenu, type OrderActions } from './orderActions'

type OrderCardProps = {
  order: Order
  actions: OrderActions
  onOpen: (id: string) => void
  onEdit: (order: Order) => void
  onDelete: (order: Order) => void
}

/** One order of 'Recent Orders'. */
export function OrderCard({ order, actions, onOpen, onEdit, onDelete }: OrderCardProps) {
  const words = useWords(orderWords)
  const shared = useWords(sharedAdminWords)
  const formats = useFormats()
  const [next] = nextOrderStatuses(order.status)
  return (
    <RecordCard
      id={order.id}
      title={order.customer}
      level={3}
      onOpen={onOpen}
      chips={<OrderChips order={order} />}
      aside={<CardFigure label={words.card.total}>{formats.money(order.total)}</CardFigure>}
      facts={orderFacts(order, words, formats)}
      actions={
        <>
          {next && (
            <Button
              size="sm"
              aria-label={`${words.actions.to[next]}, ${order.id}`}
              onClick={() => actions.move(order, next)}
            >
              {words.actions.to[next]}
            </Button>
          )}
          {order.paymentStatus !== 'paid' && (
            <Button
              size="sm"
              variant="solid"
              aria-label={`${words.actions.paid}, ${order.id}`}
              onClick={() => actions.pay(order, 'paid')}
            >
              {words.actions.paid}
            </Button>
          )}
          <chakra.span ms="auto">
            <ActionMenu
              label={shared.common.actionsFor(order.id)}
              actions={orderMenu(
                order,
                actions,
                { edit: () => onEdit(order), remove: () => onDelete(order) },
                words,
                shared,
              )}
            />
          </chakra.span>
        </>
      }
    />
  )
}

/** The two states of an order, each with what it is the state of. */
export function OrderChips({ order: { status, paymentStatus } }: { order: Order }) {
  const { card: words, statuses, paymentStatuses } = useWords(orderWords)
  return (
    <>
      <chakra.span srOnly>{words.status}: </chakra.span>
      <StatusChip tone={statusTones[status]}>{statuses[status]}</StatusChip>
      <chakra.span textStyle="small" color="fg.muted" ms="2">
        {words.payment}
      </chakra.span>
      <StatusChip tone={statusTones[paymentStatus]}>{paymentStatuses[paymentStatus]}</StatusChip>
    </>
  )
}

/** What an order is about, line by line. */
export function orderFacts(
  order: Order,
  { card: words }: OrderWords,
  formats: Formats,
): CardFact[] {
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
    { label: words.ordered, value: formats.day(order.orderDate) },
    {
      label: words.delivery,
      value: order.deliveryDate ? formats.day(order.deliveryDate) : words.noDelivery,
    },
    { label: words.technician, value: order.technician ?? words.noTechnician },
  ]
}
