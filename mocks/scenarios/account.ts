import type { ScenarioFacts } from './scenario'
import { auth, signedIn, simpleFailure } from './simpleFailure'

/** What can go wrong on the way to a new password. */
export const accountScenarios: ScenarioFacts[] = [
  simpleFailure({
    name: 'reset-too-soon',
    title: 'Reset asked again too soon',
    area: 'account',
    source: 'sign-up: over_email_send_rate_limit seconds',
    calls: ['recover'],
    how: auth(
      429,
      'over_email_send_rate_limit',
      'For security purposes, you can only request this after 42 seconds.',
    ),
    person:
      '"For security purposes, you can only request this after 42 seconds." in the form\'s alert; the address stays as typed.',
  }),
  simpleFailure({
    name: 'reset-mail-error',
    title: 'Reset letter cannot be sent',
    area: 'account',
    source: 'any: unexpected_failure',
    calls: ['recover'],
    how: auth(500, 'unexpected_failure', 'Error sending recovery email'),
    person:
      '"Error sending recovery email" in the form\'s alert, and the button can be pressed again.',
  }),
  simpleFailure({
    name: 'reset-offline',
    title: 'No connection',
    area: 'account',
    source: 'client: network',
    calls: ['recover'],
    how: 'offline',
    person:
      '"No connection to the sign-in service." in the form\'s alert; the address stays as typed.',
  }),
  simpleFailure({
    name: 'new-password-same',
    title: 'New password is the old one',
    area: 'account',
    source: 'account: same_password',
    calls: ['update-user'],
    how: auth(422, 'same_password', 'New password should be different from the old password.'),
    person: '"New password should be different from the old password." in the form\'s alert.',
    seed: signedIn,
  }),
  simpleFailure({
    name: 'new-password-weak',
    title: 'New password too short',
    area: 'account',
    source: 'sign-up: weak_password length',
    calls: ['update-user'],
    how: auth(422, 'weak_password', 'Password should be at least 6 characters.', {
      weak_password: { reasons: ['length'] },
    }),
    person: '"Password should be at least 6 characters." in the form\'s alert.',
    seed: signedIn,
  }),
  simpleFailure({
    name: 'new-password-session-gone',
    title: 'Reset link used up',
    area: 'account',
    source: 'log-out: session_not_found',
    calls: ['update-user', 'read-user'],
    how: auth(403, 'session_not_found', 'Session from session_id claim in JWT does not exist'),
    person:
      '"This link does not work any more" or the service\'s words, with a way to ask for a new one.',
    seed: signedIn,
  }),
]
