import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { quotes } from '@/content/en/admin/quotes'
import type { Quote } from '@/domain/quoteWorkflow'
import { convertQuoteAtom, moveQuoteAtom, quotesList, renewQuoteAtom } from '@/state/admin/quotes'
import { useTell } from '../shared/useTell'
import type { QuoteStep } from './quoteSteps'

const { done } = quotes

/** Takes a quote a step on and tells what came of it: refused, the row is as it was. */
export function useQuoteSteps() {
  const move = useSetAtom(moveQuoteAtom)
  const convert = useSetAtom(convertQuoteAtom)
  const renew = useSetAtom(renewQuoteAtom)
  const open = useSetAtom(quotesList.openAtom)
  const tell = useTell()

  return useCallback(
    async (quote: Quote, step: QuoteStep) => {
      const { id } = quote
      if (step === 'contact') {
        return tell(move({ quote, status: 'Contacted' }), { title: done.contacted(id) })
      }
      if (step === 'confirm') {
        return tell(move({ quote, status: 'Confirmed' }), { title: done.confirmed(id) })
      }
      if (step === 'renew') return tell(renew(quote), { title: done.renewed(id) })
      const outcome = await tell(convert(quote), ({ jobId, customerId, customerCreated }) => ({
        title: done.converted(id, jobId),
        text: customerCreated ? done.newCustomer(customerId) : done.knownCustomer(customerId),
      }))
      if (outcome.ok) open(null)
      return outcome
    },
    [move, convert, renew, open, tell],
  )
}
