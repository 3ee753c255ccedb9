import type { PublicFacts, PublishState, ShopEntry } from '@/domain/publicFacts'
import type { Claims } from '@/domain/serviceFacts'
import { gatewayAtom, type Calls } from '@/platform/client/gatewayAtom'
import type { Answer } from '@/platform/records/recordsGateway'

/** What the public pages show, and publishing it. */
export type PublicFactsGateway = {
  read(): Answer<PublicFacts>
  /** All of it. `version` is the one that the person saw. `invalid` by `shops.0.zipCode` and `claims.rating`; `stale`. */
  save(version: number, shops: readonly ShopEntry[], claims: Claims): Answer<PublicFacts>
  publishState(): Answer<PublishState>
  /** Keeps the address that has the pages built; empty removes it. `invalid`: `url`. */
  saveHook(url: string): Answer<PublishState>
  /** Has the pages built again, soon. `invalid` when there is no address. */
  requestPublish(): Answer<PublishState>
}

/** The calls of the public pages. */
export function createPublicFactsGateway({ call }: Calls): PublicFactsGateway {
  return {
    read: () => call('get_public_facts', {}, isFacts),
    save: (version, shops, claims) =>
      call('save_public_facts', { version, shops, claims }, isFacts),
    publishState: () => call('publish_state', {}, isState),
    saveHook: (url) => call('save_build_hook', { url }, isState),
    requestPublish: () => call('request_publish', {}, isState),
  }
}

// A form over half an answer would save the other half away.
function isFacts(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false
  const { version, shops, claims } = answer as Partial<PublicFacts>
  return typeof version === 'number' && Array.isArray(shops) && typeof claims?.rating === 'number'
}

function isState(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'hookSet' in answer
}

export const publicFactsGatewayAtom = gatewayAtom(createPublicFactsGateway)
