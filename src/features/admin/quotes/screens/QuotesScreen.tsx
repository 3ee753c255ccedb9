import { useSetAtom } from 'jotai'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { sharedAdminWords } from '@/features/admin/shared/words'
import { useFormats } from '@/platform/formats/formats'
import { sharedWords, type SharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { quotesWords, type QuotesWords } from '../words'
import { quoteTabs, type Quote } from '@/domain/quoteWorkflow'
import { quotesList, quoteMessagesViewAtom } from '../state'
import { Button } from '@/ui/Button'
import { DeleteDialog } from '@/features/admin/shared/screens/DeleteDialog'
import { ExportButton } from '@/features/admin/shared/screens/ExportButton'
import { glassChoices } from '@/features/admin/shared/screens/glassChoices'
import { ListScreen } from '@/features/admin/shared/screens/ListScreen'
import type { ListFilter } from '@/features/admin/shared/screens/listWords'
import { MessageLog } from '@/features/admin/shared/messages/screens/MessageLog'
import { RecordSheet } from '@/features/admin/shared/screens/RecordSheet'
import { QuoteDetails } from './QuoteDetails'
import { QuoteDialog } from './QuoteDialog'
import { quoteColumns } from './quoteColumns'
import { quoteExport } from './quoteExport'
import { nextQuoteAction } from './quoteActions'
import { useQuoteActions, type UnsureQuote } from './useQuoteActions'
import { WhichCustomerDialog } from './WhichCustomerDialog'

const usualSort = { sort: 'date', descending: true }

/** Quotes: from the first contact to the job. */
export function QuotesScreen() {
  const open = useSetAtom(quotesList.openAtom)
  const [unsure, setUnsure] = useState<UnsureQuote | null>(null)
  const act = useQuoteActions(setUnsure)
  const words = useWords(quotesWords)
  const { common } = useWords(sharedAdminWords)
  const shared = useWords(sharedWords)
  const formats = useFormats()
  // `null` makes a new quote.
  const [edited, setEdited] = useState<{ quote: Quote | null } | null>(null)
  const [deleted, setDeleted] = useState<Quote | null>(null)
  const columns = useMemo(
    () =>
      quoteColumns(
        {
          onOpen: open,
          onAct: (quote, action) => void act(quote, action),
          onEdit: (quote) => setEdited({ quote }),
          onDelete: setDeleted,
        },
        { words, common, shared, formats },
      ),
    [open, act, words, common, shared, formats],
  )
  const filters = useMemo(() => quoteFilters(words.filters, shared), [words, shared])
  const exported = useMemo(() => quoteExport(words, shared), [words, shared])
  function sheetActions(quote: Quote) {
    const action = nextQuoteAction(quote)
    if (!action) return null
    return (
      <>
        <Button onClick={() => setEdited({ quote })}>{common.edit}</Button>
        <Button variant="solid" onClick={() => void act(quote, action)}>
          {words.steps[action]}
        </Button>
      </>
    )
  }
  const newQuote = (
    <Button variant="action" onClick={() => setEdited({ quote: null })}>
      <Plus aria-hidden="true" size={18} />
      {words.newQuote}
    </Button>
  )

  return (
    <ListScreen
      list={quotesList}
      words={words}
      tabs={quoteTabs.map((value) => ({ value, label: value }))}
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
      emptyAction={<Button onClick={() => setEdited({ quote: null })}>{words.newQuote}</Button>}
    >
      <RecordSheet
        list={quotesList}
        title={({ id, customer }) => [id, customer].filter(Boolean).join(' · ')}
        actions={sheetActions}
      >
        {(quote) => (
          <>
            <QuoteDetails quote={quote} />
            <MessageLog about={quote.id} viewAtom={quoteMessagesViewAtom} />
          </>
        )}
      </RecordSheet>
      {edited && <QuoteDialog quote={edited.quote} onClose={() => setEdited(null)} />}
      {unsure && <WhichCustomerDialog {...unsure} onClose={() => setUnsure(null)} />}
      <DeleteDialog list={quotesList} record={deleted} onClose={() => setDeleted(null)} />
    </ListScreen>
  )
}

function quoteFilters(words: QuotesWords['filters'], shared: SharedWords): readonly ListFilter[] {
  const choices = glassChoices(shared)
  return [
    { kind: 'choice', column: 'serviceType', label: words.service, options: choices.services },
    { kind: 'choice', column: 'glassType', label: words.glassType, options: choices.glassTypes },
    {
      kind: 'choice',
      column: 'paymentMethod',
      label: words.payment,
      options: choices.paymentMethods,
    },
    { kind: 'days', column: 'appointmentDate', label: words.appointment },
    { kind: 'days', column: 'date', label: words.quoted },
  ]
}
