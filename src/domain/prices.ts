/**
 * Glass prices. The database holds the same figures in
 * `glass_prices`, and a test keeps the two in step; the server's figure is the one that is stored.
 */
export const glassTypes = ['oem', 'oee', 'aftermarket'] as const
export type GlassType = (typeof glassTypes)[number]

/** What a quote or job stores: the glass that was chosen, or 'none' where its service has one price. */
export const storedGlassTypes = [...glassTypes, 'none'] as const
export type StoredGlassType = (typeof storedGlassTypes)[number]

/** Price of each glass type in whole US dollars, labor included. */
export const glassPrices: Record<GlassType, number> = { oem: 299, oee: 249, aftermarket: 199 }

/** The glass type that is marked as recommended. */
export const recommendedGlass: GlassType = 'oem'

/** True when the text is the id of a glass type. */
export function isGlassType(text: unknown): text is GlassType {
  return (glassTypes as readonly unknown[]).includes(text)
}
