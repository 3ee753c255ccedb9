import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBackend, type Backend } from '@local/backend'
import { localPublishableKey } from '@local/keys'
import { signedIn, testOrigin, visitorOf } from '../database/support/clients'

/** What the fuzzing of the auth service has found, each once. */
let backend: Backend
beforeAll(async () => {
  backend = await createBackend({ siteUrl: testOrigin })
})
afterAll(() => backend.close())

async function ask(method: string, path: string, body: string, token = localPublishableKey) {
  const response = await backend.fetch(
    new Request(`${testOrigin}/auth/v1/${path}`, {
      method,
      headers: {
        apikey: localPublishableKey,
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
      },
      body,
    }),
  )
  const answer = (await response.json()) as { error_code?: string; email?: string }
  return `${response.status} ${answer.error_code ?? ''}`
}

const deep = `{"data":${'[1,'.repeat(20_000)}`
const newcomer = (more: object) => JSON.stringify({ password: 'A long passw0rd', ...more })

describe('a body that cannot be read is refused, never a fault of the server', () => {
  test.each([
    ['a NUL in an address', 'signup', newcomer({ email: 'a\0@example.com' }), '400 bad_json'],
    [
      'a NUL in a name',
      'signup',
      newcomer({ email: 'a@example.com', data: { 'x\0': 1 } }),
      '400 bad_json',
    ],
    [
      'a list for an address',
      'token?grant_type=password',
      newcomer({ email: ['a'] }),
      '400 bad_json',
    ],
    ['a number for an address', 'recover', '{"email":1}', '400 bad_json'],
    [
      'a text for an object',
      'signup',
      newcomer({ email: 'a@example.com', data: 'x' }),
      '400 bad_json',
    ],
    ['a list', 'recover', '[1]', '400 bad_json'],
    ['JSON that is too deep', 'signup', deep, '400 bad_json'],
    [
      'an endless address',
      'otp',
      `{"email":"${'x'.repeat(300)}@example.com"}`,
      '400 validation_failed',
    ],
    [
      'a tag for an address',
      'signup',
      newcomer({ email: '<b>@example.com' }),
      '400 validation_failed',
    ],
    [
      'half a character',
      'signup',
      newcomer({ email: 'half@example.com', data: { first_name: '\ud800' } }),
      '200 ',
    ],
  ])('%s', async (_, path, body, expected) => {
    expect(await ask('POST', path, body)).toBe(expected)
  })

  test('nothing at all changes nothing', async () => {
    const client = await signedIn(backend, 'customer')
    const token = (await client.auth.getSession()).data.session?.access_token
    expect(await ask('PUT', 'user', 'null', token)).toBe('200 ')
  })
})

test.each(['otp', 'magiclink'])(
  'asking for a link by %s confirms no address: following it does',
  async (path) => {
    const email = `${path}@example.com`
    expect(await ask('POST', path, JSON.stringify({ email }))).toBe('200 ')
    const stored = () =>
      backend.sql<{ confirmed: boolean; sessions: number }>(
        `select email_confirmed_at is not null as confirmed,
           (select count(*)::int from auth.sessions s where s.user_id = u.id) as sessions
         from auth.users u where email = $1`,
        [email],
      )
    expect(await stored()).toEqual([{ confirmed: false, sessions: 0 }])
    const token = /token_hash=([\w-]+)/.exec(backend.mails().at(-1)?.text ?? '')?.[1] ?? ''
    const { error } = await visitorOf(backend).auth.verifyOtp({
      type: 'magiclink',
      token_hash: token,
    })
    expect(error).toBeNull()
    expect(await stored()).toEqual([{ confirmed: true, sessions: 1 }])
  },
)
