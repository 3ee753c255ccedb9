import type { SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js'
import { tokenStorageKey } from '@/domain/session'
import type { Database } from './database.types'
import { fetchWithTimeout } from './fetchWithTimeout'
import { refreshShield, type RefreshRefusal } from './refreshShield'
import { tokenStorage, type TokenStorage } from './tokenStorage'

/** The client, and what only our own fetch knows. */
export type Connection = {
  client: SupabaseClient<Database>
  /** Why the auth service last refused to refresh; told once, null when it did not. */
  takeRefusal(): RefreshRefusal | null
}

export type ConnectionOptions = {
  url: string
  key: string
  storage: TokenStorage
  fetch?: typeof fetch
  realtime?: SupabaseClientOptions<'public'>['realtime']
}

let connection: Promise<Connection> | null = null

/**
 * The page's one client. The library is loaded on the first call; a load that failed is tried again
 * on the next.
 * @throws Error when no backend is configured or the library cannot be loaded.
 */
export function getConnection(): Promise<Connection> {
  connection ??= connect({ ...backend(), storage: tokenStorage }).catch((error: unknown) => {
    connection = null
    throw error
  })
  return connection
}

/** The Supabase client of this page, for gateways. See `getConnection`. */
export async function getClient(): Promise<SupabaseClient<Database>> {
  return (await getConnection()).client
}

/** Makes a client as this product needs it; tests hand in another fetch and storage. */
export async function connect(options: ConnectionOptions): Promise<Connection> {
  const { createClient } = await import('@supabase/supabase-js')
  const shield = refreshShield(fetchWithTimeout(options.fetch))
  const client = createClient<Database>(options.url, options.key, {
    auth: {
      storageKey: tokenStorageKey,
      storage: options.storage,
      // Links in mails are opened on other devices too, where a PKCE verifier is not.
      flowType: 'implicit',
      // Mail links are read by mailLink.ts, which takes the tokens out of the address at once.
      detectSessionInUrl: false,
    },
    global: { fetch: shield.fetch },
    realtime: options.realtime,
  })
  return { client, takeRefusal: shield.takeRefusal }
}

/**
 * Where the backend is and the key that is published with the page.
 * @throws Error when no backend is configured.
 */
export function backend(): { url: string; key: string } {
  const configured: string | undefined = import.meta.env.VITE_SUPABASE_URL
  const published: string | undefined = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY
  const local: string | undefined = import.meta.env.VITE_LOCAL_PUBLISHABLE_KEY
  // Without a hosted backend the site's own origin answers, through the embedded one.
  const key = published || (configured ? undefined : local)
  if (!key) {
    throw new Error(
      'No backend is configured: set VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY, or run the embedded backend with "npm start".',
    )
  }
  return { url: configured || window.location.origin, key }
}
