import type { CsvCell } from '@/domain/csv'
import { fieldNames } from '@/domain/fields'
import { quoteFields } from '@/domain/quoteFields'
import type { Quote, QuoteColumn } from '@/domain/quoteWorkflow'
import type { ExportColumn } from '@/features/admin/shared/screens/ExportButton'
import { positionLabel, type SharedWords } from '@/platform/words/shared'
import type { QuotesWords } from '../words'

// Names and vehicles are exported in one piece, where their first part stands.
const pieces: Partial<Record<keyof Quote, QuoteColumn>> = {
  firstName: 'customer',
  vehicleYear: 'vehicle',
}

const columns: readonly QuoteColumn[] = [
  'id',
  'status',
  ...fieldNames(quoteFields).flatMap((name) => {
    const piece = pieces[name] ?? ('exported' in quoteFields[name] ? (name as QuoteColumn) : null)
    return piece ? [piece] : []
  }),
  'date',
  'validUntil',
  'jobId',
]

/** The columns of an export of quotes: the exported fields, and what identifies a quote. */
export function quoteExport(
  words: QuotesWords,
  shared: SharedWords,
): readonly ExportColumn<Quote>[] {
  return columns.map((column) => ({
    header: words.exported[column],
    cell: (quote) => cellOf(quote, column, shared),
  }))
}

function cellOf(quote: Quote, column: QuoteColumn, shared: SharedWords): CsvCell {
  switch (column) {
    case 'status':
      return shared.quoteStatuses[quote.status]
    case 'serviceType':
      return shared.services[quote.serviceType].name
    case 'position':
      return positionLabel(shared, quote.position, quote.serviceType)
    case 'glassType':
      return shared.officeGlassTypes[quote.glassType]
    case 'paymentMethod':
      return shared.paymentMethods[quote.paymentMethod]
    case 'timeFrame':
      return shared.timeFrames[quote.timeFrame]
    default:
      return quote[column]
  }
}
