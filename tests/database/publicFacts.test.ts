import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { locations } from '@/domain/locations'
import { usualClaims } from '@/domain/serviceFacts'
import { openBusiness, type BusinessDatabase } from './businessDatabase'
import { testNow } from './support/drafts'

type Shop = Record<string, unknown> & { id: string | null }
type Facts = { version: number; shops: Shop[]; claims: Record<string, unknown> }

let business: BusinessDatabase
beforeAll(async () => {
  business = await openBusiness({ now: testNow })
})
afterAll(() => business.close())
beforeEach(() =>
  business.exec(`
    delete from public.shops; delete from public.site_claims; select private.make_missing_facts();
    delete from private.publish_requests; delete from private.build_hook;
  `),
)

const read = () => business.call<Facts>('admin', 'get_public_facts')
const args = ({ version, shops, claims }: Facts) => ({
  version,
  shops: JSON.stringify(shops),
  claims: JSON.stringify(claims),
})
const save = (facts: Facts) => business.call<Facts>('admin', 'save_public_facts', args(facts))

describe('what the public pages say', () => {
  test('is what the specification says to begin with', async () => {
    const { shops, claims } = await read()
    expect(shops).toEqual(
      locations.map(({ id, name, street, city, zipCode, phone, latitude, longitude }) => ({
        id,
        name,
        street,
        city,
        phone,
        latitude,
        longitude,
        zip_code: zipCode,
      })),
    )
    expect(claims).toEqual(usualClaims)
  })

  test('is saved and told to everybody: a shop less, another order, a new one by its ZIP code', async () => {
    const facts = await read()
    const [first, , third] = facts.shops
    const fourth = {
      id: null,
      name: ' Pasadena ',
      street: '1 Rose Street',
      city: 'Pasadena',
      zip_code: '91101',
      phone: '(555) 010-0140',
      latitude: null,
      longitude: null,
    }
    const after = await save({
      version: facts.version,
      shops: [third as Shop, first as Shop, fourth],
      claims: { rating: 4.7, reviews: 1200, customers: 12000, years: 21 },
    })
    expect(after.version).toBe(facts.version + 1)
    expect(after.shops.map((shop) => shop.name)).toEqual([
      'San Fernando Valley',
      'Los Angeles Central',
      'Pasadena',
    ])
    expect(after.shops[2]).toMatchObject({ latitude: expect.closeTo(34.1, 0) })
    const told = await business.call<Facts>('anon', 'site_settings')
    expect(told.shops).toEqual(after.shops)
    expect(told.claims).toEqual({ rating: 4.7, reviews: 1200, customers: 12000, years: 21 })
  })

  test('is not overwritten when somebody else was faster', async () => {
    const facts = await read()
    await save(facts)
    const refusal = await business.refusal('admin', 'save_public_facts', args(facts))
    expect(refusal).toMatchObject({ code: 'PT409', message: 'stale' })
  })

  test.each([
    ['a shop without a name', { name: ' ' }, {}, 'shops.0.name', 'required'],
    ['a name too long', { name: 'x'.repeat(101) }, {}, 'shops.0.name', 'too_long'],
    ['a ZIP of four digits', { zip_code: '9001' }, {}, 'shops.0.zip_code', 'invalid'],
    ['what is no phone', { phone: 'call us' }, {}, 'shops.0.phone', 'invalid'],
    ['a place that is none', { latitude: 91 }, {}, 'shops.0.latitude', 'invalid'],
    ['half a place', { longitude: null }, {}, 'shops.0.longitude', 'invalid'],
    ['a rating of six', {}, { rating: 6 }, 'claims.rating', 'invalid'],
    ['a rating too exact', {}, { rating: 4.95 }, 'claims.rating', 'invalid'],
    ['no number of years', {}, { years: null }, 'claims.years', 'required'],
    ['half a customer', {}, { customers: 1.5 }, 'claims.customers', 'invalid'],
  ])('is refused with %s', async (_what, shop, claim, field, problem) => {
    const { version, shops, claims } = await read()
    const refusal = await business.refusal(
      'admin',
      'save_public_facts',
      args({
        version,
        shops: [{ ...shops[0], id: 'x', latitude: 34, longitude: -118, ...shop } as Shop],
        claims: { ...claims, ...claim },
      }),
    )
    expect(refusal.message).toBe('invalid')
    const problems = JSON.parse(refusal.detail ?? '') as unknown[]
    expect(problems).toEqual([{ field, problem }])
  })

  test.each([[[]], [null], ['shops']])('needs a list of shops: not %j', async (shops) => {
    const facts = await read()
    const refusal = await business.refusal('admin', 'save_public_facts', {
      ...args(facts),
      shops: JSON.stringify(shops),
    })
    expect(refusal.detail).toBe('[{"field": "shops", "problem": "invalid"}]')
  })

  test('of a shop whose ZIP code is nowhere near needs its place', async () => {
    const facts = await read()
    const shop = { ...facts.shops[0], id: null, zip_code: '00501', latitude: null, longitude: null }
    const refusal = await business.refusal(
      'admin',
      'save_public_facts',
      args({ ...facts, shops: [shop as Shop] }),
    )
    expect(JSON.parse(refusal.detail ?? '')).toEqual([
      { field: 'shops.0.zip_code', problem: 'not_offered' },
    ])
  })
})

