import type { MaintenanceWindow } from '@/domain/settings'
import { backend } from '@/platform/client/client'
import { fetchWithTimeout } from '@/platform/client/fetchWithTimeout'
import { camelKeys } from '@/platform/client/keyCase'

/**
 * The maintenance that is on now or begins within a day; null when there is none, or when nobody can
 * say: a page works without it. Asked without the Supabase client, which public pages do not carry.
 */
export async function readMaintenanceNotice(
  send: typeof fetch = fetchWithTimeout(),
): Promise<MaintenanceWindow | null> {
  try {
    const { url, key } = backend()
    const answer = await send(`${url}/rest/v1/rpc/current_maintenance`, {
      method: 'POST',
      headers: {
        apikey: key,
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
      },
      body: '{}',
    })
    if (!answer.ok) return null
    const told: unknown = camelKeys(await answer.json())
    return isWindow(told) ? told : null
  } catch {
    return null
  }
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
