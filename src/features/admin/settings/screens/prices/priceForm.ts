import { glassTypes, hasOnePrice, type ServicePrices, type StoredGlassType } from '@/domain/prices'
import { priceProblem, type ServicePriceList } from '@/domain/servicePrices'
import type { ServiceType } from '@/domain/services'

/** The kinds of prices that a service can have. */
export type PriceKind = StoredGlassType

/** The prices of one service as they are typed. What is not asked for now keeps what it was. */
export type PriceRow = { isOne: boolean } & Record<PriceKind, string>

/** The form of the prices, by service. */
export type PriceDraft = Record<ServiceType, PriceRow>

const typed = (price: number) => (Number.isInteger(price) ? String(price) : price.toFixed(2))

/** The prices as the form begins with them. */
export function draftOf({ services }: ServicePriceList): PriceDraft {
  return Object.fromEntries(
    services.map(({ serviceType, prices }) => [serviceType, rowOf(prices)]),
  ) as PriceDraft
}

function rowOf(prices: ServicePrices): PriceRow {
  const row = { isOne: hasOnePrice(prices), oem: '', oee: '', aftermarket: '', none: '' }
  for (const [kind, price] of Object.entries(prices)) row[kind as PriceKind] = typed(price)
  return row
}

/** The prices that a service is asked for. */
export function kindsOf({ isOne }: PriceRow): readonly PriceKind[] {
  return isOne ? ['none'] : glassTypes
}

/** What is sent of a form that has no mistakes. */
export function servicesOf(draft: PriceDraft): ServicePriceList['services'] {
  return (Object.entries(draft) as [ServiceType, PriceRow][]).map(([serviceType, row]) => ({
    serviceType,
    prices: Object.fromEntries(
      kindsOf(row).map((kind) => [kind, Number(row[kind])]),
    ) as ServicePrices,
  }))
}

export type PriceMistake = {
  service: ServiceType
  kind: PriceKind
  problem: 'required' | 'invalid' | 'not_offered'
}

/** What is wrong in the form, in its order. Empty when it can be sent. */
export function priceMistakes(draft: PriceDraft): PriceMistake[] {
  return (Object.entries(draft) as [ServiceType, PriceRow][]).flatMap(([service, row]) =>
    kindsOf(row).flatMap((kind) => {
      const problem = priceProblem(row[kind])
      return problem ? [{ service, kind, problem }] : []
    }),
  )
}
