import { glassTypes, storedGlassTypes, type StoredGlassType } from '@/domain/prices'
import { isServiceType, serviceTypes, type ServiceType } from '@/domain/services'
import { isFields, type Fields } from './checkedFields'
import type { Context } from './context'
import { forAdmins, type DatabaseFunctions } from './functions'
import { refuseField, refuseFields } from './refusal'
import { insertRow, removeRow, updateRow } from './rows'
import { groupVersion, takeGroup } from './savedGroups'
import type { PriceRow } from './ownerRows'
import type { BusinessTables } from './tables'

type Tables = Pick<BusinessTables, 'service_prices'>
type Problem = { field: string; problem: 'required' | 'invalid' | 'not_offered' }

const idOf = (service: string, glass: string) => `${service}.${glass}`

/** A price as its table keeps it. */
export function priceRow(
  service_type: ServiceType,
  glass_type: StoredGlassType,
  price: number,
): PriceRow {
  return { id: idOf(service_type, glass_type), service_type, glass_type, price }
}

/** What a service costs with a glass today; undefined when the service is not done with it. */
export function priceOf(tables: Tables, service: unknown, glass: unknown): number | undefined {
  return tables.service_prices.get(idOf(String(service), String(glass)))?.price
}

/** Whether a draft may name this glass: its service has it, or without a known service any has. */
export function isGlassOffered(tables: Tables, service: unknown, glass: unknown): boolean {
  const rows = [...tables.service_prices.values()]
  const own = rows.filter(({ service_type }) => service_type === service)
  return (own.length > 0 ? own : rows).some(({ glass_type }) => glass_type === glass)
}

/** Every price as visitors are told it, by its id. */
export function shownPrices(tables: Tables): Omit<PriceRow, 'id'>[] {
  return [...tables.service_prices.values()]
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ id: _id, ...price }) => price)
}

function priceList(context: Context) {
  const rows = [...context.tables.service_prices.values()]
  return {
    version: groupVersion(context, 'prices'),
    services: serviceTypes.map((service_type) => ({
      service_type,
      prices: Object.fromEntries(
        rows
          .filter((row) => row.service_type === service_type)
          .map(({ glass_type, price }) => [glass_type, price]),
      ),
    })),
  }
}

/** A price that is more than nothing, up to 100,000, in whole cents. */
function isPrice(value: unknown): value is number {
  if (typeof value !== 'number' || !(value > 0 && value <= 100_000)) return false
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
}

/** What is wrong with the prices of a service: it has either one, or one for each glass. */
function pricesProblems(service: ServiceType, prices: Fields): Problem[] {
  const hasOne = 'none' in prices
  const wanted = hasOne ? (['none'] as const) : glassTypes
  const wrong = wanted.flatMap((glass): Problem[] => {
    const given = prices[glass] ?? null
    if (isPrice(given)) return []
    return [{ field: idOf(service, glass), problem: given === null ? 'required' : 'invalid' }]
  })
  const others = hasOne ? glassTypes.filter((glass) => glass in prices) : []
  return [
    ...wrong,
    ...others.map((glass): Problem => ({ field: idOf(service, glass), problem: 'not_offered' })),
  ]
}

function problemsOf(given: readonly Fields[]): Problem[] {
  const unknown = given.filter(({ service_type }) => !isServiceType(service_type))
  const ofServices = serviceTypes.flatMap((service): Problem[] => {
    const own = given.filter(({ service_type }) => service_type === service)
    const isUnfit = own.length !== 1 || !isFields(own[0]?.prices)
    return [
      ...(isUnfit
        ? [{ field: service, problem: own.length === 0 ? 'required' : 'invalid' } as const]
        : []),
      ...own.flatMap(({ prices }) => (isFields(prices) ? pricesProblems(service, prices) : [])),
    ]
  })
  return [
    ...unknown.map(({ service_type }): Problem => {
      const field = typeof service_type === 'string' ? service_type : JSON.stringify(service_type)
      return { field: (service_type ?? null) === null ? '' : field, problem: 'not_offered' }
    }),
    ...ofServices,
  ].sort((one, other) => (one.field < other.field ? -1 : 1))
}

function savePrices(context: Context, version: number | null, services: unknown) {
  const { tables } = context
  if (!Array.isArray(services) || services.length > 50) refuseField('services', 'invalid')
  const given = (services as unknown[]).map((line) => (isFields(line) ? line : {}))
  const problems = problemsOf(given)
  if (problems.length > 0) refuseFields(problems)
  takeGroup(context, 'prices', version)
  for (const { service_type: service, prices } of given) {
    if (!isServiceType(service) || !isFields(prices)) continue
    for (const glass of storedGlassTypes) {
      const id = idOf(service, glass)
      const price = prices[glass]
      if (typeof price !== 'number') removeRow(context, 'service_prices', id)
      else if (tables.service_prices.has(id)) updateRow(context, 'service_prices', id, { price })
      else insertRow(context, 'service_prices', id, priceRow(service, glass, price))
    }
  }
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
