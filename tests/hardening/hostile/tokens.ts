import { SignJWT } from 'jose'
import type { Backend } from '@local/backend'

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

const hour = 3600

/**
 * Tokens that somebody could make up who has seen one of their own.
 * @param own a token of the forger's
 * @param victim the id of the person whom they would like to be
 * @returns by what was tried; none of them may open anything
 */
export async function forgedTokens(
  backend: Backend,
  own: string,
  victim: string,
): Promise<Record<string, string>> {
  const [header = '', payload = '', signature = ''] = own.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
  const now = Math.floor(Date.now() / 1000)
  const theirs = { ...claims, sub: victim }
  const service = { ...claims, role: 'service_role' }
  const signed = (body: Record<string, unknown>, key: string, alg = 'HS256') =>
    new SignJWT(body).setProtectedHeader({ alg, typ: 'JWT' }).sign(new TextEncoder().encode(key))
  const weak = 'super-secret-jwt-token-with-at-least-32-characters-long'
  return {
    'no algorithm': `${base64({ alg: 'none', typ: 'JWT' })}.${base64(theirs)}.`,
    'no algorithm, service role': `${base64({ alg: 'none' })}.${base64(service)}.`,
    'no algorithm, in capitals': `${base64({ alg: 'nOnE' })}.${base64(service)}.x`,
    'no algorithm, signature kept': `${base64({ alg: 'none' })}.${base64(theirs)}.${signature}`,
    'somebody else, own signature': `${header}.${base64(theirs)}.${signature}`,
    'service role, own signature': `${header}.${base64(service)}.${signature}`,
    'own, without a signature': `${header}.${payload}.`,
    'own, cut': own.slice(0, -4),
    'the published example key': await signed(service, weak),
    'the empty-looking key': await signed(service, '\0'.repeat(32)),
    'the wrong key': await signed(theirs, 'another key, just as long as it should be'),
    'the wrong key, no sub': await signed({ ...service, sub: undefined }, weak),
    'another algorithm': await signed(theirs, 'x'.repeat(64), 'HS512'),
    'a key of the header': `${base64({ alg: 'HS256', jwk: { kty: 'oct', k: 'AA' }, kid: '../../dev/null' })}.${base64(theirs)}.${signature}`,
    // Only the service itself can sign these; their time is over, or has not come.
    expired: await signed({ ...theirs, exp: now - hour, iat: now - 2 * hour }, backend.jwtSecret),
    'not yet valid': await signed({ ...theirs, nbf: now + hour }, backend.jwtSecret),
  }
}

/** Bearers that are no tokens at all. */
export const noTokens: readonly string[] = [
  '',
  'null',
  'undefined',
  '.',
  '..',
  'a.b.c',
  `${base64({})}.${base64({})}.`,
  'e30.e30.e30',
  'x'.repeat(20_000),
  "' or '1'='1",
  'sb_secret_guessed',
  'Bearer Bearer',
]
