import { backend } from './client'
import { fetchWithTimeout } from './fetchWithTimeout'
import { camelKeys } from './keyCase'

/**
 * Calls a function that everybody may call, without the Supabase client, which public pages do not carry. Its answer
 * in camel case; undefined when there is none: a page works without it.
 */
export async function publicCall(
  name: 'current_maintenance' | 'site_settings',
  send: typeof fetch = fetchWithTimeout(),
): Promise<unknown> {
  try {
    const { url, key } = backend()
    const answer = await send(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: key,
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
      },
      body: '{}',
    })
    return answer.ok ? camelKeys(await answer.json()) : undefined
  } catch {
    return undefined
  }
}
