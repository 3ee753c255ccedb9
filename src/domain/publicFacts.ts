import type { ShopLocation } from './locations'
import type { Claims } from './serviceFacts'

/** A shop as the office edits it. */
type Shop = Omit<ShopLocation, 'phoneHref'>

/** A shop as it is sent to be saved: a new one has no id, one without coordinates stands where its ZIP code is. */
export type ShopEntry = Omit<Shop, 'id' | 'latitude' | 'longitude'> & {
  id: string | null
  latitude: number | null
  longitude: number | null
}

/** What the owner tells on the public pages. `version` grows with each save. */
export type PublicFacts = { version: number; shops: Shop[]; claims: Claims }

export const mostShops = 20

/** The limits of each claim. */
export const claimLimits = {
  rating: { min: 1, max: 5 },
  reviews: { min: 0, max: 10_000_000 },
  customers: { min: 0, max: 10_000_000 },
  years: { min: 0, max: 200 },
} as const satisfies Record<keyof Claims, { min: number; max: number }>

export const claimNames = ['rating', 'reviews', 'customers', 'years'] as const

/** Where the published pages stand. Instants are ISO 8601. */
export type PublishState = {
  /** True when there is an address to call. */
  hookSet: boolean
  /** Its host; the address itself is a secret and never comes back. */
  hookHost: string | null
  /** The newest change of what the pages show. */
  changedAt: string | null
  requestedAt: string | null
  /** The last call that succeeded. */
  publishedAt: string | null
  /** True when the last request came to nothing. */
  failed: boolean
}

export type PublishStatus = 'never' | 'changed' | 'requested' | 'published' | 'failed'

/** The one thing to say of the published pages. */
export function publishStatus(state: PublishState): PublishStatus {
  const { changedAt, requestedAt, publishedAt, failed } = state
  if (failed) return 'failed'
  if (isAfter(requestedAt, publishedAt)) return 'requested'
  if (!publishedAt) return 'never'
  return isAfter(changedAt, publishedAt) ? 'changed' : 'published'
}

function isAfter(one: string | null, other: string | null): boolean {
  if (!one) return false
  return !other || new Date(one) > new Date(other)
}
