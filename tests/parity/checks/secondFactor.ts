import { totpCode } from '@mocks/fixtures/totp'
import type { Check } from '../check'
import { observeAuth, observeResponse, shapeOf } from '../observe'
import { callAuth, sharedPerson, signedInClient, type Person, type Target } from '../target'

const enrolment = {
  factorType: 'totp',
  friendlyName: 'Authenticator app',
  issuer: 'Sunline',
} as const

/** Somebody new of a role, signed in, with a factor that is not verified yet. */
async function enrolled(target: Target, role: 'admin' | 'customer' = 'customer') {
  const person = await target.makePerson(role)
  const { client, session } = await signedInClient(target, person)
  const { data, error } = await client.auth.mfa.enroll(enrolment)
  if (error) throw error
  return { person, client, session, factorId: data.id, secret: data.totp.secret }
}

/** The same with a verified factor, shown in this session by the code of the step before this one. */
async function confirmed(target: Target, role: 'admin' | 'customer' = 'customer') {
  const made = await enrolled(target, role)
  const code = totpCode(made.secret, Date.now() - 30_000)
  const { error } = await made.client.auth.mfa.challengeAndVerify({ ...made, code })
  if (error) throw error
  return made
}

const nextCode = (secret: string) => totpCode(secret, Date.now() + 30_000)

