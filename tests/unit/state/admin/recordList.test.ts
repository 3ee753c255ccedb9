import { createStore } from 'jotai'
import { http, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import ws from 'ws'
import { changeBySomebodyElse } from '@mocks/database/business/elsewhere'
import type { QuoteRow } from '@mocks/database/business/tables'
import { createMockServer } from '@mocks/node'
import { storedSession } from '@mocks/scenarios/seed'
import type { Quote } from '@/domain/quoteWorkflow'
import { tokenStorageKey } from '@/domain/session'
import { convertQuoteAtom, moveQuoteAtom, quotesList } from '@/features/admin/quotes/state'
import { quotesGatewayAtom } from '@/features/admin/quotes/gateway'
import { connect, connectorAtom, createConnector, type Connector } from '@/platform/client/client'
import { createTokenStorage } from '@/platform/client/tokenStorage'
import type { ListView } from '@/platform/records/recordList'

const { server, database } = createMockServer()
const connectors: Connector[] = []

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(async () => {
  await Promise.all(connectors.splice(0).map((connector) => connector.close()))
  server.resetHandlers()
  database.reset()
})

/** The browser of an administrator who is signed in. */
function signedInBrowser(): Storage {
  const kept = new Map([
    [tokenStorageKey, storedSession({ stored: 'session', role: 'admin', expiresIn: 3600 })],
  ])
  return {
    length: 0,
    key: () => null,
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

const pathOf = (name: string) => `*/rest/v1/rpc/${name}`

/** The quotes list before the pretend server, with these of its quotes left. */
function scene(ids: readonly string[]) {
  const { quotes } = database.business
  for (const id of quotes.keys()) if (!ids.includes(id)) quotes.delete(id)
  const connector = createConnector(() =>
    connect({
      url: 'http://backend.example',
      key: 'sb_publishable_test',
      storage: createTokenStorage(signedInBrowser),
      realtime: { transport: ws as never },
    }),
  )
  connectors.push(connector)
  const asked = { lists: 0, moves: 0 }
  let release = () => {}
  let hold: Promise<void> | undefined
  server.use(
    http.post(pathOf('list_records'), () => void (asked.lists += 1)),
    http.post(pathOf('set_quote_status'), async () => {
      asked.moves += 1
      await hold
    }),
  )
  const store = createStore()
  store.set(connectorAtom, connector)
  store.sub(quotesList.viewAtom, () => {})
  return {
    store,
    asked,
    /** Keeps the answers to moves back until `release`. */
    holdMoves: () => void (hold = new Promise((resolve) => (release = resolve))),
    release: () => release(),
    find: (id: string) => quotes.get(id),
    changeElsewhere: (id: string, changes: Partial<QuoteRow>) =>
      changeBySomebodyElse(database, 'quotes', id, changes),
  }
}

async function rowsOf(store: ReturnType<typeof createStore>) {
  const view = await vi.waitUntil(() => {
    const now: ListView<Quote> = store.get(quotesList.viewAtom)
    return now.status !== 'loading' && now
  })
  return view.status === 'ready' ? view.page.rows : []
}

describe('a save of a record', () => {
  let stage: ReturnType<typeof scene>
  let quote: Quote
  beforeEach(async () => {
    stage = scene(['Q-027', 'Q-026'])
    const [first] = await rowsOf(stage.store)
    if (!first) throw new Error('The list has no row')
    quote = first
  })

  const statuses = async () => (await rowsOf(stage.store)).map(({ status }) => status)

  it('shows at once, before the server has answered', async () => {
    stage.holdMoves()
    const saving = stage.store.set(moveQuoteAtom, { quote, status: 'Contacted' })
    await vi.waitUntil(() => stage.asked.moves > 0)
    expect(stage.find('Q-027')?.status).toBe('New')
    expect(await statuses()).toEqual(['Contacted', 'New'])
    stage.release()
    expect(await saving).toMatchObject({ ok: true })
    expect(stage.find('Q-027')?.status).toBe('Contacted')
    expect(await statuses()).toEqual(['Contacted', 'New'])
  })

  it('is made over the change before it when the next button is pressed at once', async () => {
    const { store } = stage
    // Both by the row as it stood there, before the first answer has come.
    const outcomes = await Promise.all([
      store.set(moveQuoteAtom, { quote, status: 'Contacted' }),
      store.set(moveQuoteAtom, { quote, status: 'Confirmed' }),
    ])
    expect(outcomes).toMatchObject([{ ok: true }, { ok: true }])
    expect(stage.find('Q-027')).toMatchObject({ status: 'Confirmed', version: quote.version + 2 })
    // Somebody else's change is still told.
    stage.changeElsewhere('Q-027', { zip_code: '90027' })
    expect(await store.set(moveQuoteAtom, { quote, status: 'Contacted' })).toMatchObject({
      ok: false,
      failure: { kind: 'stale' },
    })
  })

  it('is taken back when it is refused', async () => {
    server.use(
      http.post(pathOf('set_quote_status'), async () => {
        stage.asked.moves += 1
        await vi.waitUntil(async () => (await statuses())[0] === 'Contacted')
        return HttpResponse.json(
          { code: '42501', message: 'no', details: null, hint: null },
          { status: 403 },
        )
      }),
    )
    const outcome = await stage.store.set(moveQuoteAtom, { quote, status: 'Contacted' })
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'forbidden' } })
    await vi.waitUntil(async () => (await statuses())[0] === 'New')
  })

  it('asks for what there is now after a refusal', async () => {
    const before = stage.asked.lists
    stage.changeElsewhere('Q-027', { status: 'Confirmed' })
    const outcome = await stage.store.set(moveQuoteAtom, { quote, status: 'Contacted' })
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'stale' } })
    await vi.waitUntil(() => stage.asked.lists > before)
    await vi.waitUntil(async () => (await statuses())[0] === 'Confirmed')
  })

  it('brings a quote back that could not be converted', async () => {
    const outcome = await stage.store.set(convertQuoteAtom, { quote: quote })
    expect(outcome).toMatchObject({ failure: { reason: 'wrong_state' } })
    expect(await rowsOf(stage.store)).toHaveLength(2)
  })

  it('takes a quote out that somebody else has converted meanwhile', async () => {
    stage.changeElsewhere('Q-027', { status: 'Scheduled' })
    const outcome = await stage.store.set(convertQuoteAtom, { quote: quote })
    expect(outcome).toMatchObject({ failure: { reason: 'already_converted' } })
    await vi.waitUntil(async () => (await rowsOf(stage.store)).length === 1)
  })
})

