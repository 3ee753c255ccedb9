import fc from 'fast-check'
import WebSocket from 'ws'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { authFailure } from '@/platform/session/authErrors'
import { businessFailure } from '@/platform/client/businessCall'
import { businessGateways } from '../support/businessGateways'
import { connect } from '@/platform/client/client'
import { createKeptProfile, keptProfileKey } from '@/platform/session/keptProfile'
import { readMailLink, withoutMailLink } from '@/platform/session/mailLink'
import { readMaintenanceNotice } from '@/features/marketing/frame/gateway'
import { createQuoteGateway } from '@/features/quote/gateway'
import {
  createQuoteStorage,
  quoteConfirmationKey,
  quoteDraftKey,
} from '@/features/quote/state/quoteStorage'
import { createTokenStorage, decodeTokenRecord } from '@/platform/client/tokenStorage'
import { readFieldErrors, readQuoteConfirmation } from '@/domain/quoteAnswers'
import { checkQuote } from '@/domain/quoteChecks'
import { returnPath } from '@/domain/returnPath'
import { isCalendarDate } from '@/domain/businessTime'
import { emptyQuoteDraft, readQuoteDraft } from '@/domain/quoteDraft'
import { memoryStorage } from '../unit/quote/memoryStorage'
import { casesFor, fuzzSeed } from './hostile/shares'
import { nastyJson, nastyText, toJson } from './hostile/values'

/** Each test takes its share. */
const cases = casesFor('answers')
const share = (part: number) => ({ numRuns: Math.ceil(cases * part), seed: fuzzSeed })

// The long run takes as much longer as it has more cases.
vi.setConfig({ testTimeout: 120_000 + cases * 100 })

const now = new Date('2026-11-27T19:00:00Z')
const parsed = (value: unknown): unknown => JSON.parse(toJson(value))

/** An object of a known shape with hostile values in it. */
const shaped = (keys: readonly string[]) =>
  fc.dictionary(fc.constantFrom(...keys), fc.oneof(nastyText, nastyJson))

const confirmation = {
  reference: 'Q-001',
  vehicle: '2021 Honda Civic',
  serviceType: 'windshield',
  position: 'main',
  glassType: 'oem',
  price: 299,
  date: '2026-11-30',
  timeFrame: '10:00 AM - 12:00 PM',
  validUntil: '2026-12-27',
}
const nearlyConfirmation = fc.oneof(
  nastyJson,
  shaped(Object.keys(confirmation)).map((nasty) => ({ ...confirmation, ...nasty })),
)

describe('what comes from outside is read or left, never believed', () => {
  test('a confirmation', () => {
    fc.assert(
      fc.property(nearlyConfirmation, (value) => {
        const read = readQuoteConfirmation(parsed(value))
        if (!read) return
        expect(Object.keys(read)).toEqual(Object.keys(confirmation))
        expect(isCalendarDate(read.date) && isCalendarDate(read.validUntil)).toBe(true)
        expect(Number.isFinite(read.price)).toBe(true)
      }),
      share(0.15),
    )
  })

  test('a price that is too large for a number is none', () => {
    const text = JSON.stringify(confirmation)
    expect(readQuoteConfirmation(JSON.parse(text))).toEqual(confirmation)
    expect(readQuoteConfirmation(JSON.parse(text.replace('299', '1e400')))).toBeNull()
  })

  test('refused fields, failures and their facts', () => {
    fc.assert(
      fc.property(
        nastyJson,
        nastyText,
        fc.constantFrom(0, 400, 401, 403, 404, 409, 422, 429, 500),
        (details, message, status) => {
          const text = toJson(details)
          expect(Array.isArray(readFieldErrors(text))).toBe(true)
          const failure = businessFailure({ message, details: text, code: message }, status)
          expect(typeof failure.kind).toBe('string')
          expect(typeof authFailure(parsed(details)).kind).toBe('string')
        },
      ),
      share(0.15),
    )
  })

  test('a draft, a booking and a profile in the browser', () => {
    const sections = fc.record({
      currentStep: nastyJson,
      vehicleInfo: fc.oneof(nastyJson, shaped(['zipCode', 'phoneNumber', 'year', 'make'])),
      serviceSelection: fc.oneof(nastyJson, shaped(['serviceType'])),
      glassSelection: fc.oneof(nastyJson, shaped(['glassType', 'price'])),
      appointmentDetails: fc.oneof(nastyJson, shaped(['date', 'timeFrame', 'customerInfo'])),
    })
    fc.assert(
      fc.property(sections, nearlyConfirmation, nastyText, (draft, booked, text) => {
        const read = readQuoteDraft(parsed(draft))
        expect(Object.keys(read ?? emptyQuoteDraft)).toEqual(Object.keys(emptyQuoteDraft))
        expect(checkQuote(read ?? emptyQuoteDraft, now).length).toBeGreaterThan(0)
        const [local, session] = [memoryStorage(), memoryStorage()]
        const storage = createQuoteStorage({ local: () => local, session: () => session })
        const record = { version: 1, savedAt: now.getTime(), bookingKey: text }
        for (const kept of [
          text,
          toJson(draft),
          toJson({ ...record, kind: 'draft', draft }),
          toJson({ ...record, kind: 'booked', confirmation: booked }),
        ]) {
          local.setItem(quoteDraftKey, kept)
          session.setItem(quoteDraftKey, kept)
          session.setItem(quoteConfirmationKey, kept)
          local.setItem(keptProfileKey, kept)
          expect([undefined, 'draft']).toContain(storage.readDraft(now)?.kind)
          expect([undefined, 'booked']).toContain(storage.readBooked(now)?.kind)
          expect(() => storage.readConfirmation()).not.toThrow()
          expect(() => createKeptProfile(() => local).read()).not.toThrow()
        }
      }),
      share(0.1),
    )
  })

  test('a session in the browser', () => {
    fc.assert(
      fc.property(fc.oneof(nastyJson, shaped(['access_token', 'expires_at'])), (value) => {
        const bytes = Buffer.from(toJson(value)).toString('base64')
        for (const text of [bytes, toJson(value)]) {
          const read = decodeTokenRecord(text)
          expect(read === null || Number.isFinite(read.expires_at)).toBe(true)
        }
      }),
      share(0.1),
    )
  })

  test('an address: nothing in it leads away or opens what a role may not open', () => {
    const from = fc.oneof(
      nastyJson,
      nastyText,
      shaped(['pathname', 'search', 'hash']),
      fc
        .tuple(
          fc.constantFrom(
            '//',
            '/\\',
            'https://',
            '/admin/../',
            '/%2e%2e//',
            'javascript:',
            '/\t/',
          ),
          nastyText,
        )
        .map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(from, nastyText, (value, text) => {
        for (const role of [null, 'customer', 'technician']) {
          const path = returnPath(parsed(value), role)
          const url = new URL(path, 'https://shop.example')
          expect(url.origin).toBe('https://shop.example')
          expect(url.pathname.toLowerCase().startsWith('/admin')).toBe(false)
        }
        const address = `https://shop.example/login?type=a&token_hash=${encodeURIComponent(text.toWellFormed())}#${text}`
        expect(() => readMailLink(address)).not.toThrow()
        expect(withoutMailLink(address)).not.toContain('token_hash')
      }),
      share(0.2),
    )
  })
})

