import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { useWords } from '@/platform/words/words'
import type { Quote, QuoteConversion } from '@/domain/quoteWorkflow'
import { likelyCustomers, type LikelyCustomer } from '../likelyCustomers'
import { convertQuoteAtom, moveQuoteAtom, quotesList, renewQuoteAtom } from '../state'
import { quotesWords, type QuotesWords } from '../words'
import { useTell } from '@/features/admin/shared/screens/useTell'
import type { QuoteAction } from './quoteActions'

/** A quote that only a person can say the customer of, and the customers that it may be of. */
export type UnsureQuote = { quote: Quote; customers: readonly LikelyCustomer[] }

/**
 * Does an action with a quote and tells what came of it; when it is refused, the row is as it was.
 * @param onUnsure asks whose quote it is that was to become a job
 */
export function useQuoteActions(onUnsure: (unsure: UnsureQuote) => void) {
  const { done } = useWords(quotesWords)
  const move = useSetAtom(moveQuoteAtom)
  const convert = useSetAtom(convertQuoteAtom)
  const renew = useSetAtom(renewQuoteAtom)
  const open = useSetAtom(quotesList.openAtom)
  const tell = useTell()

  return useCallback(
    async (quote: Quote, action: QuoteAction) => {
      const { id } = quote
      if (action === 'contact') {
        return tell(move({ quote, status: 'Contacted' }), { title: done.contacted(id) })
      }
      if (action === 'confirm') {
        return tell(move({ quote, status: 'Confirmed' }), { title: done.confirmed(id) })
      }
      if (action === 'renew') return tell(renew(quote), { title: done.renewed(id) })
      const converting = convert({ quote })
      const converted = await converting
      const customers = converted.ok ? null : likelyCustomers(converted.failure)
      if (customers) onUnsure({ quote, customers })
      else await tell(converting, (conversion) => conversionTold(done, id, conversion))
      if (converted.ok) open(null)
      return converted
    },
    [done, move, convert, renew, open, onUnsure, tell],
  )
}

/** What came of a conversion, in words. */
export function conversionTold(
  done: QuotesWords['done'],
  id: string,
  { jobId, customerId, customerCreated }: QuoteConversion,
) {
  return {
    title: done.converted(id, jobId),
    text: customerCreated ? done.newCustomer(customerId) : done.knownCustomer(customerId),
  }
}
