import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { ClipboardList, Clock, DollarSign, Plus, Truck } from 'lucide-react'
import { useState } from 'react'
import { common } from '@/content/en/admin/common'
import { orders } from '@/content/en/admin/orders'
import { formatMoney, formatWholeMoney } from '@/domain/money'
import { orderStatuses, paymentStatuses, type Order, type OrderFigures } from '@/domain/orders'
import { orderFiguresViewAtom, ordersList } from '@/state/admin/orders'
import { technicianChoicesAtom, type TechnicianChoice } from '@/state/admin/technicians'
import { Button } from '@/ui/Button'
import { SummaryList } from '@/ui/SummaryList'
import { TextLink } from '@/ui/TextLink'
import { CardSort } from '../records/CardSort'
import { FigureTiles, type FigureTile } from '../records/FigureTiles'
import { CardGrid, CardSkeletons } from '../records/RecordCard'
import type { Edited } from '../records/RecordEditor'
import { DeleteDialog } from '../shared/DeleteDialog'
import { ExportButton } from '../shared/ExportButton'
import { ListScreen } from '../shared/ListScreen'
import type { ListFilter } from '../shared/listWords'
import { RecordSheet } from '../shared/RecordSheet'
import { useOrderActions } from './orderActions'
import { OrderCard, OrderChips, orderFacts } from './OrderCard'
import { OrderDialog } from './OrderDialog'
import { orderExport } from './orderExport'

const usualSort = { sort: 'orderDate', descending: true }

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    column: 'status',
    label: orders.filters.status,
    options: orderStatuses.map((value) => ({ value, label: value })),
  },
  {
    kind: 'choice',
    column: 'paymentStatus',
    label: orders.filters.paymentStatus,
    options: paymentStatuses.map((value) => ({ value, label: value })),
  },
  { kind: 'days', column: 'orderDate', label: orders.filters.orderDate },
]

const tiles: readonly FigureTile<OrderFigures>[] = [
  {
    label: orders.tiles.total,
    icon: <ClipboardList size={20} />,
    value: ({ total }) => total.toLocaleString('en-US'),
  },
  {
    label: orders.tiles.revenue,
    icon: <DollarSign size={20} />,
    value: ({ revenueThisMonth }) => formatWholeMoney(revenueThisMonth),
  },
  {
    label: orders.tiles.pending,
    icon: <Clock size={20} />,
    value: ({ pending }) => pending.toLocaleString('en-US'),
    warns: ({ pending }) => pending > 0,
  },
  {
    label: orders.tiles.inTransit,
    icon: <Truck size={20} />,
    value: ({ inTransit }) => inTransit.toLocaleString('en-US'),
  },
]

/** `/admin/orders` (specification, section 2). */
export function OrdersScreen() {
  const figures = useAtomValue(orderFiguresViewAtom)
  const open = useSetAtom(ordersList.openAtom)
  const askTechnicians = useSetAtom(technicianChoicesAtom)
  const actions = useOrderActions()
  const [form, setForm] = useState<{
    order: Edited<Order>
    technicians: readonly TechnicianChoice[]
  } | null>(null)
  const [deleted, setDeleted] = useState<Order | null>(null)
  const edit = async (order: Edited<Order>) =>
    setForm({ order, technicians: await askTechnicians() })

  const editButton = (order: Order) => (
    <Button variant="solid" onClick={() => void edit(order)}>
      {common.edit}
    </Button>
  )

  return (
    <ListScreen
      list={ordersList}
      words={orders}
      actions={
        <>
          <ExportButton list={ordersList} name={orders.export.file} columns={orderExport} />
          <Button variant="action" onClick={() => void edit('new')}>
            <Plus aria-hidden="true" size={18} />
            {orders.add}
          </Button>
        </>
      }
      tiles={
        <>
          <FigureTiles view={figures} tiles={tiles} />
          <chakra.h2 textStyle="section" mb="-2">
            {orders.listTitle}
          </chakra.h2>
        </>
      }
      filters={filters}
      toolbar={
        <CardSort
          list={ordersList}
          usualSort={usualSort}
          choices={[
            { sort: 'orderDate', label: orders.sorts.orderDate, kind: 'days' },
            { sort: 'deliveryDate', label: orders.sorts.deliveryDate, kind: 'days' },
            { sort: 'total', label: orders.sorts.total },
            { sort: 'customer', label: orders.sorts.customer, kind: 'names' },
          ]}
        />
      }
      emptyAction={
        <Button variant="solid" onClick={() => void edit('new')}>
          {orders.add}
        </Button>
      }
      usualSort={usualSort}
      renderLoading={() => <CardSkeletons />}
      renderRows={(rows) => (
        <CardGrid>
          {rows.map((order) => (
            <OrderCard
              key={order.id}
              order={order}
              actions={actions}
              onOpen={open}
              onEdit={(chosen) => void edit(chosen)}
              onDelete={setDeleted}
            />
          ))}
        </CardGrid>
      )}
    >
      <RecordSheet
        list={ordersList}
        title={({ id, customer }) => `${id} · ${customer}`}
        actions={editButton}
      >
        {(order) => <OrderSummary order={order} />}
      </RecordSheet>
      {form && (
        <OrderDialog
          order={form.order === 'new' ? null : form.order}
          technicians={form.technicians}
          onClose={() => setForm(null)}
        />
      )}
      <DeleteDialog list={ordersList} record={deleted} onClose={() => setDeleted(null)} />
    </ListScreen>
  )
}

function OrderSummary({ order }: { order: Order }) {
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" mb="3">
        <OrderChips order={order} />
      </chakra.div>
      <SummaryList
        rows={[
          { label: orders.card.total, value: formatMoney(order.total) },
          ...orderFacts(order),
          {
            label: orders.card.job,
            value: order.jobId ? (
              <TextLink href={`/admin/jobs?record=${order.jobId}`}>{order.jobId}</TextLink>
            ) : (
              common.none
            ),
          },
          { label: orders.form.fields.notes, value: order.notes || common.none },
        ]}
      />
    </>
  )
}
