import { buildDashboard, buildNotificationBoard } from '@mocks/fixtures/business/dashboardFigures'
import { memoryBusiness } from '@mocks/fixtures/business/memoryBusiness'
import { memoryRecords } from '@mocks/fixtures/business/memoryRecords'
import { buildCustomer, sampleCustomers } from '@mocks/fixtures/business/people'
import { buildOrder, sampleOrders } from '@mocks/fixtures/business/sales'
import { buildJob, buildQuote, sampleJobs } from '@mocks/fixtures/business/work'
import { buildTechnicianDay } from '@mocks/fixtures/technicianDay'
import type { Customer } from '@/domain/customers'
import type { Job } from '@/domain/jobs'
import type { Order } from '@/domain/orders'
import type { Quote } from '@/domain/quoteWorkflow'
import { businessGatewaysAtom } from '@/state/admin/businessGateways'
import type { PinnedAtom } from '../../.storybook/decorators'

const done = <Value>(value: Value) => ({ ok: true as const, value })

/**
 * The office behind a walk through the panel or the portal: quotes, jobs, customers and orders in
 * memory, where converting a quote makes its job, as the database does.
 */
export function office(): readonly PinnedAtom[] {
  const jobRows = [...sampleJobs]
  const quotes = memoryRecords<Quote, Partial<Quote>>(
    [buildQuote({ id: 'Q-040', status: 'Guest' })],
    (id, fields) => buildQuote({ ...fields, id, status: 'New' }),
  )
  const jobs = () =>
    memoryRecords<Job, Partial<Job>>(jobRows, (id, fields) => buildJob({ ...fields, id })).gateway
  const orders = memoryRecords<Order, Partial<Order>>(sampleOrders, (id, fields) =>
    buildOrder({ status: 'pending', paymentStatus: 'pending', technician: null, ...fields, id }),
  )
  const customers = memoryRecords<Customer, Partial<Customer>>(sampleCustomers, (id, fields) =>
    buildCustomer({ id, ...fields }),
  )
  const business = memoryBusiness({
    quotes: {
      ...quotes.gateway,
      setStatus: ({ id, version }: Quote, status: Quote['status']) =>
        quotes.gateway.save({ id, version }, { status }),
      convert: async ({ id, version }: Quote) => {
        const removed = await quotes.gateway.remove(id, version)
        if (!removed.ok) return removed
        jobRows.unshift(
          buildJob({ id: 'J-122', status: 'Scheduled', technician: null, technicianId: null }),
        )
        return done({ jobId: 'J-122', customerId: 'C-045', customerCreated: true })
      },
    },
    jobs: {
      list: (...asked: Parameters<ReturnType<typeof jobs>['list']>) => jobs().list(...asked),
    },
    customers: customers.gateway,
    orders: {
      ...orders.gateway,
      setStatus: (order: Order, status: Order['status']) => orders.gateway.save(order, { status }),
      figures: async () =>
        done({ total: 156, revenueThisMonth: 24_580, pending: 8, inTransit: 12 }),
    },
    dashboard: { read: async () => done(buildDashboard()) },
    notifications: { read: async () => done(buildNotificationBoard()) },
    technicianDay: { read: async () => done(buildTechnicianDay()) },
  } as never)
  return [[businessGatewaysAtom, business] as unknown as PinnedAtom]
}
