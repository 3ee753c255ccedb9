import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toCsv } from '@/domain/csv'
import { openBusiness, type BusinessDatabase } from './businessDatabase'

type Page = {
  rows: Record<string, unknown>[]
  total: number
  page: number
  page_size: number
  counts: Record<string, number>
}

let business: BusinessDatabase
beforeAll(async () => {
  business = await openBusiness({ now: '2026-11-25T18:00:00Z', sample: true })
  await business.exec(`
    insert into public.customers (name, email, phone) values
      ('100%_sure', 'percent@example.com', '+1 (909) 555.0123'),
      ('O''Brien "Quote" Ltd', 'obrien@example.com', ''),
      ('Zoë 🚗 Windshields', 'zoe@example.com', ''),
      ('back\\slash', 'back@example.com', ''),
      ('=HYPERLINK("x")', 'formula@example.com', '')
  `)
})
afterAll(() => business.close())

const list = (kind: string, query: object = {}) =>
  business.call<Page>('admin', 'list_records', { kind, query })
const names = (page: Page) => page.rows.map((row) => row.name ?? row.customer)

describe('search', () => {
  test.each([
    ['%', ['100%_sure']],
    ['_', ['100%_sure']],
    ['0%_s', ['100%_sure']],
    ["o'brien", [`O'Brien "Quote" Ltd`]],
    ['"quote"', [`O'Brien "Quote" Ltd`]],
    ['🚗', ['Zoë 🚗 Windshields']],
    ['\\', ['back\\slash']],
    ["ltd o'brien", [`O'Brien "Quote" Ltd`]],
    ['909-555-0123', ['100%_sure']],
    ['1 909 555 0123', ['100%_sure']],
    ["'; drop table customers; --", []],
  ])('for %s finds what is meant by it', async (search, found) => {
    expect(names(await list('customers', { search }))).toEqual(found)
  })

  const shapes = [
    ['Jose\u0301 Peña', 'NFD'],
    ['Łukasz Ångström', 'letters without an accent to take off'],
    ['Siobhán O’Connor', 'a curly quote'],
    ['Mary\u00a0Ann\u200b Smith', 'a no-break space, and a space without width'],
  ]
  test.each([
    ['jose pena', 'Jose\u0301 Peña'],
    ['JOSÉ', 'Jose\u0301 Peña'],
    ['Jose\u0301', 'Jose\u0301 Peña'],
    ['lukasz angstrom', 'Łukasz Ångström'],
    ['ŁUKASZ', 'Łukasz Ångström'],
    ["o'connor", 'Siobhán O’Connor'],
    ['siobhan o’connor', 'Siobhán O’Connor'],
    ['mary ann smith', 'Mary\u00a0Ann\u200b Smith'],
    ['mary\u00a0ann', 'Mary\u00a0Ann\u200b Smith'],
  ])('for %j finds %j', async (search, found) => {
    const made = await business.rows<{ id: string }>(
      'insert into public.customers (name) select unnest($1::text[]) returning id',
      [shapes.map(([name]) => name)],
    )
    try {
      expect(names(await list('customers', { search }))).toEqual([found])
    } finally {
      await business.rows('delete from public.customers where id = any ($1)', [
        made.map(({ id }) => id),
      ])
    }
  })

  test('finds also what was stored before there was one form', async () => {
    await business.exec(`
      insert into public.customers (name) values ('Before André');
      alter table public.customers disable trigger prepare;
      update public.customers set search_text = lower(name) where name = 'Before André';
      alter table public.customers enable always trigger prepare;
      update public.customers r set search_text = '' where r.search_text ~ '[^\x01-\x7f]';
    `)
    expect(names(await list('customers', { search: 'andre' }))).toEqual(['Before André'])
    await business.exec(`delete from public.customers where name = 'Before André'`)
  })

  test('finds a quote by phone in any form, by name, by car and by its id', async () => {
    const all = await list('quotes', { page_size: 1 })
    const quote = all.rows[0] as {
      id: string
      phone_number: string
      customer: string
      vehicle: string
    }
    for (const search of [
      quote.phone_number.replace(/\D/g, ''),
      quote.phone_number,
      quote.customer.toUpperCase(),
      quote.id.toLowerCase(),
      `${quote.vehicle} ${quote.customer}`,
    ]) {
      const page = await list('quotes', { search })
      expect({ search, ids: page.rows.map((row) => row.id) }).toEqual({
        search,
        ids: expect.arrayContaining([quote.id]),
      })
    }
  })

  test("finds jobs and orders by their customer's name, also after it has changed", async () => {
    await business.exec(`update public.customers set name = 'Renamed Person' where id = 'C-004'`)
    for (const kind of ['jobs', 'orders']) {
      const page = await list(kind, { search: 'renamed' })
      expect({ kind, found: page.total > 0 }).toEqual({ kind, found: true })
      expect(new Set(page.rows.map((row) => row.customer_id))).toEqual(new Set(['C-004']))
    }
  })

  test('across everything puts the record with the typed id first', async () => {
    const found = await business.call<Record<string, { id: string }[]>>('admin', 'search_records', {
      query: 'j-1',
    })
    expect(found.jobs).toHaveLength(5)
    expect(await business.call('admin', 'search_records', { query: 'J-010' })).toMatchObject({
      jobs: [{ id: 'J-010' }],
    })
    expect(await business.call('admin', 'search_records', { query: 'ORD-156' })).toMatchObject({
      quotes: [],
      orders: [{ id: 'ORD-156' }],
    })
  })
})

