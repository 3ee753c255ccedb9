import { orders } from '@/content/en/admin/orders'
import type { CsvCell } from '@/domain/csv'
import type { Order } from '@/domain/orders'
import { exportColumns } from '../records/exportColumns'

/** What an export of orders holds. */
export const orderExport = exportColumns<Order>(
  orders.export.headings,
  (order): readonly CsvCell[] => [
    order.id,
    order.customerId,
    order.customer,
    order.items
      .map(({ quantity, description }) => orders.card.line(quantity, description))
      .join('; '),
    order.total,
    order.status,
    order.paymentStatus,
    order.orderDate,
    order.deliveryDate,
    order.technician,
    order.jobId,
    order.notes,
  ],
)
