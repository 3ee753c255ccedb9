import { atom, type Atom, type Getter, type Setter } from 'jotai'
import type { SentForm } from '@/domain/idempotencyKey'
import type { GlassItem, StockOrder } from '@/domain/stock'
import { businessView, refreshAtom } from '@/platform/query/view'
import { changeRecord } from '@/platform/records/recordList'
import type { Answer } from '@/platform/records/recordsGateway'
import { stockOrdersGatewayAtom, type StockOrdersGateway } from './stockOrdersGateway'

/** What is ordered from suppliers and has not come yet, newest first. */
export const openStockOrdersViewAtom = businessView<StockOrder[]>((get) => ({
  key: ['stockOrders', 'ordered'],
  ask: () => get(stockOrdersGatewayAtom).list('ordered'),
}))

/** What a list of things in stock shows while more are ordered or received. */
type Stocked = Pick<GlassItem, 'id' | 'version' | 'inStock' | 'onOrder'>

/** Units ordered for something in stock, once for each form however often it is sent. */
export type Reorder<Row extends Stocked> = { record: Row; quantity: number; form?: SentForm }

/** The verb that orders units of one kind of record from its supplier. */
export function reordering<Row extends Stocked>(
  kind: 'glass_items' | 'products',
  gatewayAtom: Atom<{ reorder(id: string, quantity: number, form?: SentForm): Answer<number> }>,
) {
  return atom(null, (get, set, { record, quantity, form }: Reorder<Row>) =>
    changeRecord<Stocked, number>(get, set, kind, {
      record,
      expected: { onOrder: record.onOrder + quantity },
      call: () => get(gatewayAtom).reorder(record.id, quantity, form),
    }),
  )
}

/** The goods have come: the stock rises by what was ordered. */
export const receiveStockAtom = atom(null, (get, set, order: StockOrder) =>
  settle(get, set, (stockOrders) => stockOrders.receive(order.id)),
)

/** Takes an order to a supplier back. */
export const cancelStockOrderAtom = atom(null, (get, set, order: StockOrder) =>
  settle(get, set, (stockOrders) => stockOrders.cancel(order.id)),
)

async function settle<Value>(
  get: Getter,
  set: Setter,
  call: (stockOrders: StockOrdersGateway) => Answer<Value>,
) {
  const outcome = await call(get(stockOrdersGatewayAtom))
  void set(refreshAtom)
  return outcome
}
