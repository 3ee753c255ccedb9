import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  emptyQuoteDraft,
  isEmptyDraft,
  mergeQuoteSection,
  overlayDraft,
  readQuoteDraft,
  withTodaysPrice,
  type QuoteDraft,
} from '@/domain/quoteDraft'
import { usualPrices, type Prices } from '@/domain/prices'
import { isPositionOf, serviceTypes } from '@/domain/services'
import { anyDraft, anyText } from './arbitraries'

describe('merging a section', () => {
  it('changes what is given and nothing else', () => {
    fc.assert(
      fc.property(anyDraft, anyText, (draft, text) => {
        const merged = mergeQuoteSection(draft, 'vehicleInfo', { make: text })
        expect(merged).toEqual({ ...draft, vehicleInfo: { ...draft.vehicleInfo, make: text } })
      }),
    )
  })

  it('reaches one field of the customer', () => {
    fc.assert(
      fc.property(anyDraft, anyText, (draft, address) => {
        const { appointmentDetails } = mergeQuoteSection(draft, 'appointmentDetails', {
          customerInfo: { address },
        })
        expect(appointmentDetails).toEqual({
          ...draft.appointmentDetails,
          customerInfo: { ...draft.appointmentDetails.customerInfo, address },
        })
      }),
    )
  })

  it('never changes the draft it is given', () => {
    const before = structuredClone(emptyQuoteDraft)
    mergeQuoteSection(emptyQuoteDraft, 'appointmentDetails', { customerInfo: { firstName: 'Ana' } })
    expect(emptyQuoteDraft).toEqual(before)
  })

  it('drops a position exactly when the new service is not done there', () => {
    fc.assert(
      fc.property(anyDraft, fc.constantFrom(...serviceTypes), (draft, serviceType) => {
        const { position } = draft.glassPosition
        const merged = mergeQuoteSection(draft, 'serviceSelection', { serviceType })
        const fits = position !== '' && isPositionOf(serviceType, position)
        expect(merged.glassPosition.position).toBe(fits ? position : '')
      }),
    )
  })
})

describe('reading a stored draft', () => {
  it('gives back every draft that was stored', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        expect(readQuoteDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
      }),
    )
  })

  it('bears any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const draft = readQuoteDraft(value)
        const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
        expect(draft === null).toBe(!isObject)
      }),
    )
  })

  it('believes no position of another service, and takes today’s price for a wrong one', () => {
    const draft = readQuoteDraft({
      serviceSelection: { serviceType: 'windshield' },
      glassPosition: { position: 'front-left' },
      glassSelection: { glassType: 'oem', price: 1 },
    })
    expect(draft?.glassPosition.position).toBe('')
    // What was seen is kept, so that a change can be told.
    expect(draft?.glassSelection.price).toBe(1)
    expect(draft && withTodaysPrice(draft, usualPrices).glassSelection.price).toBe(299)
  })

  it.each([-1, Number.NaN, Infinity, '299', null])('takes %s for no price', (price) => {
    const draft = readQuoteDraft({ glassSelection: { glassType: 'oem', price } })
    expect(draft?.glassSelection).toEqual({ glassType: 'oem', price: 0 })
  })
})

describe('today’s price', () => {
  const prices: Prices = { ...usualPrices, 'chip-repair': { none: 79 } }
  const draftOf = (
    serviceType: QuoteDraft['serviceSelection']['serviceType'],
    glassSelection: QuoteDraft['glassSelection'],
  ): QuoteDraft => ({ ...emptyQuoteDraft, serviceSelection: { serviceType }, glassSelection })
  const seen = (price: number) => ({ glassType: 'oem' as const, price })

  it('changes nothing where it is the one that was seen', () => {
    const draft = draftOf('windshield', seen(299))
    expect(withTodaysPrice(draft, prices)).toBe(draft)
    const undecided = draftOf('windshield', { glassType: '', price: 0 })
    expect(withTodaysPrice(undecided, prices)).toBe(undecided)
    expect(withTodaysPrice(emptyQuoteDraft, prices)).toBe(emptyQuoteDraft)
  })

  it('takes the place of another one', () => {
    expect(withTodaysPrice(draftOf('windshield', seen(250)), prices).glassSelection).toEqual(
      seen(299),
    )
  })

  it('is chosen by itself where there is one, whatever was chosen before', () => {
    for (const glass of [seen(299), { glassType: '' as const, price: 0 }]) {
      expect(withTodaysPrice(draftOf('chip-repair', glass), prices).glassSelection).toEqual({
        glassType: 'none',
        price: 79,
      })
    }
  })

  it('is open again where a choice is back', () => {
    const one = { glassType: 'none' as const, price: 79 }
    const open = { glassType: '', price: 0 }
    expect(withTodaysPrice(draftOf('windshield', one), prices).glassSelection).toEqual(open)
    expect(withTodaysPrice(draftOf('', one), prices).glassSelection).toEqual(open)
  })
})

describe('what was typed before the memory was read', () => {
  it('wins over what was stored, field by field', () => {
    const stored = mergeQuoteSection(emptyQuoteDraft, 'vehicleInfo', { make: 'Ford', year: '2019' })
    const typed = mergeQuoteSection(emptyQuoteDraft, 'vehicleInfo', { make: 'Kia' })
    expect(overlayDraft(stored, typed).vehicleInfo).toMatchObject({ make: 'Kia', year: '2019' })
  })

  it('changes nothing when nothing was typed', () => {
    fc.assert(
      fc.property(anyDraft, (stored) => {
        expect(overlayDraft(stored, emptyQuoteDraft)).toEqual(stored)
      }),
    )
  })

  it('keeps no position that a service chosen meanwhile is not done at', () => {
    let stored = mergeQuoteSection(emptyQuoteDraft, 'serviceSelection', {
      serviceType: 'door-glass',
    })
    stored = mergeQuoteSection(stored, 'glassPosition', { position: 'front-left' })
    const typed = mergeQuoteSection(emptyQuoteDraft, 'serviceSelection', {
      serviceType: 'back-glass',
    })
    expect(overlayDraft(stored, typed).glassPosition.position).toBe('')
  })
})

it('calls a draft empty until something is answered', () => {
  expect(isEmptyDraft({ ...emptyQuoteDraft, currentStep: 4 })).toBe(true)
  expect(isEmptyDraft(mergeQuoteSection(emptyQuoteDraft, 'vehicleInfo', { year: '2' }))).toBe(false)
})
