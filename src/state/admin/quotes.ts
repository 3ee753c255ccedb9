import { atom } from 'jotai'
import type { SentForm } from '@/domain/idempotencyKey'
import type { Quote, QuoteFields, QuoteStatus } from '@/domain/quoteWorkflow'
import { changeRecord, recordList } from './recordList'
import { businessGatewaysAtom } from './businessGateways'
import { refreshAtom } from './view'

/** The quotes of the office. */
export const quotesList = recordList<Quote>('quotes', ({ quotes }) => quotes)

/** Takes a quote one step on: New or Guest → Contacted → Confirmed. */
export const moveQuoteAtom = atom(
  null,
  (get, set, { quote, status }: { quote: Quote; status: QuoteStatus }) =>
    changeRecord(get, set, 'quotes', {
      record: quote,
      soon: { status },
      call: ({ quotes }, seen) => quotes.setStatus(seen, status),
    }),
)

/** Makes a confirmed quote a job, and its customer if they are new; the quote leaves the list. */
export const convertQuoteAtom = atom(null, (get, set, quote: Quote) =>
  changeRecord(get, set, 'quotes', {
    record: quote,
    soon: null,
    call: ({ quotes }, seen) => quotes.convert(seen),
  }),
)

/** Quotes again from today, for another month. */
export const renewQuoteAtom = atom(null, (get, set, quote: Quote) =>
  changeRecord(get, set, 'quotes', {
    record: quote,
    soon: { expired: false },
    call: ({ quotes }, seen) => quotes.renew(seen),
  }),
)

type QuoteSave = {
  quote: { id: string; version: number } | null
  fields: Partial<QuoteFields>
  /** The form that makes a new one: one, however often it is sent. */
  form?: SentForm
}

/** Makes a quote, or saves changes of one. */
export const saveQuoteAtom = atom(null, async (get, set, { quote, fields, form }: QuoteSave) => {
  const outcome = await get(businessGatewaysAtom).quotes.save(quote, fields, form)
  if (outcome.ok) void set(refreshAtom)
  return outcome
})
