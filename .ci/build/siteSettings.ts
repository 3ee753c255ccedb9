import { camelKeys } from '../../src/platform/client/keyCase.ts'

/** How long a build waits for the answer, in milliseconds. */
const patience = 10_000

type Asked = {
  /** The address of the hosted backend; without one nobody is asked. */
  url: string | undefined
  /** Its publishable key. */
  key: string | undefined
  warn: (line: string) => void
  send?: typeof fetch
  wait?: number
}

/**
 * What the owner has set, as `site_settings` answers it, its names in camel case: the public pages are drawn with it.
 * A build that gets no answer goes on with the usual settings, and says so: pages learn the owner's when they are open.
 * @returns undefined where there is nobody to ask, or no answer
 */
export async function askSiteSettings({
  url,
  key,
  warn,
  send = fetch,
  wait = patience,
}: Asked): Promise<unknown> {
  if (!url || !key) return undefined
  try {
    const answer = await send(`${url.replace(/\/+$/, '')}/rest/v1/rpc/site_settings`, {
      method: 'POST',
      headers: {
        apikey: key,
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
      },
      body: '{}',
      signal: AbortSignal.timeout(wait),
    })
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    return camelKeys(await answer.json())
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    warn(`The site's settings could not be asked (${reason}): pages are drawn with the usual ones.`)
    return undefined
  }
}
