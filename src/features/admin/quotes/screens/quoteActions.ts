import { nextQuoteStatuses, type Quote } from '@/domain/quoteWorkflow'

/** What the office does with a quote to take it on; `renew` quotes again from today. */
export type QuoteAction = 'contact' | 'confirm' | 'convert' | 'renew'

/** The next action of a quote's workflow; null when there is none: it is a job already. */
export function nextQuoteAction({ status, expired }: Quote): QuoteAction | null {
  const [next] = nextQuoteStatuses(status)
  if (next === 'Contacted') return 'contact'
  if (next === 'Confirmed') return 'confirm'
  if (next === 'Scheduled') return expired ? 'renew' : 'convert'
  return null
}
