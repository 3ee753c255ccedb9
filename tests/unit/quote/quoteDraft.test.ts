import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  emptyQuoteDraft,
  isEmptyDraft,
  mergeQuoteSection,
  overlayDraft,
  readQuoteDraft,
} from '@/domain/quoteDraft'
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

  it('believes no price and no position of another service', () => {
    const draft = readQuoteDraft({
      serviceSelection: { serviceType: 'windshield' },
      glassPosition: { position: 'front-left' },
      glassSelection: { glassType: 'oem', price: 1 },
    })
    expect(draft?.glassPosition.position).toBe('')
    expect(draft?.glassSelection.price).toBe(299)
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
