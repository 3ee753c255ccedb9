/**
 * What the company says of its work. Pages, structured data and the damage
 * rules read the figures here, so that they cannot drift apart.
 */
export const serviceFacts = {
  bestRating: 5,
  /** A repair takes less than this, in minutes. */
  repairMinutes: 30,
  /** A replacement takes this long, in hours. */
  replacementHours: { from: 1, to: 2 },
  /** The longest stress crack that can be repaired, in inches. */
  longestRepairableCrackInches: 12,
} as const

/** What the company claims of itself, as the owner sets it. */
export type Claims = {
  /** The customers' rating, of five. */
  rating: number
  /** By how many customers it was given. */
  reviews: number
  /** How many customers were served. */
  customers: number
  /** For how many years the company has been at work. */
  years: number
}

/** The claims of a new system. */
export const usualClaims: Claims = { rating: 4.9, reviews: 1000, customers: 10_000, years: 20 }
