import { productMargin, type Product, type ProductFields } from '@/domain/products'
import { stockLevel } from '@/domain/stock'
import { recordList } from '@/platform/records/recordList'
import { recordSaving } from '@/platform/records/recordSaving'
import { reordering } from '@/features/admin/shared/stockOrders'
import { businessView } from '@/platform/query/view'
import { productsGatewayAtom } from './gateway'

/** The products catalog. */
export const productsList = recordList<Product>('products', productsGatewayAtom)

/** Its tiles. */
export const productFiguresViewAtom = businessView((get) => ({
  key: ['products', 'figures'],
  ask: () => get(productsGatewayAtom).figures(),
}))

/** Adds a product, or changes one. */
export const saveProductAtom = recordSaving<Product, ProductFields>(
  'products',
  productsGatewayAtom,
  (fields) => ({
    ...fields,
    margin: productMargin(fields.price, fields.cost),
    level: stockLevel(fields.inStock, fields.lowStock),
  }),
)

/** Orders units from the supplier. */
export const reorderProductAtom = reordering<Product>('products', productsGatewayAtom)
