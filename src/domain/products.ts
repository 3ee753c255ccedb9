import type { EnteredOf, Fields, RecordOf } from './fields'
import { shelfFields } from './stock'

export const productCategories = [
  'Cleaning Supplies',
  'Installation Tools',
  'Protection',
  'Adhesives',
  'Tools',
] as const
export type ProductCategory = (typeof productCategories)[number]

/** The fields of a product. Money in the business's currency. */
export const productFields = {
  name: { kind: 'text', required: true, maxLength: 200, searchable: true, exported: true },
  category: {
    kind: 'choice',
    required: true,
    options: productCategories,
    initial: 'Tools',
    searchable: true,
    exported: true,
  },
  sku: { kind: 'text', required: true, maxLength: 60, searchable: true, exported: true },
  price: { kind: 'money', required: true, max: 100_000, exported: true },
  cost: { kind: 'money', required: true, max: 100_000, exported: true },
  /** Percent with one decimal; null when there is no price. */
  margin: { kind: 'decimal', computed: true, nullable: true, exported: true },
  inStock: shelfFields.inStock,
  /** The highest of the usual alert levels, 3 to 5. */
  lowStock: { ...shelfFields.lowStock, initial: 5 },
  level: shelfFields.level,
  onOrder: shelfFields.onOrder,
  supplier: shelfFields.supplier,
  description: { kind: 'long', maxLength: 1000, searchable: true, exported: true },
} as const satisfies Fields

/** A product of the catalog. */
export type Product = RecordOf<typeof productFields> & {
  /** Like PROD-001. */
  id: string
  updatedAt: string
  version: number
}

/** What staff fill in for a product. */
export type ProductFields = EnteredOf<typeof productFields>

/** The tiles of the products screen. */
export type ProductFigures = {
  total: number
  categories: number
  /** Units × cost, in the business's currency. */
  inventoryValue: number
  lowStock: number
}

/**
 * Margin in percent, one decimal: (price − cost) ÷ price.
 * Null when the price is zero: there is nothing to divide by.
 */
export function productMargin(price: number, cost: number): number | null {
  if (price <= 0) return null
  return Math.round(((price - cost) / price) * 1000) / 10
}