describe('order', () => {
  test('of names is that of their letters without accents, in both directions', async () => {
    const made = ['Zz Last', 'Åa Second', 'aa first', 'Ład Fourth', 'lab third']
    await business.rows('insert into public.customers (name) select unnest($1::text[])', [made])
    const inOrder = ['aa first', 'Åa Second', 'lab third', 'Ład Fourth', 'Zz Last']
    const sorted = async (descending: boolean) =>
      names(await list('customers', { sort: 'name', descending, page_size: 100 })).filter((name) =>
        made.includes(String(name)),
      )
    expect(await sorted(false)).toEqual(inOrder)
    expect(await sorted(true)).toEqual(inOrder.toReversed())
    await business.rows('delete from public.customers where name = any ($1)', [made])
  })

  test.each([
    ['customers', 'last_service', 'Never'],
    ['jobs', 'technician', null],
  ])(
    'of %s by %s has those without one last, in both directions and on every page',
    async (kind, sort, empty) => {
      for (const descending of [false, true]) {
        const found: unknown[] = []
        for (let page = 1, pages = 1; page <= pages; page += 1) {
          const { rows, total } = await list(kind, { sort, descending, page, page_size: 20 })
          pages = Math.ceil(total / 20)
          found.push(...rows.map((row) => row[sort]))
        }
        const first = found.indexOf(empty)
        expect(first).toBeGreaterThan(0)
        expect(new Set(found.slice(first))).toEqual(new Set([empty]))
        const dated = found.slice(0, first).map(String)
        const sorted = dated.toSorted()
        expect(dated).toEqual(descending ? sorted.toReversed() : sorted)
      }
    },
  )
})

