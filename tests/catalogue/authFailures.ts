/**
 * The rows that the catalogue of failures must cover: what the auth server, the gateway, PostgREST and
 * the network can answer, and what auth-js makes of it. Each is the `source` of at least one scenario.
 */
export const failureRows: readonly string[] = [
  'any: bad_json',
  'any: over_request_rate_limit',
  'any: captcha_failed',
  'any: unexpected_failure',
  'any: request_timeout',

  'gateway: no API key',
  'gateway: invalid API key',

  'password: invalid_credentials',
  'password: email_not_confirmed',
  'password: user_banned',
  'password: validation_failed',
  'password: email_provider_disabled',
  'password: weak_password beside the session',
  'password: hook rejection',

  'second factor: mfa_verification_failed',
  'second factor: mfa_challenge_expired',
  'second factor: challenge answered twice',
  'second factor: mfa_factor_not_found',
  'second factor: mfa_totp_enroll_not_enabled',

  'session: idle',

  'sign-up: weak_password length',
  'sign-up: weak_password characters',
  'sign-up: weak_password pwned',
  'sign-up: validation_failed password',
  'sign-up: validation_failed length',
  'sign-up: validation_failed email',
  'sign-up: signup_disabled',
  'sign-up: user_already_exists',
  'sign-up: email_address_invalid',
  'sign-up: over_email_send_rate_limit',
  'sign-up: over_email_send_rate_limit seconds',
  'sign-up: Database error saving new user',
  'sign-up: Error sending confirmation email',
  'sign-up: confirmed address already known',

  'refresh: refresh_token_not_found',
  'refresh: refresh_token_already_used',
  'refresh: session_expired',
  'refresh: session_expired inactivity',
  'refresh: session_expired newer login',
  'refresh: session_not_found',
  'refresh: user_banned',
  'refresh: validation_failed',
  'refresh: conflict',

  'log-out: no_authorization',
  'log-out: bad_jwt',
  'log-out: session_not_found',
  'log-out: user_not_found',
  'log-out: user_banned',

  'envelope: invalid_grant of older servers',
  'envelope: without the version header',

  'rest: PGRST116',
  'rest: PGRST303',
  'rest: PGRST301 before version 13',
  'rest: PGRST301 bad signature',
  'rest: 42501 as anon',
  'rest: 42501 permission denied',
  'rest: PGRST205',
  'rest: PGRST202',
  'rest: 42703',
  'rest: 22P02',
  'rest: 23514',
  'rest: P0001',
  'rest: 23505',
  'rest: 23503',
  'rest: PGRST000',
  'rest: PGRST001',
  'rest: PGRST002',
  'rest: PGRST003',
  'rest: 57014',
  'rest: RLS empty list',

  'client: network',
  'client: no answer',
  'client: 502 to 504',
  'client: 200 that is not JSON',
  'client: 4xx that is not JSON',
  'client: malformed JWT',

  'quote: slot just taken',
  'quote: rate limited',
  'quote: 503 then fine',
  'quote: offline',
  'quote: never answers',
  'quote: validation refused',
  'quote: honeypot refused',
]

/**
 * Faults that real apps shipped with this stack. Each has a scenario (`fault: …` as its source), a test
 * of that exact name, or both; `scenario` says which must have one, since it is a matter of the server.
 */
export const shippedFaults: readonly { fault: string; scenario: boolean }[] = [
  { fault: 'query awaited in the auth callback hangs', scenario: false },
  { fault: 'initial loading never ends near expiry', scenario: true },
  { fault: 'calls hang after a tab switch', scenario: false },
  { fault: 'tab focus shows a spinner and refetches everything', scenario: false },
  { fault: 'reload flashes the login page before INITIAL_SESSION', scenario: true },
  { fault: 'two listeners fetch the profile twice', scenario: false },
  { fault: 'no profile row leaves an endless skeleton', scenario: true },
  { fault: "the next user sees the previous user's profile (late reply)", scenario: true },
  { fault: '`from` is lost, or loses its query and hash', scenario: false },
  { fault: '`from` to another site', scenario: false },
  { fault: 'one heartbeat per tab', scenario: false },
  { fault: 'polling survives sign-out', scenario: false },
  { fault: 'sign-out of a dead or offline session fails and stays signed in', scenario: true },
  { fault: 'refresh storm and 429 sign everyone out', scenario: true },
  { fault: 'a fast clock refreshes in a loop', scenario: true },
  { fault: '`refresh_token_already_used` signs out in silence', scenario: true },
  { fault: 'corrupt storage crashes the app', scenario: true },
  { fault: 'storage blocked', scenario: true },
  {
    fault: 'an e-mail already registered looks like success (or is revealed)',
    scenario: true,
  },
  { fault: 'a 500 at sign-up submits twice', scenario: true },
  {
    fault: 'offline, three heartbeats fail, the app "signs out" but a reload is signed in again',
    scenario: true,
  },
]
