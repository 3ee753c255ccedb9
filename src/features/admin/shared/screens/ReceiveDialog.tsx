import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { businessToday } from '@/domain/businessTime'
import type { StockOrder } from '@/domain/stock'
import { useFormats } from '@/platform/formats/formats'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/Skeleton'
import { Modal } from '@/ui/overlay/Modal'
import { cancelStockOrderAtom, openStockOrdersViewAtom, receiveStockAtom } from '../stockOrders'
import { sharedAdminWords } from '../words'
import { ViewProblem } from './ViewProblem'
import { useTell } from './useTell'
import { LoadingText } from '@/ui/LoadingText'
import { stateView } from '@/ui/stateView'

type ReceiveDialogProps = {
  /** The glass item or product whose orders are shown. */
  itemId: string
  name: string
  onClose: () => void
}

/** What is on order of one thing: each order can be received or cancelled. Draw it only while it is open. */
export function ReceiveDialog({ itemId, name, onClose }: ReceiveDialogProps) {
  const { common, stock } = useWords(sharedAdminWords)
  const words = stock.receiveDialog
  const view = useAtomValue(openStockOrdersViewAtom)
  const orders =
    view.status === 'ready' ? view.value.filter((order) => order.itemId === itemId) : null

  return (
    <Modal
      isOpen
      onClose={onClose}
      title={words.title(name)}
      description={words.description}
      closeLabel={common.close}
    >
      {view.status === 'loading' && (
        <chakra.div aria-busy="true" display="grid" gap="3">
          <LoadingText>{words.loading}</LoadingText>
          <Skeleton height="2.75rem" />
          <Skeleton height="2.75rem" />
        </chakra.div>
      )}
      {(view.status === 'error' || view.status === 'forbidden') && <ViewProblem view={view} />}
      {orders?.length === 0 && (
        <p {...stateView('empty')} role="status">
          {words.none}
        </p>
      )}
      {orders && orders.length > 0 && (
        <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="3">
          {orders.map((order) => (
            <OpenOrder key={order.id} order={order} name={name} />
          ))}
        </chakra.ul>
      )}
    </Modal>
  )
}

function OpenOrder({ order, name }: { order: StockOrder; name: string }) {
  const { stock } = useWords(sharedAdminWords)
  const words = stock.receiveDialog
  const formats = useFormats()
  const receive = useSetAtom(receiveStockAtom)
  const cancel = useSetAtom(cancelStockOrderAtom)
  const tell = useTell()
  const [busy, setBusy] = useState<'receive' | 'cancel' | null>(null)
  const label = words.label(order.quantity, formats.day(businessToday(new Date(order.orderedAt))))

  async function settle(how: 'receive' | 'cancel') {
    setBusy(how)
    if (how === 'receive') {
      await tell(receive(order), { title: words.received(name, order.quantity) })
    } else {
      await tell(cancel(order), { title: words.cancelled(name) })
    }
    setBusy(null)
  }

  return (
    <chakra.li
      role="group"
      aria-label={label}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      p="3"
      borderWidth="1px"
      borderStyle="solid"
      borderColor="border"
      borderRadius="md"
    >
      <chakra.div minW="0">
        <chakra.p fontWeight="semibold">{label}</chakra.p>
        <chakra.p textStyle="small" color="fg.muted">
          {order.supplier || stock.noSupplier}
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button
          size="sm"
          busy={busy === 'cancel'}
          aria-disabled={busy === 'receive' || undefined}
          onClick={() => void settle('cancel')}
        >
          {words.cancel}
        </Button>
        <Button
          size="sm"
          variant="solid"
          busy={busy === 'receive'}
          aria-disabled={busy === 'cancel' || undefined}
          onClick={() => void settle('receive')}
        >
          {words.receive}
        </Button>
      </chakra.div>
    </chakra.li>
  )
}
