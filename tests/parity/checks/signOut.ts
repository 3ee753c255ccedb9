import type { Check } from '../check'
import { observeAuth, observeResponse } from '../observe'
import { callAuth, sharedPerson, signedInClient, type Person, type Target } from '../target'

async function tokenOf(target: Target, person: Person): Promise<string> {
  return (await signedInClient(target, person)).session.access_token
}

function forge(token: string): string {
  const [head, body, signature = ''] = token.split('.')
  return `${head}.${body}.${signature.split('').toReversed().join('')}`
}

function logOut(target: Target, token: string | null, scope = 'global'): Promise<Response> {
  return callAuth(target, `/logout?scope=${scope}`, { token })
}

/** Signing out, and the other calls that need a session. */
export const signOutChecks: Check[] = [
  {
    name: 'log-out: everywhere',
    expected: { status: 204 },
    run: async (target) =>
      observeResponse(await logOut(target, await tokenOf(target, await target.makePerson()))),
  },
  {
    name: 'log-out: the client',
    expected: {},
    async run(target) {
      const { client } = await signedInClient(target, await target.makePerson())
      return observeAuth(await client.auth.signOut())
    },
  },
  {
    name: 'log-out: everywhere ends the other sessions',
    expected: { status: 403, code: 'session_not_found' },
    async run(target) {
      const person = await target.makePerson()
      const other = await tokenOf(target, person)
      await logOut(target, await tokenOf(target, person))
      return observeResponse(await callAuth(target, '/user', { method: 'GET', token: other }))
    },
  },
  {
    name: 'log-out: here keeps the other sessions',
    expected: { status: 200 },
    async run(target) {
      const person = await target.makePerson()
      const other = await tokenOf(target, person)
      await logOut(target, await tokenOf(target, person), 'local')
      return observeResponse(await callAuth(target, '/user', { method: 'GET', token: other }))
    },
  },
  {
    name: 'log-out: elsewhere keeps this session',
    expected: { status: 200 },
    async run(target) {
      const token = await tokenOf(target, await target.makePerson())
      await logOut(target, token, 'others')
      return observeResponse(await callAuth(target, '/user', { method: 'GET', token }))
    },
  },
  {
    name: 'log-out: without a token',
    expected: { status: 401, code: 'no_authorization' },
    run: async (target) => observeResponse(await logOut(target, null)),
  },
  {
    name: 'log-out: with what is no token',
    expected: { status: 403, code: 'bad_jwt' },
    run: async (target) => observeResponse(await logOut(target, 'nonsense')),
  },
  {
    name: 'log-out: with a token that has run out',
    expected: { status: 403, code: 'bad_jwt' },
    async run(target) {
      const token = (await sharedPerson(target)).session.access_token
      return observeResponse(await logOut(target, await target.expire(token)))
    },
  },
  {
    name: 'log-out: with a forged token',
    expected: { status: 403, code: 'bad_jwt' },
    async run(target) {
      const token = (await sharedPerson(target)).session.access_token
      return observeResponse(await logOut(target, forge(token)))
    },
  },
  {
    name: 'log-out: a second time',
    expected: { status: 403, code: 'session_not_found' },
    async run(target) {
      const token = await tokenOf(target, await target.makePerson())
      await logOut(target, token)
      return observeResponse(await logOut(target, token))
    },
  },
  {
    name: 'log-out: the client of a dead session has no error',
    expected: {},
    async run(target) {
      const { client, session } = await signedInClient(target, await target.makePerson())
      await logOut(target, session.access_token)
      return observeAuth(await client.auth.signOut())
    },
  },
  {
    name: 'user: signed in',
    expected: { status: 200 },
    async run(target) {
      const token = (await sharedPerson(target)).session.access_token
      return observeResponse(await callAuth(target, '/user', { method: 'GET', token }))
    },
  },
  {
    name: 'user: the client of a session that is gone',
    expected: { status: 400 },
    async run(target) {
      const { client, session } = await signedInClient(target, await target.makePerson())
      await logOut(target, session.access_token)
      return observeAuth(await client.auth.getUser())
    },
  },
  {
    name: 'user: with a token that has run out',
    expected: { status: 403, code: 'bad_jwt' },
    async run(target) {
      const token = (await sharedPerson(target)).session.access_token
      return observeResponse(
        await callAuth(target, '/user', { method: 'GET', token: await target.expire(token) }),
      )
    },
  },
  {
    name: 'user: without a token',
    expected: { status: 401, code: 'no_authorization' },
    run: async (target) =>
      observeResponse(await callAuth(target, '/user', { method: 'GET', token: null })),
  },
]
