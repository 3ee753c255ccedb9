import type { Failing } from './failures'
import type { ProbeCall, ScenarioFacts } from './scenario'
import { auth, page, signedIn, simpleFailure } from './simpleFailure'

const signedOut =
  'Signed out on this device: the form to sign in, nothing left of the session, and a reload stays signed out.'

function dead(
  name: string,
  title: string,
  source: string,
  how: Failing,
  calls: readonly [ProbeCall, ...ProbeCall[]] = ['sign-out', 'read-user'],
): ScenarioFacts {
  return simpleFailure({
    name,
    title,
    area: 'sign-out',
    source,
    calls,
    how,
    person: signedOut,
    seed: signedIn,
  })
}

const badJwt = 'invalid JWT: unable to parse or verify signature, '

/** What can go wrong while somebody signs out. Each of them ends signed out. */
export const signOutScenarios: ScenarioFacts[] = [
  dead(
    'sign-out-no-token',
    'Token not sent on',
    'log-out: no_authorization',
    auth(401, 'no_authorization', 'This endpoint requires a valid Bearer token'),
  ),
  dead(
    'sign-out-token-expired',
    'Token run out',
    'log-out: bad_jwt',
    auth(403, 'bad_jwt', `${badJwt}token has invalid claims: token is expired`),
  ),
  dead(
    'sign-out-session-gone',
    'Session already gone',
    'log-out: session_not_found',
    auth(403, 'session_not_found', 'Session from session_id claim in JWT does not exist'),
  ),
  dead(
    'sign-out-user-gone',
    'Account deleted meanwhile',
    'log-out: user_not_found',
    auth(403, 'user_not_found', 'User from sub claim in JWT does not exist'),
  ),
  dead(
    'sign-out-banned',
    'Banned meanwhile',
    'log-out: user_banned',
    auth(403, 'user_banned', 'User is banned'),
  ),
  dead(
    'sign-out-offline',
    'No connection',
    'fault: sign-out of a dead or offline session fails and stays signed in',
    'offline',
    ['sign-out'],
  ),
  dead('sign-out-never-answers', 'No answer', 'client: no answer', 'silent', ['sign-out']),
  dead(
    'sign-out-rate-limited',
    'Too many requests',
    'any: over_request_rate_limit',
    auth(429, 'over_request_rate_limit', 'Request rate limit reached'),
    ['sign-out'],
  ),
  dead(
    'sign-out-server-error',
    'Server error',
    'any: unexpected_failure',
    auth(
      500,
      'unexpected_failure',
      'Unexpected failure, please check server logs for more information',
    ),
    ['sign-out'],
  ),
  dead('sign-out-bad-gateway', 'Bad gateway', 'client: 502 to 504', page(502, 'Bad Gateway'), [
    'sign-out',
  ]),
]
