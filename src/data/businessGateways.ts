import { businessCall, unchangedCall } from './businessCall'
import { getClient } from './client'
import { createJobsGateway, type JobsGateway } from './jobsGateway'
import {
  createBackupsGateway,
  createDashboardGateway,
  createMaintenanceGateway,
  createNotificationsGateway,
  createSettingsGateway,
  type BackupsGateway,
  type DashboardGateway,
  type MaintenanceGateway,
  type NotificationsGateway,
  type SettingsGateway,
} from './officeGateways'
import { createOrdersGateway, type OrdersGateway } from './ordersGateway'
import {
  createCustomersGateway,
  createTechniciansGateway,
  type CustomersGateway,
  type TechniciansGateway,
} from './peopleGateways'
import { createPersonalDataGateway, type PersonalDataGateway } from './personalDataGateway'
import { createQuotesGateway, type QuotesGateway } from './quotesGateway'
import {
  createGlassGateway,
  createProductsGateway,
  createStockOrdersGateway,
  type GlassGateway,
  type ProductsGateway,
  type StockOrdersGateway,
} from './stockGateways'
import { createTechnicianDayGateway, type TechnicianDayGateway } from './technicianDayGateway'

/** Everything that the admin panel asks. */
export type BusinessGateways = {
  dashboard: DashboardGateway
  quotes: QuotesGateway
  jobs: JobsGateway
  customers: CustomersGateway
  personalData: PersonalDataGateway
  technicians: TechniciansGateway
  orders: OrdersGateway
  glass: GlassGateway
  products: ProductsGateway
  stockOrders: StockOrdersGateway
  notifications: NotificationsGateway
  settings: SettingsGateway
  maintenance: MaintenanceGateway
  backups: BackupsGateway
  technicianDay: TechnicianDayGateway
}

/**
 * The gateways of the admin panel and the technician portal. The Supabase client is loaded with the
 * first call.
 * @param client gives the client to ask; the page's own by default
 */
export function createBusinessGateways(client = getClient): BusinessGateways {
  const call = businessCall(client)
  const callUnchanged = unchangedCall(client)
  return {
    dashboard: createDashboardGateway(call),
    quotes: createQuotesGateway(call),
    jobs: createJobsGateway(call),
    customers: createCustomersGateway(call),
    personalData: createPersonalDataGateway(call, callUnchanged),
    technicians: createTechniciansGateway(call),
    orders: createOrdersGateway(call),
    glass: createGlassGateway(call),
    products: createProductsGateway(call),
    stockOrders: createStockOrdersGateway(call),
    notifications: createNotificationsGateway(call),
    settings: createSettingsGateway(call),
    maintenance: createMaintenanceGateway(call),
    backups: createBackupsGateway(call, callUnchanged),
    technicianDay: createTechnicianDayGateway(call),
  }
}
