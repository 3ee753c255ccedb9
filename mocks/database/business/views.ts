import type { Customer } from '@/domain/customers'
import { columnOf, fieldNames } from '@/domain/fields'
import type { RecordKind } from '@/domain/history'
import type { Job } from '@/domain/jobs'
import { orderTotal, type Order } from '@/domain/orders'
import { phoneDigits } from '@/domain/phone'
import { productMargin, type Product } from '@/domain/products'
import { quoteFields } from '@/domain/quoteFields'
import { isQuoteExpired, type Quote } from '@/domain/quoteWorkflow'
import { stockLevel, type GlassItem } from '@/domain/stock'
import type { Technician } from '@/domain/technicians'
import { searchForm } from '@/domain/text'
import { neverServed } from '@/domain/customers'
import { absencesOn, hasHours } from './capacity/windows'
import { todayOf, type Context } from './context'
import { refuseUnknown } from './refusal'
import { present } from './rows'
import type {
  CustomerRow,
  GlassRow,
  JobRow,
  OrderRow,
  ProductRow,
  QuoteRow,
  TechnicianRow,
} from './tables'
import type { Wire } from './wire'

/** A record as the lists show it: what its type says, and when it was made. */
export type Listed<Kept> = Wire<Kept> & { created_at: string }

/** Year, make and model in one line. */
export function vehicleText(row: {
  vehicle_year: string
  vehicle_make: string
  vehicle_model: string
}): string {
  return [row.vehicle_year, row.vehicle_make, row.vehicle_model]
    .join(' ')
    .trim()
    .replace(/\s+/g, ' ')
}

function quoteView(context: Context, row: QuoteRow): Listed<Quote> {
  const { user_id: _user, deleted_at: _deleted, price, quoted_on, ...shown } = row
  const job = [...context.tables.jobs.values()].find(({ quote_id }) => quote_id === row.id)
  return {
    ...shown,
    customer: `${row.first_name} ${row.last_name}`.trim(),
    vehicle: vehicleText(row),
    amount: price,
    date: quoted_on,
    expired: row.status !== 'Scheduled' && isQuoteExpired(row.valid_until, todayOf(context)),
    job_id: job?.id ?? null,
  }
}

/** A job as the lists and the day board show it. */
export function jobView({ tables }: Context, row: JobRow): Listed<Job> {
  const { deleted_at: _deleted, confirmed_at: _confirmed, started_at: _started, ...shown } = row
  const customer = tables.customers.get(row.customer_id)
  return {
    ...shown,
    customer: customer?.name ?? '',
    customer_phone: customer?.phone ?? '',
    vehicle: vehicleText(row),
    technician: nameOfTechnician(tables, row.technician_id),
    open_issues: [...tables.job_issues.values()].filter(
      ({ job_id, resolved_at }) => job_id === row.id && resolved_at === null,
    ).length,
  }
}

function nameOfTechnician(tables: Context['tables'], id: string | null): string | null {
  return id === null ? null : (tables.technicians.get(id)?.name ?? null)
}

/** The lines of an order, in their order. */
export function itemsOf({ tables }: Pick<Context, 'tables'>, orderId: string) {
  return [...tables.order_items.values()]
    .filter(({ order_id }) => order_id === orderId)
    .sort((one, other) => one.place - other.place)
    .map(({ description, quantity, unit_price }) => ({ description, quantity, unit_price }))
}

/** The sum of an order's lines. */
export function totalOf(context: Pick<Context, 'tables'>, orderId: string): number {
  return orderTotal(
    itemsOf(context, orderId).map(({ unit_price, ...item }) => ({
      ...item,
      unitPrice: unit_price,
    })),
  )
}

function customerView(context: Context, row: CustomerRow): Listed<Customer> {
  const { user_id: _user, deleted_at: _deleted, ...shown } = row
  const jobs = present(context.tables.jobs).filter(({ customer_id }) => customer_id === row.id)
  const paid = present(context.tables.orders).filter(
    (order) => order.customer_id === row.id && order.payment_status === 'paid',
  )
  const served = jobs.filter(({ status }) => status === 'Completed')
  const erasure = context.tables.erasures.get(row.id)
  return {
    ...shown,
    total_jobs: jobs.filter(({ status }) => status !== 'Cancelled').length,
    total_spent: sum(paid.map(({ id }) => totalOf(context, id))),
    last_service:
      served
        .map(({ scheduled_date }) => scheduled_date)
        .sort()
        .at(-1) ?? neverServed,
    erased_at: erasure?.customer_made_at === row.created_at ? erasure.erased_at : null,
  }
}

/** Amounts in dollars, added up to the cent. */
export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100
}

/** A technician as the list shows them. */
export function technicianView(
  context: Context,
  row: TechnicianRow,
): Listed<Technician> & { has_hours: boolean; absent_today: boolean } {
  const { tables } = context
  const { user_id, deleted_at: _deleted, home_zip: _home, ...shown } = row
  const jobs = present(tables.jobs).filter(({ technician_id }) => technician_id === row.id)
  const [current] = jobs
    .filter(({ status }) => status === 'In Progress')
    .sort(
      (one, other) =>
        other.scheduled_date.localeCompare(one.scheduled_date) ||
        (other.started_at ?? '').localeCompare(one.started_at ?? ''),
    )
  return {
    ...shown,
    status: current ? 'busy' : row.duty_status,
    completed_jobs: jobs.filter(({ status }) => status === 'Completed').length,
    current_job: current?.id ?? null,
    has_account: user_id !== null,
    has_hours: hasHours(tables, row.id),
    absent_today: absencesOn(tables, row.id, todayOf(context)).length > 0,
  }
}

