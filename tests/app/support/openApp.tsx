import { createMockServer } from '@mocks/node'
import { findScenario } from '@mocks/scenarios/catalogue'
import { plantSeed, clearSeed } from '@mocks/scenarios/seed'
import type { ScenarioSeed } from '@mocks/scenarios/scenario'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { MemoryRouter, useLocation, type Location } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import ws from 'ws'
import { App } from '@/app/App'
import { appRoutes } from '@/app/routes/table'
import { createAuthGateway } from '@/platform/session/authGateway'
import { connect, connectorAtom, createConnector, type Connector } from '@/platform/client/client'
import { createTokenStorage, tokenStorageAtom } from '@/platform/client/tokenStorage'
import { gatewaysAtom } from '@/platform/session/gateways'

const { server, database } = createMockServer()
const connectors = new Set<Connector>()

/** Runs each test of the file against a fresh pretend backend and an empty browser. */
export function useMockBackend() {
  beforeAll(async () => {
    server.listen({ onUnhandledRequest: 'bypass' })
    // Chunks that the app loads on the way count against no test's time.
    await Promise.all([
      ...appRoutes.filter(({ session }) => session).map(({ page }) => page.preload()),
      import('@/app/providers/AuthProvider'),
      import('@/app/routes/technicianDashboard'),
      import('@/ui/ToastStack'),
      import('@supabase/supabase-js'),
    ])
  }, 60_000)
  afterAll(() => server.close())
  beforeEach(() => {
    vi.stubGlobal('scrollTo', () => {})
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
    vi.stubGlobal('ResizeObserver', SilentObserver)
    vi.stubGlobal('IntersectionObserver', SilentObserver)
  })
  afterEach(async () => {
    cleanup()
    for (const connector of connectors) await connector.close()
    connectors.clear()
    server.resetHandlers()
    database.reset()
    clearSeed()
    localStorage.clear()
    sessionStorage.clear()
    window.history.replaceState(null, '', '/')
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  return { server, database }
}

/** Nothing is laid out here, so nothing changes its size or comes into sight. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Puts the pretend backend under a scenario of the failure catalogue. Throws when there is none. */
export function underScenario(name: string) {
  const scenario = findScenario(name)
  if (!scenario) throw new Error(`There is no scenario "${name}".`)
  server.use(...scenario.handlers())
  if (scenario.seed) plantSeed(scenario.seed)
}

/** Leaves a session in the browser, as after an earlier visit. */
export function signedInAs(role: Extract<ScenarioSeed, { stored: 'session' }>['role']) {
  plantSeed({ stored: 'session', role, expiresIn: 3600 })
}

type Entry = string | { pathname: string; state?: unknown }

/** The real app at an address, with the real gateways and client, before the pretend backend. */
export function openApp(entry: Entry) {
  const storage = createTokenStorage(() => window.localStorage)
  const store = createStore()
  const connector = createConnector(() =>
    connect({
      url: 'http://backend.example',
      key: 'sb_publishable_test',
      storage,
      realtime: { transport: ws as unknown as typeof WebSocket },
    }),
  )
  connectors.add(connector)
  store.set(connectorAtom, connector)
  store.set(tokenStorageAtom, storage)
  store.set(gatewaysAtom, {
    ...store.get(gatewaysAtom),
    auth: createAuthGateway({
      connection: connector.open,
      storage,
      origin: () => 'http://site.example',
    }),
    connectivity: { check: async () => true },
  })
  const visited: Location[] = []
  const page = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[entry]}>
        <App />
        <Visits list={visited} />
      </MemoryRouter>
    </Provider>,
  )
  const here = () => visited.at(-1)
  return {
    ...page,
    store,
    visited,
    /** Path, query and hash of where the app is. */
    address: () => {
      const { pathname = '', search = '', hash = '' } = here() ?? {}
      return pathname + search + hash
    },
  }
}

function Visits({ list }: { list: Location[] }) {
  const location = useLocation()
  if (list.at(-1) !== location) list.push(location)
  return null
}

/** How long a test waits for what the app does by itself: its parts are loaded on the way. */
export const patience = { timeout: 10_000 }

/** Types into fields by their labels. */
export function fill(texts: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(texts)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  }
}

/** Presses a button once it is there. */
export async function press(name: string | RegExp) {
  const button = await screen.findByRole('button', { name }, patience)
  await act(async () => {
    fireEvent.click(button)
  })
}

/** The text of the app's region of short messages. */
export async function toast(title: string) {
  const shown = await screen.findByText(title, undefined, patience)
  const region = shown.closest('[role="status"]')
  if (!(region instanceof HTMLElement)) throw new Error(`"${title}" is not in a status region.`)
  return within(region)
}
