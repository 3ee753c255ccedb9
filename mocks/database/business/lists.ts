import { productCategories } from '@/domain/products'
import { customerStatuses } from '@/domain/customers'
import type { RecordKind } from '@/domain/history'
import { jobStatuses } from '@/domain/jobs'
import { defaultPageSize, largestPageSize } from '@/domain/lists'
import { orderStatuses } from '@/domain/orders'
import { isCalendarDate } from '@/domain/businessTime'
import { stockLevels } from '@/domain/stock'
import { technicianStatuses } from '@/domain/technicians'
import { searchForm } from '@/domain/text'
import { entriesOf, isFields, type Fields } from './checkedFields'
import type { Context } from './context'
import { Refusal, refuse, refuseFields, refuseUnknown } from './refusal'
import { isKind, searchText, viewsOf } from './views'

type Shown = { id: string } & Fields
type Sortable = string | number | null

/** What a list offers (`private.read_list`). */
type Offer = {
  tabColumn: string
  tabs: readonly string[]
  allTab: string
  filters: readonly string[]
  /** Sort → what is compared. */
  sorts: Readonly<Record<string, (row: Shown) => unknown>>
  usual: readonly [sort: string, descending: boolean]
}

const column = (name: string) => (row: Shown) => row[name]
const named = (name: string) => (row: Shown) => searchForm(String(row[name] ?? ''))
const columns = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, column(name)]))
const id = { id: (row: Shown) => row.id.length }
const openQuotes = ['New', 'Contacted', 'Confirmed', 'Guest']

const offers: Record<RecordKind, Offer> = {
  quotes: {
    tabColumn: 'status',
    tabs: openQuotes,
    allTab: 'all',
    filters: [
      'service_type',
      'glass_type',
      'payment_method',
      'appointment_date',
      'date',
      'expired',
    ],
    sorts: {
      date: column('created_at'),
      ...id,
      customer: named('customer'),
      ...columns('amount', 'appointment_date', 'status', 'valid_until'),
    },
    usual: ['date', true],
  },
  jobs: {
    tabColumn: 'status',
    tabs: jobStatuses,
    allTab: 'all jobs',
    filters: [
      'service_type',
      'technician_id',
      'customer_id',
      'priority',
      'scheduled_date',
      'scheduled_time',
      'payment_method',
    ],
    sorts: {
      schedule: column('scheduled_date'),
      ...id,
      customer: named('customer'),
      technician: (row) => named('technician')(row) || null,
      ...columns('status', 'amount'),
      priority: ({ priority }) => ['Low', 'Medium', 'High'].indexOf(String(priority)),
    },
    usual: ['schedule', true],
  },
  customers: {
    tabColumn: 'status',
    tabs: customerStatuses,
    allTab: 'all',
    filters: ['status', 'join_date'],
    sorts: {
      ...id,
      name: named('name'),
      ...columns('join_date', 'status', 'total_jobs', 'total_spent'),
      last_service: ({ last_service }) => (last_service === 'Never' ? null : last_service),
    },
    usual: ['id', false],
  },
  technicians: {
    tabColumn: 'status',
    tabs: technicianStatuses,
    allTab: 'all',
    filters: ['status', 'location'],
    sorts: { ...id, name: named('name'), ...columns('rating', 'completed_jobs', 'status') },
    usual: ['id', false],
  },
  orders: {
    tabColumn: 'status',
    tabs: orderStatuses,
    allTab: 'all',
    filters: [
      'status',
      'payment_status',
      'order_date',
      'delivery_date',
      'customer_id',
      'technician_id',
      'job_id',
    ],
    sorts: {
      ...id,
      customer: named('customer'),
      ...columns('order_date', 'total', 'status', 'delivery_date'),
    },
    usual: ['order_date', true],
  },
  glass_items: {
    tabColumn: 'level',
    tabs: stockLevels,
    allTab: 'all',
    filters: ['type', 'level', 'supplier', 'location', 'part_number'],
    sorts: {
      ...id,
      vehicle: named('vehicle'),
      ...columns('type', 'price', 'in_stock', 'part_number'),
    },
    usual: ['id', false],
  },
  products: {
    tabColumn: 'category',
    tabs: productCategories,
    allTab: 'all',
    filters: ['category', 'level', 'supplier'],
    sorts: { ...id, name: named('name'), ...columns('category', 'price', 'margin', 'in_stock') },
    usual: ['id', false],
  },
}

// What can be sorted by, and is last in both directions where there is nothing to compare.
const emptyLast = new Set(['last_service', 'technician'])

function refuseSenseless(): never {
  refuse('PT422', 'invalid', [], 'The list was asked for in a way that makes no sense.')
}

/** A condition on the text by which records are found (`private.search_condition`). */
export function searchCondition(query: unknown): (text: string) => boolean {
  const cleaned = searchForm(String(query ?? ''))
    .trim()
    .slice(0, 200)
  const words = cleaned.split(/\s+/).filter(Boolean)
  const digits = cleaned.replace(/\D/g, '')
  const isPhone = /^[-+0-9().\s]+$/.test(cleaned) && digits.length >= 3 && digits !== cleaned
  const number = digits.replace(/^1(?=\d{10}$)/, '')
  return (text) => words.every((word) => text.includes(word)) || (isPhone && text.includes(number))
}

