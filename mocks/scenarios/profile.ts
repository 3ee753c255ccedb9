import { delay, HttpResponse } from 'msw'
import { buildProfile } from '../fixtures/auth'
import { restJson } from '../handlers/answers'
import { failingTimes, on, probeOf, sentenceOf, type Failing } from './failures'
import type { ScenarioFacts } from './scenario'
import { rest, signedIn, simpleFailure } from './simpleFailure'

function unread(
  name: string,
  title: string,
  source: string,
  how: Failing,
  person: string,
): ScenarioFacts {
  return simpleFailure({
    name,
    title,
    area: 'profile',
    source,
    calls: ['read-profile'],
    how,
    person,
    seed: signedIn,
  })
}

const noProfile =
  '"Your account is not set up yet" with the buttons "Try again" and "Sign Out"; no endless spinner or skeleton.'
const tryAgain =
  '"Your account could not be opened" with the buttons "Try again" and "Sign Out". Still signed in.'

const expiredToken = rest(401, 'PGRST303', 'JWT expired')

/** What can go wrong while the profile is read. */
export const profileScenarios: ScenarioFacts[] = [
  unread(
    'profile-missing',
    'No profile row',
    'rest: PGRST116',
    rest(
      406,
      'PGRST116',
      'Cannot coerce the result to a single JSON object',
      'The result contains 0 rows',
    ),
    noProfile,
  ),
  {
    name: 'profile-token-expired-once',
    title: 'Token run out, then fine',
    area: 'profile',
    source: 'rest: PGRST303',
    server: `${sentenceOf('read-profile', expiredToken)} The next time it answers 200.`,
    person: 'The page as usual: the session is refreshed and the profile asked for again.',
    handlers: () => [failingTimes('read-profile', 1, expiredToken)],
    probes: [probeOf('read-profile', expiredToken), { call: 'read-profile', answer: 200 }],
    seed: signedIn,
  },
  unread(
    'profile-token-expired-older-server',
    'Token run out, older server',
    'rest: PGRST301 before version 13',
    rest(401, 'PGRST301', 'JWT expired'),
    tryAgain,
  ),
  unread(
    'profile-bad-signature',
    'Token not signed by this server',
    'rest: PGRST301 bad signature',
    rest(
      401,
      'PGRST301',
      'No suitable key or wrong key type',
      'None of the keys was able to decode the JWT',
    ),
    tryAgain,
  ),
  unread(
    'profile-as-visitor',
    'Session not sent along',
    'rest: 42501 as anon',
    rest(401, '42501', 'permission denied for table profiles'),
    tryAgain,
  ),
  unread(
    'profile-forbidden',
    'Table not granted',
    'rest: 42501 permission denied',
    rest(403, '42501', 'permission denied for table profiles'),
    tryAgain,
  ),
  unread(
    'profile-unavailable',
    'Database away',
    'rest: PGRST001',
    rest(503, 'PGRST001', 'Database client error. Retrying the connection.'),
    `A spinner while it is tried again, then: ${tryAgain}`,
  ),
  unread(
    'profile-offline',
    'No connection',
    'client: network',
    'offline',
    `A spinner while it is tried again, then: ${tryAgain}`,
  ),
  unread(
    'profile-never-answers',
    'No answer',
    'client: no answer',
    'silent',
    `A spinner; after a while: ${tryAgain}`,
  ),
  {
    name: 'profile-hidden-row',
    title: 'Row hidden by row level security',
    area: 'profile',
    source: 'rest: RLS empty list',
    fault: 'no profile row leaves an endless skeleton',
    server:
      'The read of profiles answers 200 with an empty list, and 406 PGRST116 "Cannot coerce the result to a single JSON object" when one row is asked for.',
    person: noProfile,
    handlers: () => [
      on('read-profile', ({ request }) =>
        (request.headers.get('accept') ?? '').includes('pgrst.object')
          ? HttpResponse.json(
              {
                code: 'PGRST116',
                message: 'Cannot coerce the result to a single JSON object',
                details: 'The result contains 0 rows',
                hint: null,
              },
              { status: 406 },
            )
          : restJson([], 0),
      ),
    ],
    probes: [
      {
        call: 'read-profile',
        answer: 406,
        code: 'PGRST116',
        message: 'Cannot coerce the result to a single JSON object',
      },
    ],
    seed: signedIn,
  },
  {
    name: 'profile-late-reply',
    title: 'Profile that comes late',
    area: 'profile',
    source: "fault: the next user sees the previous user's profile (late reply)",
    server: 'The read of profiles answers 200, the first time after five seconds.',
    person:
      'Anybody who signs in meanwhile sees their own name and role, and still does when the late answer has come.',
    handlers: () => {
      let isFirst = true
      return [
        on('read-profile', async () => {
          if (!isFirst) return
          isFirst = false
          await delay(5000)
        }),
      ]
    },
    probes: [{ call: 'read-profile', answer: 200 }],
    seed: signedIn,
  },
  {
    name: 'profile-unknown-role',
    title: 'Role nobody knows',
    area: 'profile',
    source: 'profile: role outside the value set',
    server: 'The read of profiles answers 200 with role "dispatcher".',
    person:
      'Signed in with the label "User", without a button to the admin panel or the dashboard.',
    handlers: () => [
      on('read-profile', () => restJson(buildProfile({ role: 'dispatcher' }, 'technician'))),
    ],
    probes: [{ call: 'read-profile', answer: 200 }],
    seed: signedIn,
  },
]
