import ws from 'ws'
import { createStore } from 'jotai'
import { vi } from 'vitest'
import { createAuthGateway } from '@/data/authGateway'
import { connect, type Connection } from '@/data/client'
import type { MailLink } from '@/data/mailLink'
import { createPresenceGateway } from '@/data/presenceGateway'
import { createProfileGateway } from '@/data/profileGateway'
import { createTabsGateway } from '@/data/tabs'
import { createTokenStorage } from '@/data/tokenStorage'
import { signInForm } from '@/state/authVerbs'
import { gatewaysAtom } from '@/state/gateways'
import { startSessionAtom } from '@/state/sessionMachine'
import { sessionStateAtom } from '@/state/sessionState'
import type { FakeBrowser, FakeTab } from './browser'
import { ana, password, type FakeService } from './service'

export type OpenTab = ReturnType<typeof openTab>

/** The real client loads once; a fake clock must not wait for it. */
await import('@supabase/supabase-js')

/** A page with the real gateways and the real Supabase client, over a fake browser and service. */
export function openTab(browser: FakeBrowser, service: FakeService) {
  const fake: FakeTab = browser.openTab()
  const storage = createTokenStorage(() => fake.storage)
  const store = createStore()
  let made: Promise<Connection> | null = null
  const connection = () => {
    made ??= connect({
      url: 'http://service.example',
      key: 'sb_publishable_test',
      storage,
      fetch: service.fetch,
      realtime: { transport: ws as unknown as typeof WebSocket },
    })
    return made
  }
  const client = async () => (await connection()).client
  const checks = { count: 0 }

  store.set(gatewaysAtom, {
    ...store.get(gatewaysAtom),
    auth: createAuthGateway({ connection, storage, origin: () => 'http://site.example' }),
    profile: createProfileGateway(client),
    presence: createPresenceGateway(client),
    connectivity: {
      check: async () => {
        checks.count += 1
        return service.isOnline
      },
    },
    tabs: createTabsGateway(() => fake.browser),
  })

  let stop = () => {}
  return {
    store,
    storage,
    fake,
    client,
    checks,
    session: () => store.get(sessionStateAtom),
    start(link: MailLink | null = null) {
      stop = store.set(startSessionAtom, link)
    },
    stop: () => stop(),
    /** True when the client library was asked for. */
    isConnected: () => made !== null,
    signIn: (email = ana.email) => store.set(signInForm.submitAtom, { email, password }),
    /** The page is closed: nothing of it runs any more. */
    async close() {
      stop()
      await new Promise((gone) => {
        setTimeout(gone, 0)
        vi.advanceTimersByTime(0)
      })
      fake.close()
      if (made) await (await made).client.auth.dispose()
    },
  }
}