describe('a deleted record', () => {
  it('leaves the list, and comes back', async () => {
    const { store, find } = scene(['Q-027', 'Q-026'])
    const [first] = await rowsOf(store)
    if (!first) throw new Error('There is nothing to delete')
    await store.set(quotesList.removeAtom, first)
    expect(find('Q-027')?.deleted_at).not.toBeNull()
    await vi.waitUntil(async () => (await rowsOf(store)).length === 1)
    await store.set(quotesList.restoreAtom, first)
    await vi.waitUntil(async () => (await rowsOf(store)).length === 2)
  })
})

describe("a list's verbs", () => {
  it('go back to the first page with every other selection of rows', () => {
    const { store } = scene([])
    store.set(quotesList.showAtom, { page: 4 })
    store.set(quotesList.openAtom, 'Q-001')
    expect(store.get(quotesList.stateAtom)).toMatchObject({ page: 4, record: 'Q-001' })
    store.set(quotesList.showAtom, { search: 'civic' })
    expect(store.get(quotesList.stateAtom).page).toBe(1)
  })

  it('export with the search, tab and filters, and without the page', async () => {
    const { store } = scene(['Q-027', 'Q-026', 'Q-025'])
    let query: unknown
    server.use(
      http.post(pathOf('export_records'), async ({ request }) => {
        ;({ query } = (await request.clone().json()) as { query: unknown })
      }),
    )
    store.set(quotesList.showAtom, { search: 'civic', tab: 'New', page: 3 })
    const outcome = await store.set(quotesList.exportAtom)
    expect(query).toMatchObject({ search: 'civic', tab: 'New' })
    expect(query).not.toHaveProperty('page')
    expect(outcome).toMatchObject({ ok: true, value: [{ id: 'Q-027' }] })
  })

  it('ask no server while a view is pinned', () => {
    const store = createStore()
    const list = vi.fn()
    store.set(quotesGatewayAtom, { list } as never)
    store.set(quotesList.viewAtom, { status: 'forbidden' })
    store.sub(quotesList.viewAtom, () => {})
    expect(store.get(quotesList.viewAtom)).toEqual({ status: 'forbidden' })
    expect(list).not.toHaveBeenCalled()
  })
})
