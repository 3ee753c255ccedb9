import { atom } from 'jotai'
import type { SentForm } from '@/domain/idempotencyKey'
import type { Quote, QuoteInput, QuoteStatus } from '@/domain/quoteWorkflow'
import { changeRecord, recordList } from '@/platform/records/recordList'
import { messageLogView } from '@/features/admin/shared/messages/state'
import { quotesGatewayAtom } from './gateway'
import { refreshAtom } from '@/platform/query/view'

/** The quotes of the office. */
export const quotesList = recordList<Quote>('quotes', quotesGatewayAtom)

/** What was told about the quote that is open. Setting it pins it. */
export const quoteMessagesViewAtom = messageLogView((get) => get(quotesList.stateAtom).record)

/** Takes a quote one step on: New or Guest → Contacted → Confirmed. */
export const moveQuoteAtom = atom(
  null,
  (get, set, { quote, status }: { quote: Quote; status: QuoteStatus }) =>
    changeRecord(get, set, 'quotes', {
      record: quote,
      expected: { status },
      call: (current) => get(quotesGatewayAtom).setStatus(current, status),
    }),
)

type Conversion = {
  quote: Quote
  /** What the office said when it was asked whose quote it is. */
  customer?: string
}

/** Makes a confirmed quote a job, and its customer if they are new; the quote leaves the list. */
export const convertQuoteAtom = atom(null, (get, set, { quote, customer }: Conversion) =>
  changeRecord(get, set, 'quotes', {
    record: quote,
    expected: null,
    call: (current) => get(quotesGatewayAtom).convert(current, customer),
  }),
)

/** Quotes again from today, for another month. */
export const renewQuoteAtom = atom(null, (get, set, quote: Quote) =>
  changeRecord(get, set, 'quotes', {
    record: quote,
    expected: { expired: false },
    call: (current) => get(quotesGatewayAtom).renew(current),
  }),
)

type QuoteSave = {
  quote: { id: string; version: number } | null
  fields: Partial<QuoteInput>
  /** The form that makes a new one: one, however often it is sent. */
  form?: SentForm
  /** Books it although it does not fit. */
  overbook?: boolean
}

/** Makes a quote, or saves changes of one. */
export const saveQuoteAtom = atom(null, async (get, set, save: QuoteSave) => {
  const { quote, fields, form, overbook } = save
  const outcome = await get(quotesGatewayAtom).save(quote, fields, form, overbook)
  if (outcome.ok) void set(refreshAtom)
  return outcome
})