describe('publishing', () => {
  type Publish = Record<
    'hook_host' | 'requested_at' | 'published_at' | 'changed_at',
    string | null
  > & { hook_set: boolean; failed: boolean }
  const state = () => business.call<Publish>('admin', 'publish_state')
  const hook = (url: string) => business.call<Publish>('admin', 'save_build_hook', { url })
  const request = () => business.call<Publish>('admin', 'request_publish')
  const claim = async () => {
    const [row] = await business.rows<{ answer: { id: number; url: string } | null }>(
      'select public.claim_publish() as answer',
    )
    return row?.answer ?? null
  }
  const record = (id: number, ok: boolean) =>
    business.rows('select public.record_publish($1, $2)', [id, ok])

  test('needs the address of a hook, which is never read back', async () => {
    await expect(request()).rejects.toMatchObject({ code: 'PT422', message: 'no_hook' })
    const set = await hook('https://builds.example.com/hooks/secret-part?x=1')
    expect(set).toMatchObject({ hook_set: true, hook_host: 'builds.example.com' })
    expect(JSON.stringify(set)).not.toContain('secret-part')
    expect(await hook('https://user:password@builds.example.com/x')).toMatchObject({
      hook_host: 'builds.example.com',
    })
    expect(await hook('')).toMatchObject({ hook_set: false, hook_host: null })
  })

  test.each(['http://builds.example.com/x', 'builds', `https://${'x'.repeat(600)}`])(
    'is not set up with %s',
    async (url) => {
      const refusal = await business.refusal('admin', 'save_build_hook', { url })
      expect(refusal.detail).toBe('[{"field": "url", "problem": "invalid"}]')
    },
  )

  test('asked for twice is one call; when it went well it is published', async () => {
    await hook('https://builds.example.com/hook')
    await request()
    expect(await request()).toMatchObject({ requested_at: expect.any(String), published_at: null })
    const claimed = await claim()
    expect(claimed?.url).toBe('https://builds.example.com/hook')
    expect(await claim()).toBeNull()
    await record(claimed?.id ?? 0, true)
    expect(await state()).toMatchObject({ published_at: expect.any(String), failed: false })
  })

  test('that fails is tried three times, a minute apart, and given up', async () => {
    await hook('https://builds.example.com/hook')
    await request()
    for (const minute of [0, 2, 4]) {
      await business.stopClock(new Date(Date.parse(testNow) + minute * 60_000).toISOString())
      const claimed = await claim()
      expect(claimed).not.toBeNull()
      await record(claimed?.id ?? 0, false)
      expect(await claim()).toBeNull()
    }
    expect(await state()).toMatchObject({ failed: true, published_at: null })
    await business.stopClock(testNow)
  })

  test('changes are known since when', async () => {
    const before = (await state()).changed_at ?? ''
    await business.stopClock('2027-02-01T10:00:00Z')
    await save(await read())
    expect(Date.parse((await state()).changed_at ?? '')).toBe(Date.parse('2027-02-01T10:00:00Z'))
    expect(before).not.toBe('')
    await business.stopClock('2027-02-02T10:00:00Z')
    await business.exec(
      `insert into public.closed_days (day, name) values ('2027-03-01', 'Inventory')`,
    )
    expect(Date.parse((await state()).changed_at ?? '')).toBe(Date.parse('2027-02-02T10:00:00Z'))
    await business.stopClock(testNow)
  })
})
