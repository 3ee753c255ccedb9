import { glassTypeLabels, paymentMethodLabels, positionLabel } from '@/content/en/glass'
import { serviceEntry } from '@/content/en/services'
import type { Job } from '@/domain/jobs'
import type { ExportColumn } from '../shared/ExportButton'

/** The columns of the jobs' export. */
export const jobExport: readonly ExportColumn<Job>[] = [
  { header: 'Job', cell: ({ id }) => id },
  { header: 'Status', cell: ({ status }) => status },
  { header: 'Priority', cell: ({ priority }) => priority },
  { header: 'Customer', cell: ({ customer }) => customer },
  { header: 'Phone', cell: ({ customerPhone }) => customerPhone },
  { header: 'Vehicle', cell: ({ vehicle }) => vehicle },
  { header: 'Plate', cell: ({ plate }) => plate },
  { header: 'Service', cell: ({ serviceType }) => serviceEntry(serviceType).name },
  {
    header: 'Position',
    cell: ({ position, serviceType }) => positionLabel(position, serviceType),
  },
  { header: 'Glass', cell: ({ glassType }) => glassTypeLabels[glassType] },
  { header: 'Technician', cell: ({ technician }) => technician },
  { header: 'Date', cell: ({ scheduledDate }) => scheduledDate },
  { header: 'Time frame', cell: ({ scheduledTime }) => scheduledTime },
  { header: 'Address', cell: ({ location }) => location },
  { header: 'Amount', cell: ({ amount }) => amount },
  { header: 'Payment', cell: ({ paymentMethod }) => paymentMethodLabels[paymentMethod] },
  { header: 'Cancelled because', cell: ({ cancelReason }) => cancelReason },
  { header: 'Notes', cell: ({ notes }) => notes },
]
