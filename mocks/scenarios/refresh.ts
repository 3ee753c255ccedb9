import { delay, HttpResponse } from 'msw'
import { buildSession } from '../fixtures/auth'
import { answerWith, failingTimes, on, type Failing } from './failures'
import type { ScenarioFacts } from './scenario'
import { auth, expired, nearExpiry, page, simpleFailure } from './simpleFailure'

const signInAgain =
  'Signed out: the sign-in page with "Your session has ended" and "Sign in again to go on where you were." After signing in the page asked for is back.'

const staysSignedIn =
  'Nothing: the page stays as it is and the person stays signed in. The session is refreshed when the server answers again.'

function ended(
  name: string,
  title: string,
  source: string,
  [status, code, message]: readonly [number, string, string],
): ScenarioFacts {
  return simpleFailure({
    name,
    title,
    area: 'refresh',
    source: `refresh: ${source}`,
    calls: ['refresh'],
    how: auth(status, code, message),
    person: signInAgain,
    seed: expired,
  })
}

function passing(name: string, title: string, source: string, how: Failing): ScenarioFacts {
  return simpleFailure({
    name,
    title,
    area: 'refresh',
    source,
    calls: ['refresh'],
    how,
    person: staysSignedIn,
    seed: nearExpiry,
  })
}