function orderView(context: Context, row: OrderRow): Listed<Order> {
  const { deleted_at: _deleted, ...shown } = row
  const { tables } = context
  return {
    ...shown,
    customer: tables.customers.get(row.customer_id)?.name ?? '',
    items: itemsOf(context, row.id),
    total: totalOf(context, row.id),
    technician: nameOfTechnician(tables, row.technician_id),
  }
}

function onOrder({ tables }: Context, column: 'glass_item_id' | 'product_id', id: string): number {
  return [...tables.stock_orders.values()]
    .filter((order) => order[column] === id && order.status === 'ordered')
    .reduce((total, { quantity }) => total + quantity, 0)
}

function glassView(context: Context, row: GlassRow): Listed<GlassItem> {
  const { deleted_at: _deleted, ...shown } = row
  const level = stockLevel(row.in_stock, row.low_stock)
  return { ...shown, level, on_order: onOrder(context, 'glass_item_id', row.id) }
}

function productView(context: Context, row: ProductRow): Listed<Product> {
  const { deleted_at: _deleted, ...shown } = row
  return {
    ...shown,
    margin: productMargin(row.price, row.cost),
    level: stockLevel(row.in_stock, row.low_stock),
    on_order: onOrder(context, 'product_id', row.id),
  }
}

const views = {
  quotes: quoteView,
  jobs: jobView,
  customers: customerView,
  technicians: technicianView,
  orders: orderView,
  glass_items: glassView,
  products: productView,
}

/** A record of a kind as its list shows it. */
export type ViewOf<Kind extends RecordKind> = ReturnType<(typeof views)[Kind]>

/** True for the name of a list. */
export function isKind(kind: unknown): kind is RecordKind {
  return typeof kind === 'string' && Object.hasOwn(views, kind)
}

/** Every record of a kind that is not deleted, as its list shows it. */
export function viewsOf<Kind extends RecordKind>(context: Context, kind: Kind): ViewOf<Kind>[] {
  const view = views[kind] as (context: Context, row: unknown) => ViewOf<Kind>
  const table = context.tables[kind] as Map<string, { deleted_at: string | null }>
  return present(table).map((row) => view(context, row))
}

/** One record as the lists show it (`private.record_of`). Refuses with 404 when it is not there. */
export function recordOf<Kind extends RecordKind>(
  context: Context,
  kind: Kind,
  id: string,
): ViewOf<Kind> {
  if (!isKind(kind)) refuseUnknown('There is no such list.')
  const view = views[kind] as (context: Context, row: unknown) => ViewOf<Kind>
  const row = context.tables[kind].get(id)
  if (!row || row.deleted_at !== null) refuseUnknown('This record is gone.')
  return view(context, row)
}

const searched = fieldNames(quoteFields, ({ searchable }) => searchable === true).map(
  (name) => columnOf(name, quoteFields[name]) as keyof QuoteRow,
)

/** What a search in a list is compared with: what the prepare triggers make of a row. */
export function searchText(context: Context, kind: RecordKind, id: string): string {
  const { tables } = context
  const customer = (customerId: string) => {
    const row = tables.customers.get(customerId)
    return [row?.name, row?.email, row?.phone, row && phoneDigits(row.phone)]
  }
  const pick = <Row extends object>(row: Row | undefined, ...columns: (keyof Row)[]) =>
    columns.map((column) => row?.[column])
  const parts = () => {
    switch (kind) {
      case 'quotes': {
        const row = tables.quotes.get(id)
        return [
          row && phoneDigits(row.phone_number),
          ...(row ? searched.map((name) => row[name]) : []),
        ]
      }
      case 'jobs': {
        const row = tables.jobs.get(id)
        return [
          ...pick(row, 'vehicle_year', 'vehicle_make', 'vehicle_model', 'plate', 'location'),
          ...(row ? customer(row.customer_id) : []),
        ]
      }
      case 'customers':
        return [...customer(id), tables.customers.get(id)?.address]
      case 'technicians': {
        const row = tables.technicians.get(id)
        return [
          ...pick(row, 'name', 'email', 'phone'),
          row && phoneDigits(row.phone),
          row?.location,
          ...(row?.specialties ?? []),
        ]
      }
      case 'orders': {
        const row = tables.orders.get(id)
        return [
          row?.job_id,
          ...(row ? customer(row.customer_id) : []),
          ...itemsOf(context, id).map(({ description }) => description),
        ]
      }
      case 'glass_items':
        return pick(
          tables.glass_items.get(id),
          'type',
          'vehicle',
          'part_number',
          'supplier',
          'location',
        )
      case 'products':
        return pick(tables.products.get(id), 'name', 'category', 'sku', 'supplier', 'description')
    }
  }
  return searchForm([id, ...parts()].map((part) => part ?? '').join(' '))
}
