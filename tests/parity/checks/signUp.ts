import { emailOf } from '../../database/support/clients'
import type { Check } from '../check'
import { observeAuth, observeResponse, shapeOf, type Observation } from '../observe'
import { callAuth, clientOf, freshEmail, sharedPerson, type Target } from '../target'

const data = { first_name: 'Nora', last_name: 'Park' }

async function signUp(target: Target, body: object): Promise<Observation> {
  return observeResponse(await callAuth(target, '/signup', { body }))
}

/** Making an account. Addresses are confirmed by mail. */
export const signUpChecks: Check[] = [
  {
    name: 'sign-up: a new address',
    expected: { status: 200 },
    run: (target) => signUp(target, { email: freshEmail(), password: 'A long passw0rd', data }),
  },
  {
    name: 'sign-up: the client gets a user and no session',
    expected: {},
    async run(target) {
      const given = { email: freshEmail(), password: 'A long passw0rd', options: { data } }
      return observeAuth(await clientOf(target).auth.signUp(given))
    },
  },
  {
    name: 'sign-up: password too short',
    expected: { status: 422, code: 'weak_password' },
    run: (target) => signUp(target, { email: freshEmail(), password: 'short', data }),
  },
  {
    name: 'sign-up: the client gets the reasons of a weak password',
    expected: { status: 422, code: 'weak_password' },
    async run(target) {
      const given = { email: freshEmail(), password: 'short' }
      return observeAuth(await clientOf(target).auth.signUp(given))
    },
  },
  {
    name: 'sign-up: a long password of small letters only',
    expected: { status: 422, code: 'weak_password' },
    run: (target) => signUp(target, { email: freshEmail(), password: 'small letters only', data }),
  },
  {
    name: 'sign-up: no password',
    expected: { status: 400, code: 'validation_failed' },
    run: (target) => signUp(target, { email: freshEmail(), data }),
  },
  {
    name: 'sign-up: password longer than 72 bytes',
    expected: { status: 400, code: 'validation_failed' },
    run: (target) => signUp(target, { email: freshEmail(), password: 'x'.repeat(73), data }),
  },
  {
    name: 'sign-up: malformed address',
    expected: { status: 400, code: 'validation_failed' },
    run: (target) => signUp(target, { email: 'not an address', password: 'A long passw0rd', data }),
  },
  {
    name: 'sign-up: no address',
    expected: { status: 422, code: 'anonymous_provider_disabled' },
    run: (target) => signUp(target, { password: 'A long passw0rd', data }),
  },
  {
    name: 'sign-up: malformed JSON',
    expected: { status: 400, code: 'bad_json' },
    async run(target) {
      return observeResponse(await callAuth(target, '/signup', { text: 'nonsense' }))
    },
  },
  {
    name: 'sign-up: an address that is known and confirmed',
    expected: { status: 200 },
    async run(target) {
      const email = emailOf('customer')
      return signUp(target, { email, password: 'A long passw0rd', data })
    },
  },
  {
    name: 'sign-up: the client cannot tell a known address',
    expected: {},
    async run(target) {
      // Nobody else signs up with it at the same moment.
      const email = emailOf('technician')
      const given = { email, password: 'A long passw0rd', options: { data } }
      return observeAuth(await clientOf(target).auth.signUp(given))
    },
  },
  {
    name: 'sign-up: again before confirming, too soon',
    expected: { status: 429, code: 'over_email_send_rate_limit' },
    async run(target) {
      const { email } = await target.makeUnconfirmed()
      return signUp(target, { email, password: 'A long passw0rd', data })
    },
  },
  {
    name: 'sign-up: a role in the metadata counts for nothing',
    expected: { status: 200 },
    async run(target) {
      const email = freshEmail()
      const given = { email, password: 'A long passw0rd' }
      await callAuth(target, '/signup', { body: { ...given, data: { ...data, role: 'admin' } } })
      const token_hash = await target.lastTokenHash(email)
      const client = clientOf(target)
      const { data: verified } = await client.auth.verifyOtp({ type: 'signup', token_hash })
      const id = verified.user?.id ?? ''
      const profile = await client.from('profiles').select('*').eq('id', id).single()
      return { status: profile.status, profile: shapeOf(profile.data) }
    },
  },
  {
    name: 'confirm: the link of the letter signs in',
    expected: {},
    async run(target) {
      const { email } = await target.makeUnconfirmed()
      const token_hash = await target.lastTokenHash(email)
      return observeAuth(await clientOf(target).auth.verifyOtp({ type: 'signup', token_hash }))
    },
  },
  {
    name: 'confirm: a link works once',
    expected: { status: 403, code: 'otp_expired' },
    async run(target) {
      const { email } = await target.makeUnconfirmed()
      const token_hash = await target.lastTokenHash(email)
      await clientOf(target).auth.verifyOtp({ type: 'signup', token_hash })
      return observeAuth(await clientOf(target).auth.verifyOtp({ type: 'signup', token_hash }))
    },
  },
  {
    name: 'confirm: a link that was never sent',
    expected: { status: 403, code: 'otp_expired' },
    async run(target) {
      const body = { type: 'signup', token_hash: 'abcdef0123456789' }
      return observeResponse(await callAuth(target, '/verify', { body }))
    },
  },
  {
    name: 'resend: to an address nobody has',
    expected: { status: 200 },
    async run(target) {
      const body = { type: 'signup', email: 'nobody@example.com' }
      return observeResponse(await callAuth(target, '/resend', { body }))
    },
  },
  {
    name: 'resend: too soon',
    expected: { status: 429, code: 'over_email_send_rate_limit' },
    async run(target) {
      const { email } = await target.makeUnconfirmed()
      return observeResponse(await callAuth(target, '/resend', { body: { type: 'signup', email } }))
    },
  },
  {
    name: 'sign-up: the names are in the profile',
    expected: { status: 200 },
    async run(target) {
      const { person, client } = await sharedPerson(target)
      const { data: profile, status } = await client
        .from('profiles')
        .select('first_name, last_name, role')
        .eq('id', person.id)
        .single()
      return { status, profile: shapeOf(profile) }
    },
  },
]
