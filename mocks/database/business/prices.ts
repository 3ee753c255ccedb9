import { glassTypes, storedGlassTypes, type StoredGlassType } from '@/domain/prices'
import { isServiceType, serviceTypes, type ServiceType } from '@/domain/services'
import { isFields, type Fields } from './checkedFields'
import type { Context } from './context'
import { forAdmins, type DatabaseFunctions } from './functions'
import { noteChange } from './publishing'
import { refuseField, refuseFields, refuseStale } from './refusal'
import { writeHistory } from './rows'
import type { BusinessTables, PriceRow } from './tables'

type Tables = Pick<BusinessTables, 'service_prices'>
type Problem = { field: string; problem: 'required' | 'invalid' | 'not_offered' }

const keyOf = (service: string, glass: string) => `${service} ${glass}`

/** What a service costs with a glass today; undefined when the service is not offered with it. */
export function priceOf(tables: Tables, service: unknown, glass: unknown): number | undefined {
  return tables.service_prices.get(keyOf(String(service), String(glass)))?.price
}

/** Puts the prices of a service in the place of those it had. */
export function setPrices(
  tables: Tables,
  service_type: ServiceType,
  prices: Readonly<Partial<Record<StoredGlassType, number>>>,
): void {
  for (const glass of storedGlassTypes) tables.service_prices.delete(keyOf(service_type, glass))
  for (const glass_type of storedGlassTypes) {
    const price = prices[glass_type]
    if (price === undefined) continue
    tables.service_prices.set(keyOf(service_type, glass_type), { service_type, glass_type, price })
  }
}

/** Every price, service by service, in the order in which glass is offered. */
export function priceRows(tables: Tables): PriceRow[] {
  return serviceTypes.flatMap((service) =>
    storedGlassTypes.flatMap((glass) => tables.service_prices.get(keyOf(service, glass)) ?? []),
  )
}

function pricesOf(tables: Tables, service: ServiceType): Partial<Record<StoredGlassType, number>> {
  const rows = priceRows(tables).filter(({ service_type }) => service_type === service)
  return Object.fromEntries(rows.map(({ glass_type, price }) => [glass_type, price]))
}

function priceList({ tables }: Context) {
  return {
    version: tables.price_list.get('true')?.version ?? 1,
    services: serviceTypes.map((service_type) => ({
      service_type,
      prices: pricesOf(tables, service_type),
    })),
  }
}

/** A price that is more than nothing, up to 100,000, in whole cents. */
function isPrice(value: unknown): value is number {
  if (typeof value !== 'number' || !(value > 0 && value <= 100_000)) return false
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
}

function problemsOf(service: ServiceType, prices: Fields): Problem[] {
  const offered: readonly string[] = 'none' in prices ? ['none'] : glassTypes
  const unknown = Object.keys(prices).filter((glass) => !offered.includes(glass))
  return [
    ...offered.flatMap((glass): Problem[] => {
      const given = prices[glass] ?? ''
      if (isPrice(given)) return []
      const field = `${service}.${glass}`
      return [{ field, problem: given === '' ? 'required' : 'invalid' }]
    }),
    ...unknown.map((glass): Problem => ({ field: `${service}.${glass}`, problem: 'not_offered' })),
  ]
}

function savePrices(context: Context, version: number | null, services: unknown) {
  const { tables } = context
  const stored = tables.price_list.get('true')?.version ?? 1
  if (version !== stored) refuseStale(stored, 'these prices')
  if (!Array.isArray(services)) refuseField('services', 'invalid')
  const given = (services as unknown[]).map((line) => (isFields(line) ? line : {}))
  const problems = given.flatMap(({ service_type: service, prices }): Problem[] => {
    if (!isServiceType(service)) return [{ field: String(service), problem: 'not_offered' }]
    if (!isFields(prices)) return [{ field: service, problem: 'invalid' }]
    return problemsOf(service, prices)
  })
  if (problems.length > 0) refuseFields(problems)
  for (const { service_type: service, prices } of given) {
    if (!isServiceType(service)) continue
    const before = pricesOf(tables, service)
    setPrices(tables, service, prices as Record<StoredGlassType, number>)
    const after = pricesOf(tables, service)
    const changes = Object.fromEntries(
      storedGlassTypes
        .filter((glass) => before[glass] !== after[glass])
        .map((glass) => [glass, { from: before[glass] ?? null, to: after[glass] ?? null }]),
    )
    writeHistory(context, 'service_prices', 'update', { id: service }, changes)
  }
  tables.price_list.set('true', { version: stored + 1 })
  noteChange(context)
  return priceList(context)
}

/** What each service costs. */
export const priceFunctions: DatabaseFunctions = {
  get_prices: forAdmins({}, priceList),
  save_prices: forAdmins(
    { version: 'integer', services: 'jsonb' },
    (context, { version, services }) => savePrices(context, version, services),
  ),
}
