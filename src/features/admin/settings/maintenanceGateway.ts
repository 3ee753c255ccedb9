import type { MaintenanceWindow } from '@/domain/settings'
import { gatewayAtom, type Calls } from '@/platform/client/gatewayAtom'
import type { Answer } from '@/platform/records/recordsGateway'

export type MaintenanceGateway = {
  /** For everybody: what is on now or begins within a day, or null. */
  current(): Answer<MaintenanceWindow | null>
  planned(): Answer<MaintenanceWindow[]>
  /** Instants are ISO 8601. */
  schedule(window: Omit<MaintenanceWindow, 'id'>): Answer<MaintenanceWindow[]>
  cancel(id: number): Answer<MaintenanceWindow[]>
}

export function createMaintenanceGateway({ call }: Calls): MaintenanceGateway {
  return {
    current: () => call('current_maintenance'),
    planned: () => call('list_maintenance'),
    schedule: (window) => call('schedule_maintenance', window),
    cancel: (id) => call('cancel_maintenance', { id }),
  }
}

export const maintenanceGatewayAtom = gatewayAtom(createMaintenanceGateway)
