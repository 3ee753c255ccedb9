import type { ExportedName, RecordOf } from './fields'
import type { quoteFields } from './quoteFields'

/** Statuses of a quote. */
const quoteStatuses = ['New', 'Contacted', 'Confirmed', 'Guest', 'Scheduled'] as const
export type QuoteStatus = (typeof quoteStatuses)[number]

/**
 * Tabs of the quotes screen, in the order they are shown. 'All' is everything that is not converted
 * yet; converted quotes have left the table and are found under 'All Scheduled' alone.
 */
export const quoteTabs = ['New', 'Contacted', 'Confirmed', 'Guest', 'All Scheduled', 'All'] as const

/** A quote as staff see it. Money in the business's currency; days are YYYY-MM-DD in business time. */
export type Quote = RecordOf<typeof quoteFields> & {
  /** Like Q-001. */
  id: string
  status: QuoteStatus
  /** First and last name. */
  customer: string
  /** Year, make and model in one line. */
  vehicle: string
  /** The day it was quoted. */
  date: string
  /** One month after `date`. */
  validUntil: string
  expired: boolean
  /** The job it became, or null. */
  jobId: string | null
  createdAt: string
  updatedAt: string
  /** Sent back when saving: a save over a newer version is refused. */
  version: number
}

/** The columns of an export. */
export type QuoteColumn =
  | ExportedName<typeof quoteFields>
  | 'id'
  | 'status'
  | 'customer'
  | 'vehicle'
  | 'date'
  | 'validUntil'
  | 'jobId'

/** What staff fill in for a quote; the amount comes from the price list unless it is given. */
export type QuoteInput = Omit<RecordOf<typeof quoteFields>, 'amount'> & { amount?: number }

const nextStatuses: Record<QuoteStatus, readonly QuoteStatus[]> = {
  New: ['Contacted'],
  Guest: ['Contacted'],
  Contacted: ['Confirmed'],
  Confirmed: ['Scheduled'],
  Scheduled: [],
}

/** The statuses a quote may take next: New or Guest → Contacted → Confirmed → Scheduled. */
export function nextQuoteStatuses(status: QuoteStatus): readonly QuoteStatus[] {
  return nextStatuses[status]
}

/** True on a day (YYYY-MM-DD) after the last day that the quote's price holds. */
export function isQuoteExpired(validUntil: string, today: string): boolean {
  return today > validUntil
}

/** What a conversion made. */
export type QuoteConversion = { jobId: string; customerId: string; customerCreated: boolean }
