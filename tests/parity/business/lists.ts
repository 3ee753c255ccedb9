import { recordKinds, type RecordKind } from '@/domain/history'
import type { Check } from '../check'
import { ask } from './asking'

const sorts: Record<RecordKind, readonly string[]> = {
  quotes: ['date', 'id', 'customer', 'amount', 'appointment_date', 'status', 'valid_until'],
  jobs: ['schedule', 'id', 'customer', 'technician', 'status', 'amount', 'priority'],
  customers: ['join_date', 'id', 'name', 'status', 'total_jobs', 'total_spent', 'last_service'],
  technicians: ['id', 'name', 'rating', 'completed_jobs', 'status'],
  orders: ['order_date', 'id', 'customer', 'total', 'status', 'delivery_date'],
  glass_items: ['id', 'type', 'vehicle', 'price', 'in_stock', 'part_number'],
  products: ['id', 'name', 'category', 'price', 'margin', 'in_stock'],
}

type Asked = readonly [what: string, kind: string, query: Record<string, unknown>]

const asked: readonly Asked[] = [
  ...recordKinds.flatMap((kind): Asked[] => [
    ['as it is', kind, {}],
    ['past the end', kind, { page: 900, page_size: 7 }],
    ['its second page', kind, { page: 2, page_size: 5 }],
    ['a page of nothing', kind, { page: 0, page_size: 0 }],
    ['without a hit', kind, { search: 'no such thing 100%' }],
    // Up and down in turn: each way with and without values that are missing or alike.
    ...sorts[kind].map((sort, place): Asked => {
      const descending = place % 2 === 1
      return [`by ${sort}, ${descending ? 'down' : 'up'}`, kind, { sort, descending, page_size: 6 }]
    }),
  ]),
  ['New', 'quotes', { tab: 'new' }],
  ['All', 'quotes', { tab: 'ALL' }],
  ['All Scheduled', 'quotes', { tab: 'All Scheduled', page_size: 3 }],
  ['of one service', 'quotes', { filters: { service_type: ['windshield', 'door-glass'] } }],
  ['expired', 'quotes', { filters: { expired: 'true' } }],
  ['found by a part of a name', 'quotes', { search: 'ca' }],
  ['Completed', 'jobs', { tab: 'Completed', page_size: 4 }],
  ['All Jobs', 'jobs', { tab: 'All Jobs', page_size: 4 }],
  ['of a technician', 'jobs', { filters: { technician_id: 'TECH-001' }, page_size: 100 }],
  [
    'between days',
    'jobs',
    { filters: { scheduled_date_from: '2020-01-01', scheduled_date_to: '2021-01-01' } },
  ],
  ['found by two words', 'jobs', { search: 'civic honda' }],
  ['of a high priority', 'jobs', { filters: { priority: 'High' }, page_size: 10 }],
  ['VIP', 'customers', { tab: 'VIP' }],
  ['found by a phone number', 'customers', { search: '(213) 555-0110' }],
  ['found by digits', 'customers', { search: '+1 213-555-01' }],
  ['found by an address', 'customers', { search: 'casey.customer sunline' }],
  ['busy', 'technicians', { tab: 'busy' }],
  ['of an area', 'technicians', { filters: { location: 'Pasadena' } }],
  ['found by a specialty', 'technicians', { search: 'adas' }],
  ['in transit', 'orders', { tab: 'in-transit' }],
  ['not paid', 'orders', { filters: { payment_status: ['pending', 'failed'] } }],
  ['found by a line', 'orders', { search: 'panoramic' }],
  ['of a customer', 'orders', { filters: { customer_id: 'C-004' } }],
  ['low', 'glass_items', { tab: 'Low Stock' }],
  [
    'of a type and a supplier',
    'glass_items',
    { filters: { type: 'Windshield', supplier: 'Fuyao' } },
  ],
  ['found by a part number', 'glass_items', { search: 'fw04210' }],
  ['Adhesives', 'products', { tab: 'Adhesives' }],
  ['low ones', 'products', { filters: { level: 'Low Stock' } }],
  ['found by a description', 'products', { search: 'glass clean' }],
]

const refused: readonly Asked[] = [
  ['by what is not offered', 'jobs', { sort: 'plate' }],
  ['a filter that is not offered', 'orders', { filters: { total: '100' } }],
  ['a tab that is not there', 'quotes', { tab: 'Lost' }],
  ['a page that is no number', 'customers', { page: 'two' }],
  ['a day that is none', 'orders', { filters: { order_date: 'not a day' } }],
  ['a direction that is none', 'products', { sort: 'name', descending: 'sideways' }],
]

/** The lists of the admin panel over the sample business. */
export const listChecks: Check[] = [
  ...asked.map(([what, kind, query]): Check => ({
    name: `list of ${kind}: ${what}`,
    expected: { status: 200 },
    onSample: true,
    run: (target) => ask(target, 'admin', ['list_records', { kind, query }]),
  })),
  ...refused.map(([what, kind, query]): Check => ({
    name: `list of ${kind}: ${what}`,
    expected: { status: 422, code: 'PT422' },
    onSample: true,
    run: (target) => ask(target, 'admin', ['list_records', { kind, query }]),
  })),
  ...(['list_records', 'export_records'] as const).map((name): Check => ({
    name: `${name}: of a list that is not there`,
    expected: { status: 404, code: 'PT404' },
    onSample: true,
    run: (target) => ask(target, 'admin', [name, { kind: 'secrets' }]),
  })),
  ...recordKinds.map((kind): Check => ({
    name: `export of ${kind}`,
    expected: { status: 200 },
    onSample: true,
    run: (target) =>
      ask(target, 'admin', ['export_records', { kind, query: { search: 'a', page: 3 } }]),
  })),
]
