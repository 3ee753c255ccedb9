import { clientAtom, connectorAtom } from '@/platform/client/client'
import { replaceableAtom } from '@/platform/client/replaceableAtom'
import { tokenStorageAtom } from '@/platform/client/tokenStorage'
import { createAccessGateway, type AccessGateway } from './accessGateway'
import { createAttentionGateway, type AttentionGateway } from './attention'
import { createAuthGateway, type AuthGateway } from './authGateway'
import { createConnectivityGateway, type ConnectivityGateway } from './connectivity'
import { createFactorGateway, type FactorGateway } from './factorGateway'
import { createPresenceGateway, type PresenceGateway } from './presenceGateway'
import { createProfileGateway, type ProfileGateway } from './profileGateway'
import { sessionTimesAtom } from './sessionTimes'
import { createTabsGateway, type TabsGateway } from './tabs'

/** Everything outside the page that state may ask. Add a gateway here and to the default below. */
export type Gateways = {
  auth: AuthGateway
  profile: ProfileGateway
  access: AccessGateway
  factors: FactorGateway
  presence: PresenceGateway
  connectivity: ConnectivityGateway
  tabs: TabsGateway
  attention: AttentionGateway
}

/**
 * The gateways of a store. None of them loads the Supabase client before it is asked something.
 * Tests and stories set this atom: `store.set(gatewaysAtom, { ...store.get(gatewaysAtom), auth })`.
 */
export const gatewaysAtom = replaceableAtom<Gateways>((get) => ({
  auth: createAuthGateway({
    connection: get(connectorAtom).open,
    storage: get(tokenStorageAtom),
    signOutPatience: get(sessionTimesAtom).signOutPatience,
  }),
  profile: createProfileGateway(get(clientAtom)),
  access: createAccessGateway(get(clientAtom)),
  factors: createFactorGateway(get(clientAtom)),
  presence: createPresenceGateway(get(clientAtom)),
  connectivity: createConnectivityGateway(undefined, get(sessionTimesAtom).connectivityTimeout),
  tabs: createTabsGateway(),
  attention: createAttentionGateway(),
}))
