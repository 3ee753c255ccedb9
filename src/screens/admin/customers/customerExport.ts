import { customers } from '@/content/en/admin/customers'
import type { CsvCell } from '@/domain/csv'
import type { Customer } from '@/domain/customers'
import { exportColumns } from '../records/exportColumns'

/** What an export of customers holds. */
export const customerExport = exportColumns<Customer>(
  customers.export.headings,
  (customer): readonly CsvCell[] => [
    customer.id,
    customer.name,
    customer.email,
    customer.phone,
    customer.address,
    customer.totalJobs,
    customer.totalSpent,
    customer.lastService,
    customer.status,
    customer.joinDate,
    customer.notes,
  ],
)
