import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyQuoteDraft, mergeQuoteSection } from '@/domain/quoteDraft'
import {
  isStepDone,
  missingBefore,
  nextQuoteStep,
  previousQuoteStep,
  quoteStepPaths,
  quoteSteps,
  vehicleName,
} from '@/domain/quoteProgress'
import { anyDraft } from './arbitraries'

describe('steps', () => {
  it('go back to the previous one, and no further than the first', () => {
    expect(quoteSteps.map(previousQuoteStep)).toEqual([1, 1, 2, 3, 4])
  })

  it('go forward to the next one, and no further than the fifth', () => {
    expect(quoteSteps.map(nextQuoteStep)).toEqual([2, 3, 4, 5, 5])
  })

  it('live at the specified addresses', () => {
    expect(quoteSteps.map((step) => quoteStepPaths[step])).toEqual([
      '/',
      '/quote',
      '/quote/position',
      '/quote/details',
      '/quote/appointment',
    ])
  })
})

describe('missing answers', () => {
  it('are all of them at first', () => {
    expect(missingBefore(emptyQuoteDraft, 5)).toEqual([1, 2, 3, 4])
    expect(missingBefore(emptyQuoteDraft, 1)).toEqual([])
  })

  it('are exactly the earlier steps that are not done', () => {
    fc.assert(
      fc.property(anyDraft, fc.constantFrom(...quoteSteps), (draft, step) => {
        for (const earlier of quoteSteps) {
          const isMissing = missingBefore(draft, step).includes(earlier)
          expect(isMissing).toBe(earlier < step && !isStepDone(draft, earlier))
        }
      }),
    )
  })

  it('count a phone number as no vehicle', () => {
    const draft = mergeQuoteSection(emptyQuoteDraft, 'vehicleInfo', { phoneNumber: '5550100123' })
    expect(missingBefore(draft, 2)).toEqual([1])
  })
})

it('names a vehicle by what is known of it', () => {
  const { vehicleInfo } = emptyQuoteDraft
  expect(vehicleName({ ...vehicleInfo, year: ' 2021', make: 'Honda', model: 'Civic ' })).toBe(
    '2021 Honda Civic',
  )
  expect(vehicleName({ ...vehicleInfo, model: 'Ice cream truck' })).toBe('Ice cream truck')
  expect(vehicleName(vehicleInfo)).toBe('')
})
