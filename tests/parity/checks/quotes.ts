import { addDays, pacificToday } from '@/domain/pacificTime'
import { buildQuoteDraft, nextOpenDay, type QuoteDraftOverrides } from '@mocks/fixtures/quotes'
import type { Check } from '../check'
import { observeResponse, observeRest, shapeOf, type Observation } from '../observe'
import { callRest, clientOf, freshKey, type Target } from '../target'

const path = '/rpc/submit_quote'

// Each check books by a phone, a mailbox and a network address of its own, for the limits.
let caller = 0

function contact() {
  caller += 1
  const number = String(caller).padStart(4, '0')
  return {
    phoneNumber: `(555) 010-${number}`,
    email: `caller-${number}@example.com`,
    address: `198.51.100.${caller % 250}`,
  }
}

function draftOf(from: ReturnType<typeof contact>, overrides: QuoteDraftOverrides = {}) {
  const { vehicleInfo, appointmentDetails, ...rest } = overrides
  return buildQuoteDraft({
    ...rest,
    vehicleInfo: { phoneNumber: from.phoneNumber, ...vehicleInfo },
    appointmentDetails: {
      ...appointmentDetails,
      customerInfo: { email: from.email, ...appointmentDetails?.customerInfo },
    },
  })
}

async function submit(
  target: Target,
  overrides: QuoteDraftOverrides = {},
  honeypot = '',
): Promise<Observation> {
  const from = contact()
  const body = { draft: draftOf(from, overrides), idempotency_key: freshKey(), honeypot }
  return observeResponse(await callRest(target, path, { body, address: from.address }))
}

/** What was wrong with the draft, in the order that the server says it. */
async function problems(target: Target, draft: unknown): Promise<Observation> {
  const client = clientOf(target, contact().address)
  const result = await client.rpc('submit_quote', {
    draft,
    idempotency_key: freshKey(),
    honeypot: '',
  })
  return { ...observeRest(result), problems: problemsIn(result.error?.details) }
}

function problemsIn(details: unknown): string {
  if (typeof details !== 'string' || !details.startsWith('[')) return 'none'
  const listed = JSON.parse(details) as { field: string; problem: string }[]
  return listed.map(({ field, problem }) => `${field} ${problem}`).join(', ')
}

const booked = { status: 200 }
const invalid = { status: 422, code: 'PT422' }

// Days of their own, so that seats are free: Wednesdays, four weeks out at most.
const day = (weeks: number) => addDays(nextOpenDay(), weeks * 7)

async function fillFrame(target: Target, date: string): Promise<void> {
  for (let seat = 0; seat < 3; seat += 1) {
    await submit(target, { appointmentDetails: { date, timeFrame: '2:00 PM - 4:00 PM' } })
  }
}

