import { describe, expect, it } from 'vitest'
import { serviceTypes } from '@/domain/services'
import { buildQuoteDraft } from '@mocks/fixtures/quotes'
import { createAsked, problemsIn, type Told } from './support/asking'

const usual = { oem: 299, oee: 249, aftermarket: 199 }
/** All services as they were, but for one. */
const withPrices = (service: string, prices: unknown) =>
  serviceTypes.map((service_type) => ({
    service_type,
    prices: service_type === service ? prices : usual,
  }))

describe('the prices of the pretend server', () => {
  it('begin with three for each service', async () => {
    const { ask } = createAsked()
    const { body } = await ask('admin', 'get_prices')
    expect(body.version).toBe(1)
    expect(body.services).toEqual(
      serviceTypes.map((service_type) => ({ service_type, prices: usual })),
    )
  })

  it('can be one for a service, and are told to visitors at once', async () => {
    const { ask, database } = createAsked()
    const saved = await ask('admin', 'save_prices', {
      version: 1,
      services: withPrices('chip-repair', { none: 79.5 }),
    })
    expect(saved.body).toMatchObject({ version: 2 })
    const { body } = await ask(null, 'site_settings')
    const shown = body.prices.filter((row: Told) => row.service_type === 'chip-repair')
    expect(shown).toEqual([{ service_type: 'chip-repair', glass_type: 'none', price: 79.5 }])
    expect(body.prices).toHaveLength(16)
    expect([...database.business.audit_log.values()].at(-1)).toMatchObject({
      table_name: 'service_prices',
      record_id: 'chip-repair.none',
      action: 'insert',
    })
  })

  it.each([
    ['missing', { oem: 1, oee: 2 }, { field: 'chip-repair.aftermarket', problem: 'required' }],
    ['nothing', { none: 0 }, { field: 'chip-repair.none', problem: 'invalid' }],
    ['too much', { none: 100_000.01 }, { field: 'chip-repair.none', problem: 'invalid' }],
    ['of half cents', { none: 1.005 }, { field: 'chip-repair.none', problem: 'invalid' }],
    ['text', { none: '12' }, { field: 'chip-repair.none', problem: 'invalid' }],
    ['of both kinds', { none: 1, oem: 2 }, { field: 'chip-repair.oem', problem: 'not_offered' }],
  ])('are refused when one is %s, and nothing is saved', async (_, prices, problem) => {
    const { ask } = createAsked()
    const refused = await ask('admin', 'save_prices', {
      version: 1,
      services: withPrices('chip-repair', prices),
    })
    expect(refused.status).toBe(422)
    expect(problemsIn(refused)).toEqual([problem])
    expect((await ask('admin', 'get_prices')).body.version).toBe(1)
  })

  it('are not overwritten by somebody who saw older ones', async () => {
    const { ask } = createAsked()
    await ask('admin', 'save_prices', {
      version: 1,
      services: withPrices('chip-repair', { none: 80 }),
    })
    const services = withPrices('chip-repair', usual)
    const late = await ask('super_admin', 'save_prices', { version: 1, services })
    expect(late).toMatchObject({
      status: 409,
      body: { message: 'stale', details: '{"version":2}' },
    })
  })

  it('hold for a booking: another price is shown first, a glass that is gone refused', async () => {
    const { ask } = createAsked({}, Date.now())
    const book = (price: number, glassType: 'oem' | 'none') => {
      const draft = buildQuoteDraft()
      return ask(null, 'submit_quote', {
        draft: { ...draft, glassSelection: { glassType, price } },
        idempotency_key: crypto.randomUUID(),
        honeypot: '',
      })
    }
    expect(await book(1, 'oem')).toMatchObject({
      status: 409,
      body: { message: 'price_changed', details: '{"price":299}' },
    })
    await ask('admin', 'save_prices', {
      version: 1,
      services: withPrices('door-glass', { none: 150 }),
    })
    expect(problemsIn(await book(299, 'oem'))).toEqual([
      { field: 'glassType', problem: 'not_offered' },
    ])
    const booked = await book(150, 'none')
    expect(booked.body).toMatchObject({ price: 150, glassType: 'none' })
  })

  it('never change what was quoted, and are today’s for what the office makes', async () => {
    const { ask, database } = createAsked()
    const [quote] = [...database.business.quotes.values()].filter(
      ({ status, deleted_at }) => status === 'Contacted' && !deleted_at,
    )
    await ask('admin', 'save_prices', {
      version: 1,
      services: serviceTypes.map((service_type) => ({
        service_type,
        prices: { oem: 1000, oee: 900, aftermarket: 800 },
      })),
    })
    const save = (fields: object, version: number) =>
      ask('admin', 'save_quote', { id: quote?.id, version, fields })
    const named = await save({ first_name: 'Nora' }, quote?.version ?? 0)
    expect(named.body.amount).toBe(quote?.price)
    const other = quote?.glass_type === 'oee' ? 'oem' : 'oee'
    const changed = await save({ glass_type: other }, named.body.version)
    expect(changed.body.amount).toBe(other === 'oee' ? 900 : 1000)
  })

  it('are all sent, each service once', async () => {
    const { ask } = createAsked()
    const services = [
      ...withPrices('', usual).slice(2),
      { service_type: 'chip-repair', prices: 5 },
      { service_type: 'wipers', prices: usual },
    ]
    expect(problemsIn(await ask('admin', 'save_prices', { version: 1, services }))).toEqual([
      { field: 'chip-repair', problem: 'invalid' },
      { field: 'windshield', problem: 'required' },
      { field: 'wipers', problem: 'not_offered' },
    ])
  })

  it.each([null, 'customer', 'technician'] as const)('are closed to %s', async (who) => {
    const { ask } = createAsked()
    const refused = await ask(who, 'save_prices', { version: 1, services: [] })
    expect(refused).toMatchObject({ status: who ? 403 : 401, body: { code: '42501' } })
  })
})
