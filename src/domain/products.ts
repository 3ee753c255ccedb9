import type { StockLevel } from './stock'

/** Product categories (specification, section 9). */
export const productCategories = [
  'Cleaning Supplies',
  'Installation Tools',
  'Protection',
  'Adhesives',
  'Tools',
] as const
export type ProductCategory = (typeof productCategories)[number]

/** A product of the catalog. Money in US dollars. */
export type Product = {
  /** Like PROD-001. */
  id: string
  name: string
  category: ProductCategory
  sku: string
  price: number
  cost: number
  /** Percent with one decimal; null when there is no price. */
  margin: number | null
  inStock: number
  /** The alert level, units. */
  lowStock: number
  level: StockLevel
  supplier: string
  description: string
  onOrder: number
  updatedAt: string
  version: number
}

/** What staff fill in for a product. */
export type ProductFields = Pick<
  Product,
  | 'name'
  | 'category'
  | 'sku'
  | 'price'
  | 'cost'
  | 'inStock'
  | 'lowStock'
  | 'supplier'
  | 'description'
>

/** The tiles of the products screen. */
export type ProductFigures = {
  total: number
  categories: number
  /** Units × cost, US dollars. */
  inventoryValue: number
  lowStock: number
}

/**
 * Margin in percent, one decimal: (price − cost) ÷ price (specification, section 9).
 * Null when the price is zero: there is nothing to divide by.
 */
export function productMargin(price: number, cost: number): number | null {
  if (price <= 0) return null
  return Math.round(((price - cost) / price) * 1000) / 10
}
