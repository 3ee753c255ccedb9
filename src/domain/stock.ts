import type { EnteredOf, Fields, RecordOf } from './fields'

export const stockLevels = ['Low Stock', 'Medium', 'In Stock'] as const
export type StockLevel = (typeof stockLevels)[number]

/** Low Stock at or below the alert level, Medium up to twice the alert level, else In Stock. Both are units. */
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

/** The fields that all things in stock have. Figures are units. */
export const shelfFields = {
  inStock: { kind: 'whole', required: true, max: 100_000, initial: 0, exported: true },
  /** The alert level. */
  lowStock: { kind: 'whole', required: true, max: 10_000, exported: true },
  level: { kind: 'choice', computed: true, options: stockLevels, exported: true },
  /** Ordered from the supplier and not received yet. */
  onOrder: { kind: 'whole', computed: true, exported: true },
  supplier: { kind: 'text', maxLength: 200, searchable: true, exported: true },
} as const satisfies Fields

/** The fields of a kind of glass. The price of one unit in the business's currency. */
export const glassFields = {
  type: {
    kind: 'choice',
    required: true,
    options: glassItemTypes,
    initial: 'Windshield',
    searchable: true,
    exported: true,
  },
  /** Model with its range of years. */
  vehicle: { kind: 'text', required: true, maxLength: 200, searchable: true, exported: true },
  partNumber: { kind: 'text', required: true, maxLength: 60, searchable: true, exported: true },
  inStock: shelfFields.inStock,
  /** The middle of the usual alert levels, 3 to 5. */
  lowStock: { ...shelfFields.lowStock, initial: 4 },
  level: shelfFields.level,
  onOrder: shelfFields.onOrder,
  price: { kind: 'money', required: true, max: 100_000, exported: true },
  supplier: shelfFields.supplier,
  /** The slot in the warehouse. */
  location: { kind: 'text', maxLength: 60, searchable: true, exported: true },
} as const satisfies Fields

/** A kind of glass in the warehouse. */
export type GlassItem = RecordOf<typeof glassFields> & {
  /** Like GLASS-001. */
  id: string
  updatedAt: string
  version: number
}

/** What staff fill in for a kind of glass. */
export type GlassFields = EnteredOf<typeof glassFields>

/** The tiles of the glass screen. */
export type GlassFigures = {
  /** Units in stock. */
  totalItems: number
  /** Kinds of glass at or below their alert level. */
  lowStock: number
  /** Units × price, in the business's currency. */
  totalValue: number
  types: number
}

const stockOrderStatuses = ['ordered', 'received', 'cancelled'] as const
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
