import { buildDashboard, buildNotificationBoard } from '@mocks/fixtures/business/dashboardFigures'
import { memoryBusiness } from '@mocks/fixtures/business/memoryBusiness'
import { memoryRecords, onePage } from '@mocks/fixtures/business/memoryRecords'
import { buildCustomer, sampleCustomers, sampleTechnicians } from '@mocks/fixtures/business/people'
import { buildOrder, sampleOrders } from '@mocks/fixtures/business/sales'
import { buildJob, buildQuote, sampleJobs } from '@mocks/fixtures/business/work'
import { buildTechnicianDay } from '@mocks/fixtures/technicianDay'
import { serviceEntry } from '@/content/en/services'
import type { Customer } from '@/domain/customers'
import type { Job } from '@/domain/jobs'
import type { Order } from '@/domain/orders'
import { pacificToday } from '@/domain/pacificTime'
import type { Quote } from '@/domain/quoteWorkflow'
import { businessGatewaysAtom } from '@/state/admin/businessGateways'
import type { PinnedAtom } from '../../.storybook/decorators'

const done = <Value>(value: Value) => ({ ok: true as const, value })

/**
 * The office behind a walk through the panel or the portal: quotes, jobs, customers and orders in
 * memory, where converting a quote makes its job and completing a job its order, as the database does.
 */
export function office(): readonly PinnedAtom[] {
  const quotes = memoryRecords<Quote, Partial<Quote>>(
    [buildQuote({ id: 'Q-040', status: 'Guest' })],
    (id, fields) => buildQuote({ ...fields, id, status: 'New' }),
  )
  const jobs = memoryRecords<Job, Partial<Job>>(sampleJobs, (_, fields) =>
    buildJob({ ...fields, id: 'J-122', status: 'Scheduled' }),
  )
  const orders = memoryRecords<Order, Partial<Order>>(sampleOrders, (_, fields) =>
    buildOrder({ paymentStatus: 'pending', paidAt: null, ...fields, id: 'ORD-157' }),
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
        const quote = quotes.find(id)
        const removed = await quotes.gateway.remove(id, version)
        if (!quote || !removed.ok) return removed
        const job = await jobs.gateway.save(null, jobOf(quote))
        if (!job.ok) return job
        return done({ jobId: job.value.id, customerId: 'C-045', customerCreated: true })
      },
    },
    jobs: {
      ...jobs.gateway,
      assign: (job: Job, technicianId: string | null) =>
        jobs.gateway.save(job, {
          technicianId,
          technician: sampleTechnicians.find(({ id }) => id === technicianId)?.name ?? null,
          status: technicianId ? 'Assigned' : 'Scheduled',
        }),
      setStatus: async (job: Job, status: Job['status']) => {
        const saved = await jobs.gateway.save(job, { status })
        if (saved.ok && status === 'Completed') {
          await orders.gateway.save(null, orderOf(saved.value))
        }
        return saved
      },
    },
    technicians: { list: async () => done(onePage(sampleTechnicians)) },
    customers: customers.gateway,
    orders: {
      ...orders.gateway,
      setStatus: (order: Order, status: Order['status']) => orders.gateway.save(order, { status }),
      setPayment: (order: Order, paymentStatus: Order['paymentStatus']) =>
        orders.gateway.save(order, { paymentStatus }),
      figures: async () =>
        done({ total: 156, revenueThisMonth: 24_580, pending: 8, inTransit: 12 }),
    },
    dashboard: { read: async () => done(buildDashboard()) },
    notifications: { read: async () => done(buildNotificationBoard()) },
    technicianDay: { read: async () => done(buildTechnicianDay()) },
  } as never)
  return [[businessGatewaysAtom, business] as unknown as PinnedAtom]
}

/** What a job takes over from its quote. */
function jobOf(quote: Quote): Partial<Job> {
  const { customer, vehicle, serviceType, position, glassType, amount, appointmentDate } = quote
  return {
    quoteId: quote.id,
    customer,
    vehicle,
    serviceType,
    position,
    glassType,
    amount,
    scheduledDate: appointmentDate,
  }
}

/** What an order takes over from its job. */
function orderOf({ id, customer, serviceType, vehicle, amount, technicianId, technician }: Job) {
  const today = pacificToday(new Date())
  const description = `${serviceEntry(serviceType).name}, ${vehicle}`
  return {
    jobId: id,
    customer,
    items: [{ description, quantity: 1, unitPrice: amount }],
    orderDate: today,
    deliveryDate: today,
    technicianId,
    technician,
  }
}