describe('tabs, filters and pages', () => {
  test('quotes are counted under each tab, and converted ones only under All Scheduled', async () => {
    const page = await list('quotes')
    expect(page.counts).toEqual({
      New: 4,
      Contacted: 2,
      Confirmed: 1,
      Guest: 2,
      'All Scheduled': 20,
      All: 9,
    })
    expect(page.total).toBe(9)
    const guests = await list('quotes', { tab: 'guest' })
    expect(guests.rows.map((row) => row.status)).toEqual(['Guest', 'Guest'])
    expect(guests.counts).toEqual(page.counts)
  })

  test('jobs are filtered by technician, day and status, and counted by the same filter', async () => {
    const today = '2026-11-25'
    const page = await list('jobs', {
      filters: { technician_id: 'TECH-001', scheduled_date_from: today, scheduled_date_to: today },
    })
    expect(page.total).toBe(3)
    expect(page.counts).toEqual({ Assigned: 1, Completed: 1, 'In Progress': 1, 'All Jobs': 3 })
    const several = await list('jobs', { filters: { priority: ['High', 'Low'] } })
    expect(new Set(several.rows.map((row) => row.priority))).toEqual(new Set(['High', 'Low']))
  })

  test('a page past the end answers the last page', async () => {
    const page = await list('orders', { page: 999, page_size: 50 })
    expect(page).toMatchObject({ page: 4, total: 156 })
    expect(page.rows).toHaveLength(6)
    expect(await list('orders', { search: 'nothing like this', page: 3 })).toMatchObject({
      page: 1,
      total: 0,
      rows: [],
    })
  })

  test.each(['customers', 'technicians', 'orders', 'jobs', 'quotes', 'glass_items', 'products'])(
    'all pages of %s together hold each row once, in the order asked for',
    async (kind) => {
      const ids: unknown[] = []
      for (let number = 1; ; number += 1) {
        const page = await list(kind, { sort: 'id', page: number, page_size: 20 })
        ids.push(...page.rows.map((row) => row.id))
        if (number * 20 >= page.total) break
      }
      const numbers = ids.map((id) => Number(String(id).split('-')[1]))
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
      expect(ids).toHaveLength((await list(kind)).total)
    },
  )

  test.each([
    [{ filters: { notes: 'x' } }],
    [{ filters: { 'id; drop table jobs': 'x' } }],
    [{ sort: 'search_text' }],
    [{ tab: 'Nonsense' }],
    [{ filters: { scheduled_date_from: 'soon' } }],
    [{ page: 'two' }],
  ])('%j is refused', async (query) => {
    expect(await business.refusal('admin', 'list_records', { kind: 'jobs', query })).toMatchObject({
      code: 'PT422',
    })
  })

  test('computed columns can be sorted by', async () => {
    const page = await list('customers', { sort: 'total_spent', descending: true, page_size: 5 })
    const spent = page.rows.map((row) => Number(row.total_spent))
    expect(spent).toEqual(spent.toSorted((a, b) => b - a))
    expect(spent[0]).toBeGreaterThan(0)
    expect(names(await list('customers', { search: 'formula@' }))).toEqual(['=HYPERLINK("x")'])
    expect((await list('customers', { search: 'formula@' })).rows).toMatchObject([
      { total_jobs: 0, total_spent: 0, last_service: 'Never' },
    ])
  })
})

test('an export is every row that matches, not a page', async () => {
  const rows = await business.call<unknown[]>('admin', 'export_records', {
    kind: 'jobs',
    query: { tab: 'completed', page_size: 5, page: 2 },
  })
  expect(rows).toHaveLength(126)
})

test('an export of 5,000 rows has them all, and none begins a formula', async () => {
  await business.exec(`
    insert into public.products (name, category, sku, price, cost, in_stock, low_stock)
    select (array['=1+1 ', '+1 ', '-1 ', '@sum ', 'Plain '])[1 + n % 5] || n, 'Tools', 'BULK-' || n,
      9, 4, 50, 5
    from generate_series(1, 5000) n`)
  const rows = await business.call<{ sku: string; name: string }[]>('admin', 'export_records', {
    kind: 'products',
    query: { search: 'BULK-' },
  })
  expect(new Set(rows.map(({ sku }) => sku)).size).toBe(5000)
  const lines = toCsv(
    ['SKU', 'Name'],
    rows.map(({ sku, name }) => [sku, name]),
  ).split('\r\n')
  expect(lines.filter((line) => /^BULK-\d+,"?[=+\-@]/.test(line))).toEqual([])
  expect(lines.filter((line) => line.startsWith('BULK-'))).toHaveLength(5000)
})
