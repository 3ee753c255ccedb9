import type { SentForm } from '@/domain/idempotencyKey'
import type { Product, ProductFields, ProductFigures } from '@/domain/products'
import { gatewayAtom, type Calls } from '@/platform/client/gatewayAtom'
import {
  formKey,
  recordsGateway,
  savedArguments,
  type Answer,
  type RecordsGateway,
  type Saved,
} from '@/platform/records/recordsGateway'

export type ProductsGateway = RecordsGateway<Product> & {
  save(product: Saved | null, fields: Partial<ProductFields>, form?: SentForm): Answer<Product>
  figures(): Answer<ProductFigures>
  reorder(id: string, quantity: number, form?: SentForm): Answer<number>
}

export function createProductsGateway({ call }: Calls): ProductsGateway {
  return {
    ...recordsGateway<Product>(call, 'products'),
    save: (product, fields, form) =>
      call('save_record', { kind: 'products', ...savedArguments(product, form), fields }),
    figures: () => call('product_figures'),
    reorder: (id, quantity, form) =>
      call('reorder', { kind: 'products', id, quantity, ...formKey(form) }),
  }
}

export const productsGatewayAtom = gatewayAtom(createProductsGateway)
