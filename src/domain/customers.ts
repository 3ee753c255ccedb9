import type { EnteredOf, Fields, RecordOf } from './fields'

export const customerStatuses = ['Active', 'VIP', 'Inactive'] as const
export type CustomerStatus = (typeof customerStatuses)[number]

/** Stored as the last service of a customer who has had none. */
export const neverServed = 'Never'

/** The fields of a customer. Money in the business's currency. */
export const customerFields = {
  name: {
    kind: 'text',
    required: true,
    maxLength: 200,
    searchable: true,
    exported: true,
    personal: true,
  },
  email: { kind: 'email', maxLength: 254, searchable: true, exported: true, personal: true },
  phone: { kind: 'phone', maxLength: 200, searchable: true, exported: true, personal: true },
  address: { kind: 'text', maxLength: 500, searchable: true, exported: true, personal: true },
  /** Jobs that were not cancelled. */
  totalJobs: { kind: 'whole', computed: true, exported: true },
  /** The sum of the paid orders. */
  totalSpent: { kind: 'money', computed: true, exported: true },
  /** The day of the last completed job, or 'Never'. */
  lastService: { kind: 'text', computed: true, initial: neverServed, exported: true },
  status: {
    kind: 'choice',
    required: true,
    options: customerStatuses,
    initial: 'Active',
    exported: true,
  },
  joinDate: { kind: 'date', computed: true, exported: true },
  notes: { kind: 'long', maxLength: 2000, exported: true, personal: true },
} as const satisfies Fields

/** A customer as staff see them. */
export type Customer = RecordOf<typeof customerFields> & {
  /** Like C-001. */
  id: string
  /** When their personal data was erased, ISO 8601; null when it was not. */
  erasedAt: string | null
  updatedAt: string
  version: number
}

/** What staff fill in for a customer. */
export type CustomerFields = EnteredOf<typeof customerFields>

/** The part of an address before its first comma, shown under the customer's name. */
export function firstAddressSegment(address: string): string {
  return (address.split(',')[0] ?? '').trim()
}
