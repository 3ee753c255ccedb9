import { atom } from 'jotai'
import { createAuthGateway, type AuthGateway } from '@/data/authGateway'
import { createConnectivityGateway, type ConnectivityGateway } from '@/data/connectivity'
import { createPresenceGateway, type PresenceGateway } from '@/data/presenceGateway'
import { createProfileGateway, type ProfileGateway } from '@/data/profileGateway'
import { createQuoteGateway, type QuoteGateway } from '@/data/quoteGateway'
import { createTabsGateway, type TabsGateway } from '@/data/tabs'

/** Everything outside the page that state may ask. Add a gateway here and to the default below. */
export type Gateways = {
  auth: AuthGateway
  profile: ProfileGateway
  presence: PresenceGateway
  connectivity: ConnectivityGateway
  quote: QuoteGateway
  tabs: TabsGateway
}

/**
 * The gateways in use. None of the defaults loads the Supabase client before it is asked something.
 * Tests and stories set this atom: `store.set(gatewaysAtom, { ...store.get(gatewaysAtom), quote })`.
 */
export const gatewaysAtom = atom<Gateways>({
  auth: createAuthGateway(),
  profile: createProfileGateway(),
  presence: createPresenceGateway(),
  connectivity: createConnectivityGateway(),
  quote: createQuoteGateway(),
  tabs: createTabsGateway(),
})
