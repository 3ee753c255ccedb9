import type { CustomerStatus } from '@/domain/customers'
import type { RecentOrderChip } from '@/domain/dashboard'
import type { JobPriority, JobStatus } from '@/domain/jobs'
import type { OrderStatus, PaymentStatus } from '@/domain/orders'
import type { QuoteStatus } from '@/domain/quoteWorkflow'
import type { StockLevel } from '@/domain/stock'
import type { TechnicianStatus } from '@/domain/technicians'
import type { BadgeTone } from '@/ui/Badge'

type Status =
  | QuoteStatus
  | JobStatus
  | CustomerStatus
  | TechnicianStatus
  | OrderStatus
  | PaymentStatus
  | StockLevel
  | RecentOrderChip

/** The color of each status chip; the word beside it carries the meaning. */
export const statusTones: Record<Status, BadgeTone> = {
  New: 'accent',
  Guest: 'accent',
  Contacted: 'warning',
  Confirmed: 'success',
  Scheduled: 'neutral',
  Assigned: 'accent',
  'In Progress': 'warning',
  Completed: 'success',
  Cancelled: 'danger',
  Active: 'success',
  VIP: 'accent',
  Inactive: 'neutral',
  available: 'success',
  busy: 'warning',
  active: 'accent',
  'off-duty': 'neutral',
  pending: 'warning',
  processing: 'accent',
  'in-transit': 'accent',
  completed: 'success',
  paid: 'success',
  failed: 'danger',
  'Low Stock': 'danger',
  Medium: 'warning',
  'In Stock': 'success',
}

export const priorityTones: Record<JobPriority, BadgeTone> = {
  High: 'danger',
  Medium: 'warning',
  Low: 'neutral',
}
