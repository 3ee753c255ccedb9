/** By what a quote that never became a job belongs to a customer. */
export type QuoteMatch = 'account' | 'email' | 'phone'

/** A job or an order, and the day (YYYY-MM-DD) until which its record has to be kept (16 CCR 3358). */
export type KeptRecord = { id: string; until: string }

/**
 * What happens to the account of a customer who is erased: it is deleted, or only the tie to it is cut,
 * because somebody works here with it or the database may not delete it.
 */
export type AccountFate = 'none' | 'deleted' | 'unlinked'

/** What erasing a customer would do. */
export type ErasurePlan = {
  /** How many years the record of a repair is kept. */
  keptYears: number
  /** When the customer was erased before (ISO 8601), or null. */
  erasedAt: string | null
  /** Jobs that have to be finished or cancelled first; while there are any, erasing is refused. */
  openJobs: string[]
  /** What stays, without a name. */
  kept: KeptRecord[]
  /** Jobs and orders whose time is over: they go wholly. */
  over: string[]
  /** Quotes that never became a job. They go, with their appointments. */
  quotes: { id: string; matchedBy: QuoteMatch }[]
  /** Quotes with the same phone number, but another name and e-mail address. They stay. */
  unsure: string[]
  /** How many photos go. */
  photos: number
  account: AccountFate
  /** When the last backup was made (ISO 8601), or null: the customer is still in it. */
  lastBackupAt: string | null
}

/** What became of a customer who was erased. */
export type Erasure = { account: AccountFate; kept: KeptRecord[] }

/**
 * Whether what was typed confirms that a customer is to be erased: their number, in any case, with or
 * without spaces around it.
 */
export function confirmsErasure(typed: string, customerId: string): boolean {
  return typed.trim().toLowerCase() === customerId.toLowerCase()
}
