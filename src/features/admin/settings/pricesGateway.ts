import { isServicePriceList, type ServicePriceList } from '@/domain/servicePrices'
import { gatewayAtom, type Calls } from '@/platform/client/gatewayAtom'
import type { Answer } from '@/platform/records/recordsGateway'

/** What services cost. */
export type PricesGateway = {
  read(): Answer<ServicePriceList>
  /** All of them. `version` is the one that the person saw. `invalid` by `chip-repair.oem`; `stale`. */
  save(version: number, services: ServicePriceList['services']): Answer<ServicePriceList>
}

/** The calls of the prices. */
export function createPricesGateway({ call }: Calls): PricesGateway {
  return {
    // A form over half an answer would save the other half away.
    read: () => call('get_prices', {}, isServicePriceList),
    save: (version, services) => call('save_prices', { version, services }, isServicePriceList),
  }
}

export const pricesGatewayAtom = gatewayAtom(createPricesGateway)
