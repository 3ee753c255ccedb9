import type { Product } from '@/domain/products'
import type { GlassItem, StockOrder, StockOrderStatus } from '@/domain/stock'
import { gatewayAtom, type Calls } from '@/platform/client/gatewayAtom'
import type { Answer } from '@/platform/records/recordsGateway'

/** Orders to suppliers. */
export type StockOrdersGateway = {
  list(status?: StockOrderStatus): Answer<StockOrder[]>
  /** Raises the stock by what was ordered, once (`wrong_state`). */
  receive(id: number): Answer<GlassItem | Product>
  cancel(id: number): Answer<null>
}

export function createStockOrdersGateway({ call }: Calls): StockOrdersGateway {
  return {
    list: (status) => call('list_stock_orders', { status: status ?? null }),
    receive: (id) => call('receive_stock', { id }),
    cancel: (id) => call('cancel_stock_order', { id }),
  }
}

export const stockOrdersGatewayAtom = gatewayAtom(createStockOrdersGateway)
