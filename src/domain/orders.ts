import type { EnteredOf, Fields, RecordOf } from './fields'

export const orderStatuses = ['pending', 'processing', 'in-transit', 'completed'] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const paymentStatuses = ['paid', 'pending', 'failed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** The fields of one line of an order. The price of one unit in the business's currency. */
export const orderItemFields = {
  description: { kind: 'text', required: true, maxLength: 200, searchable: true },
  quantity: { kind: 'whole', required: true, min: 1, max: 1_000, initial: 1 },
  unitPrice: { kind: 'money', required: true, max: 100_000 },
} as const satisfies Fields

/** One line of an order. */
export type OrderItem = RecordOf<typeof orderItemFields>

/** The fields of an order. Money in the business's currency; days are YYYY-MM-DD in business time. */
export const orderFields = {
  customerId: { kind: 'text', required: true, exported: true },
  /** The customer's name, from their record. */
  customer: { kind: 'text', computed: true, searchable: true, exported: true },
  items: {
    kind: 'records',
    of: orderItemFields,
    required: true,
    maxLength: 50,
    searchable: true,
    exported: true,
  },
  /** The sum of the lines. */
  total: { kind: 'money', computed: true, exported: true },
  status: {
    kind: 'choice',
    required: true,
    options: orderStatuses,
    initial: 'pending',
    exported: true,
  },
  paymentStatus: {
    kind: 'choice',
    computed: true,
    options: paymentStatuses,
    initial: 'pending',
    exported: true,
  },
  orderDate: { kind: 'date', computed: true, exported: true },
  deliveryDate: { kind: 'date', nullable: true, exported: true },
  technicianId: { kind: 'text', nullable: true },
  technician: { kind: 'text', computed: true, nullable: true, exported: true },
  /** The job that is charged. */
  jobId: { kind: 'text', nullable: true, searchable: true, exported: true },
  notes: { kind: 'long', maxLength: 2000, exported: true, personal: true },
} as const satisfies Fields

/** An order as staff see it. */
export type Order = RecordOf<typeof orderFields> & {
  /** Like ORD-001. */
  id: string
  /** ISO 8601; null while it is not paid. */
  paidAt: string | null
  updatedAt: string
  version: number
}

/** What staff fill in for an order. With a job, what is left out is taken from it. */
export type OrderFields = EnteredOf<typeof orderFields>

/** The tiles of the orders screen. Money in the business's currency. */
export type OrderFigures = {
  total: number
  /** The value of this month's orders. */
  revenueThisMonth: number
  pending: number
  inTransit: number
}

/** The sum of an order's lines in the business's currency, to the cent. */
export function orderTotal(items: readonly OrderItem[]): number {
  const cents = items.reduce(
    (sum, item) => sum + Math.round(item.unitPrice * 100) * item.quantity,
    0,
  )
  return cents / 100
}

const nextStatuses: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['processing', 'in-transit', 'completed'],
  processing: ['in-transit', 'completed'],
  'in-transit': ['completed'],
  completed: [],
}

/** The statuses an order may take next: it only moves forward. */
export function nextOrderStatuses(status: OrderStatus): readonly OrderStatus[] {
  return nextStatuses[status]
}
