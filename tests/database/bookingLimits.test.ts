import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createBackend, type Backend } from '@local/backend'
import { stopClock, visitorOf } from './support/clients'
import { draftWith, testNow } from './support/drafts'

let backend: Backend
beforeAll(async () => {
  backend = await createBackend()
  await stopClock(backend, testNow)
  await backend.sql('update public.booking_rules set seats_per_frame = 100')
})
afterEach(async () => {
  await backend.sql('delete from public.quotes')
  await stopClock(backend, testNow)
})
afterAll(() => backend.close())

async function book(fields: Parameters<typeof draftWith>[0], address: string) {
  const { status, error } = await visitorOf(backend, address).rpc('submit_quote', {
    draft: draftWith(fields),
    idempotency_key: crypto.randomUUID(),
    honeypot: '',
  })
  return error ? `${status} ${error.message}` : 'booked'
}

async function bookTimes(times: number, one: (n: number) => Promise<string>): Promise<string[]> {
  const answers: string[] = []
  for (let n = 0; n < times; n++) answers.push(await one(n))
  return answers
}

const nobodyElse = (n: number) => ({
  email: `person${n}@example.com`,
  phoneNumber: `555-010-${String(1000 + n)}`,
})

describe('within an hour', () => {
  test('one phone number books five times, however it is written and wherever it is', async () => {
    const ways = [
      '(555) 010-0123',
      '555.010.0123 ext 4',
      '+1 555 010 0123',
      '5550100123',
      '1-555-010-0123',
      '555 0100123',
    ]
    const answers = await bookTimes(6, (n) =>
      book({ email: '', phoneNumber: ways[n] }, `192.0.2.${n}`),
    )
    expect(answers).toEqual([...Array(5).fill('booked'), '429 rate_limited'])
  })

  test('one e-mail address books five times, in upper case too', async () => {
    const answers = await bookTimes(6, (n) =>
      book(
        { phoneNumber: '', email: n % 2 ? 'Dana@Example.com' : 'dana@example.com' },
        `192.0.2.${n}`,
      ),
    )
    expect(answers).toEqual([...Array(5).fill('booked'), '429 rate_limited'])
  })

  test('one network address books twenty times, whatever it says it is', async () => {
    const answers = await bookTimes(21, (n) => book(nobodyElse(n), '192.0.2.1'))
    expect(answers).toEqual([...Array(20).fill('booked'), '429 rate_limited'])
    expect(await book(nobodyElse(21), '192.0.2.2')).toBe('booked')

    const forged = await backend.fetch(
      new Request('http://localhost:5173/rest/v1/rpc/submit_quote', {
        method: 'POST',
        headers: {
          apikey: 'sb_publishable_local_development_only',
          'Content-Type': 'application/json',
          'CF-Connecting-IP': '203.0.113.9',
          'X-Forwarded-For': '203.0.113.9',
        },
        body: JSON.stringify({
          draft: draftWith(nobodyElse(22)),
          idempotency_key: crypto.randomUUID(),
        }),
      }),
      '192.0.2.1',
    )
    expect(forged.status).toBe(429)
  })

  test('parallel bookings are counted one by one', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => book({}, '192.0.2.1')))
    expect(answers.filter((answer) => answer === 'booked')).toHaveLength(5)
  })
})

test('after the hour there is room again', async () => {
  await bookTimes(5, () => book({}, '192.0.2.1'))
  expect(await book({}, '192.0.2.1')).toBe('429 rate_limited')
  await stopClock(backend, '2026-11-27T20:00:01Z')
  expect(await book({}, '192.0.2.1')).toBe('booked')
})

test('addresses are kept as hashes, and a network address for a day at most', async () => {
  await book({}, '192.0.2.77')
  const [kept] = await backend.sql<Record<string, string | null>>(
    'select phone_hash, email_hash, address_hash from private.quote_submissions',
  )
  for (const hash of Object.values(kept ?? {})) expect(hash).toMatch(/^[0-9a-f]{64}$/)
  await stopClock(backend, '2026-11-28T19:00:01Z')
  await book(nobodyElse(1), '192.0.2.78')
  const hashes = await backend.sql<{ address_hash: string | null }>(
    'select address_hash from private.quote_submissions order by created_at',
  )
  expect(hashes.map((row) => row.address_hash !== null)).toEqual([false, true])
})
