import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBackend, type Backend } from '@local/backend'
import { localPublishableKey } from '@local/keys'
import { isPaymentMethod, isTimeFrame, paymentMethods, timeFrames } from '@/domain/appointments'
import { columnOf, type Field } from '@/domain/fields'
import { addDays } from '@/domain/businessTime'
import { glassPrices, glassTypes, isGlassType } from '@/domain/prices'
import { quoteDraftFields } from '@/domain/quoteFields'
import {
  glassPositions,
  isPositionOf,
  isServiceType,
  positionsFor,
  serviceTypes,
} from '@/domain/services'
import { stopClock, testOrigin } from './support/clients'
import { draftWith, testNow } from './support/drafts'

let backend: Backend
beforeAll(async () => {
  backend = await createBackend()
  await stopClock(backend, testNow)
})
afterAll(() => backend.close())

/** Any JSON at all, and text of any length and of any code units, half surrogates and NUL too. */
const anything = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
    .map((units) => String.fromCharCode(...units)),
  fc.integer({ min: 1, max: 12_000 }).map((length) => 'n'.repeat(length)),
)
const text = fc.oneof(
  { weight: 12, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 90 }) },
  { weight: 1, arbitrary: anything },
)
/** Mostly what is offered, sometimes anything. */
const offered = (values: readonly string[]) =>
  fc.oneof(
    { weight: 30, arbitrary: fc.constantFrom(...values) },
    { weight: 1, arbitrary: anything },
  )

const fields = fc.record(
  {
    zipCode: text,
    phoneNumber: text,
    year: text,
    make: text,
    model: text,
    serviceType: offered(serviceTypes),
    position: offered(glassPositions),
    glassType: offered(glassTypes),
    price: anything,
    date: offered(Array.from({ length: 34 }, (_, n) => addDays('2026-11-26', n))),
    timeFrame: offered(timeFrames),
    firstName: text,
    lastName: text,
    email: fc.oneof(
      { weight: 12, arbitrary: fc.emailAddress() },
      { weight: 1, arbitrary: anything },
    ),
    address: text,
    paymentMethod: offered(paymentMethods),
  },
  { requiredKeys: [] },
)
const pairs = fc.constantFrom(
  ...serviceTypes.flatMap((serviceType) =>
    positionsFor(serviceType).map((position) => ({ serviceType, position })),
  ),
)
const drafts = fc.oneof(
  { weight: 5, arbitrary: fields.map(draftWith) },
  {
    weight: 5,
    arbitrary: fc.tuple(fields, pairs).map(([some, pair]) => draftWith({ ...some, ...pair })),
  },
  { weight: 1, arbitrary: anything },
)

async function submit(draft: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await backend.fetch(
    new Request(`${testOrigin}/rest/v1/rpc/submit_quote`, {
      method: 'POST',
      headers: { apikey: localPublishableKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({ draft, idempotency_key: crypto.randomUUID(), honeypot: '' }),
    }),
  )
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

/** What is wrong with a stored quote. */
async function faultsOfStored(reference: unknown): Promise<string[]> {
  const [row] = await backend.sql<Record<string, unknown>>(
    'select *, appointment_date::text as day from public.quotes where id = $1',
    [reference],
  )
  if (!row) return ['confirmed, but not stored']
  const { service_type: service, glass_type: glass, day } = row
  const tooLong = Object.entries<Field>(quoteDraftFields).filter(
    ([name, field]) =>
      [...String(row[columnOf(name, field)])].length > (field.maxLength ?? Infinity),
  )
  const checks = {
    price: isGlassType(glass) && row.price === glassPrices[glass],
    position: isServiceType(service) && isPositionOf(service, String(row.position)),
    'time frame': isTimeFrame(row.time_frame),
    payment: isPaymentMethod(row.payment_method),
    day: String(day) >= '2026-11-27' && String(day) <= '2026-12-27',
    status: row.status === 'Guest',
  }
  const failed = Object.entries(checks).filter(([, holds]) => !holds)
  return [...tooLong, ...failed].map(([what]) => `${what} of ${JSON.stringify(row)}`)
}

/** What is wrong with the answer to a draft. */
async function faultsOf({ status, body }: Awaited<ReturnType<typeof submit>>): Promise<string[]> {
  const answer = `${status} ${JSON.stringify(body)}`
  if (status === 200) return faultsOfStored(body.reference)
  const isClear =
    status === 422
      ? body.message === 'invalid' && String(body.details).startsWith('[{"field":')
      : status === 409
        ? body.message === 'price_changed'
        : // Text that PostgreSQL cannot hold: NUL and half surrogates.
          status === 400 && /^22P0[25]$/.test(String(body.code))
  const [row] = await backend.sql<{ quotes: number }>(
    'select count(*)::int as quotes from public.quotes',
  )
  return [...(isClear ? [] : [answer]), ...(row?.quotes === 0 ? [] : [`stored, but ${answer}`])]
}

test('whatever is sent, the answer is a booking as it should be or a clear refusal', async () => {
  const answers = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(drafts, async (draft) => {
      const answer = await submit(draft)
      answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1)
      expect(await faultsOf(answer)).toEqual([])
      // The next draft finds free seats and no limits used up.
      await backend.sql('delete from public.quotes')
    }),
    { numRuns: 150, seed: 20_261_127 },
  )
  // The generator makes both kinds; otherwise this test would say nothing.
  expect(answers.get(200)).toBeGreaterThan(10)
  expect(answers.get(422)).toBeGreaterThan(10)
})
