import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import WebSocket from 'ws'
import type { Backend } from '@local/backend'
import { demoAccounts, demoPassword } from '@local/demoAccounts'
import { localPublishableKey } from '@local/keys'
import type { Role } from '@/domain/roles'

/** Where tests reach a backend in this process; nothing listens there. */
export const testOrigin = 'http://localhost:5173'

/** A visitor's client. `address` is the network address its requests come from. */
export function visitorOf(backend: Backend, address?: string): SupabaseClient {
  return clientOf(testOrigin, (input, init) => backend.fetch(new Request(input, init), address))
}

/** A client as the site makes it, but without anything kept or running in the background. */
export function clientOf(origin: string, fetchWith: typeof fetch = fetch): SupabaseClient {
  return createClient(origin, localPublishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchWith },
    realtime: { transport: WebSocket as never },
  })
}

/** The e-mail address of the demo account that has a role. */
export function emailOf(role: Role): string {
  const account = demoAccounts.find((one) => one.role === role)
  if (!account) throw new Error(`No demo account is a ${role}`)
  return account.email
}

/** A client signed in as the demo account that has a role. */
export async function signedIn(backend: Backend, role: Role): Promise<SupabaseClient> {
  const client = visitorOf(backend)
  const { error } = await client.auth.signInWithPassword({
    email: emailOf(role),
    password: demoPassword,
  })
  if (error) throw error
  return client
}

/** Stops the business's clock at an instant (ISO 8601). */
export async function stopClock(backend: Backend, at: string): Promise<void> {
  await backend.sql('delete from private.clock')
  await backend.sql('insert into private.clock (stopped_at) values ($1)', [at])
}
