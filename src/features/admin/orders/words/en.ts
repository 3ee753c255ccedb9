import type { OrderItem, OrderStatus, PaymentStatus } from '@/domain/orders'
import { formatsIn } from '@/platform/formats/formats'

const { number } = formatsIn('en')

/** Words of the orders screen. */
export const words = {
  title: 'Orders Management',
  description: 'What customers are charged for, from the order to the money.',
  add: 'Create Order',
  search: 'Search orders by customer, item or ID',
  caption: 'Recent Orders',
  listTitle: 'Recent Orders',
  tiles: {
    total: 'Total Orders',
    revenue: 'Revenue (Month)',
    pending: 'Pending Orders',
    inTransit: 'In Transit',
  },
  sorts: {
    orderDate: 'Order date',
    total: 'Total',
    customer: 'Customer',
    deliveryDate: 'Delivery date',
  },
  filters: { status: 'Order status', paymentStatus: 'Payment', orderDate: 'Ordered' },
  empty: {
    title: 'No orders found',
    text: 'Create an order for a customer, or complete a job: its order is made by itself.',
  },
  footer: (from: number, to: number, total: number) =>
    `Showing ${from}-${to} of ${number(total)} ${total === 1 ? 'order' : 'orders'}`,
  statuses: {
    pending: 'pending',
    processing: 'processing',
    'in-transit': 'in-transit',
    completed: 'completed',
  } satisfies Record<OrderStatus, string>,
  paymentStatuses: {
    paid: 'paid',
    pending: 'pending',
    failed: 'failed',
  } satisfies Record<PaymentStatus, string>,
  card: {
    customer: 'Customer',
    items: 'Items',
    ordered: 'Order date',
    delivery: 'Delivery date',
    technician: 'Technician',
    job: 'Job',
    total: 'Total',
    noDelivery: 'Not set',
    noTechnician: 'Nobody yet',
    line: (quantity: number, description: string) =>
      quantity === 1 ? description : `${quantity} × ${description}`,
    status: 'Order status',
    payment: 'Payment',
  },
  actions: {
    paid: 'Mark as Paid',
    failed: 'Payment Failed',
    retry: 'Payment Pending Again',
    to: {
      pending: 'Back to Pending',
      processing: 'Start Processing',
      'in-transit': 'Mark In Transit',
      completed: 'Complete Order',
    } satisfies Record<OrderStatus, string>,
  },
  told: {
    status: (id: string, status: string) => `${id} is ${status}`,
    payment: (id: string, status: string) => `${id}: payment ${status}`,
  },
  export: {
    file: 'orders',
    headings: {
      id: 'Order ID',
      customerId: 'Customer ID',
      customer: 'Customer',
      items: 'Items',
      total: 'Total',
      status: 'Status',
      paymentStatus: 'Payment',
      orderDate: 'Order Date',
      deliveryDate: 'Delivery Date',
      technician: 'Technician',
      jobId: 'Job',
      notes: 'Notes',
    },
  },
  form: {
    addTitle: 'Create Order',
    editTitle: (id: string) => `Edit ${id}`,
    fields: {
      customerId: 'Customer',
      technicianId: 'Technician',
      deliveryDate: 'Delivery date',
      items: 'Items',
      notes: 'Notes',
    },
    missingCustomer: 'Choose the customer',
    line: (place: number) => `Item ${place}`,
    lineFields: {
      description: 'Description',
      quantity: 'Quantity',
      unitPrice: 'Unit price ($)',
    } satisfies Record<keyof OrderItem, string>,
    /** A line as it is typed, where two versions of an order are compared. */
    typedLine: (quantity: string, description: string, unitPrice: string) =>
      `${quantity} × ${description}, $${unitPrice}`,
    addLine: 'Add item',
    removeLine: (place: number) => `Remove item ${place}`,
    total: 'Total',
    paidLines: 'This order is paid: its items stay as they were paid.',
    noTechnician: 'Nobody yet',
    missingItems: 'Add at least one item',
    wrongQuantity: 'Enter a quantity from 1 to 1,000',
    wrongPrice: 'Enter a price from 0 to 100,000 with two decimals at most',
    deliveryBeforeOrder: 'Choose a delivery date that is not before the order date',
  },
} as const
