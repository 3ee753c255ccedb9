import { restJson } from '../handlers/answers'
import { failing, onFunction, probeOf, sentenceOf, type Failing } from './failures'
import type { ScenarioFacts } from './scenario'
import { rest } from './simpleFailure'

const join = 'join_waiting_list'
const entry = 'waiting_entry'
const leave = 'leave_waiting_list'
const kept = 'Everything typed is still there.'
const away = rest(503, 'PGRST001', 'Could not query the database for the schema cache. Retrying.')

/** What can go wrong while somebody waits for a time on a full day. */
export const waitingScenarios: ScenarioFacts[] = [
  broken(join, 'waiting-rate-limited', 'Joined too often', rest(429, 'PT429', 'rate_limited'), {
    person: `"Too many requests in a short time" with the phone number. ${kept}`,
  }),
  broken(join, 'waiting-unavailable', 'List cannot be joined', away, {
    person: `"Our booking desk is not answering" with "Try again". ${kept}`,
  }),
  broken(join, 'waiting-offline', 'No connection while joining', 'offline', {
    person: `"You seem to be offline" with "Try again". ${kept}`,
  }),
  broken(join, 'waiting-never-answers', 'No answer to joining', 'silent', {
    person: `The button shows that it is working; when no answer came in time, "We have not heard back" with "Try again". ${kept}`,
  }),
  broken(
    join,
    'waiting-refused',
    'Taken for a robot while joining',
    rest(403, 'PT403', 'refused'),
    {
      person: '"This request was not accepted" with the phone number. Nothing says why.',
    },
  ),
  {
    name: 'waiting-link-ended',
    title: 'Link of the waiting list has ended',
    area: 'quote',
    source: 'waiting: link ended',
    server: `The function ${entry} answers 200 with null: the day is over, they booked or left, or the link was mistyped.`,
    person: '"This link has ended" above the wizard\'s last step, which works as ever.',
    handlers: () => [onFunction(entry, () => restJson(null))],
    probes: [{ call: entry, answer: 200 }],
  },
  broken(entry, 'waiting-link-unavailable', 'Link of the waiting list cannot be read', away, {
    person: '"We could not open your link" with "Try again" and the phone number.',
  }),
  broken(leave, 'waiting-leave-unavailable', 'List cannot be left', away, {
    person: '"You are still on the list" with the same button to try again.',
  }),
]

function broken(
  call: typeof join | typeof entry | typeof leave,
  name: string,
  title: string,
  how: Failing,
  { person }: { person: string },
): ScenarioFacts {
  return {
    name,
    title,
    area: 'quote',
    source: `waiting: ${title}`,
    server: sentenceOf(call, how),
    person,
    handlers: () => [failing(call, how)],
    probes: [probeOf(call, how)],
  }
}
