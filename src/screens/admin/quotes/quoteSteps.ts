import { quotes } from '@/content/en/admin/quotes'
import { nextQuoteStatuses, type Quote } from '@/domain/quoteWorkflow'

export type QuoteStep = 'contact' | 'confirm' | 'convert' | 'renew'

/** The next step of a quote's workflow; null when there is none: it is a job already. */
export function nextStep({ status, expired }: Quote): QuoteStep | null {
  const [next] = nextQuoteStatuses(status)
  if (next === 'Contacted') return 'contact'
  if (next === 'Confirmed') return 'confirm'
  if (next === 'Scheduled') return expired ? 'renew' : 'convert'
  return null
}

/** The name of a step. */
export function stepLabel(step: QuoteStep): string {
  return quotes.steps[step]
}
