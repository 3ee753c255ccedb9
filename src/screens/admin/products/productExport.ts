import { products } from '@/content/en/admin/products'
import type { CsvCell } from '@/domain/csv'
import type { Product } from '@/domain/products'
import { exportColumns } from '../records/exportColumns'

/** What an export of the catalog holds. */
export const productExport = exportColumns<Product>(
  products.export.headings,
  (product): readonly CsvCell[] => [
    product.id,
    product.name,
    product.category,
    product.sku,
    product.price,
    product.cost,
    product.margin,
    product.inStock,
    product.lowStock,
    product.level,
    product.onOrder,
    product.supplier,
    product.description,
  ],
)
