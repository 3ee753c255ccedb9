import { createStore } from 'jotai'
import { describe, expect, it, test } from 'vitest'
import { buildPerson, samplePeople, selfPerson } from '@mocks/fixtures/business/access'
import {
  buildPrices,
  buildPublicFacts,
  buildPublishState,
} from '@mocks/fixtures/business/publicFacts'
import { publishStatus } from '@/domain/publicFacts'
import { priceProblem } from '@/domain/servicePrices'
import { hindranceOf, isLockedOut, isOnline } from '@/domain/staffAccess'
import * as prices from '@/features/admin/settings/screens/prices/priceForm'
import * as publicForm from '@/features/admin/settings/screens/publicPages/publicForm'
import { personActions } from '@/features/admin/settings/screens/staff/personActions'
import { noteUnsavedAtom, settingsTabOf, unsavedTabsAtom } from '@/features/admin/settings/tabs'

const now = new Date('2026-06-15T17:00:00Z')

describe('a price', () => {
  test.each([
    ['299', null],
    [' 299.50 ', null],
    ['0.01', null],
    ['100000', null],
    ['', 'required'],
    ['  ', 'required'],
    ['0', 'invalid'],
    ['0.00', 'invalid'],
    ['-5', 'invalid'],
    ['100000.01', 'invalid'],
    ['1.999', 'invalid'],
    ['1e3', 'invalid'],
    ['$299', 'invalid'],
    ['1,000', 'invalid'],
  ])('typed as "%s" is %s', (typed, problem) => {
    expect(priceProblem(typed)).toBe(problem)
  })
})

describe('the form of the prices', () => {
  it('begins with what is stored and sends it back as it was', () => {
    const stored = buildPrices()
    expect(prices.servicesOf(prices.draftOf(stored))).toEqual(stored.services)
  })

  it('asks for one price or for three, and keeps what is not asked for', () => {
    const draft = prices.draftOf(buildPrices())
    draft.windshield = { ...draft.windshield, isOne: true }
    expect(prices.priceMistakes(draft)).toEqual([
      { service: 'windshield', kind: 'none', problem: 'required' },
    ])
    draft.windshield = { ...draft.windshield, none: '310' }
    expect(prices.servicesOf(draft)[0]).toEqual({
      serviceType: 'windshield',
      prices: { none: 310 },
    })
    expect(draft.windshield.oem).toBe('299')
  })
})

describe('the form of the public pages', () => {
  it('begins with what is stored and sends it back as it was', () => {
    const facts = buildPublicFacts()
    const draft = publicForm.draftOf(facts)
    expect(publicForm.shopsOf(draft)).toEqual(facts.shops)
    expect(publicForm.claimsOf(draft)).toEqual(facts.claims)
  })

  it('takes a new shop without coordinates, not with half of them', () => {
    const shop = {
      ...publicForm.newShop('new-1'),
      name: 'Pasadena',
      street: '1 Colorado Boulevard',
      city: 'Pasadena',
      zipCode: '91101',
      phone: '(555) 010-0140',
    }
    const draft = { ...publicForm.draftOf(buildPublicFacts()), shops: [shop] }
    expect(publicForm.shopMistakes(draft)).toEqual([])
    expect(publicForm.shopsOf(draft)).toEqual([
      expect.objectContaining({ id: null, latitude: null, longitude: null }),
    ])
    const half = { ...draft, shops: [{ ...shop, latitude: '34.15' }] }
    expect(publicForm.shopMistakes(half)).toEqual([
      { place: 0, field: 'longitude', problem: 'invalid' },
    ])
  })

  it.each([
    ['zipCode', '9110', 'invalid'],
    ['zipCode', '', 'required'],
    ['phone', 'call us', 'invalid'],
    ['latitude', '91', 'invalid'],
    ['longitude', '-181', 'invalid'],
    ['latitude', 'north', 'invalid'],
    ['name', ' ', 'required'],
  ] as const)('refuses a shop with %s "%s"', (field, text, problem) => {
    const draft = publicForm.draftOf(buildPublicFacts())
    const [first] = draft.shops
    const shops = [{ ...first!, [field]: text }]
    expect(publicForm.shopMistakes({ ...draft, shops })).toEqual([{ place: 0, field, problem }])
  })

  it.each([
    ['rating', '0.9'],
    ['rating', '5.1'],
    ['rating', '4.95'],
    ['reviews', '-1'],
    ['customers', '10000001'],
    ['years', '201'],
    ['years', 'many'],
  ] as const)('refuses %s "%s"', (claim, text) => {
    const draft = { ...publicForm.draftOf(buildPublicFacts()), [claim]: text }
    expect(publicForm.claimMistakes(draft)).toEqual([claim])
  })

  it('moves shops, not beyond the ends', () => {
    const { shops } = publicForm.draftOf(buildPublicFacts())
    const names = (moved: readonly publicForm.ShopDraft[]) => moved.map(({ id }) => id)
    expect(names(publicForm.withMoved(shops, 1, -1))).toEqual([
      'ventura-county',
      'los-angeles-central',
      'san-fernando-valley',
    ])
  })
})

