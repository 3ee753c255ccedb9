import type { Check } from '../check'
import { observeAuth, observeResponse } from '../observe'
import { callAuth, clientOf, sharedPerson } from '../target'

const password = (body: unknown) => ({ body })
const path = '/token?grant_type=password'

/** Signing in with a password. */
export const signInChecks: Check[] = [
  {
    name: 'sign-in: right password',
    expected: { status: 200 },
    async run(target) {
      const { email, password } = (await sharedPerson(target)).person
      return observeResponse(await callAuth(target, path, { body: { email, password } }))
    },
  },
  {
    name: 'sign-in: the client gets a session',
    expected: {},
    async run(target) {
      return observeAuth(
        await clientOf(target).auth.signInWithPassword((await sharedPerson(target)).person),
      )
    },
  },
  {
    name: 'sign-in: the address in capitals',
    expected: { status: 200 },
    async run(target) {
      const { email, password } = (await sharedPerson(target)).person
      const body = { email: email.toUpperCase(), password }
      return observeResponse(await callAuth(target, path, { body }))
    },
  },
  {
    name: 'sign-in: wrong password',
    expected: { status: 400, code: 'invalid_credentials' },
    async run(target) {
      const { email } = (await sharedPerson(target)).person
      return observeResponse(
        await callAuth(target, path, password({ email, password: 'not this one' })),
      )
    },
  },
  {
    name: 'sign-in: the client gets the wrong password as an API error',
    expected: { status: 400, code: 'invalid_credentials' },
    async run(target) {
      const { email } = (await sharedPerson(target)).person
      return observeAuth(
        await clientOf(target).auth.signInWithPassword({ email, password: 'not this one' }),
      )
    },
  },
  {
    name: 'sign-in: unknown address',
    expected: { status: 400, code: 'invalid_credentials' },
    async run(target) {
      const body = { email: 'nobody@example.com', password: 'anything at all' }
      return observeResponse(await callAuth(target, path, { body }))
    },
  },
  {
    name: 'sign-in: wrong password in the older envelope',
    expected: { status: 400, code: 'invalid_credentials' },
    async run(target) {
      return observeResponse(
        await callAuth(target, path, {
          body: { email: 'nobody@example.com', password: 'anything at all' },
          headers: { 'x-supabase-api-version': '' },
        }),
      )
    },
  },
  {
    name: 'sign-in: no password',
    expected: { status: 400, code: 'invalid_credentials' },
    async run(target) {
      const { email } = (await sharedPerson(target)).person
      return observeResponse(await callAuth(target, path, password({ email })))
    },
  },
  {
    name: 'sign-in: neither e-mail nor phone',
    expected: { status: 400, code: 'validation_failed' },
    async run(target) {
      return observeResponse(await callAuth(target, path, password({ password: 'anything' })))
    },
  },
  {
    name: 'sign-in: malformed JSON',
    expected: { status: 400, code: 'bad_json' },
    async run(target) {
      return observeResponse(await callAuth(target, path, { text: '{"email": ' }))
    },
  },
  {
    name: 'sign-in: no body',
    expected: { status: 400, code: 'bad_json' },
    async run(target) {
      return observeResponse(await callAuth(target, path))
    },
  },
  {
    name: 'sign-in: a grant that does not exist',
    expected: { status: 400, code: 'invalid_credentials' },
    async run(target) {
      return observeResponse(await callAuth(target, '/token?grant_type=magic', { body: {} }))
    },
  },
  {
    name: 'sign-in: no API key',
    expected: { status: 401 },
    async run(target) {
      return observeResponse(await callAuth(target, path, { body: {}, key: null, token: null }))
    },
  },
  {
    name: 'sign-in: wrong API key',
    expected: { status: 401 },
    async run(target) {
      const key = 'sb_publishable_of_another_project'
      return observeResponse(await callAuth(target, path, { body: {}, key, token: key }))
    },
  },
  {
    name: 'sign-in: address not confirmed',
    expected: { status: 400, code: 'email_not_confirmed' },
    async run(target) {
      const { email, password } = await target.makeUnconfirmed()
      return observeResponse(await callAuth(target, path, { body: { email, password } }))
    },
  },
  {
    name: 'sign-in: not confirmed, and the wrong password',
    expected: { status: 400, code: 'invalid_credentials' },
    async run(target) {
      const { email } = await target.makeUnconfirmed()
      return observeResponse(
        await callAuth(target, path, password({ email, password: 'not this one' })),
      )
    },
  },
  {
    name: 'sign-in: closed by wrong passwords, to the right one too',
    expected: { status: 400, code: 'invalid_credentials' },
    async run(target) {
      const { email, password } = await target.makePerson()
      const client = clientOf(target)
      const attempts = []
      for (let n = 0; n < 5; n++) {
        attempts.push(await client.auth.signInWithPassword({ email, password: 'not this one' }))
      }
      const said = attempts.map(({ error }) => error?.message).join('; ')
      return { ...observeAuth(await client.auth.signInWithPassword({ email, password })), said }
    },
  },
  {
    name: 'sign-in: banned',
    expected: { status: 400, code: 'user_banned' },
    async run(target) {
      const person = await target.makePerson()
      await target.setBan(person, true)
      const { email, password } = person
      return observeResponse(await callAuth(target, path, { body: { email, password } }))
    },
  },
]
