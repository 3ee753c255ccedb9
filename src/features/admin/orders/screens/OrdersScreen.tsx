import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { ClipboardList, Clock, DollarSign, Plus, Truck } from 'lucide-react'
import { useMemo, useState } from 'react'
import {
  orderFields,
  orderStatuses,
  paymentStatuses,
  type Order,
  type OrderFigures,
} from '@/domain/orders'
import { technicianChoicesAtom, type TechnicianChoice } from '@/features/admin/shared/choices'
import { CardSort } from '@/features/admin/shared/screens/CardSort'
import { DeleteDialog } from '@/features/admin/shared/screens/DeleteDialog'
import { ExportButton } from '@/features/admin/shared/screens/ExportButton'
import { FigureTiles, type FigureTile } from '@/features/admin/shared/screens/FigureTiles'
import { ListScreen } from '@/features/admin/shared/screens/ListScreen'
import { CardGrid, CardSkeletons } from '@/features/admin/shared/screens/RecordCard'
import type { Edited } from '@/features/admin/shared/screens/RecordEditor'
import { RecordSheet } from '@/features/admin/shared/screens/RecordSheet'
import { labelled } from '@/features/admin/shared/screens/formFields'
import type { ListFilter } from '@/features/admin/shared/screens/listWords'
import { exportColumns } from '@/features/admin/shared/screens/recordFields'
import { sharedAdminWords } from '@/features/admin/shared/words'
import { useFormats, type Formats } from '@/platform/formats/formats'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { SummaryList } from '@/ui/SummaryList'
import { TextLink } from '@/ui/TextLink'
import { orderFiguresViewAtom, ordersList } from '../state'
import { orderWords, type OrderWords } from '../words'
import { OrderCard, OrderChips, orderFacts } from './OrderCard'
import { OrderDialog } from './OrderDialog'
import { useOrderActions } from './orderActions'

const usualSort = { sort: 'orderDate', descending: true }

function orderFilters(words: OrderWords): readonly ListFilter[] {
  const { filters } = words
  return [
    {
      kind: 'choice',
      column: 'status',
      label: filters.status,
      options: labelled(orderStatuses, words.statuses),
    },
    {
      kind: 'choice',
      column: 'paymentStatus',
      label: filters.paymentStatus,
      options: labelled(paymentStatuses, words.paymentStatuses),
    },
    { kind: 'days', column: 'orderDate', label: filters.orderDate },
  ]
}

function orderTiles(
  { tiles }: OrderWords,
  { number, wholeMoney }: Formats,
): readonly FigureTile<OrderFigures>[] {
  return [
    { label: tiles.total, icon: <ClipboardList size={20} />, value: ({ total }) => number(total) },
    {
      label: tiles.revenue,
      icon: <DollarSign size={20} />,
      value: ({ revenueThisMonth }) => wholeMoney(revenueThisMonth),
    },
    {
      label: tiles.pending,
      icon: <Clock size={20} />,
      value: ({ pending }) => number(pending),
      warns: ({ pending }) => pending > 0,
    },
    {
      label: tiles.inTransit,
      icon: <Truck size={20} />,
      value: ({ inTransit }) => number(inTransit),
    },
  ]
}

function orderExport({ card, export: { headings }, statuses, ...words }: OrderWords) {
  return exportColumns<typeof orderFields, Order>(orderFields, headings, {
    items: ({ items }) =>
      items.map(({ quantity, description }) => card.line(quantity, description)).join('; '),
    status: ({ status }) => statuses[status],
    paymentStatus: ({ paymentStatus }) => words.paymentStatuses[paymentStatus],
  })
}

/** `/admin/orders`. */
export function OrdersScreen() {
  const words = useWords(orderWords)
  const { common } = useWords(sharedAdminWords)
  const formats = useFormats()
  const filters = useMemo(() => orderFilters(words), [words])
  const tiles = useMemo(() => orderTiles(words, formats), [words, formats])
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
      words={words}
      actions={
        <>
          <ExportButton list={ordersList} name={words.export.file} columns={orderExport(words)} />
          <Button variant="action" onClick={() => void edit('new')}>
            <Plus aria-hidden="true" size={18} />
            {words.add}
          </Button>
        </>
      }
      tiles={
        <>
          <FigureTiles view={figures} tiles={tiles} />
          <chakra.h2 textStyle="section" mb="-2">
            {words.listTitle}
          </chakra.h2>
        </>
      }
      filters={filters}
      toolbar={
        <CardSort
          list={ordersList}
          usualSort={usualSort}
          choices={[
            { sort: 'orderDate', label: words.sorts.orderDate, kind: 'days' },
            { sort: 'deliveryDate', label: words.sorts.deliveryDate, kind: 'days' },
            { sort: 'total', label: words.sorts.total },
            { sort: 'customer', label: words.sorts.customer, kind: 'names' },
          ]}
        />
      }
      emptyAction={
        <Button variant="solid" onClick={() => void edit('new')}>
          {words.add}
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
  const words = useWords(orderWords)
  const { common } = useWords(sharedAdminWords)
  const formats = useFormats()
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" mb="3">
        <OrderChips order={order} />
      </chakra.div>
      <SummaryList
        rows={[
          { label: words.card.total, value: formats.money(order.total) },
          ...orderFacts(order, words, formats),
          {
            label: words.card.job,
            value: order.jobId ? (
              <TextLink href={`/admin/jobs?record=${order.jobId}`}>{order.jobId}</TextLink>
            ) : (
              common.none
            ),
          },
          { label: words.form.fields.notes, value: order.notes || common.none },
        ]}
      />
    </>
  )
}
