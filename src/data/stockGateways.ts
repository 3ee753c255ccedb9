import type { SentForm } from '@/domain/idempotencyKey'
import type { Product, ProductFields, ProductFigures } from '@/domain/products'
import type {
  GlassFields,
  GlassFigures,
  GlassItem,
  StockOrder,
  StockOrderStatus,
} from '@/domain/stock'
import type { BusinessCall } from './businessCall'
import {
  recordsGateway,
  savedArguments,
  type Answer,
  type RecordsGateway,
  type Saved,
} from './recordsGateway'

export type GlassGateway = RecordsGateway<GlassItem> & {
  save(item: Saved | null, fields: Partial<GlassFields>, form?: SentForm): Answer<GlassItem>
  figures(): Answer<GlassFigures>
  /** Orders units from the supplier, once for each form; answers the stock order's id. */
  reorder(id: string, quantity: number, form?: SentForm): Answer<number>
}

const keyed = (form?: SentForm) => (form ? { idempotencyKey: form.key } : {})

export function createGlassGateway(call: BusinessCall): GlassGateway {
  return {
    ...recordsGateway<GlassItem>(call, 'glass_items'),
    save: (item, fields, form) =>
      call('save_record', { kind: 'glass_items', ...savedArguments(item, form), fields }),
    figures: () => call('glass_figures'),
    reorder: (id, quantity, form) =>
      call('reorder', { kind: 'glass_items', id, quantity, ...keyed(form) }),
  }
}

export type ProductsGateway = RecordsGateway<Product> & {
  save(product: Saved | null, fields: Partial<ProductFields>, form?: SentForm): Answer<Product>
  figures(): Answer<ProductFigures>
  reorder(id: string, quantity: number, form?: SentForm): Answer<number>
}

export function createProductsGateway(call: BusinessCall): ProductsGateway {
  return {
    ...recordsGateway<Product>(call, 'products'),
    save: (product, fields, form) =>
      call('save_record', { kind: 'products', ...savedArguments(product, form), fields }),
    figures: () => call('product_figures'),
    reorder: (id, quantity, form) =>
      call('reorder', { kind: 'products', id, quantity, ...keyed(form) }),
  }
}

/** Orders to suppliers. */
export type StockOrdersGateway = {
  list(status?: StockOrderStatus): Answer<StockOrder[]>
  /** Raises the stock by what was ordered, once (`wrong_state`). */
  receive(id: number): Answer<GlassItem | Product>
  cancel(id: number): Answer<null>
}

export function createStockOrdersGateway(call: BusinessCall): StockOrdersGateway {
  return {
    list: (status) => call('list_stock_orders', { status: status ?? null }),
    receive: (id) => call('receive_stock', { id }),
    cancel: (id) => call('cancel_stock_order', { id }),
  }
}
