import { glasses } from '@/content/en/admin/glasses'
import type { CsvCell } from '@/domain/csv'
import type { GlassItem } from '@/domain/stock'
import { exportColumns } from '../records/exportColumns'

/** What an export of the glass inventory holds. */
export const glassExport = exportColumns<GlassItem>(
  glasses.export.headings,
  (item): readonly CsvCell[] => [
    item.id,
    item.type,
    item.vehicle,
    item.partNumber,
    item.inStock,
    item.lowStock,
    item.level,
    item.onOrder,
    item.price,
    item.supplier,
    item.location,
  ],
)
