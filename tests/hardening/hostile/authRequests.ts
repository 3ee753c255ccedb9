import fc from 'fast-check'
import { demoPassword } from '@local/demoAccounts'
import { testOrigin } from '../../database/support/clients'
import { asQuery, bodyOf, brokenQuery, headersOf, type HostileRequest } from './requests'
import { nastyJson, nastyText } from './values'

/** Addresses that exist, so that requests get past the first question. */
export type KnownPeople = { emails: string[]; refreshTokens: string[]; mailTokens: string[] }

/** Everything that the auth service answers, and some that it does not; with the method that is meant. */
const calls: readonly [method: string, path: string, weight: number][] = [
  ['POST', 'token?grant_type=password', 5],
  ['POST', 'token?grant_type=refresh_token', 4],
  ['POST', 'token?grant_type=pkce', 1],
  ['POST', 'token?grant_type=id_token', 1],
  ['POST', 'token?grant_type=__proto__', 1],
  ['POST', 'token', 1],
  ['POST', 'signup', 5],
  ['POST', 'recover', 3],
  ['POST', 'resend', 2],
  ['POST', 'otp', 2],
  ['POST', 'magiclink', 2],
  ['POST', 'verify', 3],
  ['GET', 'verify', 4],
  ['GET', 'user', 3],
  ['PUT', 'user', 5],
  ['POST', 'logout', 2],
  ['POST', 'logout?scope=others', 1],
  ['POST', 'logout?scope=everything', 1],
  ['GET', 'reauthenticate', 2],
  ['GET', 'authorize', 2],
  ['GET', 'callback', 2],
  ['POST', 'callback', 1],
  ['GET', 'settings', 1],
  ['GET', 'health', 1],
  ['GET', '.well-known/jwks.json', 1],
  ['GET', '.well-known/openid-configuration', 1],
  ['GET', 'admin/users', 1],
  ['POST', 'admin/users', 1],
  ['DELETE', 'admin/users/00000000-0000-0000-0000-000000000000', 1],
  ['POST', 'invite', 1],
  ['POST', 'admin/generate_link', 1],
  ['POST', 'factors', 1],
  ['GET', 'user/identities/authorize', 1],
  ['POST', 'sso', 1],
  ['GET', '', 1],
  ['GET', '../../rest/v1/quotes', 1],
  ['GET', '__proto__', 1],
]

const types = ['signup', 'recovery', 'magiclink', 'invite', 'email_change', 'email', 'sms', 'x']

/** Where a link shall not lead. */
const destinations = [
  'https://evil.example/',
  '//evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  `${testOrigin}@evil.example/`,
  `${testOrigin}.evil.example/`,
  'http://localhost.evil.example/',
  'http://127.0.0.1:1@evil.example/',
  '\\\\evil.example',
  'file:///etc/passwd',
  `${testOrigin}/auth/new-password`,
  '/admin',
  '',
]

const oddAddresses = [
  'A@EXAMPLE.COM',
  'ADMIN@sunline.example',
  ' admin@sunline.example ',
  'admin@sunline.example\n',
  'admin@sunline.example\0',
  'admin@sunline.example,evil@example.com',
  '"quoted @ local"@example.com',
  'x@[127.0.0.1]',
  'ü@exämple.com',
  `${'x'.repeat(300)}@example.com`,
  `x@${'y'.repeat(300)}.example.com`,
  'x@example.com\r\nBcc: evil@example.com',
  '<script>@example.com',
  "x'--@example.com",
]

const passwords = [
  demoPassword,
  'A long passw0rd',
  '',
  'short',
  'x'.repeat(72),
  'x'.repeat(73),
  'é'.repeat(40),
  'x'.repeat(100_000),
  'pass\0word with more',
]

/** Names and more that a person gives with an account; the database must not believe any of it. */
const profileData = fc.record(
  {
    first_name: fc.oneof(nastyText, nastyJson),
    last_name: fc.oneof(nastyText, nastyJson),
    role: fc.constantFrom('super_admin', 'admin', 'service_role'),
    sub: fc.constant('00000000-0000-0000-0000-000000000000'),
    email_verified: fc.constant(true),
    more: nastyJson,
  },
  { requiredKeys: [] },
)

