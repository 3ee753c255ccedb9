import { authError } from './authEnvelope'

/** What the auth service has an answer for; Lite asks every other path for a token, and hosted has no such path. */
const paths = new Set([
  '/signup',
  '/token',
  '/otp',
  '/magiclink',
  '/verify',
  '/recover',
  '/resend',
  '/health',
  '/settings',
  '/authorize',
  '/callback',
  '/logout',
  '/user',
  '/reauthenticate',
  '/.well-known/jwks.json',
  '/.well-known/openid-configuration',
])

/** A second factor, and what is done with it. */
const factorPath = /^\/factors(?:\/[^/]+(?:\/(?:challenge|verify))?)?$/

/** The 404 for a path below `/auth/v1` that leads nowhere; undefined for one that does. */
export function refuseAuthPath(path: string): Response | undefined {
  const bare = path.replace(/\/$/, '')
  return paths.has(bare) || factorPath.test(bare)
    ? undefined
    : authError(404, 'not_found', 'There is nothing at this path')
}
