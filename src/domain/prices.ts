import { isServiceType, serviceTypes, type ServiceType } from './services'

/** The kinds of glass that can be chosen where a service offers a choice. */
export const glassTypes = ['oem', 'oee', 'aftermarket'] as const
export type GlassType = (typeof glassTypes)[number]

/** Stored for a service that has one price and no choice of glass. */
const noGlassChoice = 'none'

/** What quotes and jobs can hold: the glass that was chosen, or that there was nothing to choose. */
export const storedGlassTypes = [...glassTypes, noGlassChoice] as const
export type StoredGlassType = (typeof storedGlassTypes)[number]

/** The prices of one service, labor included: one for each kind of glass, or one. */
export type ServicePrices = Readonly<Record<GlassType, number>> | { readonly none: number }

/** Prices by service, in the currency of the settings. */
export type Prices = Readonly<Record<ServiceType, ServicePrices>>

/** Price of each glass type in a new system, whatever the service. */
export const glassPrices: Readonly<Record<GlassType, number>> = {
  oem: 299,
  oee: 249,
  aftermarket: 199,
}

/**
 * The prices of a new system. The owner's own are in `SiteSettings.prices` and in the database's table
 * `service_prices`; the server's figure is the one that is stored.
 */
export const usualPrices: Prices = Object.fromEntries(
  serviceTypes.map((service) => [service, glassPrices]),
) as Record<ServiceType, ServicePrices>

/** The glass type that is marked as recommended. */
export const recommendedGlass: GlassType = 'oem'

/** True when the text is the id of a glass type that can be chosen. */
export function isGlassType(text: unknown): text is GlassType {
  return (glassTypes as readonly unknown[]).includes(text)
}

/** True when the text is one that quotes and jobs can hold as their glass. */
export function isStoredGlassType(text: unknown): text is StoredGlassType {
  return (storedGlassTypes as readonly unknown[]).includes(text)
}

/** True for the prices of a service whose glass cannot be chosen. */
export function hasOnePrice(prices: ServicePrices): prices is { readonly none: number } {
  return noGlassChoice in prices
}

/** The one price of a service without a choice of glass; null where there is a choice. */
export function onePriceOf(prices: Prices, service: ServiceType): number | null {
  const own = prices[service]
  return hasOnePrice(own) ? own.none : null
}

/** What can be chosen for a service: its three kinds of glass, or "none" alone. */
export function glassOf(prices: Prices, service: ServiceType): readonly StoredGlassType[] {
  return onePriceOf(prices, service) === null ? glassTypes : [noGlassChoice]
}

/** The glass that a form begins with for a service: the recommended one where there is a choice. */
export function usualGlass(prices: Prices, service: ServiceType): StoredGlassType {
  return onePriceOf(prices, service) === null ? recommendedGlass : noGlassChoice
}

/** Today's price of a service with a glass; null when the service is not offered with it. */
export function priceOf(
  prices: Prices,
  service: ServiceType,
  glass: StoredGlassType,
): number | null {
  const own: Partial<Record<StoredGlassType, number>> = prices[service]
  return own[glass] ?? null
}

/** The prices with another one for a service and glass that it comes with. */
export function withPrice(
  prices: Prices,
  service: ServiceType,
  glass: StoredGlassType,
  price: number,
): Prices {
  if (priceOf(prices, service, glass) === null) return prices
  return { ...prices, [service]: { ...prices[service], [glass]: price } }
}

/** The lowest price of a service. */
export function cheapestOf(prices: Prices, service: ServiceType): number {
  return Math.min(...Object.values(prices[service]))
}

/** True while every service has the same three prices, as in a new system. */
export function arePricesAlike(prices: Prices): boolean {
  return serviceTypes.every((service) =>
    glassTypes.every((glass) => {
      const price = priceOf(prices, service, glass)
      return price !== null && price === priceOf(prices, 'windshield', glass)
    }),
  )
}

/** A repair is claimed to cost this much less than a replacement, in percent. */
export const repairSavingPercent = 80

/**
 * What may be said of a repair beside a replacement: that it is 80% cheaper only where the cheapest repair costs at
 * most a fifth of the cheapest replacement; that it costs less where it does; else nothing.
 */
export function repairSaving(prices: Prices): 'percent' | 'less' | 'none' {
  const repair = cheapestOf(prices, 'chip-repair')
  const replacement = cheapestOf(prices, 'windshield')
  // In cents, since 0.2 * 299 is no exact number.
  if (Math.round(repair * 10_000) <= Math.round(replacement * 100) * (100 - repairSavingPercent)) {
    return 'percent'
  }
  return repair < replacement ? 'less' : 'none'
}

/** True when prices bear out the claim that a repair is 80% cheaper. */
export function repairSavingIsTrue(prices: Prices): boolean {
  return repairSaving(prices) === 'percent'
}

/**
 * Prices out of rows of service, glass and price, as the database answers them. A service whose rows are neither its
 * three nor the one has the usual prices.
 */
export function readPrices(rows: unknown): Prices {
  const found = new Map<ServiceType, Map<StoredGlassType, number>>()
  for (const row of Array.isArray(rows) ? rows : []) {
    const { serviceType, glassType, price } = (row ?? {}) as Record<string, unknown>
    if (!isServiceType(serviceType) || !isStoredGlassType(glassType) || !isPrice(price)) continue
    found.set(serviceType, (found.get(serviceType) ?? new Map()).set(glassType, price))
  }
  return Object.fromEntries(
    serviceTypes.map((service) => {
      const own = found.get(service) ?? new Map<StoredGlassType, number>()
      const one = own.get(noGlassChoice)
      if (one !== undefined && own.size === 1) return [service, { none: one }]
      const hasAll = one === undefined && own.size === glassTypes.length
      return [service, hasAll ? Object.fromEntries(own) : usualPrices[service]]
    }),
  ) as Record<ServiceType, ServicePrices>
}

function isPrice(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= 100_000
}
