/** Stock levels (specification, section 9). */
export const stockLevels = ['Low Stock', 'Medium', 'In Stock'] as const
export type StockLevel = (typeof stockLevels)[number]

/**
 * Low Stock at or below the alert level, Medium up to twice the alert level, else In Stock
 * (specification, section 4). Both figures are units.
 */
export function stockLevel(inStock: number, alertLevel: number): StockLevel {
  if (inStock <= alertLevel) return 'Low Stock'
  return inStock <= alertLevel * 2 ? 'Medium' : 'In Stock'
}

/** The kinds of glass that are kept. */
export const glassItemTypes = [
  'Windshield',
  'Door Glass',
  'Vent Glass',
  'Quarter Glass',
  'Back Glass',
] as const
export type GlassItemType = (typeof glassItemTypes)[number]

/** A kind of glass in the warehouse. */
export type GlassItem = {
  /** Like GLASS-001. */
  id: string
  type: GlassItemType
  /** Model with its range of years. */
  vehicle: string
  partNumber: string
  /** Units. */
  inStock: number
  /** The alert level, units. */
  lowStock: number
  level: StockLevel
  /** US dollars for one unit. */
  price: number
  supplier: string
  /** The slot in the warehouse. */
  location: string
  /** Units ordered from the supplier and not received yet. */
  onOrder: number
  updatedAt: string
  version: number
}

/** What staff fill in for a kind of glass. */
export type GlassFields = Pick<
  GlassItem,
  'type' | 'vehicle' | 'partNumber' | 'inStock' | 'lowStock' | 'price' | 'supplier' | 'location'
>

/** The tiles of the glass screen. */
export type GlassFigures = {
  /** Units in stock. */
  totalItems: number
  /** Kinds of glass at or below their alert level. */
  lowStock: number
  /** Units × price, US dollars. */
  totalValue: number
  types: number
}

export const stockOrderStatuses = ['ordered', 'received', 'cancelled'] as const
export type StockOrderStatus = (typeof stockOrderStatuses)[number]

/** An order to a supplier for glass or for a product; receiving it raises the stock. */
export type StockOrder = {
  id: number
  /** The public id of the glass item or product. */
  itemId: string
  itemName: string
  quantity: number
  supplier: string
  status: StockOrderStatus
  orderedAt: string
  receivedAt: string | null
}

/** Units to suggest when reordering: enough to be well in stock again, at least one. */
export function suggestedReorder(inStock: number, alertLevel: number, onOrder = 0): number {
  return Math.max(1, alertLevel * 3 - inStock - onOrder)
}
