import { useSetAtom } from 'jotai'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { common } from '@/content/en/admin/common'
import { quotes } from '@/content/en/admin/quotes'
import { glassTypeLabels, paymentMethodLabels, positionLabel } from '@/content/en/glass'
import { serviceEntry } from '@/content/en/services'
import { quoteTabs, type Quote } from '@/domain/quoteWorkflow'
import { quotesList } from '@/state/admin/quotes'
import { Button } from '@/ui/Button'
import { DeleteDialog } from '../shared/DeleteDialog'
import { ExportButton, type ExportColumn } from '../shared/ExportButton'
import { glassTypeOptions, paymentOptions, serviceOptions } from '../shared/glassOptions'
import { ListScreen } from '../shared/ListScreen'
import type { ListFilter } from '../shared/listWords'
import { RecordSheet } from '../shared/RecordSheet'
import { QuoteDetails } from './QuoteDetails'
import { QuoteDialog } from './QuoteDialog'
import { quoteColumns } from './quoteColumns'
import { nextStep, stepLabel } from './quoteSteps'
import { useQuoteSteps } from './useQuoteSteps'

const words = quotes.filters
const filters: readonly ListFilter[] = [
  { kind: 'choice', column: 'serviceType', label: words.service, options: serviceOptions },
  { kind: 'choice', column: 'glassType', label: words.glassType, options: glassTypeOptions },
  { kind: 'choice', column: 'paymentMethod', label: words.payment, options: paymentOptions },
  { kind: 'days', column: 'appointmentDate', label: words.appointment },
  { kind: 'days', column: 'date', label: words.quoted },
]

const exported: readonly ExportColumn<Quote>[] = [
  { header: 'Quote', cell: ({ id }) => id },
  { header: 'Status', cell: ({ status }) => status },
  { header: 'Customer', cell: ({ customer }) => customer },
  { header: 'Email', cell: ({ email }) => email },
  { header: 'Phone', cell: ({ phoneNumber }) => phoneNumber },
  { header: 'Address', cell: ({ address }) => address },
  { header: 'ZIP', cell: ({ zipCode }) => zipCode },
  { header: 'Vehicle', cell: ({ vehicle }) => vehicle },
  { header: 'Service', cell: ({ serviceType }) => serviceEntry(serviceType).name },
  {
    header: 'Position',
    cell: ({ position, serviceType }) => positionLabel(position, serviceType),
  },
  { header: 'Glass', cell: ({ glassType }) => glassTypeLabels[glassType] },
  { header: 'Amount', cell: ({ amount }) => amount },
  { header: 'Payment', cell: ({ paymentMethod }) => paymentMethodLabels[paymentMethod] },
  { header: 'Appointment', cell: ({ appointmentDate }) => appointmentDate },
  { header: 'Time frame', cell: ({ timeFrame }) => timeFrame },
  { header: 'Quoted', cell: ({ date }) => date },
  { header: 'Valid until', cell: ({ validUntil }) => validUntil },
  { header: 'Job', cell: ({ jobId }) => jobId },
]

const usualSort = { sort: 'date', descending: true }

/** Quotes: from the first contact to the job (specification, section 2, "Quotes"). */
export function QuotesScreen() {
  const open = useSetAtom(quotesList.openAtom)
  const takeStep = useQuoteSteps()
  // `null` makes a new quote.
  const [edited, setEdited] = useState<{ quote: Quote | null } | null>(null)
  const [deleted, setDeleted] = useState<Quote | null>(null)
  const columns = useMemo(
    () =>
      quoteColumns({
        onOpen: open,
        onStep: (quote, step) => void takeStep(quote, step),
        onEdit: (quote) => setEdited({ quote }),
        onDelete: setDeleted,
      }),
    [open, takeStep],
  )
  function sheetActions(quote: Quote) {
    const step = nextStep(quote)
    if (!step) return null
    return (
      <>
        <Button onClick={() => setEdited({ quote })}>{common.edit}</Button>
        <Button variant="solid" onClick={() => void takeStep(quote, step)}>
          {stepLabel(step)}
        </Button>
      </>
    )
  }
  const newQuote = (
    <Button variant="action" onClick={() => setEdited({ quote: null })}>
      <Plus aria-hidden="true" size={18} />
      {quotes.newQuote}
    </Button>
  )

  return (
    <ListScreen
      list={quotesList}
      words={quotes}
      tabs={quoteTabs}
      usualTab="All"
      filters={filters}
      columns={columns}
      usualSort={usualSort}
      actions={
        <>
          <ExportButton list={quotesList} name="quotes" columns={exported} />
          {newQuote}
        </>
      }
      emptyAction={<Button onClick={() => setEdited({ quote: null })}>{quotes.newQuote}</Button>}
    >
      <RecordSheet
        list={quotesList}
        title={({ id, customer }) => [id, customer].filter(Boolean).join(' · ')}
        actions={sheetActions}
      >
        {(quote) => <QuoteDetails quote={quote} />}
      </RecordSheet>
      {edited && <QuoteDialog quote={edited.quote} onClose={() => setEdited(null)} />}
      <DeleteDialog list={quotesList} record={deleted} onClose={() => setDeleted(null)} />
    </ListScreen>
  )
}
