import type { Check } from '../check'
import { observeResponse, observeRest } from '../observe'
import { callAuth, callRest, clientOf, sharedPerson, signedInClient } from '../target'

/** The heartbeat, and what PostgREST says of tokens, keys, tables and functions. */
export const restChecks: Check[] = [
  {
    name: 'heartbeat: signed in',
    expected: { status: 204 },
    async run(target) {
      const { session } = await sharedPerson(target)
      return observeResponse(
        await callRest(target, '/rpc/update_last_seen', { body: {}, token: session.access_token }),
      )
    },
  },
  {
    name: 'heartbeat: the client',
    expected: { status: 204 },
    async run(target) {
      const { client } = await sharedPerson(target)
      return observeRest(await client.rpc('update_last_seen'))
    },
  },
  {
    name: 'heartbeat: a visitor',
    expected: { status: 401, code: '42501' },
    run: async (target) =>
      observeResponse(await callRest(target, '/rpc/update_last_seen', { body: {} })),
  },
  {
    name: 'heartbeat: a session that is gone',
    expected: { status: 401, code: 'PT401' },
    async run(target) {
      const { session } = await signedInClient(target, await target.makePerson())
      const token = session.access_token
      await callAuth(target, '/logout?scope=global', { token })
      return observeResponse(await callRest(target, '/rpc/update_last_seen', { body: {}, token }))
    },
  },
  {
    name: 'heartbeat: an argument too many',
    expected: { status: 404, code: 'PGRST202' },
    async run(target) {
      const { client } = await sharedPerson(target)
      return observeRest(await client.rpc('update_last_seen', { user_id: 'me' }))
    },
  },
  {
    name: 'presence: the own row',
    expected: { status: 200 },
    async run(target) {
      const { client: other } = await sharedPerson(target, 'technician')
      await other.rpc('update_last_seen')
      const { client } = await sharedPerson(target)
      await client.rpc('update_last_seen')
      return observeRest(await client.from('presence').select('*'))
    },
  },
  {
    name: 'presence: a visitor',
    expected: { status: 401, code: '42501' },
    run: async (target) => observeRest(await clientOf(target).from('presence').select('*')),
  },
  {
    name: 'token: run out',
    expected: { status: 401, code: 'PGRST303' },
    async run(target) {
      const { session } = await sharedPerson(target)
      const token = await target.expire(session.access_token)
      return observeResponse(await callRest(target, '/profiles?select=*', { method: 'GET', token }))
    },
  },
  {
    name: 'token: badly signed',
    expected: { status: 401, code: 'PGRST301' },
    async run(target) {
      const { session } = await sharedPerson(target)
      const [head, body, signature = ''] = session.access_token.split('.')
      const token = `${head}.${body}.${signature.split('').toReversed().join('')}`
      return observeResponse(await callRest(target, '/profiles?select=*', { method: 'GET', token }))
    },
  },
  {
    name: 'token: none at all',
    expected: { status: 401, code: 'PGRST301' },
    run: async (target) =>
      observeResponse(
        await callRest(target, '/profiles?select=*', { method: 'GET', token: 'nonsense' }),
      ),
  },
  {
    name: 'key: missing',
    expected: { status: 401 },
    run: async (target) =>
      observeResponse(
        await callRest(target, '/profiles?select=*', { method: 'GET', key: null, token: null }),
      ),
  },
  {
    name: 'key: wrong',
    expected: { status: 401 },
    run: async (target) =>
      observeResponse(
        await callRest(target, '/profiles?select=*', {
          method: 'GET',
          key: 'sb_publishable_of_another_project',
          token: null,
        }),
      ),
  },
  {
    name: 'key: the client with a wrong one',
    expected: { status: 401 },
    async run(target) {
      const other = { ...target, key: 'sb_publishable_of_another_project' }
      return observeRest(await clientOf(other).rpc('update_last_seen'))
    },
  },
  {
    name: 'table: not there',
    expected: { status: 404, code: 'PGRST205' },
    async run(target) {
      const { client } = await sharedPerson(target)
      return observeRest(await client.from('zzzzzz').select('*'))
    },
  },
  {
    name: 'function: not there',
    expected: { status: 404, code: 'PGRST202' },
    run: async (target) => observeRest(await clientOf(target).rpc('zzzzzz')),
  },
]
