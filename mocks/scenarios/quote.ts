import { createMockDatabase } from '../database/mockDatabase'
import { availableFrames } from '../database/business/submitQuote'
import { siteSettings } from '../database/business/site'
import { quoteAnswers } from '@/domain/quoteDraft'
import { quoteRefusal, restJson } from '../handlers/answers'
import { contextOf } from '../handlers/business'
import { quoteHandlers } from '../handlers/quotes'
import { failing, failingTimes, on, probeOf, sentenceOf, type Failing } from './failures'
import type { ProbeAnswer, ScenarioFacts } from './scenario'

const unavailable: Failing = {
  rest: {
    status: 503,
    code: 'PGRST001',
    message: 'Could not query the database for the schema cache. Retrying.',
  },
}

const keptDraft = 'Everything typed is still there, and sending it again cannot book twice.'

/** What can go wrong while a quote is confirmed. */
export const quoteScenarios: ScenarioFacts[] = [
  {
    name: 'quote-slot-just-taken',
    title: 'Time frame just taken',
    area: 'quote',
    source: 'quote: slot just taken',
    server:
      'The booking (submit_quote) answers 409 PT409 "slot_taken" for the first time frame that is asked for, and the list of time frames answers 200 without it. Another frame is booked.',
    person:
      '"Somebody has just taken that time" with the times that are still free to choose from. Everything else stays filled in.',
    handlers: slotJustTaken,
    probes: [
      { call: 'time-frames', answer: 200 },
      { call: 'submit-quote', answer: 409, code: 'PT409', message: 'slot_taken' },
      { call: 'submit-quote', answer: 409, code: 'PT409', message: 'slot_taken' },
    ],
  },
  {
    name: 'quote-price-changed',
    title: 'Price changed meanwhile',
    area: 'quote',
    source: 'quote: price changed',
    server:
      'All prices have gone up by 51. The booking (submit_quote) answers 409 PT409 "price_changed" with today\'s price in its details to a draft at another price; at today\'s it books.',
    person:
      '"The price has changed" with both prices, a button that confirms at the new one, and the way to the prices. Everything typed is still there, and nothing is booked before it is confirmed again.',
    handlers: priceChanged,
    probes: [
      { call: 'submit-quote', answer: 409, code: 'PT409', message: 'price_changed' },
      { call: 'submit-quote', answer: 409, code: 'PT409', message: 'price_changed' },
    ],
  },
  refusal('quote-rate-limited', 'Too many quotes', 'rate limited', 'rate_limited', {
    person:
      '"Too many bookings in a short time" with the phone number to call. Everything typed is still there.',
    probe: { call: 'submit-quote', answer: 429, code: 'PT429', message: 'rate_limited' },
  }),
  {
    name: 'quote-unavailable-then-fine',
    title: 'Database away for a moment',
    area: 'quote',
    source: 'quote: 503 then fine',
    server: `${sentenceOf('submit-quote', unavailable)} The next time it books and answers 200.`,
    person:
      'The button shows that it is working, and the confirmation comes: the quote is sent again by itself with the same key.',
    handlers: () => [failingTimes('submit-quote', 1, unavailable)],
    probes: [probeOf('submit-quote', unavailable), { call: 'submit-quote', answer: 200 }],
  },
  broken('quote-unavailable', 'Database away', '503', unavailable, {
    person: `"Our booking desk is not answering" after three tries, with "Try again" and the phone number. ${keptDraft}`,
  }),
  broken('quote-offline', 'No connection at Confirm', 'offline', 'offline', {
    person: `"You seem to be offline" with "Try again". ${keptDraft}`,
  }),
  broken('quote-never-answers', 'No answer at Confirm', 'never answers', 'silent', {
    person: `The button shows that it is working; when no answer came in time, "We have not heard back" with "Try again". ${keptDraft}`,
  }),
  refusal(
    'quote-validation-refused',
    'Details refused by the server',
    'validation refused',
    [
      { field: 'date', problem: 'in_the_past' },
      { field: 'email', problem: 'invalid' },
      { field: 'address', problem: 'required' },
    ],
    {
      person:
        'An error summary that has the focus, with one line for each refused field that leads to it, and the same words at the field.',
      probe: { call: 'submit-quote', answer: 422, code: 'PT422', message: 'invalid' },
    },
  ),
  refusal('quote-honeypot-refused', 'Taken for a robot', 'honeypot refused', 'refused', {
    person: '"This booking was not accepted" with the phone number to call. Nothing says why.',
    probe: { call: 'submit-quote', answer: 403, code: 'PT403', message: 'refused' },
  }),
  {
    name: 'quote-no-times-left',
    title: 'No time frame left',
    area: 'quote',
    source: 'quote: no frame can be had',
    server:
      'The list of time frames (available_time_frames) answers 200 with an empty list for every day.',
    person: '"No times are free online right now" and the phone number to call.',
    handlers: () => [on('time-frames', () => restJson([]))],
    probes: [{ call: 'time-frames', answer: 200 }],
  },
  {
    name: 'quote-times-unavailable',
    title: 'Time frames cannot be read',
    area: 'quote',
    source: 'quote: frames cannot be read',
    server: sentenceOf('time-frames', unavailable),
    person: '"We could not load the free times" in place of the times, with "Try again".',
    handlers: () => [failing('time-frames', unavailable)],
    probes: [probeOf('time-frames', unavailable)],
  },
  {
    name: 'quote-malformed-answer',
    title: 'Confirmation that makes no sense',
    area: 'quote',
    source: 'quote: malformed answer',
    server: 'The booking (submit_quote) answers 200 with an HTML page in place of JSON.',
    person: `"Our booking desk is not answering" with "Try again". ${keptDraft}`,
    handlers: () => [
      failing('submit-quote', { page: '<html><body>Welcome</body></html>', status: 200 }),
    ],
    probes: [{ call: 'submit-quote', answer: 200 }],
  },
]

