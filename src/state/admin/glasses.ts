import { stockLevel, type GlassFields, type GlassItem } from '@/domain/stock'
import { recordList } from './recordList'
import { recordSaving } from './recordSaving'
import { reordering } from './stockOrders'
import { businessView } from './view'

/** The glass inventory. */
export const glassList = recordList<GlassItem>('glass_items', (business) => business.glass)

/** Its tiles. */
export const glassFiguresViewAtom = businessView(() => ({
  key: ['glass_items', 'figures'],
  ask: (business) => business.glass.figures(),
}))

/** Adds a kind of glass, or changes one. */
export const saveGlassAtom = recordSaving<GlassItem, GlassFields>(
  'glass_items',
  (business) => business.glass,
  (fields) => ({ ...fields, level: stockLevel(fields.inStock, fields.lowStock) }),
)

/** Orders units from the supplier. */
export const reorderGlassAtom = reordering<GlassItem>('glass_items', (business) => business.glass)
