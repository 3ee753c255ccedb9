import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBackend, type Backend } from '@local/backend'
import { roles, type Role } from '@/domain/roles'
import { emailOf, signedIn, visitorOf } from './support/clients'

/**
 * No call by any role, through REST or auth, changes that person's own role. This is the test that
 * must not go: Lite, asked the wrong way, grants every table to every role (see connection.ts), and
 * an upgrade may bring that back.
 */

let backend: Backend
beforeAll(async () => {
  backend = await createBackend()
})
afterAll(() => backend.close())

const callers: Role[] = [...roles]
const other = (role: Role): Role => (role === 'super_admin' ? 'customer' : 'super_admin')

async function storedRole(email: string): Promise<string | undefined> {
  const [row] = await backend.sql<{ role: string }>(
    'select p.role from public.profiles p join auth.users u on u.id = p.id where u.email = $1',
    [email],
  )
  return row?.role
}

describe.each(callers)('a %s', (role) => {
  let client: SupabaseClient
  let id: string
  beforeAll(async () => {
    client = await signedIn(backend, role)
    const { data } = await client.auth.getUser()
    id = data.user?.id ?? ''
  })

  const attempts: Record<string, () => PromiseLike<{ error: unknown }>> = {
    update: () =>
      client
        .from('profiles')
        .update({ role: other(role) })
        .eq('id', id),
    'update, all rows': () =>
      client
        .from('profiles')
        .update({ role: other(role) })
        .neq('role', ''),
    'update among the columns that may be': () =>
      client
        .from('profiles')
        .update({ first_name: 'Pat', role: other(role) })
        .eq('id', id),
    upsert: () => client.from('profiles').upsert({ id, role: other(role) }),
    'upsert, ignoring duplicates': () =>
      client.from('profiles').upsert({ id, role: other(role) }, { ignoreDuplicates: true }),
    insert: () => client.from('profiles').insert({ id, role: other(role) }),
    'insert for somebody new': () =>
      client.from('profiles').insert({ id: crypto.randomUUID(), role: other(role) }),
    delete: () => client.from('profiles').delete().eq('id', id),
    'rpc change_role': () => client.rpc('change_role', { user_id: id, role: other(role) }),
    'rpc save_record': () =>
      client.rpc('save_record', {
        kind: 'profiles',
        id,
        version: 1,
        fields: { role: other(role) },
      }),
    'another schema': () =>
      client.schema('auth').from('users').update({ role: 'service_role' }).eq('id', id),
  }

  test.each(Object.keys(attempts))('is refused: %s', async (name) => {
    const answer = await attempts[name]?.()
    expect(answer?.error).toBeTruthy()
    expect(await storedRole(emailOf(role))).toBe(role)
  })

  test('gets nothing from what updateUser may write', async () => {
    const { error } = await client.auth.updateUser({
      data: { role: other(role), app_metadata: { role: other(role) }, user_role: other(role) },
    })
    expect(error).toBeNull()
    const token = await client.auth.refreshSession()
    expect(token.error).toBeNull()
    expect(await storedRole(emailOf(role))).toBe(role)
    const told = await client.rpc('current_role_name')
    expect(told.data).toBe(role)
    expect(token.data.user?.app_metadata.role).toBeUndefined()
    expect(token.data.user?.role).toBe('authenticated')
  })
})

describe('a sign-up', () => {
  test.each(callers)('that claims to be a %s makes a customer', async (role) => {
    const email = `claims-${role.replace('_', '-')}@example.com`
    const { error } = await visitorOf(backend).auth.signUp({
      email,
      password: 'A long passw0rd',
      options: { data: { role, app_metadata: { role }, first_name: 'Pat', last_name: 'Quinn' } },
    })
    expect(error).toBeNull()
    expect(await storedRole(email)).toBe('customer')
  })

  test('with a name of 10,000 characters still makes a profile', async () => {
    const email = 'long-name@example.com'
    const { error } = await visitorOf(backend).auth.signUp({
      email,
      password: 'A long passw0rd',
      options: { data: { first_name: '名'.repeat(10_000), last_name: 42 } },
    })
    expect(error).toBeNull()
    const [profile] = await backend.sql(
      `select p.first_name, p.last_name from public.profiles p join auth.users u on u.id = p.id
       where u.email = $1`,
      [email],
    )
    expect(profile).toEqual({ first_name: '名'.repeat(100), last_name: '42' })
  })
})

test('a visitor is refused all of it', async () => {
  const client = visitorOf(backend)
  const id = crypto.randomUUID()
  const answers = await Promise.all([
    client.from('profiles').select(),
    client.from('profiles').insert({ id, role: 'admin' }),
    client.from('profiles').update({ role: 'admin' }).neq('role', ''),
    client.rpc('change_role', { user_id: id, role: 'admin' }),
  ])
  for (const { error, status } of answers) {
    expect(error?.code).toBe('42501')
    expect(status).toBe(401)
  }
})
