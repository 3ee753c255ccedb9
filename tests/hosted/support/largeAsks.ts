/** A call of the office, and how long it may take on an idle machine with a million quotes and jobs. */
export type LargeAsk = {
  title: string
  name: string
  args: Record<string, unknown>
  /** Milliseconds. */
  limit: number
}

/** What a list or a search may take. */
const listLimit = 150
/** What everything else may take. */
const otherLimit = 2_000

const list = (kind: string, title: string, query: object, limit = listLimit): LargeAsk => ({
  title: `${kind}: ${title}`,
  name: 'list_records',
  args: { kind, query },
  limit,
})

const search = (query: string): LargeAsk => ({
  title: `header search: ${query}`,
  name: 'search_records',
  args: { query },
  limit: listLimit,
})

const other = (name: string, args: Record<string, unknown> = {}): LargeAsk => ({
  title: name,
  name,
  args,
  limit: otherLimit,
})

/** @param rows how many quotes and jobs there are */
export function largeAsks(rows: number): LargeAsk[] {
  const pages = Math.ceil(rows / 25)
  return [
    list('quotes', 'first page and counts', {}),
    list('quotes', 'converted', { tab: 'all scheduled' }),
    list('quotes', 'of three weeks', {
      filters: { appointment_date_from: '2026-11-01', appointment_date_to: '2026-11-20' },
    }),
    list('quotes', 'by amount', { sort: 'amount', descending: true }),
    list('quotes', 'by customer', { sort: 'customer' }),
    list('quotes', 'a name and a number', { search: 'delgado 1234' }),
    list('quotes', 'a phone', { search: '(555) 555-1239' }),
    list('jobs', 'first page and counts', {}),
    list('jobs', 'one status', { tab: 'scheduled' }),
    list('jobs', 'of a technician', { filters: { technician_id: 'TECH-003' } }),
    list('jobs', 'urgent', { filters: { priority: 'High' } }),
    list('jobs', 'by amount', { sort: 'amount' }),
    list('jobs', 'a name and a number', { search: 'okafor 1234' }),
    list('jobs', 'an id', { search: `J-${Math.floor(rows * 0.7)}` }),
    list('jobs', 'last page', { page: pages }),
    list('customers', 'first page and counts', {}),
    list('customers', 'of a status', { filters: { status: 'VIP' } }),
    list('customers', 'an e-mail address', { search: 'person1234@' }),
    list('orders', 'first page and counts', {}),
    list('orders', 'a name and a number', { search: 'okafor 1234' }),
    list('technicians', 'first page and counts', {}, otherLimit),
    search('okafor 123'),
    search('maria'),
    search(`J-${Math.floor(rows * 0.7)}`),
    search('nobody of that name'),
    other('dashboard'),
    other('technician_figures'),
    other('order_figures'),
    other('day_board', { day: '2026-11-25' }),
    other('erasure_plan', { customer_id: 'C-1234' }),
    other('export_customer', { customer_id: 'C-1234' }),
    other('notification_board'),
  ]
}

/** The tables that grow with every year of work. */
export const growingTables = [
  'quotes',
  'jobs',
  'orders',
  'order_items',
  'customers',
  'quote_submissions',
  'device_actions',
  'service_reports',
  'job_issues',
  'job_photos',
  'audit_log',
]
