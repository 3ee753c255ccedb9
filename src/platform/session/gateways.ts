import { clientAtom, connectorAtom } from '@/platform/client/client'
import { replaceableAtom } from '@/platform/client/replaceableAtom'
import { tokenStorageAtom } from '@/platform/client/tokenStorage'
import { createAuthGateway, type AuthGateway } from './authGateway'
import { createConnectivityGateway, type ConnectivityGateway } from './connectivity'
import { createPresenceGateway, type PresenceGateway } from './presenceGateway'
import { createProfileGateway, type ProfileGateway } from './profileGateway'
import { sessionTimesAtom } from './sessionTimes'
import { createTabsGateway, type TabsGateway } from './tabs'

/** Everything outside the page that state may ask. Add a gateway here and to the default below. */
export type Gateways = {
  auth: AuthGateway
  profile: ProfileGateway
  presence: PresenceGateway
  connectivity: ConnectivityGateway
  tabs: TabsGateway
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
  presence: createPresenceGateway(get(clientAtom)),
  connectivity: createConnectivityGateway(undefined, get(sessionTimesAtom).connectivityTimeout),
  tabs: createTabsGateway(),
}))
