import { stockLevel, type GlassFields, type GlassItem } from '@/domain/stock'
import { recordList } from '@/platform/records/recordList'
import { recordSaving } from '@/platform/records/recordSaving'
import { reordering } from '@/features/admin/shared/stockOrders'
import { businessView } from '@/platform/query/view'
import { glassGatewayAtom } from './gateway'

/** The glass inventory. */
export const glassList = recordList<GlassItem>('glass_items', glassGatewayAtom)

/** Its tiles. */
export const glassFiguresViewAtom = businessView((get) => ({
  key: ['glass_items', 'figures'],
  ask: () => get(glassGatewayAtom).figures(),
}))

/** Adds a kind of glass, or changes one. */
export const saveGlassAtom = recordSaving<GlassItem, GlassFields>(
  'glass_items',
  glassGatewayAtom,
  (fields) => ({ ...fields, level: stockLevel(fields.inStock, fields.lowStock) }),
)

/** Orders units from the supplier. */
export const reorderGlassAtom = reordering<GlassItem>('glass_items', glassGatewayAtom)
