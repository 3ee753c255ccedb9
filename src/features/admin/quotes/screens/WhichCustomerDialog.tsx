import { useSetAtom } from 'jotai'
import { RecordDialog } from '@/features/admin/shared/screens/RecordDialog'
import { noValues, useEditedRecord } from '@/features/admin/shared/screens/useEditedRecord'
import { useTell } from '@/features/admin/shared/screens/useTell'
import { useWords } from '@/platform/words/words'
import { convertQuoteAtom, quotesList } from '../state'
import { quotesWords } from '../words'
import { conversionTold, type UnsureQuote } from './useQuoteActions'

type WhichCustomerDialogProps = UnsureQuote & { onClose: () => void }

/** Asks whose quote it is before it becomes a job, where phone and e-mail address do not settle it. */
export function WhichCustomerDialog({ quote, customers, onClose }: WhichCustomerDialogProps) {
  const { whichCustomer: words, steps, done } = useWords(quotesWords)
  const convert = useSetAtom(convertQuoteAtom)
  const open = useSetAtom(quotesList.openAtom)
  const tell = useTell()
  const edited = useEditedRecord(quotesList, quote, noValues)
  return (
    <RecordDialog
      title={words.title(quote.id)}
      description={words.text(quote.customer)}
      fields={[
        {
          name: 'customer',
          label: words.label,
          kind: 'choice',
          required: true,
          options: [
            ...customers.map(({ id, name, phone, email }) => ({
              value: id,
              label: words.known(name, id, [phone, email].filter(Boolean).join(', ')),
            })),
            { value: 'new', label: words.new },
          ],
        },
      ]}
      values={{}}
      edited={edited}
      saveLabel={steps.convert}
      onSave={async ({ customer }, version) => {
        const outcome = await tell(
          convert({ quote: { ...quote, version: version ?? quote.version }, customer }),
          (conversion) => conversionTold(done, quote.id, conversion),
          'form',
        )
        if (outcome.ok) open(null)
        return outcome
      }}
      onClose={onClose}
    />
  )
}
