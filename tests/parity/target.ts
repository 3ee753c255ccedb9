import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import ws from 'ws'
import type { Role } from '@/domain/roles'

/** A person whom a check can sign in as. */
export type Person = { id: string; email: string; password: string }

/** One of the two servers that must answer alike, and what only its owner can do to it. */
export type Target = {
  name: 'mocks' | 'embedded'
  url: string
  key: string
  fetch: (request: Request, address?: string) => Promise<Response>
  /** Someone new with a confirmed address. */
  makePerson: (role?: Role) => Promise<Person>
  /** Someone new whose address is not confirmed. */
  makeUnconfirmed: () => Promise<Person>
  /** A customer about whom nothing else is held; answers their number. */
  makeCustomer: () => Promise<string>
  setBan: (person: Person, banned: boolean) => Promise<void>
  /** The same claims with `exp` an hour ago, signed as the server signs. */
  expire: (token: string) => Promise<string>
  /** Makes every refresh token of a person look this old. */
  ageRefreshTokens: (person: Person, seconds: number) => Promise<void>
  /** A refresh token of the right form that was never given out. */
  unknownRefreshToken: string
  /** The hash in the last letter to an address. */
  lastTokenHash: (email: string) => Promise<string>
  close: () => Promise<void>
}

let serial = 0

/** An address nobody has used yet in this run. */
export function freshEmail(): string {
  serial += 1
  return `person-${serial}@example.com`
}

/** A new UUID. */
export function freshKey(): string {
  serial += 1
  return `1d000000-0000-4000-8000-${String(serial).padStart(12, '0')}`
}

/** A client of a target as the product makes it, without storage and timers. */
export function clientOf(target: Target, address?: string): SupabaseClient {
  return createClient(target.url, target.key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => target.fetch(new Request(input, init), address) },
    realtime: { transport: ws as never },
  })
}

/** A client that is signed in. Throws when the sign-in fails. */
export async function signedInClient(target: Target, person: Person) {
  const client = clientOf(target)
  const { data, error } = await client.auth.signInWithPassword(person)
  if (error || !data.session) throw new Error(`No sign-in at the ${target.name}: ${error?.message}`)
  return { client, session: data.session }
}

const shared = new WeakMap<Target, Map<Role, ReturnType<typeof makeShared>>>()

async function makeShared(target: Target, role: Role) {
  const person = await target.makePerson(role)
  return { person, ...(await signedInClient(target, person)) }
}

/**
 * Someone of a role who is signed in, the same for all checks: hashing passwords is what takes the time.
 * For checks that leave the session and the role as they are.
 */
export function sharedPerson(target: Target, role: Role = 'customer') {
  const people = shared.get(target) ?? new Map<Role, ReturnType<typeof makeShared>>()
  shared.set(target, people)
  const made = people.get(role) ?? makeShared(target, role)
  people.set(role, made)
  return made
}

/** What a raw call sends beside its address. */
export type RawCall = {
  method?: string
  body?: unknown
  /** Sent as it is, in place of `body`. */
  text?: string
  token?: string | null
  key?: string | null
  headers?: Record<string, string>
  /** The network address it comes from. */
  address?: string
}

/** A call of the auth server as auth-js makes it. */
export function callAuth(target: Target, path: string, call: RawCall = {}): Promise<Response> {
  return raw(target, `/auth/v1${path}`, {
    ...call,
    token: call.token === undefined ? target.key : call.token,
    headers: { 'x-supabase-api-version': '2024-01-01', ...call.headers },
  })
}

/** A call of PostgREST as postgrest-js makes it. Without a token it comes from a visitor. */
export function callRest(target: Target, path: string, call: RawCall = {}): Promise<Response> {
  return raw(target, `/rest/v1${path}`, {
    ...call,
    token: call.token === undefined ? target.key : call.token,
  })
}

/** A call of Storage as storage-js makes it. Without a token it comes from a visitor, with null from nobody. */
export function callStorage(target: Target, path: string, call: RawCall = {}): Promise<Response> {
  return raw(target, `/storage/v1${path}`, {
    ...call,
    token: call.token === undefined ? target.key : call.token,
  })
}

function raw(target: Target, path: string, call: RawCall): Promise<Response> {
  const method = call.method ?? 'POST'
  const headers = new Headers({ 'content-type': 'application/json', ...call.headers })
  if (call.key !== null) headers.set('apikey', call.key ?? target.key)
  if (call.token) headers.set('authorization', `Bearer ${call.token}`)
  const body = call.text ?? (call.body === undefined ? undefined : JSON.stringify(call.body))
  const request = new Request(target.url + path, { method, headers, body })
  return target.fetch(request, call.address)
}
