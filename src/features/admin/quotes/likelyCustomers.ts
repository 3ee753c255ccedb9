import type { BusinessFailure } from '@/domain/businessFailures'

/** A customer with the phone or the e-mail address of a quote. */
export type LikelyCustomer = { id: string; name: string; phone: string; email: string }

/** The customers that a refused conversion names; null when it was refused for something else. */
export function likelyCustomers(failure: BusinessFailure): LikelyCustomer[] | null {
  if (failure.kind !== 'conflict' || failure.reason !== 'customer_unsure') return null
  const { customers } = failure.facts
  return Array.isArray(customers) && customers.length > 0 && customers.every(isLikelyCustomer)
    ? customers
    : null
}

function isLikelyCustomer(value: unknown): value is LikelyCustomer {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, phone, email } = value as Record<string, unknown>
  return [id, name, phone, email].every((text) => typeof text === 'string')
}