/** Booking a quote. */
export const quoteChecks: Check[] = [
  { name: 'quote: booked', expected: booked, run: (target) => submit(target) },
  {
    name: 'quote: the client books',
    expected: booked,
    async run(target) {
      const from = contact()
      return observeRest(
        await clientOf(target, from.address).rpc('submit_quote', {
          draft: draftOf(from, { appointmentDetails: { date: day(1) } }),
          idempotency_key: freshKey(),
          honeypot: '',
        }),
      )
    },
  },
  {
    name: 'quote: without the honeypot argument',
    expected: booked,
    async run(target) {
      const from = contact()
      const draft = draftOf(from, { appointmentDetails: { date: day(1) } })
      const body = { draft, idempotency_key: freshKey() }
      return observeResponse(await callRest(target, path, { body, address: from.address }))
    },
  },
  {
    name: 'quote: priced by the server',
    expected: booked,
    run: (target) =>
      submit(target, {
        glassSelection: { glassType: 'aftermarket', price: 1 },
        appointmentDetails: { date: day(2) },
      }),
  },
  {
    name: 'quote: the same key gets the same answer and takes no second seat',
    expected: {},
    async run(target) {
      const from = contact()
      const date = day(3)
      const call = {
        body: {
          draft: draftOf(from, { appointmentDetails: { date } }),
          idempotency_key: freshKey(),
          honeypot: '',
        },
        address: from.address,
      }
      const first = await (await callRest(target, path, call)).text()
      const second = await (await callRest(target, path, call)).text()
      const { data } = await clientOf(target).rpc('available_time_frames', { date, days: 1 })
      return { isSame: first === second, frames: shapeOf((data as unknown[])[1]) }
    },
  },
  {
    name: 'quote: time frame just taken',
    expected: { status: 409, code: 'PT409' },
    async run(target) {
      await fillFrame(target, day(1))
      return submit(target, {
        appointmentDetails: { date: day(1), timeFrame: '2:00 PM - 4:00 PM' },
      })
    },
  },
  {
    name: 'quote: the client gets the taken frame as an error',
    expected: { status: 409, code: 'PT409' },
    async run(target) {
      await fillFrame(target, day(2))
      const from = contact()
      return observeRest(
        await clientOf(target, from.address).rpc('submit_quote', {
          draft: draftOf(from, {
            appointmentDetails: { date: day(2), timeFrame: '2:00 PM - 4:00 PM' },
          }),
          idempotency_key: freshKey(),
          honeypot: '',
        }),
      )
    },
  },
  {
    name: 'quote: too many from one contact',
    expected: { status: 429, code: 'PT429' },
    async run(target) {
      const from = contact()
      const book = (weeks: number, timeFrame: '8:00 AM - 10:00 AM' | '4:00 PM - 6:00 PM') =>
        callRest(target, path, {
          body: {
            draft: draftOf(from, { appointmentDetails: { date: day(weeks), timeFrame } }),
            idempotency_key: freshKey(),
            honeypot: '',
          },
          address: from.address,
        })
      for (const weeks of [0, 1]) {
        await book(weeks, '8:00 AM - 10:00 AM')
        await book(weeks, '4:00 PM - 6:00 PM')
      }
      await book(2, '8:00 AM - 10:00 AM')
      return observeResponse(await book(3, '8:00 AM - 10:00 AM'))
    },
  },
  {
    name: 'quote: honeypot filled in',
    expected: { status: 403, code: 'PT403' },
    run: (target) => submit(target, {}, 'https://spam.example'),
  },
  {
    name: 'quote: nothing filled in',
    expected: invalid,
    run: (target) => problems(target, {}),
  },
  {
    name: 'quote: a draft that is no object',
    expected: invalid,
    run: (target) => problems(target, 'a draft'),
  },
  {
    name: 'quote: values of the wrong kind',
    expected: invalid,
    run: (target) =>
      problems(target, {
        ...draftOf(contact()),
        vehicleInfo: { zipCode: 90012, phoneNumber: ['555'] },
        serviceSelection: { serviceType: 7 },
        glassSelection: { glassType: true },
      }),
  },
  {
    name: 'quote: texts that are too long',
    expected: invalid,
    run: (target) =>
      problems(
        target,
        draftOf(contact(), {
          vehicleInfo: { make: 'x'.repeat(201) },
          appointmentDetails: {
            customerInfo: { firstName: 'x'.repeat(10_000), address: 'x'.repeat(501) },
          },
        }),
      ),
  },
  {
    name: 'quote: a position of another service',
    expected: invalid,
    run: (target) => problems(target, draftOf(contact(), { glassPosition: { position: 'main' } })),
  },
  {
    name: 'quote: choices that are not offered',
    expected: invalid,
    run: (target) =>
      problems(target, {
        ...draftOf(contact()),
        serviceSelection: { serviceType: 'sunroof' },
        glassSelection: { glassType: 'gold', price: 1 },
      }),
  },
  {
    name: 'quote: a date in the past',
    expected: invalid,
    run: (target) =>
      problems(
        target,
        draftOf(contact(), { appointmentDetails: { date: addDays(pacificToday(new Date()), -1) } }),
      ),
  },
  {
    name: 'quote: a date too far ahead',
    expected: invalid,
    run: (target) =>
      problems(
        target,
        draftOf(contact(), { appointmentDetails: { date: addDays(pacificToday(new Date()), 31) } }),
      ),
  },
  {
    name: 'quote: a day that does not exist',
    expected: invalid,
    run: (target) =>
      problems(target, draftOf(contact(), { appointmentDetails: { date: '2027-02-30' } })),
  },
  {
    name: 'quote: a frame outside the opening hours',
    expected: invalid,
    run: (target) =>
      problems(
        target,
        draftOf(contact(), {
          // The Sunday after: it closes at 5 PM.
          appointmentDetails: { date: addDays(nextOpenDay(), 4), timeFrame: '4:00 PM - 6:00 PM' },
        }),
      ),
  },
  {
    name: 'quote: neither phone nor e-mail',
    expected: invalid,
    run: (target) =>
      problems(
        target,
        draftOf(contact(), {
          vehicleInfo: { phoneNumber: 'call me' },
          appointmentDetails: { customerInfo: { email: '' } },
        }),
      ),
  },
  {
    name: 'quote: an e-mail that is none, and blanks for a name',
    expected: invalid,
    run: (target) =>
      problems(
        target,
        draftOf(contact(), {
          appointmentDetails: { customerInfo: { email: 'maria', firstName: '\u200b ' } },
        }),
      ),
  },
  {
    name: 'quote: emoji, markup, right-to-left text and a phone with an extension',
    expected: booked,
    run: (target) =>
      submit(target, {
        vehicleInfo: { phoneNumber: '555.010.7123 ext 4', make: '🚗', zipCode: '90012-1234' },
        appointmentDetails: {
          date: day(3),
          timeFrame: '12:00 PM - 2:00 PM',
          customerInfo: { firstName: '<script>alert(1)</script>', lastName: 'مريم' },
        },
      }),
  },
  {
    name: 'quote: no key',
    expected: { status: 404, code: 'PGRST202' },
    run: async (target) =>
      observeResponse(await callRest(target, path, { body: { draft: {}, honeypot: '' } })),
  },
  {
    name: 'quote: a key that is no UUID',
    expected: { status: 400, code: '22P02' },
    run: async (target) =>
      observeResponse(
        await callRest(target, path, { body: { draft: {}, idempotency_key: 'once' } }),
      ),
  },
  {
    name: 'quote: malformed JSON',
    expected: { status: 400, code: 'PGRST102' },
    run: async (target) => observeResponse(await callRest(target, path, { text: '{"draft": ' })),
  },
  {
    name: 'frames: of one day',
    expected: booked,
    run: async (target) =>
      observeResponse(
        await callRest(target, '/rpc/available_time_frames', { body: { date: day(3), days: 1 } }),
      ),
  },
  {
    name: 'frames: one day when the number is left out',
    expected: booked,
    run: async (target) =>
      observeRest(await clientOf(target).rpc('available_time_frames', { date: day(3) })),
  },
  {
    name: 'frames: of a week',
    expected: booked,
    run: async (target) =>
      observeRest(
        await clientOf(target).rpc('available_time_frames', {
          date: addDays(nextOpenDay(), 8),
          days: 7,
        }),
      ),
  },
  {
    name: 'frames: of the past',
    expected: booked,
    run: async (target) =>
      observeRest(
        await clientOf(target).rpc('available_time_frames', { date: '2020-01-01', days: 5 }),
      ),
  },
  {
    name: 'frames: without a day',
    expected: { status: 404, code: 'PGRST202' },
    run: async (target) => observeRest(await clientOf(target).rpc('available_time_frames', {})),
  },
  {
    name: 'frames: of what is no day',
    expected: { status: 400, code: '22007' },
    run: async (target) =>
      observeRest(await clientOf(target).rpc('available_time_frames', { date: 'soon' })),
  },
  {
    name: 'frames: of a day that does not exist',
    expected: { status: 400, code: '22008' },
    run: async (target) =>
      observeRest(await clientOf(target).rpc('available_time_frames', { date: '2027-02-30' })),
  },
  {
    name: 'quotes table: a visitor',
    expected: { status: 401, code: '42501' },
    run: async (target) => observeRest(await clientOf(target).from('quotes').select('*')),
  },
]
