import { glassTypes, type GlassType, type ServicePrices } from './prices'
import type { ServiceType } from './services'

/** What every service costs. `version` grows with each save. */
export type ServicePriceList = {
  version: number
  services: { serviceType: ServiceType; prices: ServicePrices }[]
}

/** The largest price. */
export const highestPrice = 100_000

/** What is wrong with a price as it was typed; null when nothing is. The database checks the same. */
export function priceProblem(text: string): 'required' | 'invalid' | null {
  const typed = text.trim()
  if (typed === '') return 'required'
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(typed)) return 'invalid'
  const price = Number(typed)
  return price > 0 && price <= highestPrice ? null : 'invalid'
}

/** True when every service of an answer has prices that can be shown and saved. */
export function isServicePriceList(value: unknown): value is ServicePriceList {
  if (typeof value !== 'object' || value === null) return false
  const { version, services } = value as Partial<ServicePriceList>
  return typeof version === 'number' && Array.isArray(services) && services.every(isService)
}

function isService(service: unknown): boolean {
  if (typeof service !== 'object' || service === null) return false
  const { prices } = service as { prices?: Partial<Record<GlassType | 'none', unknown>> }
  if (!prices) return false
  return (
    typeof prices.none === 'number' || glassTypes.every((type) => typeof prices[type] === 'number')
  )
}
