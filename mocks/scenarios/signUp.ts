import { HttpResponse } from 'msw'
import { buildUser } from '../fixtures/auth'
import { failingTimes, on, type Failing } from './failures'
import type { ScenarioFacts } from './scenario'
import { auth, page, registrationError, simpleFailure } from './simpleFailure'

function refused(
  name: string,
  title: string,
  source: string,
  how: Failing,
  person: string,
): ScenarioFacts {
  return simpleFailure({ name, title, area: 'sign-up', source, calls: ['sign-up'], how, person })
}

function apiError(
  name: string,
  title: string,
  source: string,
  [status, code, message]: readonly [number, string, string],
): ScenarioFacts {
  return refused(name, title, source, auth(status, code, message), registrationError(message))
}

function weakPassword(name: string, title: string, reason: string, message: string): ScenarioFacts {
  return refused(
    name,
    title,
    `sign-up: weak_password ${reason}`,
    auth(422, 'weak_password', message, { weak_password: { reasons: [reason] } }),
    `${registrationError(message)} The alert also says what the password lacks.`,
  )
}

const checkMail =
  'A toast "Registration Successful" with "Please check your email to verify your account.", and the form is back in sign-in mode.'

/** What can go wrong while somebody makes an account. */
export const signUpScenarios: ScenarioFacts[] = [
  weakPassword(
    'sign-up-password-too-short',
    'Password too short',
    'length',
    'Password should be at least 6 characters.',
  ),
  weakPassword(
    'sign-up-password-too-plain',
    'Password lacks kinds of characters',
    'characters',
    'Password should contain at least one character of each: abcdefghijklmnopqrstuvwxyz, ABCDEFGHIJKLMNOPQRSTUVWXYZ, 0123456789.',
  ),
  weakPassword(
    'sign-up-password-leaked',
    'Password known from a leak',
    'pwned',
    'Password is known to be weak and easy to guess, please choose a different one.',
  ),
  apiError('sign-up-no-password', 'No password sent', 'sign-up: validation_failed password', [
    400,
    'validation_failed',
    'Signup requires a valid password',
  ]),
  apiError('sign-up-password-too-long', 'Password too long', 'sign-up: validation_failed length', [
    400,
    'validation_failed',
    'Password cannot be longer than 72 characters',
  ]),
  apiError('sign-up-malformed-email', 'E-mail malformed', 'sign-up: validation_failed email', [
    400,
    'validation_failed',
    'Unable to validate email address: invalid format',
  ]),
  apiError('sign-up-email-not-accepted', 'E-mail not accepted', 'sign-up: email_address_invalid', [
    400,
    'email_address_invalid',
    'Email address "someone@test.example" is invalid',
  ]),
  apiError('sign-up-disabled', 'Sign-ups switched off', 'sign-up: signup_disabled', [
    422,
    'signup_disabled',
    'Signups not allowed for this instance',
  ]),
  apiError(
    'sign-up-already-registered',
    'E-mail known, confirmation off',
    'sign-up: user_already_exists',
    [422, 'user_already_exists', 'User already registered'],
  ),
  apiError('sign-up-mail-limit', 'Too many mails sent', 'sign-up: over_email_send_rate_limit', [
    429,
    'over_email_send_rate_limit',
    'email rate limit exceeded',
  ]),
  apiError(
    'sign-up-too-soon',
    'Asked again too soon',
    'sign-up: over_email_send_rate_limit seconds',
    [
      429,
      'over_email_send_rate_limit',
      'For security purposes, you can only request this after 42 seconds.',
    ],
  ),
  apiError('sign-up-rate-limited', 'Too many tries', 'any: over_request_rate_limit', [
    429,
    'over_request_rate_limit',
    'Request rate limit reached',
  ]),
  apiError(
    'sign-up-database-error',
    'Profile cannot be made',
    'sign-up: Database error saving new user',
    [500, 'unexpected_failure', 'Database error saving new user'],
  ),
  apiError(
    'sign-up-mail-error',
    'Letter cannot be sent',
    'sign-up: Error sending confirmation email',
    [500, 'unexpected_failure', 'Error sending confirmation email'],
  ),
  apiError('sign-up-timeout', 'Server gave up', 'any: request_timeout', [
    504,
    'request_timeout',
    'Processing this request timed out, please retry after a moment.',
  ]),
  refused(
    'sign-up-bad-gateway',
    'Bad gateway',
    'client: 502 to 504',
    page(502, 'Bad Gateway'),
    registrationError('The sign-in service gave an answer that cannot be read.'),
  ),
  refused(
    'sign-up-offline',
    'No connection',
    'client: network',
    'offline',
    registrationError('No connection to the sign-in service.'),
  ),
  {
    name: 'sign-up-server-error-once',
    title: 'Server error, then fine',
    area: 'sign-up',
    source: 'fault: a 500 at sign-up submits twice',
    server:
      'The sign-up answers 500 unexpected_failure "Unexpected failure, please check server logs for more information" once, then 200.',
    person: `${registrationError('Unexpected failure, please check server logs for more information')} One request was sent; only pressing the button sends the next.`,
    handlers: () => [
      failingTimes(
        'sign-up',
        1,
        auth(
          500,
          'unexpected_failure',
          'Unexpected failure, please check server logs for more information',
        ),
      ),
    ],
    probes: [
      {
        call: 'sign-up',
        answer: 500,
        code: 'unexpected_failure',
        message: 'Unexpected failure, please check server logs for more information',
      },
      { call: 'sign-up', answer: 200 },
    ],
  },
  {
    name: 'sign-up-address-known',
    title: 'E-mail known, confirmation on',
    area: 'sign-up',
    source: 'sign-up: confirmed address already known',
    fault: 'an e-mail already registered looks like success (or is revealed)',
    server: 'The sign-up answers 200 with a made-up user: a random id, role "" and identities [].',
    person: `${checkMail} Exactly what a new address gets: nothing tells that the address is known.`,
    handlers: () => [
      on('sign-up', async ({ request }) => {
        const { email, data } = (await request.clone().json()) as { email: string; data?: object }
        const id = '7b6f0d0e-5a3c-4f0e-9a61-2f6d5c1f0a77'
        const { email_confirmed_at: _, confirmed_at: __, ...user } = buildUser({ id, email })
        return HttpResponse.json({
          ...user,
          role: '',
          identities: [],
          user_metadata: data ?? {},
        })
      }),
    ],
    probes: [{ call: 'sign-up', answer: 200 }],
  },
]
