import type { MaintenanceWindow } from '@/domain/settings'
import { publicCall } from '@/platform/client/publicCall'

/**
 * The maintenance that is on now or begins within a day; null when there is none, or when nobody can
 * say: a page works without it.
 */
export async function readMaintenanceNotice(
  send?: typeof fetch,
): Promise<MaintenanceWindow | null> {
  const told = await publicCall('current_maintenance', send)
  return isWindow(told) ? told : null
}

function isWindow(value: unknown): value is MaintenanceWindow {
  return (
    typeof value === 'object' &&
    value !== null &&
    'message' in value &&
    typeof value.message === 'string' &&
    'startsAt' in value &&
    isInstant(value.startsAt) &&
    'endsAt' in value &&
    isInstant(value.endsAt)
  )
}

function isInstant(value: unknown): boolean {
  return typeof value === 'string' && Number.isFinite(Date.parse(value))
}