describe('the published pages', () => {
  test.each([
    ['never', { publishedAt: null, requestedAt: null, changedAt: null }],
    ['never', { publishedAt: null, requestedAt: null }],
    ['published', {}],
    ['changed', { changedAt: '2026-06-15T16:30:00Z' }],
    ['requested', { requestedAt: '2026-06-15T16:30:00Z' }],
    ['requested', { publishedAt: null }],
    ['failed', { failed: true }],
  ] as const)('are %s', (status, changes) => {
    expect(publishStatus(buildPublishState(changes))).toBe(status)
  })
})

describe('access', () => {
  it('is online within 90 seconds of the last sign of life', () => {
    expect(isOnline({ lastSeen: '2026-06-15T16:58:31Z' }, now)).toBe(true)
    expect(isOnline({ lastSeen: '2026-06-15T16:58:30Z' }, now)).toBe(false)
    expect(isOnline({ lastSeen: null }, now)).toBe(false)
  })

  it('is locked until the lock has passed', () => {
    expect(isLockedOut({ lockedUntil: '2026-06-15T17:00:01Z' }, now)).toBe(true)
    expect(isLockedOut({ lockedUntil: '2026-06-15T17:00:00Z' }, now)).toBe(false)
  })

  it('stays with the only super administrator, and is nobody’s own to take', () => {
    expect(hindranceOf(selfPerson, samplePeople)).toBe('last_super_admin')
    const second = buildPerson({ id: 'second', role: 'super_admin' })
    expect(hindranceOf(selfPerson, [...samplePeople, second])).toBe('self')
    expect(hindranceOf(second, [...samplePeople, second])).toBeNull()
    const gone = buildPerson({
      id: 'gone',
      role: 'super_admin',
      deactivatedAt: '2026-06-01T00:00:00Z',
    })
    expect(hindranceOf(selfPerson, [...samplePeople, gone])).toBe('last_super_admin')
  })

  it('offers what fits the account', () => {
    const kinds = (changes: Parameters<typeof buildPerson>[0]) =>
      personActions(buildPerson(changes), samplePeople, now).map(({ kind }) => kind)
    expect(kinds({})).toEqual(['role', 'technician', 'deactivate'])
    expect(kinds({ twoFactor: true, lockedUntil: '2026-06-15T17:10:00Z' })).toEqual([
      'unlock',
      'role',
      'technician',
      'reset',
      'deactivate',
    ])
    expect(kinds({ deactivatedAt: '2026-06-01T00:00:00Z' })).toEqual(['reactivate'])
  })
})

describe('the tabs', () => {
  it('are told by the address, the first one without a name', () => {
    expect(settingsTabOf('prices')).toBe('prices')
    expect(settingsTabOf(null)).toBe('general')
    expect(settingsTabOf('elsewhere')).toBe('general')
  })

  it('know which of them hold something unsaved', () => {
    const store = createStore()
    const note = (part: string, isUnsaved: boolean) =>
      store.set(noteUnsavedAtom, { tab: 'public-pages', part, isUnsaved })
    note('form', true)
    note('hook', true)
    expect(store.get(unsavedTabsAtom)).toEqual(['public-pages'])
    note('form', false)
    expect(store.get(unsavedTabsAtom)).toEqual(['public-pages'])
    note('hook', false)
    expect(store.get(unsavedTabsAtom)).toEqual([])
  })
})