/** What can go wrong while a session is refreshed. */
export const refreshScenarios: ScenarioFacts[] = [
  ended('refresh-token-not-found', 'Refresh token unknown', 'refresh_token_not_found', [
    400,
    'refresh_token_not_found',
    'Invalid Refresh Token: Refresh Token Not Found',
  ]),
  ended('refresh-token-already-used', 'Refresh token already used', 'refresh_token_already_used', [
    400,
    'refresh_token_already_used',
    'Invalid Refresh Token: Already Used',
  ]),
  ended('refresh-session-expired', 'Session too old', 'session_expired', [
    400,
    'session_expired',
    'Invalid Refresh Token: Session Expired',
  ]),
  ended('refresh-session-inactive', 'Session unused for too long', 'session_expired inactivity', [
    400,
    'session_expired',
    'Invalid Refresh Token: Session Expired (Inactivity)',
  ]),
  ended('refresh-newer-login', 'Signed in on another device', 'session_expired newer login', [
    400,
    'session_expired',
    'Invalid Refresh Token: Session Expired (Revoked by Newer Login)',
  ]),
  ended('refresh-session-not-found', 'Session gone', 'session_not_found', [
    400,
    'session_not_found',
    'Invalid Refresh Token: No Valid Session Found',
  ]),
  ended('refresh-banned', 'Banned meanwhile', 'user_banned', [
    400,
    'user_banned',
    'User is banned',
  ]),
  ended('refresh-token-malformed', 'Refresh token malformed', 'validation_failed', [
    400,
    'validation_failed',
    'Refresh token is not valid',
  ]),
  simpleFailure({
    name: 'refresh-token-already-used-at-work',
    title: 'Refresh token already used, token still good',
    area: 'refresh',
    source: 'refresh: refresh_token_already_used',
    fault: '`refresh_token_already_used` signs out in silence',
    calls: ['refresh'],
    how: auth(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used'),
    person:
      'The page stays in sight, and over it "Your session has ended" with "What you wrote is still here." and a form to sign in again. Never signed out without a word.',
    seed: nearExpiry,
  }),
  passing(
    'refresh-conflict',
    'Many refreshes at once',
    'refresh: conflict',
    auth(
      409,
      'conflict',
      'Too many concurrent token refresh requests on the same session or refresh token',
    ),
  ),
  passing(
    'refresh-rate-limited',
    'Too many refreshes',
    'fault: refresh storm and 429 sign everyone out',
    auth(429, 'over_request_rate_limit', 'Request rate limit reached'),
  ),
  passing(
    'refresh-proxy-refuses',
    'Blocked by a proxy',
    'client: 4xx that is not JSON',
    page(403, 'Access denied'),
  ),
  passing('refresh-bad-gateway', 'Bad gateway', 'client: 502 to 504', page(502, 'Bad Gateway')),
  passing(
    'refresh-server-error',
    'Server error',
    'any: unexpected_failure',
    auth(
      500,
      'unexpected_failure',
      'Unexpected failure, please check server logs for more information',
    ),
  ),
  passing(
    'refresh-captive-portal',
    'Wi-Fi sign-in page answers',
    'client: 200 that is not JSON',
    page(200, 'Welcome to Airport Wi-Fi'),
  ),
  passing('refresh-offline', 'No connection', 'client: network', 'offline'),
  simpleFailure({
    name: 'refresh-never-answers',
    title: 'No answer near expiry',
    area: 'refresh',
    source: 'fault: initial loading never ends near expiry',
    calls: ['refresh'],
    how: 'silent',
    person:
      'A spinner, and never for good: "Your account could not be opened" with the buttons "Try again" and "Sign Out". Still signed in.',
    seed: { stored: 'session', role: 'technician', expiresIn: 60 },
  }),
  {
    name: 'refresh-slow-on-reload',
    title: 'Slow refresh on reload',
    area: 'refresh',
    source: 'fault: reload flashes the login page before INITIAL_SESSION',
    server: 'The refresh grant answers 200 after three seconds.',
    person: 'A spinner until the session is known, then the page. The sign-in page never shows.',
    handlers: () => [
      on('refresh', async () => {
        await delay(3000)
      }),
    ],
    probes: [{ call: 'refresh', answer: 200 }],
    seed: expired,
  },
  {
    name: 'refresh-rate-limited-after-expiry',
    title: 'Too many refreshes, token run out',
    area: 'refresh',
    source: 'fault: refresh storm and 429 sign everyone out',
    server:
      'The refresh grant answers 429 over_request_rate_limit "Request rate limit reached" twice, then 200.',
    person:
      'A spinner, then the page: the person stays signed in, and the server is asked a few times, not in a loop.',
    handlers: () => [
      failingTimes(
        'refresh',
        2,
        auth(429, 'over_request_rate_limit', 'Request rate limit reached'),
      ),
    ],
    probes: [
      {
        call: 'refresh',
        answer: 429,
        code: 'over_request_rate_limit',
        message: 'Request rate limit reached',
      },
      { call: 'refresh', answer: 429, code: 'over_request_rate_limit' },
      { call: 'refresh', answer: 200 },
    ],
    seed: expired,
  },
  {
    name: 'refresh-clock-fast',
    title: 'Device clock two hours fast',
    area: 'refresh',
    source: 'fault: a fast clock refreshes in a loop',
    server:
      'The password grant and the refresh grant answer 200 with an expires_at that is an hour ago by the clock of the device.',
    person: 'Signed in as usual; the session is refreshed once and not in a loop.',
    handlers: () => [
      on('sign-in', () => HttpResponse.json(sessionOfThePast())),
      on('refresh', () => HttpResponse.json(sessionOfThePast())),
    ],
    probes: [
      { call: 'sign-in', answer: 200 },
      { call: 'refresh', answer: 200 },
    ],
    seed: expired,
  },
  {
    name: 'refresh-malformed-token',
    title: 'Token that is none',
    area: 'refresh',
    source: 'client: malformed JWT',
    server:
      'The refresh grant answers 200 with an access token that is no JWT; the read of profiles then answers 401 PGRST301 "Expected 3 parts in JWT; got 1".',
    person:
      '"Your account could not be opened" with the buttons "Try again" and "Sign Out". Still signed in: a server that mends itself lets the person go on.',
    handlers: () => [
      on('refresh', () =>
        HttpResponse.json({
          ...buildSession({ role: 'technician' }),
          access_token: 'not-a-token',
        }),
      ),
      on('read-profile', ({ request }) =>
        answerWith(
          {
            rest: { status: 401, code: 'PGRST301', message: 'Expected 3 parts in JWT; got 1' },
          },
          request,
        ),
      ),
    ],
    probes: [
      { call: 'refresh', answer: 200 },
      {
        call: 'read-profile',
        answer: 401,
        code: 'PGRST301',
        message: 'Expected 3 parts in JWT; got 1',
      },
    ],
    seed: expired,
  },
  {
    name: 'storage-garbage',
    title: 'Stored session unreadable',
    area: 'refresh',
    source: 'fault: corrupt storage crashes the app',
    server: 'The server is fine: the sign-in answers 200.',
    person: 'The page as a visitor sees it. Signing in works, and what could not be read is gone.',
    handlers: () => [],
    probes: [{ call: 'sign-in', answer: 200 }],
    seed: { stored: 'garbage' },
  },
  {
    name: 'storage-blocked',
    title: 'Browser storage blocked',
    area: 'refresh',
    source: 'fault: storage blocked',
    server: 'The server is fine: the sign-in answers 200.',
    person: 'Everything works, signing in too, until the page is left or reloaded.',
    handlers: () => [],
    probes: [{ call: 'sign-in', answer: 200 }],
    seed: { stored: 'blocked' },
  },
]

// The token itself is good: only the time that the device compares with is wrong.
function sessionOfThePast() {
  const session = buildSession({ role: 'technician' })
  return { ...session, expires_at: (session.expires_at ?? 0) - 7200 }
}
