import { jwtVerify, SignJWT, type JWTPayload } from 'jose'
import { localPublishableKey } from '../keys'
import { refusals } from './storageAnswers'

/** Who asks: the role of the database, and the claims of their token. */
export type StorageCaller = { role: string; claims: JWTPayload }

type Secrets = { jwtSecret: string; secretKey: string }

const keyOf = (jwtSecret: string) => new TextEncoder().encode(jwtSecret)

/** @throws StorageRefusal when there is no token, or none that this server has signed */
export async function callerOf(request: Request, secrets: Secrets): Promise<StorageCaller> {
  const header = request.headers.get('Authorization')
  if (header === null) {
    throw refusals.invalid("headers must have required property 'authorization'")
  }
  const token = header.replace(/^Bearer\s+/i, '')
  // Hosted, the gateway puts a token of the role in the place of a key.
  if (token === localPublishableKey) return { role: 'anon', claims: { role: 'anon' } }
  if (token === secrets.secretKey) {
    return { role: 'service_role', claims: { role: 'service_role' } }
  }
  try {
    const { payload } = await jwtVerify(token, keyOf(secrets.jwtSecret), { algorithms: ['HS256'] })
    return { role: payload.role === 'authenticated' ? 'authenticated' : 'anon', claims: payload }
  } catch (error) {
    throw refusals.accessDenied(error instanceof Error ? error.message : 'Invalid JWT')
  }
}

/**
 * The address at which one file can be read for a time, without a session.
 * @param file `<bucket>/<path>`
 * @param seconds how long
 */
export async function signedPath(
  file: string,
  seconds: number,
  jwtSecret: string,
): Promise<string> {
  const token = await new SignJWT({ url: file, scope: 'download' })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime(`${seconds}s`)
    .sign(keyOf(jwtSecret))
  return `/object/sign/${file}?token=${token}`
}

/** @throws StorageRefusal when the token was not made for this file (`<bucket>/<path>`), or is over */
export async function checkSignature(
  token: string,
  file: string,
  jwtSecret: string,
): Promise<void> {
  let payload: JWTPayload
  try {
    payload = (await jwtVerify(token, keyOf(jwtSecret), { algorithms: ['HS256'] })).payload
  } catch (error) {
    throw refusals.badToken(error instanceof Error ? error.message : 'Invalid JWT')
  }
  // A session's token is signed with the same secret and names no file.
  if (payload.url !== file) throw refusals.badSignature()
}
