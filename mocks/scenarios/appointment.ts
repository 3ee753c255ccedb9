import { getResponse, type RequestHandler } from 'msw'
import { addDays } from '@/domain/businessTime'
import { changeBySomebodyElse } from '../database/business/elsewhere'
import { createMockDatabase } from '../database/mockDatabase'
import { restJson } from '../handlers/answers'
import { businessHandlers } from '../handlers/business'
import { answerWith, failing, onFunction, probeOf, sentenceOf, type Failing } from './failures'
import type { ScenarioFacts } from './scenario'
import { rest } from './simpleFailure'

const read = 'read_appointment'
const move = 'move_appointment'
const kept = 'The appointment stays as it is, and what was chosen stays chosen.'

/** What can go wrong on the page of an appointment's link. */
export const appointmentScenarios: ScenarioFacts[] = [
  {
    name: 'appointment-link-ended',
    title: 'Link that leads nowhere',
    area: 'appointment',
    source: 'appointment: link ended',
    server: `The function ${read} answers 200 with null: the link ended, was revoked or mistyped, or its customer was erased.`,
    person: '"This link shows no appointment" with the phone number. Nothing tells why.',
    handlers: () => [onFunction(read, () => restJson(null))],
    probes: [{ call: read, answer: 200 }],
  },
  broken(
    read,
    'appointment-rate-limited',
    'Too many wrong links',
    rest(429, 'PT429', 'rate_limited'),
    {
      person: '"Too many tries in a short time" with the phone number.',
    },
  ),
  broken(
    read,
    'appointment-unavailable',
    'Appointment cannot be read',
    rest(503, 'PGRST001', 'Could not query the database for the schema cache. Retrying.'),
    { person: '"Our booking desk is not answering" with "Try again" and the phone number.' },
  ),
  broken(read, 'appointment-offline', 'No connection at the link', 'offline', {
    person: '"You seem to be offline" with "Try again" and the phone number.',
  }),
  {
    name: 'appointment-slot-taken',
    title: 'Time just taken while moving',
    area: 'appointment',
    source: 'appointment: slot taken',
    server: `The function ${move} answers 409 PT409 "slot_taken" for the first time that is asked for. Another one is taken.`,
    person: `"Somebody has just taken that time" with the times that are still free. ${kept}`,
    handlers: slotTaken,
    probes: [probeOf(move, rest(409, 'PT409', 'slot_taken'))],
  },
  {
    name: 'appointment-stale',
    title: 'Moved by the office meanwhile',
    area: 'appointment',
    source: 'appointment: stale',
    server: `The function ${move} answers 409 PT409 "stale" the first time: the office has moved the appointment by a day, and ${read}, which answers 200, says so from then on. The next move is taken.`,
    person: `"Your appointment was changed in the meantime" and when it is now. What was chosen stays chosen.`,
    handlers: movedMeanwhile,
    probes: [
      { call: read, answer: 200 },
      probeOf(move, rest(409, 'PT409', 'stale')),
      { call: read, answer: 200 },
    ],
  },
  {
    name: 'appointment-too-late',
    title: 'Technician has set out',
    area: 'appointment',
    source: 'appointment: wrong state',
    server: `The function ${move} answers 409 PT409 "wrong_state": the technician is on the way, and ${read}, which answers 200, says so from then on.`,
    person:
      '"It is too late to change this here" with the phone number. Nothing can be moved any more.',
    handlers: setOutMeanwhile,
    probes: [
      { call: read, answer: 200 },
      probeOf(move, rest(409, 'PT409', 'wrong_state')),
      { call: read, answer: 200 },
    ],
  },
  broken(move, 'appointment-move-never-answers', 'No answer to a move', 'silent', {
    person: `The button shows that it is working; when no answer came in time, "We have not heard back". ${kept}`,
  }),
]

function broken(
  call: typeof read | typeof move,
  name: string,
  title: string,
  how: Failing,
  { person }: { person: string },
): ScenarioFacts {
  return {
    name,
    title,
    area: 'appointment',
    source: `appointment: ${title}`,
    server: sentenceOf(call, how),
    person,
    handlers: () => [failing(call, how)],
    probes: [probeOf(call, how)],
  }
}

// The time that is asked for first is gone from then on; another one is taken.
function slotTaken(): RequestHandler[] {
  let gone: string | null = null
  return [
    onFunction(move, async ({ request }) => {
      const { date, time_frame } = (await request.clone().json()) as Record<string, string>
      const asked = `${date} ${time_frame}`
      gone ??= asked
      return gone === asked
        ? answerWith(rest(409, 'PT409', 'slot_taken', '{}'), request)
        : undefined
    }),
  ]
}

/** The functions of an appointment over a database of the scenario's own. */
function over(
  database: ReturnType<typeof createMockDatabase>,
  names: readonly (typeof read | typeof move | 'appointment_time_frames')[],
): RequestHandler[] {
  const handlers = businessHandlers(database)
  return names.map((name) =>
    onFunction(name, async ({ request }) => await getResponse(handlers, request)),
  )
}

function movedMeanwhile(): RequestHandler[] {
  const database = createMockDatabase()
  let isMoved = false
  return [
    onFunction(move, () => {
      const { quotes } = database.business
      const quote = [...quotes.values()].find(({ status }) => status === 'Confirmed')
      if (!isMoved && quote) {
        const appointment_date = addDays(quote.appointment_date, 1)
        changeBySomebodyElse(database, 'quotes', quote.id, { appointment_date })
      }
      isMoved = true
    }),
    ...over(database, [read, move, 'appointment_time_frames']),
  ]
}

function setOutMeanwhile(): RequestHandler[] {
  const database = createMockDatabase()
  const handlers = businessHandlers(database)
  let hasSetOut = false
  return [
    onFunction(move, ({ request }) => {
      hasSetOut = true
      return answerWith(rest(409, 'PT409', 'wrong_state', '{"state":"on_the_way"}'), request)
    }),
    onFunction(read, async ({ request }) => {
      const response = await getResponse(handlers, request)
      const reading: unknown = await response?.clone().json()
      if (!hasSetOut || typeof reading !== 'object' || reading === null) return response
      return restJson({ ...reading, ...onTheWay })
    }),
  ]
}

const onTheWay = {
  state: 'on_the_way',
  technician: 'Marco',
  on_the_way_minutes: 20,
  may_move: false,
  may_cancel: false,
}
