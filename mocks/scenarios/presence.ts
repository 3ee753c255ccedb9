import { restJson } from '../handlers/answers'
import { failingTimes, onFunction, probeOf, sentenceOf, type Failing } from './failures'
import type { ScenarioFacts } from './scenario'
import { page, rest, signedIn, simpleFailure } from './simpleFailure'

const signedOutAndTold =
  'After three heartbeats without success in a row: signed out, with "You were signed out" and "We could not reach our servers for a while, so we ended your session to keep it safe. Sign in again to go on." A reload stays signed out.'

function lost(
  name: string,
  title: string,
  source: string,
  how: Failing,
  person: string,
): ScenarioFacts {
  return simpleFailure({
    name,
    title,
    area: 'presence',
    source,
    calls: ['heartbeat'],
    how,
    person,
    seed: signedIn,
  })
}

const away = rest(503, 'PGRST002', 'Could not query the database for the schema cache. Retrying.')

/** What can go wrong with the heartbeat. */
export const presenceScenarios: ScenarioFacts[] = [
  {
    name: 'idle-sign-out',
    title: 'Nobody at the device',
    area: 'presence',
    source: 'session: idle',
    server: 'The function my_access answers 200 with session_minutes 15.',
    person:
      'A minute before the end "Are you still there?" over the page; then the sign-in form with "You were away for a while".',
    handlers: () => [
      onFunction('my_access', () =>
        restJson({
          role: 'technician',
          session_minutes: 15,
          second_factor: 'off',
          two_factor_required: false,
          two_factor_available: true,
          has_factor: false,
        }),
      ),
    ],
    probes: [{ call: 'my_access', answer: 200 }],
    seed: signedIn,
  },
  lost('heartbeat-fails', 'Heartbeats fail', 'rest: PGRST002', away, signedOutAndTold),
  {
    name: 'heartbeat-fails-once',
    title: 'One heartbeat fails',
    area: 'presence',
    source: 'rest: PGRST002',
    server: `${sentenceOf('heartbeat', away)} The next time it answers 204.`,
    person: 'Nothing: it is tried again after five seconds and works.',
    handlers: () => [failingTimes('heartbeat', 1, away)],
    probes: [probeOf('heartbeat', away), { call: 'heartbeat', answer: 204 }],
    seed: signedIn,
  },
  {
    name: 'heartbeat-recovers-on-last-try',
    title: 'Heartbeat works on its last try',
    area: 'presence',
    source: 'presence: the last try works',
    server: `${sentenceOf('heartbeat', away)} The third time it answers 204.`,
    person: 'Nothing: still signed in, and the count of failures starts again.',
    handlers: () => [failingTimes('heartbeat', 2, away)],
    probes: [
      probeOf('heartbeat', away),
      probeOf('heartbeat', away),
      { call: 'heartbeat', answer: 204 },
    ],
    seed: signedIn,
  },
  lost(
    'heartbeat-session-gone',
    'Session ended elsewhere',
    'rest: 42501 permission denied',
    rest(403, '42501', 'Only a signed-in person can be seen'),
    signedOutAndTold,
  ),
  lost(
    'heartbeat-as-visitor',
    'Heartbeat without a session',
    'rest: 42501 as anon',
    rest(401, '42501', 'permission denied for function update_last_seen'),
    'Nothing: the session is refreshed and the heartbeat tried again. Whether the session is over is for the auth service to say.',
  ),
  lost(
    'heartbeat-no-function',
    'Function not there',
    'rest: PGRST202',
    rest(
      404,
      'PGRST202',
      'Could not find the function public.update_last_seen without parameters in the schema cache',
    ),
    signedOutAndTold,
  ),
  lost(
    'heartbeat-bad-gateway',
    'Bad gateway',
    'client: 502 to 504',
    page(502, 'Bad Gateway'),
    signedOutAndTold,
  ),
  lost('heartbeat-never-answers', 'No answer', 'client: no answer', 'silent', signedOutAndTold),
]