function filterCondition(filters: unknown, offered: readonly string[]): (row: Shown) => boolean {
  const conditions: ((row: Shown) => boolean)[] = []
  for (const [key, value] of entriesOf(isFields(filters) ? filters : {})) {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) continue
    const base = key.replace(/_(from|to)$/, '')
    if (offered.includes(key)) {
      const wanted = (Array.isArray(value) ? value : [value]).map((one) => literal(key, one))
      conditions.push((row) => row[key] !== null && wanted.includes(String(row[key])))
    } else if (base !== key && offered.includes(base)) {
      const bound = literal(base, value)
      const isFrom = key.endsWith('_from')
      conditions.push((row) => {
        const shown = row[base]
        if (shown === null) return false
        return isFrom ? String(shown) >= bound : String(shown) <= bound
      })
    } else {
      refuseFields(
        [{ field: key, problem: 'not_offered' }],
        'This list cannot be filtered by that.',
      )
    }
  }
  return (row) => conditions.every((fits) => fits(row))
}

// A value is read as its column's type, or the question makes no sense.
function literal(column: string, value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (/(^|_)date$/.test(column) && !isCalendarDate(text)) refuseSenseless()
  if (column === 'expired' && text !== 'true' && text !== 'false') refuseSenseless()
  return text
}

function wantedTabs(
  kind: RecordKind,
  tab: string,
  { tabs, allTab }: Offer,
): readonly string[] | null {
  const asked = tab.toLowerCase()
  const isAll = asked === '' || asked === allTab
  if (kind === 'quotes') {
    // Converted quotes have left the table.
    if (isAll) return openQuotes
    if (asked === 'all scheduled' || asked === 'scheduled') return ['Scheduled']
  }
  if (isAll) return null
  const wanted = tabs.filter((value) => value.toLowerCase() === asked)
  if (wanted.length === 0) {
    refuseFields([{ field: 'tab', problem: 'not_offered' }], 'There is no such tab.')
  }
  return wanted
}

function whole(value: unknown, usual: number): number {
  const given = value ?? usual
  const number = typeof given === 'string' && given.trim() === '' ? Number.NaN : Number(given)
  return Number.isNaN(number) ? refuseSenseless() : number
}

// Null comes last upwards and first downwards, as PostgreSQL has it, but for the sorts in `emptyLast`.
function compare(one: Sortable, other: Sortable): number {
  if (one === other) return 0
  if (one === null) return 1
  if (other === null) return -1
  return one < other ? -1 : 1
}

/** One page of a list (`private.read_list`). @param maxPageSize the largest page */
export function readList(
  context: Context,
  kind: unknown,
  query: Fields,
  maxPageSize = largestPageSize,
) {
  if (!isKind(kind)) refuseUnknown('There is no such list.')
  const offer = offers[kind]
  const tabs = wantedTabs(kind, String(query.tab ?? ''), offer)
  const sort = String(query.sort || offer.usual[0])
  const sortBy = Object.hasOwn(offer.sorts, sort) ? offer.sorts[sort] : undefined
  if (!sortBy) {
    refuseFields([{ field: sort, problem: 'not_offered' }], 'This list cannot be sorted by that.')
  }
  const isUsual = query.sort === undefined || query.sort === null
  const descending = query.descending ?? (isUsual ? offer.usual[1] : false)
  if (descending !== true && descending !== false) refuseSenseless()
  const page_size = Math.round(
    Math.min(Math.max(whole(query.page_size, defaultPageSize), 1), maxPageSize),
  )

  const isFound = searchCondition(query.search)
  const fits = filterCondition(query.filters, offer.filters)
  const rows = (viewsOf(context, kind) as Shown[]).filter(
    (row) => fits(row) && (!query.search || isFound(searchText(context, kind, row.id))),
  )
  const counts: Record<string, number> = {}
  for (const row of rows) {
    const tab = String(row[offer.tabColumn])
    counts[tab] = (counts[tab] ?? 0) + 1
  }
  const kept = rows.filter((row) => !tabs || tabs.includes(String(row[offer.tabColumn])))
  const pages = Math.max(Math.ceil(kept.length / page_size), 1)
  const page = Math.round(Math.min(Math.max(whole(query.page, 1), 1), pages))
  const direction = descending ? -1 : 1
  kept.sort(
    (one, other) =>
      (emptyLast.has(sort) && Number(sortBy(one) === null) - Number(sortBy(other) === null)) ||
      direction *
        (compare(sortBy(one) as Sortable, sortBy(other) as Sortable) || compare(one.id, other.id)),
  )
  return {
    rows: kept.slice((page - 1) * page_size, page * page_size),
    total: kept.length,
    page,
    page_size,
    counts: shownCounts(kind, counts),
  }
}

function shownCounts(kind: RecordKind, counts: Record<string, number>): Record<string, number> {
  const total = Object.values(counts).reduce((all, count) => all + count, 0)
  if (kind === 'jobs') return { ...counts, 'All Jobs': total }
  if (kind !== 'quotes') return counts
  const scheduled = counts.Scheduled ?? 0
  return {
    ...Object.fromEntries(openQuotes.map((status) => [status, counts[status] ?? 0])),
    'All Scheduled': scheduled,
    All: total - scheduled,
  }
}

/** Every row that matches, for an export; more than 100,000 are refused. */
export function exportList(context: Context, kind: unknown, query: Fields) {
  const page = readList(context, kind, { ...query, page: 1, page_size: 100_000 }, 100_000)
  if (page.total > 100_000) {
    throw new Refusal({
      status: 413,
      code: 'PT413',
      message: 'too_many',
      hint: 'More than 100,000 rows match. Narrow the filter, or make a backup.',
    })
  }
  return page.rows
}
