import type { PaymentMethod, TimeFrame } from './appointments'
import type { GlassType } from './prices'
import type { GlassPosition, ServiceType } from './services'

/** Statuses of a quote (specification, section 4). */
export const quoteStatuses = ['New', 'Contacted', 'Confirmed', 'Guest', 'Scheduled'] as const
export type QuoteStatus = (typeof quoteStatuses)[number]

/**
 * Tabs of the quotes screen, in the order they are shown. 'All' is everything that is not converted
 * yet; converted quotes have left the table and are found under 'All Scheduled' alone.
 */
export const quoteTabs = ['New', 'Contacted', 'Confirmed', 'Guest', 'All Scheduled', 'All'] as const
export type QuoteTab = (typeof quoteTabs)[number]

/** A quote as staff see it. Money in US dollars; days are YYYY-MM-DD in Pacific Time. */
export type Quote = {
  /** Like Q-001. */
  id: string
  status: QuoteStatus
  /** First and last name. */
  customer: string
  firstName: string
  lastName: string
  email: string
  phoneNumber: string
  address: string
  zipCode: string
  vehicleYear: string
  vehicleMake: string
  vehicleModel: string
  /** Year, make and model in one line. */
  vehicle: string
  serviceType: ServiceType
  position: GlassPosition
  glassType: GlassType
  amount: number
  paymentMethod: PaymentMethod
  appointmentDate: string
  timeFrame: TimeFrame
  /** The day it was quoted. */
  date: string
  /** One month after `date`. */
  validUntil: string
  expired: boolean
  /** The job it became, or null. */
  jobId: string | null
  createdAt: string
  updatedAt: string
  /** Sent back when saving: a save over a newer version is refused. */
  version: number
}

/** What staff fill in for a quote; the price comes from the price list unless it is given. */
export type QuoteFields = {
  firstName: string
  lastName: string
  email: string
  phoneNumber: string
  address: string
  zipCode: string
  vehicleYear: string
  vehicleMake: string
  vehicleModel: string
  serviceType: ServiceType
  position: GlassPosition
  glassType: GlassType
  appointmentDate: string
  timeFrame: TimeFrame
  paymentMethod: PaymentMethod
  amount?: number
}

const nextStatuses: Record<QuoteStatus, readonly QuoteStatus[]> = {
  New: ['Contacted'],
  Guest: ['Contacted'],
  Contacted: ['Confirmed'],
  Confirmed: ['Scheduled'],
  Scheduled: [],
}

/** The statuses a quote may take next: New or Guest → Contacted → Confirmed → Scheduled. */
export function nextQuoteStatuses(status: QuoteStatus): readonly QuoteStatus[] {
  return nextStatuses[status]
}

/** True on a day (YYYY-MM-DD) after the last day that the quote's price holds. */
export function isQuoteExpired(validUntil: string, today: string): boolean {
  return today > validUntil
}

/** What a conversion made. */
export type QuoteConversion = { jobId: string; customerId: string; customerCreated: boolean }
