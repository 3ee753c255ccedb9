import { productMargin, type Product, type ProductFields } from '@/domain/products'
import { stockLevel } from '@/domain/stock'
import { recordList } from './recordList'
import { recordSaving } from './recordSaving'
import { reordering } from './stockOrders'
import { businessView } from './view'

/** The products catalog. */
export const productsList = recordList<Product>('products', (business) => business.products)

/** Its tiles. */
export const productFiguresViewAtom = businessView(() => ({
  key: ['products', 'figures'],
  ask: (business) => business.products.figures(),
}))

/** Adds a product, or changes one. */
export const saveProductAtom = recordSaving<Product, ProductFields>(
  'products',
  (business) => business.products,
  (fields) => ({
    ...fields,
    margin: productMargin(fields.price, fields.cost),
    level: stockLevel(fields.inStock, fields.lowStock),
  }),
)

/** Orders units from the supplier. */
export const reorderProductAtom = reordering<Product>('products', (business) => business.products)