function refusal(
  name: string,
  title: string,
  source: string,
  why: Parameters<typeof quoteRefusal>[0],
  { person, probe }: { person: string; probe: ProbeAnswer },
): ScenarioFacts {
  return {
    name,
    title,
    area: 'quote',
    source: `quote: ${source}`,
    server: `The booking (submit_quote) answers ${probe.answer} ${probe.code} "${probe.message}".`,
    person,
    handlers: () => [on('submit-quote', () => quoteRefusal(why))],
    probes: [probe],
  }
}

function broken(
  name: string,
  title: string,
  source: string,
  how: Failing,
  { person }: { person: string },
): ScenarioFacts {
  return {
    name,
    title,
    area: 'quote',
    source: `quote: ${source}`,
    server: sentenceOf('submit-quote', how),
    person,
    handlers: () => [failing('submit-quote', how)],
    probes: [probeOf('submit-quote', how)],
  }
}

// The frame that is asked for first is gone from then on; a visitor who takes another one gets it.
function slotJustTaken() {
  let gone: string | null = null
  return [
    on('submit-quote', async ({ request }) => {
      const asked = frameOf(await request.clone().json())
      gone ??= asked
      return gone === asked ? quoteRefusal('slot_taken') : undefined
    }),
    on('time-frames', async ({ request }) => {
      const asked = (await request.clone().json()) as Record<string, string | number | undefined>
      const text = (value: unknown) => (typeof value === 'string' ? value : null)
      const { service_type, zip_code } = asked
      const frames = availableFrames(
        createMockDatabase(),
        String(asked.date),
        Number(asked.days ?? 1),
        { serviceType: text(service_type), zipCode: text(zip_code) },
      )
      return restJson(
        frames
          .filter((frame) => `${frame.date} ${frame.timeFrame}` !== gone)
          .map((frame) => ({
            date: frame.date,
            time_frame: frame.timeFrame,
            seats_left: frame.seatsLeft,
          })),
      )
    }),
  ]
}

// Nobody hears of the new prices before a booking is refused for them.
function priceChanged() {
  const database = createMockDatabase()
  const { service_prices: prices } = database.business
  for (const [id, row] of prices) prices.set(id, { ...row, price: row.price + 51 })
  let isTold = false
  return [
    on('submit-quote', () => void (isTold = true)),
    on('site_settings', () =>
      isTold ? restJson(siteSettings(contextOf(database, { role: 'anon' }))) : undefined,
    ),
    ...quoteHandlers(database),
  ]
}

function frameOf(body: unknown): string {
  const { date, timeFrame } = quoteAnswers((body as { draft?: unknown }).draft)
  return `${date} ${timeFrame}`
}
