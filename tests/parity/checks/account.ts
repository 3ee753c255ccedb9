import type { Check } from '../check'
import { observeAuth, observeResponse } from '../observe'
import { callAuth, clientOf, sharedPerson, signedInClient } from '../target'

/** A forgotten password and a new one. */
export const accountChecks: Check[] = [
  {
    name: 'reset: an address that is known',
    expected: { status: 200 },
    async run(target) {
      const { email } = await target.makePerson()
      return observeResponse(await callAuth(target, '/recover', { body: { email } }))
    },
  },
  {
    name: 'reset: an address nobody has',
    expected: { status: 200 },
    run: async (target) =>
      observeResponse(
        await callAuth(target, '/recover', { body: { email: 'nobody@example.com' } }),
      ),
  },
  {
    name: 'reset: no address',
    expected: { status: 400, code: 'validation_failed' },
    run: async (target) => observeResponse(await callAuth(target, '/recover', { body: {} })),
  },
  {
    name: 'reset: the client',
    expected: {},
    async run(target) {
      const { email } = await target.makePerson()
      return observeAuth(await clientOf(target).auth.resetPasswordForEmail(email))
    },
  },
  {
    name: 'reset: again too soon',
    expected: { status: 429, code: 'over_email_send_rate_limit' },
    async run(target) {
      const { email } = await target.makePerson()
      await callAuth(target, '/recover', { body: { email } })
      return observeResponse(await callAuth(target, '/recover', { body: { email } }))
    },
  },
  {
    name: 'reset: the link of the letter signs in, and the new password counts',
    expected: {},
    async run(target) {
      const { email } = await target.makePerson()
      await callAuth(target, '/recover', { body: { email } })
      const client = clientOf(target)
      const token_hash = await target.lastTokenHash(email)
      const verified = await client.auth.verifyOtp({ type: 'recovery', token_hash })
      const updated = await client.auth.updateUser({ password: 'quite another one' })
      const again = await clientOf(target).auth.signInWithPassword({
        email,
        password: 'quite another one',
      })
      return {
        verified: observeAuth(verified),
        updated: observeAuth(updated),
        again: observeAuth(again),
      }
    },
  },
  {
    name: 'account: new metadata',
    expected: {},
    async run(target) {
      const { client } = await sharedPerson(target)
      return observeAuth(await client.auth.updateUser({ data: { nickname: 'Pat' } }))
    },
  },
  {
    name: 'account: the old password as the new one',
    expected: { status: 422, code: 'same_password' },
    async run(target) {
      const { person, client } = await sharedPerson(target)
      return observeAuth(await client.auth.updateUser({ password: person.password }))
    },
  },
  {
    name: 'account: a weak password',
    expected: { status: 422, code: 'weak_password' },
    async run(target) {
      const { session } = await sharedPerson(target)
      return observeResponse(
        await callAuth(target, '/user', {
          method: 'PUT',
          token: session.access_token,
          body: { password: 'short' },
        }),
      )
    },
  },
  {
    name: 'account: the client without a session',
    expected: { status: 400 },
    run: async (target) => observeAuth(await clientOf(target).auth.updateUser({ data: {} })),
  },
  {
    name: 'account: a session that is gone',
    expected: { status: 403, code: 'session_not_found' },
    async run(target) {
      const { client, session } = await signedInClient(target, await target.makePerson())
      await client.auth.signOut()
      return observeResponse(
        await callAuth(target, '/user', {
          method: 'PUT',
          token: session.access_token,
          body: { data: {} },
        }),
      )
    },
  },
]
