import { atom } from 'jotai'
import type { ServicePriceList } from '@/domain/servicePrices'
import { queryClientAtom } from '@/platform/query/queryClient'
import { adminKey, businessView, refreshAtom } from '@/platform/query/view'
import { refreshSiteSettingsAtom } from '@/platform/site/siteSettings'
import { pricesGatewayAtom } from './pricesGateway'

const pricesKey = ['prices']

/** What services cost. Setting it pins it. */
export const pricesViewAtom = businessView<ServicePriceList>((get) => ({
  key: pricesKey,
  ask: () => get(pricesGatewayAtom).read(),
}))

/** The prices as they are now, after somebody else saved first. */
export const readPricesAtom = atom(null, (get) => get(pricesGatewayAtom).read())

/** Saves what services cost. `version` is the one that the person saw. */
export const savePricesAtom = atom(
  null,
  async (get, set, { version, services }: ServicePriceList) => {
    const outcome = await get(pricesGatewayAtom).save(version, services)
    if (outcome.ok) {
      get(queryClientAtom).setQueryData([adminKey, ...pricesKey], outcome.value)
      void set(refreshAtom, ['publish'])
      void set(refreshSiteSettingsAtom)
    }
    return outcome
  },
)
