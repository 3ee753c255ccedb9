import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBackend, type Backend } from '@local/backend'
import { demoAccounts } from '@local/demoAccounts'
import { localPublishableKey } from '@local/keys'
import { openBusiness } from './businessDatabase'
import { expectedRights } from './rights/expected'
import { callers, functionsOf, relationsOf, type RightsCaller } from './rights/walk'
import { signedIn, testOrigin } from './support/clients'

let backend: Backend
const tokens = new Map<RightsCaller, string>([['anon', localPublishableKey]])
let parameters: Map<string, string[]>
let columns: Map<string, string[]>
let requests = 0

beforeAll(async () => {
  backend = await createBackend({ sample: true })
  for (const { role } of demoAccounts) {
    const { data } = await (await signedIn(backend, role)).auth.getSession()
    tokens.set(role, data.session?.access_token ?? '')
  }
  const business = await openBusiness()
  parameters = new Map((await functionsOf(business)).map(({ name, names }) => [name, names]))
  const writable = expectedRights.relations.profiles?.updates?.customer ?? []
  columns = new Map(
    (await relationsOf(business)).map((one) => [
      one.name,
      one.columns.filter((column) => one.name !== 'profiles' || !writable.includes(column)),
    ]),
  )
  await business.close()
})
afterAll(() => {
  console.log(`${requests} requests walked.`)
  return backend.close()
})

async function ask(caller: RightsCaller, method: string, path: string, body?: unknown) {
  requests += 1
  const response = await backend.fetch(
    new Request(`${testOrigin}/rest/v1/${path}`, {
      method,
      headers: {
        apikey: localPublishableKey,
        Authorization: `Bearer ${tokens.get(caller)}`,
        'Content-Type': 'application/json',
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    }),
  )
  const text = await response.text()
  const code = response.ok ? '' : ((JSON.parse(text) as { code?: string }).code ?? '')
  return { status: response.status, isRefused: code === '42501' }
}

describe.each(callers)('%s, over REST', (caller) => {
  test.each(Object.entries(expectedRights.relations))('%s', async (name, rights) => {
    const hidden = rights.hidden?.[caller]?.length ?? 0
    const mayReadAll = rights.sees?.[caller] !== undefined && hidden === 0
    const read = await ask(caller, 'GET', `${name}?limit=1`)
    expect({ read: !read.isRefused }).toEqual({ read: mayReadAll })
    for (const column of rights.hidden?.[caller] ?? []) {
      expect((await ask(caller, 'GET', `${name}?select=${column}&limit=1`)).isRefused).toBe(true)
    }
    // Profiles have columns that may be written; the first of the others is `id`.
    const [column = ''] = columns.get(name) ?? []
    for (const [method, path] of [
      ['POST', name],
      ['PATCH', `${name}?${column}=is.null`],
      ['DELETE', `${name}?${column}=is.null`],
    ] as const) {
      const body = method === 'DELETE' ? undefined : { [column]: null }
      expect([method, (await ask(caller, method, path, body)).isRefused]).toEqual([method, true])
    }
  })

  test('every function', async () => {
    const admitted: string[] = []
    for (const name of Object.keys(expectedRights.functions)) {
      const nothing = Object.fromEntries((parameters.get(name) ?? []).map((key) => [key, null]))
      const answer = await ask(caller, 'POST', `rpc/${name}`, nothing)
      if (!answer.isRefused) admitted.push(name)
    }
    const expected = Object.entries(expectedRights.functions).filter(([, who]) =>
      who.includes(caller),
    )
    expect(admitted).toEqual(expected.map(([name]) => name))
  })
})