function bodies({ emails, refreshTokens, mailTokens }: KnownPeople): fc.Arbitrary<unknown> {
  const email = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...emails) },
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 999 }).map((n) => `new${n}@example.com`) },
    { weight: 3, arbitrary: fc.constantFrom(...oddAddresses) },
  )
  const hostile = fc.oneof(nastyText, nastyJson)
  const sound = {
    email,
    password: fc.constantFrom(...passwords),
    data: fc.oneof(profileData, nastyJson),
    refresh_token: fc.constantFrom(...refreshTokens, 'aaaaaaaaaaaa'),
    type: fc.constantFrom(...types),
    token: fc.constantFrom(...mailTokens, '000000', '123456'),
    token_hash: fc.constantFrom(...mailTokens, 'pkce_x'),
    nonce: fc.constantFrom('000000', ''),
    current_password: fc.constantFrom(...passwords),
    phone: fc.constantFrom('', '+15550100199'),
    create_user: fc.boolean(),
    channel: fc.constantFrom('sms', 'whatsapp'),
    code_challenge: fc.constantFrom('x', 'x'.repeat(43)),
    code_challenge_method: fc.constantFrom('s256', 'plain', 'none'),
    gotrue_meta_security: fc.constantFrom({}, { captcha_token: 'x' }),
    // What only the service may write.
    role: fc.constantFrom('service_role', 'super_admin'),
    aud: fc.constantFrom('service_role', 'authenticated'),
    app_metadata: fc.constantFrom({ role: 'super_admin', provider: 'google' }),
    user_metadata: fc.constantFrom({ role: 'super_admin' }),
    raw_app_meta_data: fc.constantFrom({ role: 'super_admin' }),
    email_confirm: fc.constant(true),
    email_confirmed_at: fc.constant('2026-01-01T00:00:00Z'),
    is_super_admin: fc.constant(true),
    is_anonymous: fc.constant(true),
    id: fc.constant('00000000-0000-0000-0000-000000000000'),
  }
  const names = Object.keys(sound)
  return fc
    .record({
      usual: fc.record(
        { email: sound.email, password: sound.password, data: sound.data },
        { requiredKeys: ['email', 'password'] },
      ),
      special: fc.record(sound, { requiredKeys: ['refresh_token', 'type', 'token_hash'] }),
      isSpecial: fc.boolean(),
      spoilt: fc.oneof(
        { weight: 2, arbitrary: fc.constant({}) },
        {
          weight: 1,
          arbitrary: fc.dictionary(fc.constantFrom(...names), hostile, { minKeys: 1, maxKeys: 2 }),
        },
      ),
    })
    .map(({ usual, special, isSpecial, spoilt }) => ({
      ...(isSpecial ? special : {}),
      ...usual,
      ...spoilt,
    }))
}

function queries({ mailTokens }: KnownPeople): fc.Arbitrary<string> {
  const parameter = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.tuple(fc.constant('redirect_to'), fc.constantFrom(...destinations)),
    },
    { weight: 2, arbitrary: fc.tuple(fc.constant('type'), fc.constantFrom(...types)) },
    {
      weight: 2,
      arbitrary: fc.tuple(
        fc.constantFrom('token', 'token_hash', 'code'),
        fc.oneof(fc.constantFrom(...mailTokens), nastyText),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(
        fc.constantFrom('provider', 'state', 'error', 'error_description', 'scopes'),
        fc.oneof(fc.constantFrom('github', 'google', 'apple', 'x'), nastyText),
      ),
    },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom('email', 'apikey', 'scope'), nastyText) },
    { weight: 1, arbitrary: fc.tuple(nastyText, nastyText) },
  )
  return fc
    .tuple(fc.array(parameter, { maxLength: 4 }), fc.integer({ min: 0, max: 9 }), brokenQuery)
    .map(([parameters, luck, broken]) =>
      [
        ...parameters.map(
          ([name, text]) => `${asQuery(name, luck > 0)}=${asQuery(text, luck > 0)}`,
        ),
        broken,
      ]
        .filter(Boolean)
        .join('&'),
    )
}

/** Requests to the auth service: bodies, queries and headers that are sound, spoilt or something else. */
export function authRequestsOf(known: KnownPeople): fc.Arbitrary<HostileRequest> {
  const call = fc.oneof(
    ...calls.map(([method, path, weight]) => ({
      weight,
      arbitrary: fc.constant({ method, path }),
    })),
  )
  return fc
    .record({
      call,
      method: fc.oneof(
        { weight: 9, arbitrary: fc.constant(undefined) },
        {
          weight: 1,
          arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'),
        },
      ),
      query: queries(known),
      headers: headersOf,
      body: bodyOf(bodies(known)),
    })
    .map(({ call: { method: meant, path }, method, query, headers, body }) => ({
      method: method ?? meant,
      path: `/auth/v1/${path}${query && (path.includes('?') ? '&' : '?')}${query}`,
      headers,
      body,
    }))
}
