import { serviceTypes } from '@/domain/services'
import { buildQuoteDraft } from '@mocks/fixtures/quotes'
import type { Check } from '../check'
import type { Observation } from '../observe'
import { freshKey, type Target } from '../target'
import { ask, told, wednesday, type Question } from './asking'

const usual = { oem: 299, oee: 249, aftermarket: 199 }
const read: Question = ['get_prices']

const listOf = (changed: Record<string, unknown>) =>
  serviceTypes.map((service_type) => ({ service_type, prices: changed[service_type] ?? usual }))

async function versionOf(target: Target): Promise<number> {
  return (await told<{ version: number }>(target, read)).version
}

async function save(target: Target, services: unknown, version?: unknown) {
  const args = { version: version ?? (await versionOf(target)), services }
  return ask(target, 'admin', ['save_prices', args])
}

function bookingAt(price: unknown, glassType: unknown, serviceType = 'door-glass') {
  const draft = buildQuoteDraft({ appointmentDetails: { date: wednesday(10) } })
  const vehicleInfo = { ...draft.vehicleInfo, phoneNumber: `(555) 010-0${freshKey().slice(-3)}` }
  const details = draft.appointmentDetails
  return [
    'submit_quote',
    {
      draft: {
        ...draft,
        vehicleInfo,
        serviceSelection: { serviceType },
        glassSelection: { glassType, price },
        appointmentDetails: { ...details, customerInfo: { ...details.customerInfo, email: '' } },
      },
      idempotency_key: freshKey(),
      honeypot: '',
    },
  ] as const satisfies Question
}

/** What services cost: read, saved, refused, and what it means for who books. */
export const priceChecks: Check[] = [
  {
    name: 'prices: read, saved, refused',
    expected: {},
    run: async (target) => {
      const before = await versionOf(target)
      const one = (prices: unknown) => save(target, listOf({ 'chip-repair': prices }))
      const seen = {
        before: await ask(target, 'admin', read),
        stale: await save(target, listOf({}), before - 1),
        'no version': await ask(target, 'admin', [
          'save_prices',
          { version: null, services: listOf({}) },
        ]),
        'no list': await save(target, 5),
        nothing: await save(target, null),
        'too many': await save(
          target,
          Array.from({ length: 51 }, () => ({})),
        ),
        missing: await one({ oem: 1, oee: 2 }),
        'null among them': await one({ oem: 1, oee: 2, aftermarket: null }),
        empty: await one({}),
        zero: await one({ none: 0 }),
        negative: await one({ none: -5 }),
        'too much': await one({ none: 100_000.01 }),
        'half a cent': await one({ none: 1.005 }),
        text: await one({ none: '12' }),
        'an empty text': await one({ none: '' }),
        both: await one({ none: 1, oem: 2 }),
        'no object': await one([1, 2, 3]),
        'no service': await save(target, [
          ...listOf({}),
          { service_type: 'wipers', prices: usual },
        ]),
        'one left out': await save(target, listOf({}).slice(1)),
        'one twice': await save(target, [...listOf({}), listOf({})[0]]),
        'an unknown glass': await one({ ...usual, plastic: 5 }),
        'no objects': await save(target, [1, null, 'x', []]),
        'a version that is text': await ask(target, 'admin', [
          'save_prices',
          { version: 'latest', services: [] },
        ]),
      }
      return { ...seen, back: await save(target, listOf({})) }
    },
  },
  {
    name: 'prices: what a booking is held to',
    expected: {},
    onSample: true,
    run: async (target) => {
      await save(target, listOf({ 'chip-repair': { none: 79.5 } }))
      const booked = async (...args: Parameters<typeof bookingAt>) =>
        ask(target, null, bookingAt(...args))
      const seen = {
        site: await ask(target, null, ['site_settings']),
        changed: await booked(1, 'oem'),
        'changed by a cent': await booked(299.01, 'oem'),
        'glass where there is none': await booked(79.5, 'oem', 'chip-repair'),
        'none where there is a choice': await booked(299, 'none'),
        'an unknown glass': await booked(299, 'plastic'),
        'an unknown service': await booked(299, 'oem', 'wipers'),
      }
      await save(target, listOf({}))
      return seen
    },
  },
  {
    name: 'prices: of what the office makes',
    expected: {},
    onSample: true,
    run: async (target) => {
      await save(
        target,
        listOf({ 'chip-repair': { none: 79.5 }, windshield: { ...usual, oee: 260 } }),
      )
      const page = await told<{ rows: { id: string; version: number }[] }>(target, [
        'list_records',
        { kind: 'quotes', query: { tab: 'Contacted', page_size: 1, sort: 'id' } },
      ])
      const [quote] = page.rows
      let version = quote?.version ?? 0
      const saved = async (fields: object): Promise<Observation> => {
        const answer = await ask(target, 'admin', [
          'save_quote',
          { id: quote?.id, version, fields },
        ])
        if (answer.status !== 200)
          return { status: answer.status ?? null, error: answer.error ?? null }
        version += 1
        const { amount, glass_type, service_type } = answer.data as Observation
        return { amount: amount ?? null, glass: glass_type ?? null, service: service_type ?? null }
      }
      const seen = {
        named: await saved({ first_name: 'Nora' }),
        'a windshield': await saved({
          service_type: 'windshield',
          position: 'main',
          glass_type: 'oee',
        }),
        'another price': await saved({ price: 5 }),
        'no glass': await saved({ glass_type: 'none' }),
        'a chip': await saved({ service_type: 'chip-repair', glass_type: 'none' }),
        'a chip with glass': await saved({ glass_type: 'oem' }),
        'with a price given': await saved({
          service_type: 'windshield',
          glass_type: 'oem',
          price: 7,
        }),
      }
      await save(target, listOf({}))
      return seen
    },
  },
]
