import { HttpResponse } from 'msw'
import { buildSession } from '../fixtures/auth'
import { on } from './failures'
import type { ScenarioFacts } from './scenario'
import { auth, gateway, loginError, page, simpleFailure } from './simpleFailure'
import type { Failing } from './failures'

function refused(
  name: string,
  title: string,
  source: string,
  how: Failing,
  person: string,
): ScenarioFacts {
  return simpleFailure({ name, title, area: 'sign-in', source, calls: ['sign-in'], how, person })
}

function apiError(
  name: string,
  title: string,
  source: string,
  [status, code, message]: readonly [number, string, string],
): ScenarioFacts {
  return refused(name, title, source, auth(status, code, message), loginError(message))
}

const unreadable = loginError('The sign-in service gave an answer that cannot be read.')

/** What can go wrong while somebody signs in. */
export const signInScenarios: ScenarioFacts[] = [
  apiError('sign-in-wrong-password', 'Wrong password', 'password: invalid_credentials', [
    400,
    'invalid_credentials',
    'Invalid login credentials',
  ]),
  apiError('sign-in-not-confirmed', 'E-mail not confirmed', 'password: email_not_confirmed', [
    400,
    'email_not_confirmed',
    'Email not confirmed',
  ]),
  apiError('sign-in-banned', 'Account banned', 'password: user_banned', [
    400,
    'user_banned',
    'User is banned',
  ]),
  apiError('sign-in-locked-out', 'Closed by wrong passwords', 'password: hook rejection', [
    400,
    'invalid_credentials',
    'Too many wrong passwords. Try again in 15 minutes.',
  ]),
  apiError('sign-in-missing-email', 'Nothing sent', 'password: validation_failed', [
    400,
    'validation_failed',
    'missing email or phone',
  ]),
  apiError(
    'sign-in-email-logins-disabled',
    'E-mail logins switched off',
    'password: email_provider_disabled',
    [422, 'email_provider_disabled', 'Email logins are disabled'],
  ),
  apiError('sign-in-bad-json', 'Body not understood', 'any: bad_json', [
    400,
    'bad_json',
    'Could not parse request body as JSON',
  ]),
  apiError('sign-in-rate-limited', 'Too many tries', 'any: over_request_rate_limit', [
    429,
    'over_request_rate_limit',
    'Request rate limit reached',
  ]),
  apiError('sign-in-captcha', 'Captcha asked for', 'any: captcha_failed', [
    400,
    'captcha_failed',
    'captcha protection: request disallowed (no captcha_token found)',
  ]),
  apiError('sign-in-server-error', 'Server error', 'any: unexpected_failure', [
    500,
    'unexpected_failure',
    'Unexpected failure, please check server logs for more information',
  ]),
  apiError('sign-in-timeout', 'Server gave up', 'any: request_timeout', [
    504,
    'request_timeout',
    'Processing this request timed out, please retry after a moment.',
  ]),
  refused(
    'sign-in-no-api-key',
    'Set up without an API key',
    'gateway: no API key',
    gateway('No API key found in request', 'No `apikey` request header or url param was found.'),
    loginError('No API key found in request'),
  ),
  refused(
    'sign-in-invalid-api-key',
    'Set up with a wrong API key',
    'gateway: invalid API key',
    gateway('Invalid API key', 'Double check your Supabase `anon` or `service_role` API key.'),
    loginError('Invalid API key'),
  ),
  refused(
    'sign-in-older-server',
    'Server of before error codes',
    'envelope: invalid_grant of older servers',
    {
      status: 400,
      json: { error: 'invalid_grant', error_description: 'Invalid login credentials' },
    },
    loginError('Invalid login credentials'),
  ),
  refused(
    'sign-in-without-version-header',
    'Error code in the older envelope',
    'envelope: without the version header',
    {
      status: 400,
      json: { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
    },
    loginError('Invalid login credentials'),
  ),
  refused(
    'sign-in-proxy-refuses',
    'Blocked by a proxy',
    'client: 4xx that is not JSON',
    page(403, 'Access denied'),
    unreadable,
  ),
  refused(
    'sign-in-bad-gateway',
    'Bad gateway',
    'client: 502 to 504',
    page(502, 'Bad Gateway'),
    unreadable,
  ),
  refused(
    'sign-in-captive-portal',
    'Wi-Fi sign-in page answers',
    'client: 200 that is not JSON',
    page(200, 'Welcome to Airport Wi-Fi'),
    unreadable,
  ),
  refused(
    'sign-in-offline',
    'No connection',
    'client: network',
    'offline',
    loginError('No connection to the sign-in service.'),
  ),
  refused(
    'sign-in-never-answers',
    'No answer',
    'client: no answer',
    'silent',
    'The button reads "Processing..." and is disabled; after a while "The sign-in service did not answer in time." in the alert, and the button can be pressed again.',
  ),
  {
    name: 'sign-in-password-now-weak',
    title: 'Password has become weak',
    area: 'sign-in',
    source: 'password: weak_password beside the session',
    server:
      'The password grant answers 200 with a session and weak_password {message, reasons: [length]}.',
    person:
      'Signed in as usual: a toast "Welcome!" with "You have successfully logged in." and the technician portal.',
    handlers: () => [
      on('sign-in', () =>
        HttpResponse.json({
          ...buildSession({ role: 'technician' }),
          weak_password: {
            message: 'Password should be at least 8 characters.',
            reasons: ['length'],
          },
        }),
      ),
    ],
    probes: [{ call: 'sign-in', answer: 200 }],
  },
  {
    name: 'sign-in-short-token',
    title: 'Token that lasts a minute',
    area: 'sign-in',
    source: 'fault: refresh storm and 429 sign everyone out',
    server: 'The password grant and the refresh grant answer 200 with a session of 60 seconds.',
    person:
      'Signed in as usual. The token is refreshed about twice a minute and not with every query.',
    handlers: () => [
      on('sign-in', () => HttpResponse.json(briefSession())),
      on('refresh', () => HttpResponse.json(briefSession())),
    ],
    probes: [
      { call: 'sign-in', answer: 200 },
      { call: 'refresh', answer: 200 },
    ],
  },
]

function briefSession() {
  return buildSession({ role: 'technician', expiresIn: 60 })
}
