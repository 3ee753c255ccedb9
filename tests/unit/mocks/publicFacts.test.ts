import { describe, expect, it } from 'vitest'
import { createAsked, problemsIn, type Told } from './support/asking'

const claims = { rating: 4.8, reviews: 12, customers: 300, years: 3 }
const shop = {
  id: null,
  name: 'Pasadena',
  street: '1 Elm Street',
  city: 'Pasadena',
  zip_code: '91101',
  phone: '(555) 010-0140',
  latitude: null,
  longitude: null,
}

describe('what the public pages show, at the pretend server', () => {
  it('begins with three shops and what the company says of itself', async () => {
    const { ask } = createAsked()
    const { body } = await ask(null, 'site_settings')
    expect(body.shops.map(({ name }: Told) => name)).toEqual([
      'Los Angeles Central',
      'Ventura County',
      'San Fernando Valley',
    ])
    expect(body.claims).toEqual({ rating: 4.9, reviews: 1000, customers: 10_000, years: 20 })
    expect(body.company.name).toBe('Sunline Auto Glass')
    expect(body.formats).toEqual({
      currency: 'USD',
      date_format: 'MM/DD/YYYY',
      time_zone: 'Pacific Time',
    })
  })

  it('is saved in the order given, a new shop with an id and the point of its ZIP', async () => {
    const { ask } = createAsked()
    const { body: before } = await ask('admin', 'get_public_facts')
    const [first] = before.shops
    const saved = await ask('admin', 'save_public_facts', {
      version: 1,
      shops: [shop, first],
      claims,
    })
    expect(saved.body).toMatchObject({ version: 2, claims })
    const [added, kept] = saved.body.shops
    expect(added).toMatchObject({ name: 'Pasadena', latitude: 34.147, longitude: -118.139 })
    expect(added.id).toMatch(/^shop-[0-9a-f]{8}$/)
    expect(kept).toEqual(first)
  })

  it('names every field that cannot be right', async () => {
    const { ask } = createAsked()
    const refused = await ask('admin', 'save_public_facts', {
      version: 1,
      shops: [
        { ...shop, zip_code: '00000', name: '' },
        { ...shop, zip_code: 'here' },
      ],
      claims: { ...claims, rating: 4.85, years: -1, reviews: null },
    })
    expect(problemsIn(refused)).toEqual([
      { field: 'shops.0.name', problem: 'required' },
      { field: 'shops.0.zip_code', problem: 'not_offered' },
      { field: 'shops.1.zip_code', problem: 'invalid' },
      { field: 'claims.rating', problem: 'invalid' },
      { field: 'claims.reviews', problem: 'required' },
      { field: 'claims.years', problem: 'invalid' },
    ])
  })

  it.each([
    ['none', []],
    ['twenty-one', Array.from({ length: 21 }, () => shop)],
    ['what is no list', 'shops'],
  ])('is refused with %s shops', async (_, shops) => {
    const { ask } = createAsked()
    expect((await ask('admin', 'save_public_facts', { version: 1, shops, claims })).status).toBe(
      422,
    )
  })

  it('is published by a hook whose address is never told again', async () => {
    const { ask, pass } = createAsked()
    const none = await ask('admin', 'request_publish')
    expect(none).toMatchObject({ status: 422, body: { message: 'no_hook' } })
    const url = 'https://api.host.example/build/secret'
    expect((await ask('admin', 'save_build_hook', { url: 'http://x.example' })).status).toBe(422)
    const { body } = await ask('admin', 'save_build_hook', { url })
    expect(body).toMatchObject({ hook_set: true, hook_host: 'api.host.example' })
    expect(JSON.stringify(body)).not.toContain('secret')
    const asked = await ask('admin', 'request_publish')
    expect(asked.body).toMatchObject({ published_at: null, failed: false })
    pass(10_000)
    const state = await ask('admin', 'publish_state')
    expect(Date.parse(state.body.published_at)).toBeGreaterThan(Date.parse(asked.body.requested_at))
    const removed = await ask('admin', 'save_build_hook', { url: '' })
    expect(removed.body).toMatchObject({ hook_set: false, hook_host: null })
  })
})
