import type { StoredGlassType } from '@/domain/prices'
import type { Role } from '@/domain/roles'
import type { ServiceType } from '@/domain/services'

/** What a service costs with a glass, in the owner's currency. The id is "windshield.oem". */
export type PriceRow = {
  id: string
  service_type: ServiceType
  glass_type: StoredGlassType
  price: number
}

/** A shop as the public pages show it. */
export type ShopRow = {
  id: string
  place: number
  name: string
  street: string
  city: string
  zip_code: string
  phone: string
  latitude: number
  longitude: number
}

/** What the company says of itself. */
export type ClaimsRow = { rating: number; reviews: number; customers: number; years: number }

/** When values that are saved together were saved last, and how often. */
export type SavedGroupRow = { version: number; changed_at: string }

/** A request to build the public pages again. */
export type PublishRow = {
  id: number
  requested_at: string
  published_at: string | null
  failed_at: string | null
}

/** Somebody who was asked to join. The database keeps hashes of the tokens only. */
export type InvitationRow = {
  id: string
  email: string
  role: Role
  technician_id: string | null
  created_by: string | null
  created_at: string
  expires_at: string
  repeat: number
  withdrawn_at: string | null
  accepted_at: string | null
  user_id: string | null
}

/** The letter of an invitation, and the token of its link. */
export type InvitationMailRow = {
  token: string
  at: string
  status: 'waiting' | 'sent' | 'failed'
}

/** The code by which the first super administrator shows that the server is theirs. */
export type SetupCodeRow = { code: string; made_at: string; tries: number }
