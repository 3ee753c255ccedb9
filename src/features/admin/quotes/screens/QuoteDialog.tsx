import { useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { useSiteSettings } from '@/platform/site/siteSettings'
import { sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { quotesWords } from '../words'
import { addDays, businessToday } from '@/domain/businessTime'
import type { Quote } from '@/domain/quoteWorkflow'
import { quotesList, saveQuoteAtom } from '../state'
import { RecordDialog } from '@/features/admin/shared/screens/RecordDialog'
import { useEditedRecord } from '@/features/admin/shared/screens/useEditedRecord'
import { newQuoteValues, quoteChanges, quoteFormFields, quoteValues } from './quoteForm'
import { useSaved } from '@/features/admin/shared/screens/useSaved'

type QuoteDialogProps = {
  /** The quote to edit; null makes a new one. */
  quote: Quote | null
  onClose: () => void
}

/** The New Quote dialog, and the same for editing one. Render it only while it is open. */
export function QuoteDialog({ quote, onClose }: QuoteDialogProps) {
  const words = useWords(quotesWords).form
  const shared = useWords(sharedWords)
  const save = useSetAtom(saveQuoteAtom)
  const edited = useEditedRecord(quotesList, quote, quoteValues)
  const saved = useSaved()
  const [today] = useState(() => businessToday(new Date()))
  const { prices } = useSiteSettings()
  const fields = useMemo(
    () => quoteFormFields(today, words, shared, prices, quote),
    [today, words, shared, prices, quote],
  )
  const values = quote
    ? quoteValues(quote)
    : { ...newQuoteValues(prices), appointmentDate: addDays(today, 1) }
  return (
    <RecordDialog
      title={quote ? words.editTitle(quote.id) : words.newTitle}
      description={quote ? undefined : words.newText}
      saveLabel={quote ? undefined : words.create}
      fields={fields}
      values={values}
      edited={edited}
      onSave={async (typed, version, form, overbook) =>
        saved(
          await save({
            quote: quote && version !== null ? { id: quote.id, version } : null,
            fields: quoteChanges(typed, quote ? values : {}),
            form,
            overbook,
          }),
        )
      }
      onClose={onClose}
    />
  )
}
