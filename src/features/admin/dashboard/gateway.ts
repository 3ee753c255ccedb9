import type { Dashboard } from '@/domain/dashboard'
import { gatewayAtom, type Calls } from '@/platform/client/gatewayAtom'
import type { Answer } from '@/platform/records/recordsGateway'

export type DashboardGateway = {
  read(): Answer<Dashboard>
}

export function createDashboardGateway({ call }: Calls): DashboardGateway {
  return { read: () => call('dashboard') }
}

export const dashboardGatewayAtom = gatewayAtom(createDashboardGateway)
