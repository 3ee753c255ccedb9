import type { SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js'
import { atom } from 'jotai'
import { withRetry } from '@/domain/retry'
import { tokenStorageKey } from '@/domain/session'
import { closable } from './closable'
import { databaseAnswers, type DatabaseRefusal } from './databaseAnswers'
import type { Database } from './database.types'
import { fetchWithTimeout, requestTimeout } from './fetchWithTimeout'
import { refreshShield, type RefreshRefusal } from './refreshShield'
import { replaceableAtom } from './replaceableAtom'
import { tokenStorageAtom, type TokenStorage } from './tokenStorage'

/** The client, and what only our own fetch knows. */
export type Connection = {
  client: SupabaseClient<Database>
  /** Why the auth service last refused to refresh; told once, null when it did not. */
  takeRefusal(): RefreshRefusal | null
  /** Hears what the database refuses to the person signed in. Answers what ends the hearing. */
  onDatabaseRefusal(listener: (refusal: DatabaseRefusal) => void): () => void
  /** Stops the client for good: it asks, keeps and tells nothing any more. */
  close(): Promise<void>
}

/**
 * Gives a connection.
 * @throws Error when no backend is configured or the library cannot be loaded.
 */
export type ConnectionSource = () => Promise<Connection>

/** A connection that is opened when it is needed, and can be closed for good. */
export type Connector = {
  open: ConnectionSource
  /** Stops whatever the client keeps running. Never rejects. */
  close(): Promise<void>
}

/** Gives the Supabase client of a page. */
export type ClientSource = () => Promise<SupabaseClient<Database>>

export type ConnectionOptions = {
  url: string
  key: string
  storage: TokenStorage
  fetch?: typeof fetch
  /** How long a service may take to answer, in milliseconds. */
  timeout?: number
  realtime?: SupabaseClientOptions<'public'>['realtime']
}

/** Makes a client as this product needs it; tests hand in another fetch and storage. */
export async function connect(options: ConnectionOptions): Promise<Connection> {
  const { createClient } = await withRetry(() => import('@supabase/supabase-js'))
  const listeners = new Set<(refusal: DatabaseRefusal) => void>()
  const shield = refreshShield(
    databaseAnswers(fetchWithTimeout(options.fetch, options.timeout), options.key, (refusal) =>
      listeners.forEach((listener) => listener(refusal)),
    ),
  )
  const means = closable({ fetch: shield.fetch, storage: options.storage })
  const client = createClient<Database>(options.url, options.key, {
    auth: {
      storageKey: tokenStorageKey,
      storage: means.storage,
      // Links in mails are opened on other devices too, where a PKCE verifier is not.
      flowType: 'implicit',
      // Mail links are read by mailLink.ts, which takes the tokens out of the address at once.
      detectSessionInUrl: false,
    },
    global: { fetch: means.fetch },
    realtime: options.realtime,
  })
  return {
    client,
    takeRefusal: shield.takeRefusal,
    onDatabaseRefusal(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      listeners.clear()
      // First the telling, so that nobody hears how what was under way ends.
      await client.auth.dispose()
      means.close()
    },
  }
}

/**
 * Opens a connection once, when it is first asked for; an attempt that failed is made again on the next
 * call. Closed, it is not opened again.
 * @param make connects, as `connect` does
 */
export function createConnector(make: ConnectionSource): Connector {
  let opened: Promise<Connection> | null = null
  let isClosed = false
  return {
    async open() {
      if (isClosed) throw new Error('The connection was closed.')
      opened ??= make().catch((error: unknown) => {
        opened = null
        throw error
      })
      return opened
    },
    async close() {
      isClosed = true
      try {
        await (await opened)?.close()
      } catch {
        // It was never opened.
      }
    },
  }
}

/** How long a store's client waits for an answer. Stories of a silent server pin a shorter time. */
export const requestTimeoutAtom = atom(requestTimeout)

/**
 * The connection of a store: one for each page, test or story. Tests and stories set another connector,
 * and close it when they end.
 */
export const connectorAtom = replaceableAtom((get) => {
  const storage = get(tokenStorageAtom)
  const timeout = get(requestTimeoutAtom)
  return createConnector(async () => connect({ ...backend(), storage, timeout }))
})

/** What gives the store's Supabase client; for gateways. */
export const clientAtom = atom((get): ClientSource => {
  const { open } = get(connectorAtom)
  return async () => (await open()).client
})

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
