import { atom } from 'jotai'
import type { PublicFacts, PublishState, ShopEntry } from '@/domain/publicFacts'
import type { Claims } from '@/domain/serviceFacts'
import { queryClientAtom } from '@/platform/query/queryClient'
import { adminKey, businessView, refreshAtom } from '@/platform/query/view'
import { refreshSiteSettingsAtom } from '@/platform/site/siteSettings'
import { publicFactsGatewayAtom } from './publicFactsGateway'

const factsKey = ['public-facts']
const publishKey = ['publish']

/** What the public pages show. Setting it pins it. */
export const publicFactsViewAtom = businessView<PublicFacts>((get) => ({
  key: factsKey,
  ask: () => get(publicFactsGatewayAtom).read(),
}))

/** What the pages show as it is now, after somebody else saved first. */
export const readPublicFactsAtom = atom(null, (get) => get(publicFactsGatewayAtom).read())

type Saved = { version: number; shops: readonly ShopEntry[]; claims: Claims }

/** Saves what the pages show. `version` is the one that the person saw. */
export const savePublicFactsAtom = atom(
  null,
  async (get, set, { version, shops, claims }: Saved) => {
    const outcome = await get(publicFactsGatewayAtom).save(version, shops, claims)
    if (outcome.ok) {
      get(queryClientAtom).setQueryData([adminKey, ...factsKey], outcome.value)
      void set(refreshAtom, publishKey)
      void set(refreshSiteSettingsAtom)
    }
    return outcome
  },
)

/** Where the published pages stand; asked again by itself, since a request is carried out within a minute. */
export const publishViewAtom = businessView<PublishState>((get) => ({
  key: publishKey,
  ask: () => get(publicFactsGatewayAtom).publishState(),
  every: 15_000,
}))

/** Keeps the address that has the pages built; empty removes it. */
export const saveHookAtom = atom(null, async (get, _set, url: string) => {
  const outcome = await get(publicFactsGatewayAtom).saveHook(url)
  if (outcome.ok) get(queryClientAtom).setQueryData([adminKey, ...publishKey], outcome.value)
  return outcome
})

/** Has the pages built again. */
export const requestPublishAtom = atom(null, async (get) => {
  const outcome = await get(publicFactsGatewayAtom).requestPublish()
  if (outcome.ok) get(queryClientAtom).setQueryData([adminKey, ...publishKey], outcome.value)
  return outcome
})