/** Answers everything alike. */
const answering = (status: number, body: string): typeof fetch => {
  const hasBody = ![204, 304].includes(status)
  return async () =>
    new Response(hasBody ? body : null, {
      status,
      headers: { 'Content-Type': 'application/json', 'Content-Range': '0-0/*' },
    })
}

describe('an answer that is none', () => {
  beforeAll(() => {
    vi.stubEnv('VITE_SUPABASE_URL', 'http://localhost:5173')
    vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test')
  })
  afterAll(() => vi.unstubAllEnvs())

  const answers = fc.tuple(
    fc.constantFrom(200, 200, 204, 400, 401, 403, 404, 406, 409, 413, 422, 429, 500, 502, 503),
    fc.oneof(
      nastyJson.map(toJson),
      nastyText,
      nearlyConfirmation.map(toJson),
      fc.constantFrom('<h1>502 Bad Gateway</h1>', '{"message":', '[{"a":1}', 'null', ''),
      fc
        .record({ code: nastyText, message: nastyText, details: nastyJson.map(toJson) })
        .map((error) => JSON.stringify(error)),
    ),
  )

  test('is an outcome for every gateway: none of them throws', async () => {
    await fc.assert(
      fc.asyncProperty(answers, async ([status, whole]) => {
        // Every gateway reads it: a megabyte once would be a hundred.
        const body = whole.slice(0, 50_000)
        const { client } = await connect({
          url: 'http://localhost:5173',
          key: 'sb_publishable_test',
          storage: createTokenStorage(() => undefined),
          fetch: answering(status, body),
          realtime: { transport: WebSocket as never },
        })
        const gateways = businessGateways(async () => client)
        const saved = { id: 'J-001', version: 1 }
        const asked = Object.entries(gateways).flatMap(([name, gateway]) =>
          Object.entries(gateway as Record<string, (...values: unknown[]) => Promise<unknown>>).map(
            async ([verb, ask]) => {
              const outcome = await ask(saved, saved, saved)
              expect(outcome, `${name}.${verb}`).toHaveProperty('ok')
            },
          ),
        )
        await Promise.all(asked)
        const quote = createQuoteGateway(async () => client)
        const outcome = await quote.submit({
          draft: emptyQuoteDraft,
          idempotencyKey: crypto.randomUUID(),
          honeypot: '',
        })
        const told = outcome.ok ? outcome.value : confirmation
        expect(readQuoteConfirmation(told)).toEqual(told)
        expect(await quote.availableTimeFrames('2026-11-30', 3)).toHaveProperty('ok')
      }),
      share(0.03),
    )
  })

  test('is no notice of maintenance', async () => {
    const nearly = shaped(['id', 'starts_at', 'ends_at', 'message']).map((nasty) =>
      toJson({
        id: 1,
        starts_at: '2026-11-27T20:00:00Z',
        ends_at: '2026-11-27T21:00:00Z',
        message: 'Back soon',
        ...nasty,
      }),
    )
    let notices = 0
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(answers, fc.tuple(fc.constant(200), nearly)),
        async ([status, body]) => {
          const notice = await readMaintenanceNotice(answering(status, body))
          if (!notice) return
          notices += 1
          expect(typeof notice.message).toBe('string')
          expect(Number.isFinite(Date.parse(notice.startsAt))).toBe(true)
          expect(Number.isFinite(Date.parse(notice.endsAt))).toBe(true)
        },
      ),
      share(0.27),
    )
    expect(notices).toBeGreaterThan(0)
  })
})
