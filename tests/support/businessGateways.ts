import { createCustomersGateway } from '@/features/admin/customers/gateway'
import { createDashboardGateway } from '@/features/admin/dashboard/gateway'
import { createFrameGateway } from '@/features/admin/frame/gateway'
import { createGlassGateway } from '@/features/admin/glasses/gateway'
import { createJobsGateway } from '@/features/admin/jobs/gateway'
import { createOrdersGateway } from '@/features/admin/orders/gateway'
import { createProductsGateway } from '@/features/admin/products/gateway'
import { createQuotesGateway } from '@/features/admin/quotes/gateway'
import { createBackupsGateway } from '@/features/admin/settings/backupsGateway'
import { createSettingsGateway } from '@/features/admin/settings/gateway'
import { createMaintenanceGateway } from '@/features/admin/settings/maintenanceGateway'
import { createStockOrdersGateway } from '@/features/admin/shared/stockOrdersGateway'
import { createTechniciansGateway } from '@/features/admin/technicians/gateway'
import { createTechnicianDayGateway } from '@/features/technician/gateway'
import type { ClientSource } from '@/platform/client/client'
import { callsOver } from '@/platform/client/gatewayAtom'

/** The gateways of all rooms over one client, for tests that walk through several. */
export function businessGateways(client: ClientSource) {
  const calls = callsOver(client)
  return {
    dashboard: createDashboardGateway(calls),
    frame: createFrameGateway(calls),
    quotes: createQuotesGateway(calls),
    jobs: createJobsGateway(calls),
    customers: createCustomersGateway(calls),
    technicians: createTechniciansGateway(calls),
    orders: createOrdersGateway(calls),
    glass: createGlassGateway(calls),
    products: createProductsGateway(calls),
    stockOrders: createStockOrdersGateway(calls),
    settings: createSettingsGateway(calls),
    maintenance: createMaintenanceGateway(calls),
    backups: createBackupsGateway(calls),
    technicianDay: createTechnicianDayGateway(calls),
  }
}

export type BusinessGateways = ReturnType<typeof businessGateways>
