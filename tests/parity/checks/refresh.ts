import type { Check } from '../check'
import { observeAuth, observeResponse } from '../observe'
import { callAuth, clientOf, signedInClient, type Target } from '../target'

function refresh(target: Target, refresh_token: unknown): Promise<Response> {
  return callAuth(target, '/token?grant_type=refresh_token', { body: { refresh_token } })
}

async function refreshedTo(target: Target, token: string): Promise<string> {
  const { refresh_token } = (await (await refresh(target, token)).json()) as {
    refresh_token: string
  }
  return refresh_token
}

/** Refreshing a session. */
export const refreshChecks: Check[] = [
  {
    name: 'refresh: the current token',
    expected: { status: 200 },
    async run(target) {
      const { session } = await signedInClient(target, await target.makePerson())
      return observeResponse(await refresh(target, session.refresh_token))
    },
  },
  {
    name: 'refresh: the client gets a new session',
    expected: {},
    async run(target) {
      const { client } = await signedInClient(target, await target.makePerson())
      return observeAuth(await client.auth.refreshSession())
    },
  },
  {
    name: 'refresh: the token changes each time',
    expected: {},
    async run(target) {
      const { session } = await signedInClient(target, await target.makePerson())
      const next = await refreshedTo(target, session.refresh_token)
      return {
        changed: next !== session.refresh_token,
        looksRight: /^[a-z0-9]{12}$/.test(next) && /^[a-z0-9]{12}$/.test(session.refresh_token),
      }
    },
  },
  {
    name: 'refresh: unknown token',
    expected: { status: 400, code: 'refresh_token_not_found' },
    run: async (target) => observeResponse(await refresh(target, target.unknownRefreshToken)),
  },
  {
    name: 'refresh: the client gets the unknown token as an API error',
    expected: { status: 400, code: 'refresh_token_not_found' },
    run: async (target) =>
      observeAuth(
        await clientOf(target).auth.refreshSession({ refresh_token: target.unknownRefreshToken }),
      ),
  },
  {
    name: 'refresh: malformed token',
    expected: { status: 400, code: 'validation_failed' },
    run: async (target) => observeResponse(await refresh(target, 'No Token!')),
  },
  {
    name: 'refresh: no token',
    expected: { status: 400, code: 'validation_failed' },
    run: async (target) => observeResponse(await refresh(target, undefined)),
  },
  {
    name: 'refresh: the parent of the current token again',
    expected: { status: 200 },
    async run(target) {
      const person = await target.makePerson()
      const { session } = await signedInClient(target, person)
      await refreshedTo(target, session.refresh_token)
      await target.ageRefreshTokens(person, 60)
      return observeResponse(await refresh(target, session.refresh_token))
    },
  },
  {
    name: 'refresh: an older token within ten seconds',
    expected: { status: 200 },
    async run(target) {
      const { session } = await signedInClient(target, await target.makePerson())
      await refreshedTo(target, await refreshedTo(target, session.refresh_token))
      return observeResponse(await refresh(target, session.refresh_token))
    },
  },
  {
    name: 'refresh: an older token after ten seconds',
    expected: { status: 400, code: 'refresh_token_already_used' },
    async run(target) {
      const person = await target.makePerson()
      const { session } = await signedInClient(target, person)
      await refreshedTo(target, await refreshedTo(target, session.refresh_token))
      await target.ageRefreshTokens(person, 60)
      return observeResponse(await refresh(target, session.refresh_token))
    },
  },
  {
    name: 'refresh: the whole family is revoked after a reuse',
    expected: { status: 400, code: 'refresh_token_already_used' },
    async run(target) {
      const person = await target.makePerson()
      const { session } = await signedInClient(target, person)
      const last = await refreshedTo(target, await refreshedTo(target, session.refresh_token))
      await target.ageRefreshTokens(person, 60)
      await refresh(target, session.refresh_token)
      await target.ageRefreshTokens(person, 60)
      return observeResponse(await refresh(target, last))
    },
  },
  {
    name: 'refresh: after a sign-out',
    expected: { status: 400, code: 'refresh_token_not_found' },
    async run(target) {
      const { client, session } = await signedInClient(target, await target.makePerson())
      await client.auth.signOut()
      return observeResponse(await refresh(target, session.refresh_token))
    },
  },
  {
    name: 'refresh: banned meanwhile',
    expected: { status: 400, code: 'user_banned' },
    async run(target) {
      const person = await target.makePerson()
      const { session } = await signedInClient(target, person)
      await target.setBan(person, true)
      return observeResponse(await refresh(target, session.refresh_token))
    },
  },
]
