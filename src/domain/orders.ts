/** Order and payment statuses (specification, section 4). */
export const orderStatuses = ['pending', 'processing', 'in-transit', 'completed'] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const paymentStatuses = ['paid', 'pending', 'failed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** One line of an order. Prices in US dollars. */
export type OrderItem = { description: string; quantity: number; unitPrice: number }

/** An order as staff see it. Days are YYYY-MM-DD in Pacific Time. */
export type Order = {
  /** Like ORD-001. */
  id: string
  customerId: string
  customer: string
  jobId: string | null
  items: OrderItem[]
  /** The sum of the lines, US dollars. */
  total: number
  status: OrderStatus
  paymentStatus: PaymentStatus
  orderDate: string
  deliveryDate: string | null
  technicianId: string | null
  technician: string | null
  paidAt: string | null
  notes: string
  updatedAt: string
  version: number
}

/** What staff fill in for an order. With a job, what is left out is taken from it. */
export type OrderFields = {
  customerId: string
  jobId: string | null
  items: OrderItem[]
  status: OrderStatus
  deliveryDate: string | null
  technicianId: string | null
  notes: string
}

/** The tiles of the orders screen. Money in US dollars. */
export type OrderFigures = {
  total: number
  /** The value of this month's orders. */
  revenueThisMonth: number
  pending: number
  inTransit: number
}

/** The sum of an order's lines in US dollars, to the cent. */
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
