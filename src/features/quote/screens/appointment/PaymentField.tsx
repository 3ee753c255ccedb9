import { useAtomValue, useSetAtom } from 'jotai'
import { quoteWords } from '../../words'
import { paymentMethods } from '@/domain/appointments'
import { sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { mergeQuoteAtom, quoteDraftAtom } from '../../state/quoteDraft'
import { RadioCards } from '@/ui/RadioCards'

/** How it will be paid; a card unless told otherwise. */
export function PaymentField({ error }: { error?: string }) {
  const { paymentMethod } = useAtomValue(quoteDraftAtom).appointmentDetails
  const merge = useSetAtom(mergeQuoteAtom)
  const { legend, hints } = useWords(quoteWords).appointment.payment
  const labels = useWords(sharedWords).paymentMethods
  return (
    <RadioCards
      legend={legend}
      name="paymentMethod"
      minCardWidth="12rem"
      options={paymentMethods.map((method) => ({
        value: method,
        label: labels[method],
        description: hints[method],
      }))}
      value={paymentMethod}
      onChange={(chosen) => merge('appointmentDetails', { paymentMethod: chosen })}
      error={error}
    />
  )
}
