import type { BusinessFailure } from '@/domain/businessFailures'
import type { SentForm } from '@/domain/idempotencyKey'
import type { Job } from '@/domain/jobs'
import type { Quote, QuoteConversion, QuoteFields, QuoteStatus } from '@/domain/quoteWorkflow'
import type { BusinessCall } from './businessCall'
import {
  recordsGateway,
  savedArguments,
  type Answer,
  type RecordsGateway,
  type Saved,
} from './recordsGateway'

export type QuotesGateway = RecordsGateway<Quote> & {
  /** Makes a quote (status New), or changes one that is not converted. */
  save(quote: Saved | null, fields: Partial<QuoteFields>, form?: SentForm): Answer<Quote>
  /** New or Guest → Contacted → Confirmed. */
  setStatus(quote: Saved, status: QuoteStatus): Answer<Quote>
  /** Quotes again from today, for another month. */
  renew(quote: Saved): Answer<Quote>
  /** Makes a confirmed quote a job, and its customer if they are new. */
  convert(quote: Saved): Answer<QuoteConversion & { job: Job }>
}

/** The quotes of the office; the wizard's own gateway is quoteGateway.ts. */
export function createQuotesGateway(call: BusinessCall): QuotesGateway {
  return {
    ...recordsGateway<Quote>(call, 'quotes'),
    async save(quote, { amount, ...fields }, form) {
      const outcome = await call<Quote>('save_quote', {
        ...savedArguments(quote, form),
        fields: amount === undefined ? fields : { ...fields, price: amount },
      })
      return outcome.ok ? outcome : { ok: false, failure: inFormWords(outcome.failure) }
    },
    setStatus: ({ id, version }, status) => call('set_quote_status', { id, version, status }),
    renew: ({ id, version }) => call('renew_quote', { id, version }),
    async convert({ id, version }) {
      const outcome = await call<{ job: Job; customerId: string; customerCreated: boolean }>(
        'convert_quote',
        { id, version },
      )
      if (!outcome.ok) return outcome
      // A proxy's page in place of the answer says nothing of what became of the quote.
      const jobId: unknown = outcome.value?.job?.id
      return typeof jobId === 'string'
        ? { ok: true, value: { ...outcome.value, jobId } }
        : { ok: false, failure: { kind: 'unavailable', reason: 'server' } }
    },
  }
}

// A quote's amount is called price where it is stored.
function inFormWords(failure: BusinessFailure): BusinessFailure {
  if (failure.kind !== 'invalid') return failure
  return {
    kind: 'invalid',
    errors: failure.errors.map((error) =>
      error.field === 'price' ? { ...error, field: 'amount' } : error,
    ),
  }
}
