import ws from 'ws'
import { createStore } from 'jotai'
import { vi } from 'vitest'
import { createAuthGateway } from '@/platform/session/authGateway'
import { clientAtom, connect, connectorAtom, createConnector } from '@/platform/client/client'
import type { MailLink } from '@/platform/session/mailLink'
import { createAttentionGateway } from '@/platform/session/attention'
import { createKeptAccess } from '@/platform/session/keptAccess'
import { sessionMemoryAtom } from '@/platform/session/sessionMemory'
import { createTabsGateway } from '@/platform/session/tabs'
import { createTokenStorage, tokenStorageAtom } from '@/platform/client/tokenStorage'
import { signInForm } from '@/platform/session/authVerbs'
import { gatewaysAtom } from '@/platform/session/gateways'
import { startSessionAtom } from '@/platform/session/runSession'
import { sessionStateAtom } from '@/platform/session/sessionState'
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
  let isConnected = false
  const connector = createConnector(() => {
    isConnected = true
    return connect({
      url: 'http://service.example',
      key: 'sb_publishable_test',
      storage,
      fetch: service.fetch,
      realtime: { transport: ws as unknown as typeof WebSocket },
    })
  })
  const checks = { count: 0 }
  const root = { style: { visibility: '' } }

  store.set(connectorAtom, connector)
  store.set(tokenStorageAtom, storage)
  store.set(gatewaysAtom, {
    ...store.get(gatewaysAtom),
    auth: createAuthGateway({
      connection: connector.open,
      storage,
      origin: () => 'http://site.example',
    }),
    connectivity: {
      check: async () => {
        checks.count += 1
        return service.isOnline
      },
    },
    tabs: createTabsGateway(() => fake.browser),
    attention: createAttentionGateway(() => ({
      storage: () => fake.storage,
      window: fake.browser.window,
      document: fake.browser.document,
      root,
    })),
  })
  store.set(sessionMemoryAtom, {
    ...store.get(sessionMemoryAtom),
    access: createKeptAccess(() => fake.storage),
  })

  let stop = () => {}
  return {
    store,
    storage,
    fake,
    client: store.get(clientAtom),
    checks,
    /** Whether what the page shows is hidden. */
    isCovered: () => root.style.visibility === 'hidden',
    /** Somebody presses something on the page. */
    touch: () => fake.browser.window.dispatchEvent(new Event('pointerdown')),
    session: () => store.get(sessionStateAtom),
    start(link: MailLink | null = null) {
      stop = store.set(startSessionAtom, link)
    },
    stop: () => stop(),
    /** True when the client library was asked for. */
    isConnected: () => isConnected,
    signIn: (email = ana.email) => store.set(signInForm.submitAtom, { email, password }),
    /** The page is closed: nothing of it runs any more. */
    async close() {
      stop()
      await new Promise((gone) => {
        setTimeout(gone, 0)
        vi.advanceTimersByTime(0)
      })
      fake.close()
      await connector.close()
    },
  }
}
