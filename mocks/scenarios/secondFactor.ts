import type { Factor } from '@supabase/supabase-js'
import { HttpResponse } from 'msw'
import { buildUser } from '../fixtures/auth'
import { on, type Failing } from './failures'
import type { NamedCall, ScenarioFacts } from './scenario'
import { auth, signedIn, simpleFailure } from './simpleFailure'

const factor = {
  id: '5f000000-0000-4000-8000-000000000001',
  friendly_name: 'Authenticator app',
  factor_type: 'totp',
  status: 'verified',
  created_at: '2026-01-05T17:00:00.000000Z',
  updated_at: '2026-01-05T17:00:00.000000Z',
} as Factor

/** Somebody whose authenticator is known to the service, and to whom it puts a challenge. */
const hasFactor = () => [
  on('read-user', () => HttpResponse.json(buildUser({ factors: [factor] }, 'technician'))),
  on('challenge-factor', () =>
    HttpResponse.json({ id: factor.id, type: 'totp', expires_at: 1_900_000_000 }),
  ),
]

const told = (words: string) =>
  `"${words}" in the form's alert, with what to do next; the code stays as typed, and the button can be pressed again.`

function refused(
  name: string,
  title: string,
  source: string,
  how: Failing,
  words: string,
  call: NamedCall = 'verify-code',
): ScenarioFacts {
  const facts = simpleFailure({
    name,
    title,
    area: 'second-factor',
    source,
    calls: [call],
    how,
    person: told(words),
    seed: signedIn,
  })
  return { ...facts, handlers: () => [...facts.handlers(), ...hasFactor()] }
}

function apiError(
  name: string,
  title: string,
  source: string,
  [status, code, message]: readonly [number, string, string],
  call?: NamedCall,
): ScenarioFacts {
  return refused(name, title, source, auth(status, code, message), message, call)
}

/** What can go wrong while somebody shows or sets up their second factor. */
export const secondFactorScenarios: ScenarioFacts[] = [
  apiError('code-wrong', 'Wrong code', 'second factor: mfa_verification_failed', [
    422,
    'mfa_verification_failed',
    'Invalid TOTP code entered',
  ]),
  apiError('code-reused', 'Code sent twice', 'second factor: challenge answered twice', [
    422,
    'mfa_ip_address_mismatch',
    'Challenge and verify IP addresses mismatch.',
  ]),
  apiError('code-challenge-expired', 'Code took too long', 'second factor: mfa_challenge_expired', [
    422,
    'mfa_challenge_expired',
    `MFA challenge ${factor.id} has expired, verify against another challenge or create a new challenge.`,
  ]),
  apiError('code-rate-limited', 'Too many codes', 'any: over_request_rate_limit', [
    429,
    'over_request_rate_limit',
    'Request rate limit reached',
  ]),
  refused(
    'code-offline',
    'No connection',
    'client: network',
    'offline',
    'No connection to the sign-in service.',
  ),
  apiError(
    'second-factor-gone',
    'Second factor reset meanwhile',
    'second factor: mfa_factor_not_found',
    [404, 'mfa_factor_not_found', 'Factor not found'],
    'challenge-factor',
  ),
  simpleFailure({
    name: 'second-factor-not-enabled',
    title: 'Second factors not enabled',
    area: 'second-factor',
    source: 'second factor: mfa_totp_enroll_not_enabled',
    calls: ['enrol-factor'],
    how: auth(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP'),
    person:
      '"MFA enroll is disabled for TOTP" in an alert above the button, with whom to ask; the button can be pressed again.',
    seed: signedIn,
  }),
]
