import type { Dashboard, RecentOrderChip } from '@/domain/dashboard'
import { jobStatuses } from '@/domain/jobs'
import type { OrderStatus } from '@/domain/orders'
import { addDays, businessToday, weekdayOf } from '@/domain/businessTime'
import { stockLevels } from '@/domain/stock'
import { todayOf, type Context } from './context'
import { forAdmins, type DatabaseFunctions } from './functions'
import { present } from './rows'
import { itemsOf, sum, technicianView, totalOf, viewsOf } from './views'
import type { Wire } from './wire'

const chips: Record<OrderStatus, RecentOrderChip> = {
  pending: 'Scheduled',
  processing: 'In Progress',
  'in-transit': 'In Progress',
  completed: 'Completed',
}

/** Money received from the beginning of one day to the beginning of another. */
function received(context: Context, since: string, until: string): number {
  const paid = present(context.tables.orders).filter(({ payment_status, paid_at }) => {
    if (payment_status !== 'paid' || paid_at === null) return false
    const day = businessToday(new Date(paid_at))
    return day >= since && day < until
  })
  return sum(paid.map(({ id }) => totalOf(context, id)))
}

const monthOf = (today: string) => `${today.slice(0, 8)}01`

function newest<Row extends { id: string }>(rows: Row[], column: keyof Row): Row[] {
  return rows
    .toSorted(
      (one, other) =>
        String(other[column]).localeCompare(String(one[column])) || (one.id < other.id ? 1 : -1),
    )
    .slice(0, 3)
}

function dashboard(context: Context): Wire<Dashboard> {
  const { tables } = context
  const today = todayOf(context)
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7))
  const jobs = present(tables.jobs)
  const quotes = viewsOf(context, 'quotes').filter(
    ({ status, expired }) => status !== 'Scheduled' && !expired,
  )
  const [glass, products] = [viewsOf(context, 'glass_items'), viewsOf(context, 'products')]
  return {
    todays_appointments: jobs.filter(
      (job) => job.scheduled_date === today && job.status !== 'Cancelled',
    ).length,
    pending_quotes: quotes.length,
    revenue_this_month: received(context, monthOf(today), addDays(today, 1)),
    active_technicians: viewsOf(context, 'technicians').filter((row) => row.current_job).length,
    recent_orders: newest(present(tables.orders), 'order_date').map((order) => ({
      id: order.id,
      service: itemsOf(context, order.id)[0]?.description ?? '',
      customer: tables.customers.get(order.customer_id)?.name ?? '',
      status: chips[order.status],
    })),
    latest_quotes: newest(quotes, 'created_at').map(
      ({ id, customer, vehicle, service_type, amount }) => ({
        id,
        customer,
        vehicle,
        service_type,
        amount,
      }),
    ),
    revenue_by_week: Array.from({ length: 12 }, (_, place) => {
      const week = addDays(monday, (place - 11) * 7)
      return { week, revenue: received(context, week, addDays(week, 7)) }
    }),
    jobs_by_status: jobStatuses.map((status) => ({
      status,
      jobs: jobs.filter((job) => job.status === status).length,
    })),
    stock_by_level: stockLevels.map((level) => ({
      level,
      glass: glass.filter((item) => item.level === level).length,
      products: products.filter((item) => item.level === level).length,
    })),
  }
}

function technicianFigures(context: Context) {
  const shown = present(context.tables.technicians).map((row) => technicianView(context, row))
  const ratings = shown.map(({ rating }) => rating)
  return {
    total: shown.length,
    available: shown.filter(({ status }) => status === 'available').length,
    on_job: shown.filter(({ current_job }) => current_job !== null).length,
    average_rating: ratings.length
      ? Math.round((sum(ratings) / ratings.length) * 10 + 1e-9) / 10
      : 0,
  }
}

function orderFigures(context: Context) {
  const orders = present(context.tables.orders)
  const today = todayOf(context)
  const month = orders.filter(
    ({ order_date, payment_status }) =>
      order_date >= monthOf(today) && order_date <= today && payment_status !== 'failed',
  )
  const count = (status: OrderStatus) => orders.filter((order) => order.status === status).length
  return {
    total: orders.length,
    revenue_this_month: sum(month.map(({ id }) => totalOf(context, id))),
    pending: count('pending'),
    in_transit: count('in-transit'),
  }
}

function glassFigures({ tables }: Context) {
  const glass = present(tables.glass_items)
  return {
    total_items: glass.reduce((units, { in_stock }) => units + in_stock, 0),
    low_stock: glass.filter(({ in_stock, low_stock }) => in_stock <= low_stock).length,
    total_value: sum(glass.map(({ in_stock, price }) => in_stock * price)),
    types: new Set(glass.map(({ type }) => type)).size,
  }
}

function productFigures({ tables }: Context) {
  const products = present(tables.products)
  return {
    total: products.length,
    categories: new Set(products.map(({ category }) => category)).size,
    inventory_value: sum(products.map(({ in_stock, cost }) => in_stock * cost)),
    low_stock: products.filter(({ in_stock, low_stock }) => in_stock <= low_stock).length,
  }
}

/** The figures of the tiles, computed in business time. */
export const figureFunctions: DatabaseFunctions = {
  dashboard: forAdmins({}, dashboard),
  technician_figures: forAdmins({}, technicianFigures),
  order_figures: forAdmins({}, orderFigures),
  glass_figures: forAdmins({}, glassFigures),
  product_figures: forAdmins({}, productFigures),
}
