import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Backend } from '@local/backend'
import { localPublishableKey } from '@local/keys'
import { serve, type Serving } from '@local/serve'
import { createQuoteGateway } from '@/features/quote/gateway'
import { clientOf, stopClock } from './support/clients'
import { bookableDraft, draftWith, monday, testNow } from './support/drafts'

/** Through the HTTP server and supabase-js, as browsers do it. */
let serving: Serving
let backend: Backend
beforeAll(async () => {
  serving = await serve({ port: 0 })
  backend = await serving.backend
  await stopClock(backend, testNow)
})
beforeEach(() => backend.sql('delete from public.quotes'))
afterAll(() => serving.close())

const submit = (draft: unknown, key: string = crypto.randomUUID()) =>
  clientOf(serving.origin).rpc('submit_quote', { draft, idempotency_key: key, honeypot: '' })

const seatsTaken = () =>
  backend.sql<{ id: string }>(
    'select id from public.quotes where appointment_date = $1 and time_frame = $2',
    [monday, bookableDraft.appointmentDetails.timeFrame],
  )

test('50 parallel confirmations for a frame with 3 seats: 3 succeed, 47 are told it was just taken', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      submit(draftWith({ phoneNumber: `555-010-${2000 + n}`, email: `person${n}@example.com` })),
    ),
  )
  const booked = answers.filter((answer) => answer.status === 200)
  const taken = answers.filter(
    ({ status, error }) => status === 409 && error?.message === 'slot_taken',
  )
  expect([booked.length, taken.length]).toEqual([3, 47])
  const references = booked.map((answer) => answer.data.reference)
  expect(new Set(references).size).toBe(3)
  expect((await seatsTaken()).map((row) => row.id).sort()).toEqual(references.sort())
})

test('a full frame is no longer offered; its neighbours are', async () => {
  await Promise.all([1, 2, 3].map((n) => submit(draftWith({ email: `p${n}@example.com` }))))
  const { data } = await clientOf(serving.origin).rpc('available_time_frames', { date: monday })
  expect(data).toEqual(
    ['8:00 AM - 10:00 AM', '12:00 PM - 2:00 PM', '2:00 PM - 4:00 PM', '4:00 PM - 6:00 PM'].map(
      (time_frame) => ({ date: monday, time_frame, seats_left: 3 }),
    ),
  )
})

test('a double tap, and ten more, book once and all get the same answer', async () => {
  const key = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 12 }, () => submit(bookableDraft, key)))
  expect(answers.map((answer) => answer.status)).toEqual(Array(12).fill(200))
  expect(new Set(answers.map((answer) => answer.data.reference)).size).toBe(1)
  expect(await seatsTaken()).toHaveLength(1)
})

test('a connection that is cut before the answer has booked once when it is sent again', async () => {
  const key = crypto.randomUUID()
  const cut = new AbortController()
  const sent = fetch(`${serving.origin}/rest/v1/rpc/submit_quote`, {
    method: 'POST',
    signal: cut.signal,
    headers: { apikey: localPublishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ draft: bookableDraft, idempotency_key: key }),
  })
  // The body is on its way; the answer is not read.
  setImmediate(() => cut.abort())
  await expect(sent).rejects.toThrow('aborted')
  const { data, error } = await submit(bookableDraft, key)
  expect(error).toBeNull()
  expect((await seatsTaken()).map((row) => row.id)).toEqual([data.reference])
})

test('text that no database can hold is sent without it, and booked', async () => {
  const draft = structuredClone(bookableDraft)
  draft.appointmentDetails.customerInfo.firstName = 'Da\0na \ud83d'
  const gateway = createQuoteGateway(async () => clientOf(serving.origin))
  const submission = { draft, idempotencyKey: crypto.randomUUID(), honeypot: '' }
  expect(await gateway.submit(submission)).toMatchObject({ ok: true, value: { price: 299 } })
  expect(await backend.sql('select first_name from public.quotes')).toEqual([
    { first_name: 'Dana \ufffd' },
  ])
})

describe('requests that no site of ours makes', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${serving.origin}/rest/v1/rpc/submit_quote`, {
      method: 'POST',
      headers: { apikey: localPublishableKey, 'Content-Type': 'application/json', ...headers },
      body,
    })
  const wellFormed = JSON.stringify({ draft: bookableDraft, idempotency_key: crypto.randomUUID() })

  test.each<[string, number, () => Promise<Response>]>([
    ['malformed JSON', 400, () => post('{"draft": {"vehicleInfo"')],
    ['JSON that is no object', 404, () => post('42')],
    ['no body', 404, () => post('')],
    ['no draft', 404, () => post('{}')],
    ['an argument the function has not', 404, () => post('{"draft": {}, "price": 1}')],
    ['a key that is no UUID', 400, () => post('{"draft": {}, "idempotency_key": "1"}')],
    ['no key', 422, () => post('{"draft": {}, "idempotency_key": null}')],
    [
      'NUL in a text',
      400,
      () => post(`{"draft": {"a": "\\u0000"}, "idempotency_key": "${crypto.randomUUID()}"}`),
    ],
    [
      'half a surrogate',
      400,
      () => post(`{"draft": {"a": "\\ud800"}, "idempotency_key": "${crypto.randomUUID()}"}`),
    ],
    ['six megabytes', 413, () => post(JSON.stringify({ draft: 'x'.repeat(6_000_000) }))],
    ['no key of the project', 401, () => post(wellFormed, { apikey: '' })],
    ['another project’s key', 401, () => post(wellFormed, { apikey: 'sb_publishable_other' })],
    ['a made-up token', 401, () => post(wellFormed, { Authorization: 'Bearer a.b.c' })],
    [
      'a table of its own',
      401,
      () => fetch(`${serving.origin}/rest/v1/quotes`, { headers: { apikey: localPublishableKey } }),
    ],
    [
      'no such table',
      404,
      () => fetch(`${serving.origin}/rest/v1/none`, { headers: { apikey: localPublishableKey } }),
    ],
    ['another path', 404, () => fetch(`${serving.origin}/elsewhere`)],
  ])('%s: %i', async (_what, status, request) => {
    const response = await request()
    expect(response.status).toBe(status)
    expect(await seatsTaken()).toEqual([])
  })
})
