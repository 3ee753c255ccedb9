import type { JobStatus } from './jobs'
import type { StockLevel } from './stock'
import type { ServiceType } from './services'

/** What the dashboard says of a recent order: the status of its work. */
export type RecentOrderChip = Extract<JobStatus, 'Completed' | 'In Progress' | 'Scheduled'>

/** The dashboard of the admin panel. Money in the business's currency, days in business time. */
export type Dashboard = {
  /** Jobs of today that were not cancelled. */
  todaysAppointments: number
  /** Quotes that wait for the office: not converted, still valid. */
  pendingQuotes: number
  /** Money received this month. */
  revenueThisMonth: number
  /** Technicians with a job in progress. */
  activeTechnicians: number
  recentOrders: { id: string; service: string; customer: string; status: RecentOrderChip }[]
  latestQuotes: {
    id: string
    customer: string
    vehicle: string
    serviceType: ServiceType
    amount: number
  }[]
  /** Money received in each of the last twelve weeks; `week` is its Monday. */
  revenueByWeek: { week: string; revenue: number }[]
  jobsByStatus: { status: JobStatus; jobs: number }[]
  stockByLevel: { level: StockLevel; glass: number; products: number }[]
}

/** What the header's search found. */
export type SearchResults = {
  quotes: SearchHit[]
  jobs: SearchHit[]
  customers: SearchHit[]
  orders: SearchHit[]
}

/** One found record: its public id, whose it is, and a line that tells it apart. */
export type SearchHit = { id: string; title: string; detail: string }
