import { useAtomValue, useSetAtom } from 'jotai'
import { paymentMethodLabels } from '@/content/en/glass'
import { quoteAppointment } from '@/content/en/quoteAppointment'
import { paymentMethods } from '@/domain/appointments'
import { mergeQuoteAtom, quoteDraftAtom } from '@/state/quoteDraft'
import { RadioCards } from '@/ui/RadioCards'

/** How it will be paid; a card unless told otherwise (specification, section 9). */
export function PaymentField({ error }: { error?: string }) {
  const { paymentMethod } = useAtomValue(quoteDraftAtom).appointmentDetails
  const merge = useSetAtom(mergeQuoteAtom)
  const { legend, hints } = quoteAppointment.payment
  return (
    <RadioCards
      legend={legend}
      name="paymentMethod"
      minCardWidth="12rem"
      options={paymentMethods.map((method) => ({
        value: method,
        label: paymentMethodLabels[method],
        description: hints[method],
      }))}
      value={paymentMethod}
      onChange={(chosen) => merge('appointmentDetails', { paymentMethod: chosen })}
      error={error}
    />
  )
}
