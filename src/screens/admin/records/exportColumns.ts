import type { CsvCell } from '@/domain/csv'
import type { ExportColumn } from '../shared/ExportButton'

/** The columns of an export: headings, and the cells of a row in the same order. */
export function exportColumns<Row>(
  headings: readonly string[],
  cellsOf: (row: Row) => readonly CsvCell[],
): readonly ExportColumn<Row>[] {
  return headings.map((header, place) => ({ header, cell: (row) => cellsOf(row)[place] }))
}
