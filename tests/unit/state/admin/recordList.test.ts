import { createStore } from 'jotai'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryBusiness } from '@mocks/fixtures/business/memoryBusiness'
import { memoryRecords } from '@mocks/fixtures/business/memoryRecords'
import { buildQuote } from '@mocks/fixtures/business/work'
import type { Quote } from '@/domain/quoteWorkflow'
import { businessGatewaysAtom } from '@/state/admin/businessGateways'
import type { ListView } from '@/state/admin/recordList'
import { convertQuoteAtom, moveQuoteAtom, quotesList } from '@/state/admin/quotes'

type Answer = { ok: true; value: Quote } | { ok: false; failure: { kind: string } }

function scene(rows: readonly Quote[]) {
  const records = memoryRecords<Quote, Partial<Quote>>(rows, (id, fields) =>
    buildQuote({ ...fields, id }),
  )
  let answer: ((value: Answer) => void) | undefined
  const setStatus = vi.fn(() => new Promise<Answer>((resolve) => (answer = resolve)))
  const list = vi.fn(records.gateway.list)
  const store = createStore()
  const convert = vi.fn(async () => ({
    ok: false,
    failure: { kind: 'conflict', reason: 'already_converted', facts: { jobId: 'J-009' } },
  }))
  const quotes = { ...records.gateway, list, setStatus, convert }
  store.set(businessGatewaysAtom, memoryBusiness({ quotes } as never))
  store.sub(quotesList.viewAtom, () => {})
  return { ...records, store, list, setStatus, convert, answer: (value: Answer) => answer?.(value) }
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
  const quote = buildQuote({ id: 'Q-001', status: 'New' })
  beforeEach(async () => {
    stage = scene([quote, buildQuote({ id: 'Q-002' })])
    await rowsOf(stage.store)
  })

  const statuses = async () => (await rowsOf(stage.store)).map(({ status }) => status)

  it('shows at once, before the server has answered', async () => {
    const saving = stage.store.set(moveQuoteAtom, { quote, status: 'Contacted' })
    await vi.waitUntil(() => stage.setStatus.mock.calls.length > 0)
    expect(await statuses()).toEqual(['Contacted', 'New'])
    stage.changeElsewhere('Q-001', { status: 'Contacted' })
    stage.answer({ ok: true, value: quote })
    expect(await saving).toMatchObject({ ok: true })
    expect(await statuses()).toEqual(['Contacted', 'New'])
  })

  it('is made over the change before it when the next button is pressed at once', async () => {
    const { store, gateway } = stage
    stage.setStatus.mockImplementation((async (seen: Quote, status: Quote['status']) =>
      gateway.save(seen, { status })) as never)
    const [row] = await rowsOf(store)
    if (!row) throw new Error('The list has no row')
    // Both by the row as it stood there, before the first answer has come.
    const outcomes = await Promise.all([
      store.set(moveQuoteAtom, { quote: row, status: 'Contacted' }),
      store.set(moveQuoteAtom, { quote: row, status: 'Confirmed' }),
    ])
    expect(outcomes).toMatchObject([{ ok: true }, { ok: true }])
    expect(stage.find('Q-001')).toMatchObject({ status: 'Confirmed', version: row.version + 2 })
    // Somebody else's change is still told.
    stage.changeElsewhere('Q-001', { zipCode: '90027' })
    expect(await store.set(moveQuoteAtom, { quote: row, status: 'Contacted' })).toMatchObject({
      ok: false,
      failure: { kind: 'stale' },
    })
  })

  it('is taken back when it is refused', async () => {
    const saving = stage.store.set(moveQuoteAtom, { quote, status: 'Contacted' })
    await vi.waitUntil(() => stage.setStatus.mock.calls.length > 0)
    stage.answer({ ok: false, failure: { kind: 'forbidden' } })
    expect(await saving).toEqual({ ok: false, failure: { kind: 'forbidden' } })
    await vi.waitUntil(async () => (await statuses())[0] === 'New')
  })

  it('asks for what there is now after a refusal', async () => {
    const before = stage.list.mock.calls.length
    stage.changeElsewhere('Q-001', { status: 'Confirmed' })
    const saving = stage.store.set(moveQuoteAtom, { quote, status: 'Contacted' })
    await vi.waitUntil(() => stage.setStatus.mock.calls.length > 0)
    stage.answer({ ok: false, failure: { kind: 'stale' } })
    await saving
    await vi.waitUntil(() => stage.list.mock.calls.length > before)
    await vi.waitUntil(async () => (await statuses())[0] === 'Confirmed')
  })

  it('brings a quote back that somebody else has converted meanwhile', async () => {
    const outcome = await stage.store.set(convertQuoteAtom, quote)
    expect(outcome).toMatchObject({ failure: { reason: 'already_converted' } })
    expect(await rowsOf(stage.store)).toHaveLength(2)
  })
})

describe('a deleted record', () => {
  it('leaves the list, and comes back', async () => {
    const { store } = scene([buildQuote({ id: 'Q-001' }), buildQuote({ id: 'Q-002' })])
    const [first] = await rowsOf(store)
    if (!first) throw new Error('There is nothing to delete')
    await store.set(quotesList.removeAtom, first)
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
    const { store } = scene([])
    const exportAll = vi.fn(async () => ({ ok: true, value: [] }))
    store.set(businessGatewaysAtom, memoryBusiness({ quotes: { exportAll } } as never))
    store.set(quotesList.showAtom, { search: 'civic', tab: 'New', page: 3 })
    await store.set(quotesList.exportAtom)
    expect(exportAll).toHaveBeenCalledWith(expect.objectContaining({ search: 'civic', tab: 'New' }))
    expect(exportAll).not.toHaveBeenCalledWith(expect.objectContaining({ page: 3 }))
  })

  it('ask no server while a view is pinned', () => {
    const { store, list } = scene([])
    const fresh = createStore()
    fresh.set(businessGatewaysAtom, store.get(businessGatewaysAtom))
    fresh.set(quotesList.viewAtom, { status: 'forbidden' })
    const before = list.mock.calls.length
    fresh.sub(quotesList.viewAtom, () => {})
    expect(fresh.get(quotesList.viewAtom)).toEqual({ status: 'forbidden' })
    expect(list.mock.calls.length).toBe(before)
  })
})
