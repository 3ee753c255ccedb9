import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { quotes } from '@/content/en/admin/quotes'
import { addDays, pacificToday } from '@/domain/pacificTime'
import type { Quote } from '@/domain/quoteWorkflow'
import { quotesList, saveQuoteAtom } from '@/state/admin/quotes'
import { RecordDialog } from '../shared/RecordDialog'
import { newQuoteValues, quoteChanges, quoteFields, quoteValues } from './quoteForm'
import { useSaved } from '../shared/useSaved'

type QuoteDialogProps = {
  /** The quote to edit; null makes a new one. */
  quote: Quote | null
  onClose: () => void
}

/** The New Quote dialog, and the same for editing one. Draw it while it is open. */
export function QuoteDialog({ quote, onClose }: QuoteDialogProps) {
  const save = useSetAtom(saveQuoteAtom)
  const read = useSetAtom(quotesList.readAtom)
  const saved = useSaved()
  const [today] = useState(() => pacificToday(new Date()))
  const [fields] = useState(() => quoteFields(today))
  const values = quote
    ? quoteValues(quote)
    : { ...newQuoteValues, appointmentDate: addDays(today, 1) }
  const words = quotes.form
  return (
    <RecordDialog
      title={quote ? words.editTitle(quote.id) : words.newTitle}
      description={quote ? undefined : words.newText}
      saveLabel={quote ? undefined : words.create}
      fields={fields}
      values={values}
      version={quote?.version ?? null}
      onSave={async (typed, version, form) =>
        saved(
          await save({
            quote: quote && version !== null ? { id: quote.id, version } : null,
            fields: quoteChanges(typed, quote ? values : {}),
            form,
          }),
        )
      }
      onReadLatest={
        quote
          ? async () => {
              const latest = await read(quote.id)
              return latest.ok
                ? {
                    ok: true,
                    value: { values: quoteValues(latest.value), version: latest.value.version },
                  }
                : latest
            }
          : undefined
      }
      onClose={onClose}
    />
  )
}
