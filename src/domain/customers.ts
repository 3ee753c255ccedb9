/** Statuses of a customer (specification, section 4). */
export const customerStatuses = ['Active', 'VIP', 'Inactive'] as const
export type CustomerStatus = (typeof customerStatuses)[number]

/** Shown as the last service of a customer who has had none. */
export const neverServed = 'Never'

/** A customer with the figures computed from their jobs and orders. Money in US dollars. */
export type Customer = {
  /** Like C-001. */
  id: string
  name: string
  email: string
  phone: string
  address: string
  /** Jobs that were not cancelled. */
  totalJobs: number
  /** The sum of the paid orders. */
  totalSpent: number
  /** The day of the last completed job, YYYY-MM-DD, or 'Never'. */
  lastService: string
  status: CustomerStatus
  /** YYYY-MM-DD. */
  joinDate: string
  notes: string
  /** When their personal data was erased, ISO 8601; null when it was not. */
  erasedAt: string | null
  updatedAt: string
  version: number
}

/** What staff fill in for a customer. */
export type CustomerFields = Pick<
  Customer,
  'name' | 'email' | 'phone' | 'address' | 'status' | 'notes'
>

/** The part of an address before its first comma, shown under the customer's name. */
export function firstAddressSegment(address: string): string {
  return (address.split(',')[0] ?? '').trim()
}
