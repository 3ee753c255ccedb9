import type { StockOrder } from '@/domain/stock'
import { nowText, type Context } from './context'
import { madeByForm, rememberCreation } from './forms'
import { forAdmins, type DatabaseFunctions } from './functions'
import { refuse, refuseField, refuseMissing, refuseUnknown } from './refusal'
import { insertRow, updateRow } from './rows'
import { nextNumber, type StockOrderRow } from './tables'
import { recordOf } from './views'
import type { Wire } from './wire'

function isQuantity(quantity: number | null): quantity is number {
  return quantity !== null && quantity >= 1 && quantity <= 10_000
}

function order(context: Context, kind: string | null, id: string | null, quantity: number | null) {
  if (!isQuantity(quantity)) refuseField('quantity', 'invalid')
  if (kind !== 'glass_items' && kind !== 'products') refuseUnknown('There is no such list.')
  const item = context.tables[kind].get(id ?? '')
  if (!item || item.deleted_at !== null) refuseMissing('This record is gone.')
  const made = nextNumber(context.tables, 'stock_orders')
  insertRow(context, 'stock_orders', made, {
    id: made,
    glass_item_id: kind === 'glass_items' ? item.id : null,
    product_id: kind === 'products' ? item.id : null,
    quantity,
    supplier: item.supplier,
    status: 'ordered',
    ordered_by: context.accountId,
    ordered_at: nowText(context),
    received_at: null,
  })
  return made
}

function openOrder({ tables }: Context, id: number | null): StockOrderRow {
  const goods = tables.stock_orders.get(id ?? 0)
  if (!goods) refuseMissing('There is no such stock order.')
  if (goods.status !== 'ordered') {
    refuse(
      'PT409',
      'wrong_state',
      { status: goods.status },
      'This stock order has been dealt with already.',
    )
  }
  return goods
}

function shown({ tables }: Context, row: StockOrderRow): Wire<StockOrder> {
  const { id, quantity, supplier, status, ordered_at, received_at } = row
  const glass = tables.glass_items.get(row.glass_item_id ?? '')
  const product = tables.products.get(row.product_id ?? '')
  return {
    id,
    item_id: glass?.id ?? product?.id ?? '',
    item_name: product?.name ?? `${glass?.type ?? ''} ${glass?.vehicle ?? ''}`,
    quantity,
    supplier,
    status,
    ordered_at,
    received_at,
  }
}

/** Orders to suppliers; receiving one raises the stock, once. */
export const stockFunctions: DatabaseFunctions = {
  list_stock_orders: forAdmins({ status: 'text?' }, (context, { status }) =>
    [...context.tables.stock_orders.values()]
      .filter((row) => status === null || row.status === status)
      .sort((one, other) => other.id - one.id)
      .slice(0, 200)
      .map((row) => shown(context, row)),
  ),
  reorder: forAdmins(
    { kind: 'text', id: 'text', quantity: 'integer', idempotency_key: 'uuid?' },
    (context, { kind, id, quantity, idempotency_key: key }) => {
      if (key === null) return order(context, kind, id, quantity)
      const made = madeByForm(context, key, 'stock_orders')
      if (!made) {
        const ordered = order(context, kind, id, quantity)
        rememberCreation(context, key, 'stock_orders', 1, { id: String(ordered), version: 1 })
        return ordered
      }
      if (!isQuantity(quantity)) refuseField('quantity', 'invalid')
      const stored = context.tables.stock_orders.get(Number(made.record_id))
      if (stored?.status === 'ordered') updateRow(context, 'stock_orders', stored.id, { quantity })
      return Number(made.record_id)
    },
  ),
  receive_stock: forAdmins({ id: 'bigint' }, (context, { id }) => {
    const goods = openOrder(context, id)
    updateRow(context, 'stock_orders', goods.id, {
      status: 'received',
      received_at: nowText(context),
    })
    const kind = goods.product_id === null ? 'glass_items' : 'products'
    const itemId = goods.product_id ?? goods.glass_item_id ?? ''
    const stored = context.tables[kind].get(itemId)
    if (stored) {
      updateRow(context, kind, itemId, { in_stock: stored.in_stock + goods.quantity } as never)
    }
    return recordOf(context, kind, itemId)
  }),
  cancel_stock_order: forAdmins({ id: 'bigint' }, (context, { id }) => {
    updateRow(context, 'stock_orders', openOrder(context, id).id, { status: 'cancelled' })
  }),
}
