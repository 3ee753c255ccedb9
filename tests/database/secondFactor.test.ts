import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createBackend, type Backend } from '@local/backend'
import { localPublishableKey } from '@local/keys'
import { totpCode } from '@mocks/fixtures/totp'
import { signedIn, testOrigin } from './support/clients'

/** Second factors of the embedded server, and what the database makes of them. */
let backend: Backend
beforeAll(async () => {
  backend = await createBackend({ siteUrl: testOrigin })
})
afterEach(async () => {
  vi.useRealTimers()
  await backend.sql('delete from auth.mfa_factors')
  await backend.sql(`update public.settings set value = 'Disabled' where key = 'two_factor'`)
})
afterAll(() => backend.close())

type Client = Awaited<ReturnType<typeof signedIn>>

async function enrol(client: Client) {
  const { data, error } = await client.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: 'Authenticator app',
    issuer: 'Sunline',
  })
  if (error) throw error
  return { factorId: data.id, ...data.totp }
}

/** A client that has a factor and has shown it. Its next code is the one of the next step. */
async function confirmed() {
  const client = await signedIn(backend, 'admin')
  const factor = await enrol(client)
  const code = totpCode(factor.secret, Date.now() - 30_000)
  const { error } = await client.auth.mfa.challengeAndVerify({ ...factor, code })
  if (error) throw error
  return { client, ...factor }
}

const access = async (client: Client) => (await client.rpc('my_access')).data
const claimsOf = async (client: Client) =>
  decodeJwt<{ aal: string; amr: { method: string }[] }>(
    (await client.auth.getSession()).data.session?.access_token ?? '',
  )

test('a factor that was set up opens the session, and its token says by what', async () => {
  const client = await signedIn(backend, 'admin')
  expect(await access(client)).toMatchObject({ second_factor: 'off', has_factor: false })
  const { factorId, secret, qr_code, uri } = await enrol(client)
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/)
  expect(uri).toContain(`secret=${secret}`)
  expect(await access(client)).toMatchObject({ second_factor: 'off', has_factor: false })

  const code = totpCode(secret, Date.now())
  const { data, error } = await client.auth.mfa.challengeAndVerify({ factorId, code })
  expect(error).toBeNull()
  expect(data?.user.factors).toMatchObject([
    { id: factorId, status: 'verified', factor_type: 'totp' },
  ])
  const claims = await claimsOf(client)
  expect(claims).toMatchObject({ aal: 'aal2' })
  expect(claims.amr.map(({ method }) => method).sort()).toEqual(['password', 'totp'])
  expect(await access(client)).toMatchObject({ second_factor: 'passed', has_factor: true })

  await client.auth.refreshSession()
  expect(await claimsOf(client)).toMatchObject({ aal: 'aal2' })
})

test('anybody who has a factor sees nothing of the office before it was shown', async () => {
  const { secret, factorId } = await confirmed()
  const later = await signedIn(backend, 'admin')
  expect(await access(later)).toMatchObject({ second_factor: 'needed', has_factor: true })
  const refused = await later.rpc('list_settings')
  expect([refused.status, refused.error?.code, refused.error?.message]).toEqual([
    403,
    'PT403',
    'second_factor',
  ])
  const own = await later.from('profiles').select('role')
  expect(own.data).toEqual([{ role: 'admin' }])

  const code = totpCode(secret, Date.now() + 30_000)
  expect((await later.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull()
  expect((await later.rpc('list_settings')).error).toBeNull()
})

test('a code works once, and a wrong one not at all', async () => {
  const { client, factorId, secret } = await confirmed()
  const code = totpCode(secret, Date.now() + 30_000)
  const wrong = code === '123456' ? '654321' : '123456'
  const verify = (given: string) => client.auth.mfa.challengeAndVerify({ factorId, code: given })
  expect((await verify(wrong)).error).toMatchObject({
    status: 422,
    code: 'mfa_verification_failed',
    message: 'Invalid TOTP code entered',
  })
  expect((await verify(code)).error).toBeNull()
  expect((await verify(code)).error).toMatchObject({ code: 'mfa_verification_failed' })
})

test('a challenge lasts five minutes and belongs to one address', async () => {
  const { client, factorId, secret } = await confirmed()
  const { data } = await client.auth.mfa.challenge({ factorId })
  const challengeId = data?.id ?? ''
  const code = totpCode(secret, Date.now() + 30_000)
  const token = (await client.auth.getSession()).data.session?.access_token
  const elsewhere = await backend.fetch(
    new Request(`${testOrigin}/auth/v1/factors/${factorId}/verify`, {
      method: 'POST',
      headers: {
        apikey: localPublishableKey,
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ challenge_id: challengeId, code }),
    }),
    '192.0.2.7',
  )
  expect(await elsewhere.json()).toMatchObject({ error_code: 'mfa_ip_address_mismatch' })
  await backend.sql(`update auth.mfa_challenges set created_at = now() - interval '6 minutes'`)
  expect((await client.auth.mfa.verify({ factorId, challengeId, code })).error).toMatchObject({
    status: 422,
    code: 'mfa_challenge_expired',
  })
  expect((await client.auth.mfa.verify({ factorId, challengeId, code })).error).toMatchObject({
    code: 'mfa_factor_not_found',
  })
})

test('is taken off only by a person who has shown it; other sessions end when it is set up', async () => {
  const before = await signedIn(backend, 'admin')
  const { client, factorId } = await confirmed()
  expect((await before.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })

  const later = await signedIn(backend, 'admin')
  expect((await later.auth.mfa.unenroll({ factorId })).error).toMatchObject({
    status: 422,
    code: 'insufficient_aal',
  })
  expect((await later.auth.updateUser({ password: 'An0ther long one' })).error).toMatchObject({
    status: 401,
    code: 'insufficient_aal',
  })
  expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull()
  await client.auth.refreshSession()
  expect(await claimsOf(client)).toMatchObject({ aal: 'aal1' })
  expect((await client.auth.mfa.listFactors()).data?.all).toEqual([])
})

test('an administrator without one has to set it up where the owner asks for it', async () => {
  await backend.sql(`update public.settings set value = 'Enabled' where key = 'two_factor'`)
  const client = await signedIn(backend, 'admin')
  expect(await access(client)).toMatchObject({ second_factor: 'to_set_up' })
  expect((await client.rpc('list_settings')).error).toMatchObject({ message: 'second_factor' })
  const technician = await signedIn(backend, 'technician')
  expect(await access(technician)).toMatchObject({ second_factor: 'off' })
})