/** A wrong code, in the form of a code. */
function wrongCode(secret: string): string {
  const right = [-30_000, 0, 30_000, 60_000].map((later) => totpCode(secret, Date.now() + later))
  return (
    ['111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? ''
  )
}

async function accessOf(target: Target, person: Person) {
  const { client } = await signedInClient(target, person)
  const { data, status } = await client.rpc('my_access')
  return { status, data }
}

/** Second factors, and what one's own sign-in asks. */
export const secondFactorChecks: Check[] = [
  {
    name: 'second factor: set up',
    expected: {},
    async run(target) {
      const { client } = await signedInClient(target, await target.makePerson())
      return observeAuth(await client.auth.mfa.enroll(enrolment))
    },
  },
  {
    name: 'second factor: a kind that does not exist',
    expected: { status: 400, code: 'validation_failed' },
    async run(target) {
      const { session } = await sharedPerson(target)
      return observeResponse(
        await callAuth(target, '/factors', {
          token: session.access_token,
          body: { factor_type: 'letter', friendly_name: 'Letter' },
        }),
      )
    },
  },
  {
    name: 'second factor: by phone, which is off',
    expected: { status: 422, code: 'mfa_phone_enroll_not_enabled' },
    async run(target) {
      const { session } = await sharedPerson(target)
      return observeResponse(
        await callAuth(target, '/factors', {
          token: session.access_token,
          body: { factor_type: 'phone', friendly_name: 'Phone', phone: '+15550100199' },
        }),
      )
    },
  },
  {
    name: 'second factor: nobody signed in',
    expected: { status: 401, code: 'no_authorization' },
    async run(target) {
      return observeResponse(
        await callAuth(target, '/factors', { token: null, body: { factor_type: 'totp' } }),
      )
    },
  },
  {
    name: 'second factor: the same name twice',
    expected: { status: 422, code: 'mfa_factor_name_conflict' },
    async run(target) {
      const { client } = await enrolled(target)
      return observeAuth(await client.auth.mfa.enroll(enrolment))
    },
  },
  {
    name: 'second factor: the first code is right',
    expected: {},
    async run(target) {
      const { client, factorId, secret } = await enrolled(target)
      const code = totpCode(secret, Date.now())
      const outcome = await client.auth.mfa.challengeAndVerify({ factorId, code })
      const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel()
      return {
        ...observeAuth(outcome),
        level: data?.currentLevel ?? null,
        methods: (data?.currentAuthenticationMethods ?? [])
          .map((one) => (typeof one === 'string' ? one : one.method))
          .sort()
          .join(', '),
      }
    },
  },
  {
    name: 'second factor: a wrong code',
    expected: { status: 422, code: 'mfa_verification_failed' },
    async run(target) {
      const { client, factorId, secret } = await enrolled(target)
      const code = wrongCode(secret)
      return observeAuth(await client.auth.mfa.challengeAndVerify({ factorId, code }))
    },
  },
  {
    name: 'second factor: a code used twice',
    expected: { status: 422, code: 'mfa_verification_failed' },
    async run(target) {
      const { client, factorId, secret } = await enrolled(target)
      const code = totpCode(secret, Date.now())
      await client.auth.mfa.challengeAndVerify({ factorId, code })
      return observeAuth(await client.auth.mfa.challengeAndVerify({ factorId, code }))
    },
  },
  {
    name: 'second factor: no code',
    expected: { status: 400, code: 'validation_failed' },
    async run(target) {
      const { client, factorId } = await enrolled(target)
      return observeAuth(await client.auth.mfa.challengeAndVerify({ factorId, code: '' }))
    },
  },
  {
    name: 'second factor: a challenge',
    expected: {},
    async run(target) {
      const { client, factorId } = await enrolled(target)
      return observeAuth(await client.auth.mfa.challenge({ factorId }))
    },
  },
  {
    name: 'second factor: a challenge that was never made',
    expected: { status: 422, code: 'mfa_factor_not_found' },
    async run(target) {
      const { client, factorId, secret } = await enrolled(target)
      const challengeId = '1d000000-0000-4000-8000-00000000dead'
      const code = totpCode(secret, Date.now())
      return observeAuth(await client.auth.mfa.verify({ factorId, challengeId, code }))
    },
  },
  {
    name: 'second factor: a challenge answered twice',
    expected: { status: 422, code: 'mfa_ip_address_mismatch' },
    async run(target) {
      const { client, factorId, secret } = await confirmed(target)
      const { data } = await client.auth.mfa.challenge({ factorId })
      const answer = { factorId, challengeId: data?.id ?? '', code: nextCode(secret) }
      await client.auth.mfa.verify(answer)
      return observeAuth(await client.auth.mfa.verify(answer))
    },
  },
  {
    name: 'second factor: somebody else’s',
    expected: { status: 404, code: 'mfa_factor_not_found' },
    async run(target) {
      const { factorId } = await enrolled(target)
      const { client } = await sharedPerson(target)
      return observeAuth(await client.auth.mfa.challenge({ factorId }))
    },
  },
  {
    name: 'second factor: told with the user',
    expected: {},
    async run(target) {
      const { client } = await confirmed(target)
      return observeAuth(await client.auth.getUser())
    },
  },
  {
    name: 'second factor: not shown yet, another one cannot be set up',
    expected: { status: 403, code: 'insufficient_aal' },
    async run(target) {
      const { person } = await confirmed(target)
      const { client } = await signedInClient(target, person)
      return observeAuth(await client.auth.mfa.enroll({ ...enrolment, friendlyName: 'Other' }))
    },
  },
  {
    name: 'second factor: not shown yet, it cannot be taken off',
    expected: { status: 422, code: 'insufficient_aal' },
    async run(target) {
      const { person, factorId } = await confirmed(target)
      const { client } = await signedInClient(target, person)
      return observeAuth(await client.auth.mfa.unenroll({ factorId }))
    },
  },
  {
    name: 'second factor: not shown yet, the password stays',
    expected: { status: 401, code: 'insufficient_aal' },
    async run(target) {
      const { person } = await confirmed(target)
      const { client } = await signedInClient(target, person)
      return observeAuth(await client.auth.updateUser({ password: 'An0ther long one' }))
    },
  },
  {
    name: 'second factor: sessions that have not shown it end when it is set up',
    expected: { status: 400 },
    async run(target) {
      const { person, client, factorId, secret } = await enrolled(target)
      const before = await signedInClient(target, person)
      const code = totpCode(secret, Date.now())
      await client.auth.mfa.challengeAndVerify({ factorId, code })
      return observeAuth(await before.client.auth.getUser())
    },
  },
  {
    name: 'second factor: taken off',
    expected: {},
    async run(target) {
      const { client, factorId } = await confirmed(target)
      const removed = observeAuth(await client.auth.mfa.unenroll({ factorId }))
      await client.auth.refreshSession()
      const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel()
      return { removed, level: data?.currentLevel ?? null, next: data?.nextLevel ?? null }
    },
  },
  {
    name: 'my access: of a customer',
    expected: { status: 200 },
    run: async (target) => accessOf(target, await target.makePerson()),
  },
  {
    name: 'my access: of an administrator',
    expected: { status: 200 },
    run: async (target) => accessOf(target, await target.makePerson('admin')),
  },
  {
    name: 'my access: a factor that was not shown keeps the office closed',
    expected: { status: 403, code: 'PT403' },
    async run(target) {
      const { person } = await confirmed(target, 'admin')
      const { client } = await signedInClient(target, person)
      const { data } = await client.rpc('my_access')
      const { status, error } = await client.rpc('list_settings')
      return { status, data, error: { code: error?.code ?? null, message: error?.message ?? null } }
    },
  },
  {
    name: 'my access: once it was shown',
    expected: { status: 200 },
    async run(target) {
      const { client } = await confirmed(target, 'admin')
      const { data, status } = await client.rpc('my_access')
      const settings = await client.rpc('list_settings')
      return { status, data, settings: shapeOf(settings.status) }
    },
  },
  {
    name: 'my access: of a visitor',
    expected: { status: 401, code: '42501' },
    async run(target) {
      const response = await target.fetch(
        new Request(`${target.url}/rest/v1/rpc/my_access`, {
          method: 'POST',
          headers: { apikey: target.key, 'content-type': 'application/json' },
          body: '{}',
        }),
      )
      return observeResponse(response)
    },
  },
]
