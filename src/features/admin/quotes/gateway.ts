import type { BusinessFailure } from '@/domain/businessFailures'
import type { SentForm } from '@/domain/idempotencyKey'
import type { Job } from '@/domain/jobs'
import type { Quote, QuoteConversion, QuoteInput, QuoteStatus } from '@/domain/quoteWorkflow'
import { gatewayAtom, type Calls } from '@/platform/client/gatewayAtom'
import {
  overbooking,
  recordsGateway,
  savedArguments,
  type Answer,
  type RecordsGateway,
  type Saved,
} from '@/platform/records/recordsGateway'

export type QuotesGateway = RecordsGateway<Quote> & {
  /** Makes a quote (status New), or changes one that is not converted. `slot_taken` unless `overbook`. */
  save(
    quote: Saved | null,
    fields: Partial<QuoteInput>,
    form?: SentForm,
    overbook?: boolean,
  ): Answer<Quote>
  /** New or Guest → Contacted → Confirmed. */
  setStatus(quote: Saved, status: QuoteStatus): Answer<Quote>
  /** Quotes again from today, for another month. */
  renew(quote: Saved): Answer<Quote>
  /**
   * Makes a confirmed quote a job, and its customer if they are new.
   * @param customer the id of the customer, or `new`, when the conversion before was refused (`customer_unsure`)
   */
  convert(quote: Saved, customer?: string): Answer<QuoteConversion & { job: Job }>
}

/** The quotes of the office; `features/quote` has the wizard's. */
export function createQuotesGateway({ call }: Calls): QuotesGateway {
  return {
    ...recordsGateway<Quote>(call, 'quotes'),
    async save(quote, { amount, ...fields }, form, overbook) {
      const priced = amount === undefined ? fields : { ...fields, price: amount }
      const outcome = await call<Quote>('save_quote', {
        ...savedArguments(quote, form),
        fields: { ...priced, ...overbooking(overbook) },
      })
      return outcome.ok ? outcome : { ok: false, failure: inFormWords(outcome.failure) }
    },
    setStatus: ({ id, version }, status) => call('set_quote_status', { id, version, status }),
    renew: ({ id, version }) => call('renew_quote', { id, version }),
    async convert({ id, version }, customer) {
      const outcome = await call<{ job: Job; customerId: string; customerCreated: boolean }>(
        'convert_quote',
        customer === undefined ? { id, version } : { id, version, customer },
      )
      if (!outcome.ok) return outcome
      // A proxy's page in place of the answer does not say whether the quote was converted.
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

export const quotesGatewayAtom = gatewayAtom(createQuotesGateway)
